"""Every bot by its name."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial

from wunderkammer.bots.contract import Bot
from wunderkammer.bots.external.external_bot import ExternalBot, is_external
from wunderkammer.bots.levels import LEVELS, Level
from wunderkammer.bots.simple.greedy import GreedyBot
from wunderkammer.bots.simple.quick import QuickBot
from wunderkammer.bots.simple.random_bot import RandomBot
from wunderkammer.errors import BadBot

PROCESSES = {str(number) for number in range(2, 65)}

CLOSE = 0.7  # how alike a name must be to be taken for a slip; “clever” is not meant to be “level5”
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "quick": QuickBot,
    "greedy": GreedyBot,
    **{name: partial(Level, name) for name in LEVELS},
}


def is_bot(name: str) -> bool:
    """Whether a bot of the cabinet has this name."""
    return name in BOTS or shared_level(name) is not None


def shared_level(name: str) -> tuple[str, int] | None:
    """A level and the number of processes that share its work: `level5x2`."""
    level, _, processes = name.partition("x")
    if level in LEVELS and processes in PROCESSES:
        return level, int(processes)
    return None


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; `cmd:` and a command name an external program, `level5x2` a level on two cores."""
    if is_external(name):
        return ExternalBot(name, seed)
    shared = shared_level(name)
    if shared:
        return Level(shared[0], seed, shared[1])
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1, CLOSE)
        if near:
            raise BadBot("no-bot-near", name=name, near=near[0])
        raise BadBot("unknown-bot", name=name, bots=[*BOTS])
    return BOTS[name](seed)
