"""The bot that looks one step ahead in a single world: weaker than greedy and many times as fast, for training."""

from __future__ import annotations

from wunderkammer.bots.derived_seeds import dice_for
from wunderkammer.bots.info import Info
from wunderkammer.bots.search.lookahead import value_of
from wunderkammer.bots.search.turn import Planner
from wunderkammer.core.frames import SEALED

WIDTH = 16  # positions that the plan of a turn follows


class QuickBot:
    """The move after which its own seat stands best, by the game's estimate."""

    name = "quick"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, info: Info) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        dice = dice_for(self.seed, info)
        world = info.world(dice)
        planner = Planner(info.rules, WIDTH)
        if world.top() & 255 < SEALED:
            planner.turn(world, info.seat, dice)
            return planner.plan()[0]
        # What a secret choice leads to shows only when all have chosen.
        values = [value_of(planner, world.clone(), info.seat, move, dice) for move in info.legal]
        return info.legal[values.index(max(values))]
