"""A position as text: what a seat sees and may do, for people who watch a program learn."""

from __future__ import annotations

import json
from typing import Final

from wunderkammer.core.engine import actor, legal_moves
from wunderkammer.core.frames import NOBODY
from wunderkammer.core.state import State
from wunderkammer.rl.setting import Setting, choice

RENDER_MODES: Final = ("ansi",)


def checked_render_mode(wanted: str | None) -> str | None:
    """How positions are to be shown; None for not at all."""
    return wanted if wanted is None else RENDER_MODES[choice("render_mode", wanted, RENDER_MODES)]


def page(setting: Setting, state: State) -> str:
    """What the acting seat sees, and the keys of their moves; at the end the scores."""
    rules, seat = setting.game.rules, actor(state)
    if seat == NOBODY:
        return json.dumps(rules.result(state).to_json())
    keys = setting.game.vocabulary.keys_of(legal_moves(state, seat))
    return f"{json.dumps(rules.view(state, seat))}\nseat {seat}: {' '.join(keys)}"
