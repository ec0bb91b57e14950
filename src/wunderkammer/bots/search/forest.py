"""Where a search stands in everybody's tree."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.tree import ROOT, Tree
from wunderkammer.core.log import EVERYBODY


@final
@mypyc_attr(acyclic=True)
class Forest:
    """One tree for each seat, with what that seat would know.

    Secret choices need no special care: a seat's own tree forks at them, the others' trees do not.
    Chance does not fork trees either: a node stands for all that chance may have brought on the way to it,
    and the moves that a world does not offer are left out when it is passed.
    """

    seats: i64
    trees: list[Tree]
    spot: vec[i64]  # where to stand in each tree

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.trees = [Tree() for _ in range(seats)]
        self.spot = vec[i64]([ROOT] * seats)

    def edges(self) -> i64:
        count: i64 = 0
        for tree in self.trees:
            count += tree.size()
        return count

    def begin(self) -> None:
        """Stand at the present position in all trees."""
        seat: i64 = 0
        while seat < self.seats:
            self.spot[seat] = ROOT
            seat += 1

    def follow(self, who: i64, key: i64, audience: i64) -> None:
        """Let every tree follow a move whose seat sees it."""
        seat: i64 = 0
        while seat < self.seats:
            if seat == who or audience == EVERYBODY or audience >> seat & 1 == 1:
                self.spot[seat] = self.trees[seat].follow(self.spot[seat], key)
            seat += 1
