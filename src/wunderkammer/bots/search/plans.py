"""Turns that a search plans: the present one with care, later ones more quickly, and each only as often as needed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.turn import Planner
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

LONGEST: Final = 60  # planned turns and secret choices after which a play-out is judged wherever it is
MOST_PLANS: Final = 100000  # kept at a time


@final
@mypyc_attr(acyclic=True)
class Plans:
    """Plans turns, and keeps the plans of turns that follow the present decision."""

    planner: Planner
    width: i64  # the planner's in the present turn …
    later: i64  # … and in those after it
    reach: i64  # own turns that the first plan may span
    kept: dict[int, vec[i64]]  # by position and number of the turn after it
    buffer: Buffer

    def __init__(self, rules: Rules, width: i64, later: i64, reach: i64) -> None:
        self.planner = Planner(rules, width)
        self.width = width
        self.later = later
        self.reach = reach
        self.kept = {}
        self.buffer = Buffer()

    def first_after(self, spot: i64) -> list[int]:
        """The plan of the present turn that is kept for a position; nothing if there is none."""
        plan = self.kept.get(spot * LONGEST)
        return [] if plan is None else [plan[at] for at in range(len(plan))]

    def make(self, world: State, who: i64, turn: i64, dice: Rng) -> State:
        """The position after a turn that is planned in this world."""
        self.planner.width = self.width if turn == 0 else self.later
        self.planner.reach = self.reach if turn == 0 else 1
        return self.planner.turn(world, who, dice)

    def repeat(self, world: State, who: i64, turn: i64, spot: i64, dice: Rng) -> State:
        """The position after a turn that is planned once and then made in every world, as far as it can be."""
        place = spot * LONGEST + turn
        plan = self.kept.get(place)
        if plan is None:
            world = self.make(world, who, turn, dice)
            if len(self.kept) < MOST_PLANS:
                self.kept[place] = self.planner.plan()
            return world
        at: i64 = 0
        while at < len(plan):
            legal_into(world, who, self.buffer)
            if not self.buffer.has(plan[at]):
                return self.make(world, who, turn, dice)
            apply(world, who, plan[at])
            if at + 1 < len(plan) and actor(world) != who:
                return world
            at += 1
        return world
