"""What a bot knows: what its seat sees, its legal moves, and worlds that its seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from wunderkammer.core.engine import legal_moves
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

# What the first world is drawn with: the same for every position, so that it tells nothing about the true one.
FIRST_WORLD = 1


class Info:
    """One decision of one seat.

    The true state is looked at only while this object is made: what it keeps is a world in which everything
    that the seat cannot know has already been drawn anew. View, legal moves and further worlds come from that one.
    """

    def __init__(self, rules: Rules, state: State, seat: int, past: Sequence[tuple[int, int]] = ()) -> None:
        """`past` holds the decisions (seat, move) that the seat has seen so far: see `Past` and `Match.decisions`."""
        self.rules = rules
        self.seat = seat
        self.past: list[tuple[int, int]] = [*past]
        self.possible = rules.determinise(state, seat, Rng(FIRST_WORLD))
        self.legal = legal_moves(self.possible, seat)

    @cached_property
    def view(self) -> dict[str, Any]:
        """The game's table as the seat sees it."""
        return self.rules.view(self.possible, self.seat)

    def world(self, rng: Rng) -> State:
        """Another world that the seat cannot tell from the true one."""
        return self.rules.determinise(self.possible, self.seat, rng)

    def worlds(self, count: int, rng: Rng) -> list[State]:
        return [self.world(rng) for _ in range(count)]
