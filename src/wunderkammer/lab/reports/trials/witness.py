"""What is noted about a game while it is played: the order of turns, the lead, and what was offered and taken."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from wunderkammer.core.engine import legal_moves
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.lab.reports.trials.component_book import ComponentBook

NOBODY_LEADS = -1


class NotedChoice(NamedTuple):
    """One real decision: when it was made, how its seat stood then, and which components it could take and took."""

    seat: int
    stage: float
    standing: float  # lead by the game's own estimate, in points
    offered: tuple[int, ...]
    taken: tuple[int, ...]


class GameWitness:
    """Watches one game."""

    def __init__(self, rules: Rules, book: ComponentBook | None) -> None:
        self.rules = rules
        self.book = book  # None: choices are not noted
        self.order: list[int] = []
        self.leaders: list[int] = []
        self.choices: list[NotedChoice] = []

    def decides(self, state: State, seat: int, move: int) -> None:
        if len(self.order) < state.seats:
            self.order = self.rules.turn_order(state)
        standings = [self.rules.estimate(state, other) for other in range(state.seats)]
        self.leaders.append(leader(standings))
        if self.book is not None:
            self.note_choice(self.book, state, seat, move, standings)

    def note_choice(self, book: ComponentBook, state: State, seat: int, move: int, standings: list[float]) -> None:
        legal = legal_moves(state, seat)
        offered = book.choices_among(legal) if len(legal) > 1 else ()
        if offered:
            others = [standing for other, standing in enumerate(standings) if other != seat]
            standing = standings[seat] - max(others, default=0.0)
            own = book.of_move(move)
            taken = tuple(component for component in own if component in offered)
            self.choices.append(NotedChoice(seat, moment(self.rules, state), round(standing, 2), offered, taken))

    def places(self, seats: int) -> list[int]:
        """By seat, its place in the first order of turns, from 0."""
        order = self.order if len(self.order) == seats else [*range(seats)]
        return [order.index(seat) for seat in range(seats)]

    def lead_changes(self) -> int:
        """How often somebody else came to lead; a tie is nobody's lead."""
        leads = [who for who in self.leaders if who != NOBODY_LEADS]
        return sum(now != before for before, now in pairwise(leads))

    def settling_point(self, winners: list[int]) -> float:
        """The part of the game after which its only winner led without a break; 1 if nobody did."""
        if len(winners) != 1 or not self.leaders:
            return 1.0
        behind = [at + 1 for at, who in enumerate(self.leaders) if who != winners[0]]
        return max(behind, default=0) / len(self.leaders)


def leader(standings: list[float]) -> int:
    best = max(standings)
    return standings.index(best) if standings.count(best) == 1 else NOBODY_LEADS


def moment(rules: Rules, state: State) -> float:
    """The round of a decision, or how far the game has come where no rounds are counted."""
    stage = rules.stage(state)
    return float(stage) if stage >= 0 else round(rules.progress(state), 3)
