"""Clocks: days for each move, or minutes for the whole match, read off the entries' own times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Measure = Literal["days", "minutes"]


@dataclass(frozen=True)
class ClockRule:
    """How long a player may take, and who plays on when the time is up ("" for nobody: the clock only shows)."""

    measure: Measure
    amount: int
    bot: str = ""
    may_return: bool = True


@dataclass(frozen=True)
class ClockFace:
    """What a player's clock shows: seconds left (below zero: over), whether it runs, when it ends if it runs."""

    left: float
    running: bool
    ends: float | None
