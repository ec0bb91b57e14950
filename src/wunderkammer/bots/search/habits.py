"""What has worked elsewhere in the search: a move's average over all positions, for choosing quickly (MAST)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.rng import Rng

CURIOUS: Final = 429496730  # of 2³² draws: one in ten choices by habit is made without looking
TRUST: Final = 2.0  # visits without gain or loss that an unknown move is given


@final
@mypyc_attr(acyclic=True)
class Habits:
    """By seat and move: how often it was made, and what it brought."""

    moves: i64
    visits: vec[float]
    total: vec[float]

    def __init__(self, seats: i64, moves: i64) -> None:
        self.moves = moves
        self.visits = vec[float]([TRUST] * (seats * moves))
        self.total = vec[float]([0.0] * (seats * moves))

    def note(self, seat: i64, move: i64, value: float) -> None:
        at = seat * self.moves + move
        self.visits[at] += 1.0
        self.total[at] += value

    def choose(self, seat: i64, buffer: Buffer, rng: Rng) -> i64:
        """The move that has done best so far, now and then any."""
        draw = rng.word()
        if draw < CURIOUS:
            return buffer.items[rng.below(buffer.n)]
        base = seat * self.moves
        best = buffer.items[0]
        most = -1000.0
        # Beginning anywhere breaks ties without favour.
        start = rng.below(buffer.n)
        at: i64 = 0
        while at < buffer.n:
            move = buffer.items[(start + at) % buffer.n]
            value = self.total[base + move] / self.visits[base + move]
            if value > most:
                most = value
                best = move
            at += 1
        return best
