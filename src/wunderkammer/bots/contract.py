"""What every bot can do."""

from __future__ import annotations

from typing import Protocol

from wunderkammer.bots.info import Info


class Bot(Protocol):
    """A player that chooses moves from what a seat may know; the same seed makes the same choices.

    It is asked through its seat (`BotSeat`). One that remembers what it planned is asked about every decision of a
    turn, in their order; what it remembers from before that turn must not change what it chooses.
    """

    name: str

    def choose(self, info: Info) -> int: ...
