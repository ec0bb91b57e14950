"""The bot that looks one step ahead, in several worlds that its seat holds possible."""

from __future__ import annotations

from wunderkammer.bots.info import Info
from wunderkammer.bots.search import value_of
from wunderkammer.core.rng import Rng

WORLDS = 8
SEED_RANGE = 1 << 31


class GreedyBot:
    """The move whose consequences are best on average, by the game's own estimate."""

    name = "greedy"

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self.rng = Rng(seed)
        self.worlds = worlds

    def choose(self, info: Info) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        totals = [0.0] * len(info.legal)
        for world in info.worlds(self.worlds, self.rng):
            # Every move meets the same luck, so that the moves differ and not their luck.
            luck = self.rng.below(SEED_RANGE)
            for at, move in enumerate(info.legal):
                totals[at] += value_of(info.rules, world.clone(), info.seat, move, Rng(luck))
        return info.legal[totals.index(max(totals))]
