"""The turns of a match: each seat's decisions as they belong together."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.engine import apply, legal_moves
from wunderkammer.core.frames import NATURE, SEALED
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.match.match import Match


class Decision(NamedTuple):
    """One decision of a seat."""

    entry: int  # its place among all entries of the match
    at: int  # how many entries its seat knew of before it
    state: State  # before it was made
    move: int
    free: bool  # whether there was anything to choose
    after: State  # right after it, before chance or anybody else acts


# Decisions of one seat that a bot plans in one go: between them nobody learns anything or decides openly.
Stretch = list[Decision]


class Turn(NamedTuple):
    """All decisions of a seat that people call one turn."""

    seat: int
    stage: int  # the round, or whatever the game counts
    stretches: list[Stretch]

    @property
    def decisions(self) -> list[Decision]:
        return [decision for stretch in self.stretches for decision in stretch]

    @property
    def free(self) -> int:
        """How many of its decisions left a choice."""
        return sum(decision.free for decision in self.decisions)


class SeatProgress:
    """Where one seat's turn stands while a match is walked through."""

    def __init__(self) -> None:
        self.turn: Turn | None = None
        self.news = self.news_after = -1  # before the seat's last decision, and after it
        self.sealed = False  # whether that one was secret
        self.others_decided = False  # openly, since then …
        self.others_began = False  # … and with that began a turn of their own

    def goes_straight_on(self, state: State) -> bool:
        """Whether nothing has happened since the seat's last decision."""
        return self.turn is not None and state.news == self.news and not self.others_decided

    def goes_on(self, rules: Rules, state: State, seat: int) -> bool:
        """Whether the decision that waits for the seat belongs to its present turn."""
        if self.turn is None:
            return False
        if rules.starts_turn(state, seat):
            follows = state.news == self.news_after and not self.others_decided and self.sealed == is_sealed(state)
            return follows and rules.joins_turn(state, seat)
        return not self.others_began


class TurnsOfMatch:
    """Walks through a match once and collects the turns of all seats, in the order in which they began."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = match.rules
        self.state = match.setup.first_state()
        self.seats = [SeatProgress() for _ in range(match.seats)]
        self.turns: list[Turn] = []
        for number, entry in enumerate(match.entries):
            if entry.seat != NATURE:
                self.add(number, entry.seat, entry.move)
            else:
                apply(self.state, entry.seat, entry.move)

    def add(self, number: int, seat: int, move: int) -> None:
        """A decision, which is then carried out."""
        state, own = self.state.clone(), self.seats[seat]
        begins = self.rules.starts_turn(state, seat)
        self.tell_others(seat, move, begins)
        decision = self.decision(number, state, seat, move)
        if not own.goes_on(self.rules, state, seat):
            own.turn = Turn(seat, self.rules.stage(state), [[decision]])
            self.turns.append(own.turn)
        elif own.turn is not None and own.goes_straight_on(state) and not begins:
            own.turn.stretches[-1].append(decision)
        elif own.turn is not None:
            own.turn.stretches.append([decision])
        own.news, own.news_after, own.sealed = state.news, decision.after.news, is_sealed(state)
        own.others_decided = own.others_began = False

    def decision(self, number: int, before: State, seat: int, move: int) -> Decision:
        known = self.match.known_entries
        at = known.number(number - 1, seat) if number else 0
        free = len(legal_moves(before, seat)) > 1
        apply(self.state, seat, move)
        return Decision(number, at, before, move, free, self.state.clone())

    def tell_others(self, seat: int, move: int, begins: bool) -> None:
        """Anyone who sees the decision knows that somebody else has decided; sealed ones are seen by nobody."""
        if is_sealed(self.state):
            return
        audience = self.rules.audience(self.state, seat, move)
        for other, progress in enumerate(self.seats):
            if other != seat and audience >> other & 1:
                progress.others_decided = True
                progress.others_began = progress.others_began or begins


def is_sealed(state: State) -> bool:
    return state.top() & 255 >= SEALED


def turns_of(match: Match) -> list[Turn]:
    return TurnsOfMatch(match).turns
