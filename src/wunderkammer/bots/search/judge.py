"""How good a position is for everybody at the table: chances to win, from fitted weights."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.lines import NEVER
from wunderkammer.core.engine import actor
from wunderkammer.core.frames import NOBODY
from wunderkammer.core.row import Row
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

MARGIN: Final = 0.25  # how much of a merit is the distance in points and not the chance to win
FAR: Final = 4.0  # how much wider the points are spread there
ALONE: Final = 60.0  # points that make a difference at first impression when there is nobody to compare with


@final
@mypyc_attr(acyclic=True)
class Judge:
    """Expected points are a weighted sum of the game's features; the weights shift as a game goes on."""

    rules: Rules
    seats: i64
    early: vec[float]
    late: vec[float]
    bias: float  # what everybody still gains; it fades as the game goes on
    wide: float  # how many points of a lead make a clear favourite at the start …
    narrow: float  # … and at the end
    plain: bool  # nothing but the first feature counts, which is the game's own estimate
    row: Row
    worth: vec[float]  # everybody's points in the end, in the position that was judged last; alone, the lead

    def __init__(
        self, rules: Rules, seats: i64, early: vec[float], late: vec[float], bias: float, wide: float, narrow: float
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.early = early
        self.late = late
        self.bias = bias
        self.wide = wide
        self.narrow = narrow
        self.plain = only_first(early) and only_first(late)
        self.row = Row()
        self.worth = vec[float]([0.0] * seats)

    def expected_points(self, state: State, seat: i64, progress: float) -> float:
        """The points that a seat will have in the end; alone, its lead over the game's own opponent."""
        row = self.row
        row.n = 0
        if self.plain:
            row.add(self.rules.estimate(state, seat))
        else:
            self.rules.features(state, seat, row)
        worth = self.bias * (1.0 - progress)
        at: i64 = 0
        while at < row.n:
            worth += row.values[at] * (self.early[at] + (self.late[at] - self.early[at]) * progress)
            at += 1
        return worth

    def chances(self, state: State, into: vec[float]) -> None:
        """Everybody's chance to win."""
        if actor(state) == NOBODY:
            self.final(state, into)
            return
        progress = self.rules.progress(state)
        seat: i64 = 0
        while seat < self.seats:
            into[seat] = self.expected_points(state, seat, progress)
            self.worth[seat] = into[seat]
            seat += 1
        self.share(into, self.spread(progress))

    def lead(self, state: State, seat: i64) -> float:
        """A seat's final lead over its best opponent."""
        if actor(state) == NOBODY:
            return self.rules.lead(state, seat)
        progress = self.rules.progress(state)
        own = self.expected_points(state, seat, progress)
        best = NEVER
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                best = max(best, self.expected_points(state, other, progress))
            other += 1
        return own - best if self.seats > 1 else own

    def first_impression(self, state: State, into: vec[float]) -> None:
        """Everybody's chances by the game's own estimate, which also holds in the middle of a turn."""
        if actor(state) == NOBODY:
            self.final(state, into)
            return
        seat: i64 = 0
        while seat < self.seats:
            into[seat] = self.rules.estimate(state, seat)
            self.worth[seat] = into[seat]
            seat += 1
        if self.seats == 1:
            # Alone the estimate is no lead, only points: they must not look like a certain win.
            self.share(into, ALONE)
            return
        self.share(into, self.spread(self.rules.progress(state)))

    def spread(self, progress: float) -> float:
        """How many points of a lead make a clear favourite."""
        return self.wide + (self.narrow - self.wide) * progress

    def share(self, into: vec[float], spread: float) -> None:
        """Turn points into chances that add up to one; alone, into the chance to beat the game."""
        seats = self.seats
        if seats == 1:
            into[0] = 0.5 + 0.5 * math.tanh(0.5 * into[0] / spread)
            return
        best = into[0]
        seat: i64 = 1
        while seat < seats:
            best = max(best, into[seat])
            seat += 1
        whole = 0.0
        seat = 0
        while seat < seats:
            into[seat] = math.exp((into[seat] - best) / spread)
            whole += into[seat]
            seat += 1
        seat = 0
        while seat < seats:
            into[seat] = into[seat] / whole
            seat += 1

    def final(self, state: State, into: vec[float]) -> None:
        """A finished game: only the first place counts."""
        result = self.rules.result(state)
        seats = self.seats
        winners = 0
        seat: i64 = 0
        while seat < seats:
            winners += 1 if result.ranks[seat] == 1 else 0
            self.worth[seat] = self.rules.lead(state, seat) if seats == 1 else float(result.scores[seat])
            seat += 1
        seat = 0
        while seat < seats:
            into[seat] = 1.0 / float(winners) if result.ranks[seat] == 1 else 0.0
            seat += 1

    def merits(self, chances: vec[float], into: vec[float]) -> None:
        """What a position that was just judged is worth: where the chances say no more, points still do.

        Nobody gives up a lost game or idles in a won one.
        """
        seat: i64 = 0
        while seat < self.seats:
            into[seat] = self.worth[seat]
            seat += 1
        self.share(into, FAR * self.wide)
        seat = 0
        while seat < self.seats:
            into[seat] = (1.0 - MARGIN) * chances[seat] + MARGIN * into[seat]
            seat += 1


def only_first(weights: vec[float]) -> bool:
    """Whether no feature but the first has a weight."""
    at: i64 = 1
    while at < len(weights):
        if weights[at] != 0.0:
            return False
        at += 1
    return True
