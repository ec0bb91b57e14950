"""What every bot can do."""

from __future__ import annotations

from typing import Protocol

from wunderkammer.bots.info import Info


class Bot(Protocol):
    """Whoever chooses a move from what a seat may know; the same seed makes the same choices.

    One object plays one seat for a whole game, so it may remember what it has thought.
    """

    name: str

    def choose(self, info: Info) -> int: ...
