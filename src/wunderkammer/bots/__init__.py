"""Players that see only what their seat sees."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial

from wunderkammer.bots.company import Company
from wunderkammer.bots.contract import Bot
from wunderkammer.bots.external import ExternalBot, Occasion, is_external
from wunderkammer.bots.greedy import GreedyBot
from wunderkammer.bots.info import Info
from wunderkammer.bots.levels import LEVELS, level
from wunderkammer.bots.past import Past
from wunderkammer.bots.quick import QuickBot
from wunderkammer.bots.random_bot import RandomBot
from wunderkammer.errors import WunderkammerError

__all__ = ["BOTS", "Bot", "Company", "Info", "Occasion", "Past", "bot"]

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "quick": QuickBot,
    "greedy": GreedyBot,
    **{name: partial(level, name) for name in LEVELS},
}


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; `cmd:` and a command name an external program."""
    if is_external(name):
        return ExternalBot(name, seed)
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(BOTS)}."
        raise WunderkammerError(f"There is no bot “{name}”. {hint}")
    return BOTS[name](seed)
