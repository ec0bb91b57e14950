"""All that steps are written with, from one place: frames, lists of moves, refusals, random numbers."""

from __future__ import annotations

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import EFFECT, NATURE, OVER, first, frame, kind_of, seat_of, second, third
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import SeldomAsked

__all__ = [
    "EFFECT",
    "NATURE",
    "OVER",
    "Buffer",
    "Refusal",
    "Rng",
    "SeldomAsked",
    "first",
    "frame",
    "kind_of",
    "seat_of",
    "second",
    "third",
]
