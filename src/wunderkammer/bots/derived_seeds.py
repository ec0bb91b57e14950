"""Seeds made of seeds: one number is enough for a whole tournament, and every decision has dice of its own."""

from __future__ import annotations

from wunderkammer.bots.info import Info
from wunderkammer.core.rng import Rng

GOLDEN = 0x9E3779B97F4A7C15
LOW = (1 << 64) - 1


def derived_seed(seed: int, number: int) -> int:
    """A seed of its own for every number: neighbouring numbers give unrelated ones (after Steele's SplitMix)."""
    z = (seed + (number + 1) * GOLDEN) & LOW
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & LOW
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & LOW
    return (z ^ z >> 31) >> 1


def dice_for(seed: int, info: Info) -> Rng:
    """The dice of a bot at a decision: those of its seed and the decision's number, whatever it was asked before."""
    return Rng(derived_seed(seed, len(info.past)))
