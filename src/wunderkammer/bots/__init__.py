"""Players that see only what their seat sees."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol

from wunderkammer.bots.greedy import GreedyBot
from wunderkammer.bots.info import Info
from wunderkammer.bots.past import Past
from wunderkammer.bots.quick import QuickBot
from wunderkammer.bots.random_bot import RandomBot
from wunderkammer.errors import WunderkammerError

__all__ = ["BOTS", "Bot", "Info", "Past", "bot"]


class Bot(Protocol):
    """Whoever chooses a move from what a seat may know; the same seed makes the same choices."""

    name: str

    def choose(self, info: Info) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "quick": QuickBot}


def bot(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(BOTS)}."
        raise WunderkammerError(f"There is no bot “{name}”. {hint}")
    return BOTS[name](seed)
