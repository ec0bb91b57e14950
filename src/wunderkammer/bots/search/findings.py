"""What a search has found out about the moves at hand."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.forest import Forest
from wunderkammer.bots.search.tree import ROOT, SEAT_BITS


@final
@mypyc_attr(acyclic=True)
class Findings:
    """How often the searching seat tried each of its moves, and how they turned out on average."""

    forest: Forest
    seat: i64
    trust: float  # visits that the judged value of a move counts for before it is tried
    score: vec[float]  # by move: the sum of the seat's points where its play-outs ended
    chance: vec[float]  # … and of its chances there

    def __init__(self, forest: Forest, seat: i64, trust: float, moves: i64) -> None:
        self.forest = forest
        self.seat = seat
        self.trust = trust
        self.score = vec[float]([0.0] * moves)
        self.chance = vec[float]([0.0] * moves)

    def edge_of(self, move: i64) -> i64:
        return self.forest.trees[self.seat].edge(ROOT, move << SEAT_BITS | self.seat)

    def visits_of(self, move: i64) -> i64:
        """How often a move was tried."""
        return self.forest.trees[self.seat].visits[self.edge_of(move)]

    def gain_of(self, move: i64) -> float:
        """The sum of what a move has changed for the seat."""
        return self.forest.trees[self.seat].total[self.edge_of(move)]

    def merit_of(self, move: i64) -> float:
        """How much a move changes the seat's chance: what moves are compared by."""
        tree = self.forest.trees[self.seat]
        edge = self.edge_of(move)
        return tree.total[edge] / (float(tree.visits[edge]) + self.trust)

    def chance_of(self, move: i64) -> float:
        """The seat's chance that a move leads to, on average: judged where play-outs end, never in mid-turn."""
        return min(1.0, self.chance[move] / max(1.0, float(self.visits_of(move))))

    def score_of(self, move: i64) -> float:
        """The seat's points that a move leads to, on average."""
        return self.score[move] / max(1.0, float(self.visits_of(move)))

    def add(self, move: i64, visits: i64, gain: float, points: float, chance: float) -> None:
        """Count what another search has found out about a move."""
        tree = self.forest.trees[self.seat]
        edge = self.edge_of(move)
        tree.visits[edge] += visits
        tree.total[edge] += gain
        self.score[move] += points
        self.chance[move] += chance
