"""The bot that looks one step ahead, in several worlds that its seat holds possible."""

from __future__ import annotations

from wunderkammer.bots.derived_seeds import dice_for
from wunderkammer.bots.info import Info
from wunderkammer.bots.search.lookahead import value_of
from wunderkammer.bots.search.turn import Planner
from wunderkammer.core.rng import Rng

FIRST_LOOK = 2  # worlds in which every move is tried …
FINALISTS = 6  # … and of the moves that did best in those, these are tried …
SECOND_LOOK = 6  # … in as many worlds more
WIDTH = 8  # positions that the plan of a turn follows
SEED_RANGE = 1 << 31


class GreedyBot:
    """The move whose consequences are best on average, by the game's own estimate."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, info: Info) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        totals, dice = dict.fromkeys(info.legal, 0.0), dice_for(self.seed, info)
        look(info, totals, FIRST_LOOK, dice)
        best = sorted(info.legal, key=lambda move: -totals[move])[:FINALISTS]
        totals = {move: totals[move] for move in best}
        look(info, totals, SECOND_LOOK, dice)
        return max(best, key=lambda move: totals[move])


def look(info: Info, totals: dict[int, float], worlds: int, dice: Rng) -> None:
    """Add up what the moves lead to."""
    planner = Planner(info.rules, WIDTH)
    for world in info.worlds(worlds, dice):
        # Every move meets the same luck, so that the moves differ and not their luck.
        luck = dice.below(SEED_RANGE)
        for move in totals:
            totals[move] += value_of(planner, world.clone(), info.seat, move, Rng(luck))
