"""What the seats of a running game have seen of each other's decisions."""

from __future__ import annotations

from wunderkammer.core.frames import SEALED
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State


class Past:
    """The decisions (seat, move) that every seat has seen, in order: its own, and those that others made openly.

    What somebody else has sealed is never among them, not even once it is open: then the table shows what came of it.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seen: list[list[tuple[int, int]]] = [[] for _ in range(seats)]

    def note(self, state: State, seat: int, move: int) -> None:
        """Remember a decision that is about to be made in this state."""
        sealed = state.top() & 255 >= SEALED
        audience = 0 if sealed else self.rules.audience(state, seat, move)
        for witness, decisions in enumerate(self.seen):
            if witness == seat or audience >> witness & 1:
                decisions.append((seat, move))
