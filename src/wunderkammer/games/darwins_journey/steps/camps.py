"""Tents and camps (DJ-28, DJ-34, DJ-48, DJ-54)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.effects import start
from wunderkammer.core.frames import first, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.darwins_journey.content.board import TENTS_PER_CAMP
from wunderkammer.games.darwins_journey.content.names import CAMPS, MOST_SEATS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.vocabulary import PITCH, REUSE, TAKE


def tents_at(state: DarwinState, camp: i64) -> i64:
    """How many tents stand at a camp."""
    seats = state.camps[camp]
    return (seats & 1) + (seats >> 1 & 1) + (seats >> 2 & 1) + (seats >> 3 & 1)


def places_at_camp(state: DarwinState) -> i64:
    """Two tents, three with four players (DJ-28)."""
    return TENTS_PER_CAMP if state.boards == MOST_SEATS else TENTS_PER_CAMP - 1


def tent_cost(state: DarwinState, camp: i64) -> i64:
    return state.content.board.camp_cost[camp * TENTS_PER_CAMP + tents_at(state, camp)]


def can_pitch(state: DarwinState, seat: i64, camp: i64) -> bool:
    """A tent left, none of one's own there, a free place and its cost (DJ-28)."""
    if not state.has_tent_left(seat) or state.camps[camp] >> seat & 1:
        return False
    return tents_at(state, camp) < places_at_camp(state) and tent_cost(state, camp) <= state.coins[seat]


def pitch(state: DarwinState, seat: i64, camp: i64, tent_effect: i64) -> None:
    """Pay and place the topmost tent; the camp's actions come first, then the tent's (DJ-28)."""
    state.spend(seat, tent_cost(state, camp))
    state.camps[camp] |= 1 << seat
    state.tents[seat] += 1
    if tent_effect >= 0:
        start(state, seat, tent_effect)
    if state.content.board.camp_effect[camp] >= 0:
        start(state, seat, state.content.board.camp_effect[camp])


class CampHere(Deed):
    """Camp at the camp `a`, where a piece has stopped (DJ-28)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        if can_pitch(state, seat_of(f), first(f)):
            buffer.add(PITCH + first(f))

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        return can_pitch(state, seat, a)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        pitch(state, seat, move - PITCH, state.content.tent_effect[state.tents[seat]])

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not PITCH <= move < REUSE:
            return None
        seat = seat_of(f)
        camp = move - PITCH
        if not state.has_tent_left(seat):
            return Refusal("no-tent", "DJ-28")
        if state.camps[camp] >> seat & 1:
            return Refusal("tent-there", "DJ-28")
        if tents_at(state, camp) >= places_at_camp(state):
            return Refusal("camp-full", "DJ-28")
        missing = tent_cost(state, camp) - state.coins[seat]
        return Refusal("coins-missing", "DJ-28", {"missing": missing}) if missing > 0 else Refusal("not-here", "DJ-28")


class CampAnywhere(CampHere):
    """Camp at any camp, wherever one's pieces stand (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        camp: i64 = 0
        while camp < CAMPS:
            if can_pitch(state, seat_of(f), camp):
                buffer.add(PITCH + camp)
            camp += 1

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        camp: i64 = 0
        while camp < CAMPS and not can_pitch(state, seat, camp):
            camp += 1
        return camp < CAMPS


class Revisit(Deed):
    """The actions of a camp with an own tent once more, without the tent's (DJ-48, DJ-54)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        camp: i64 = 0
        while camp < CAMPS:
            if state.camps[camp] >> seat_of(f) & 1:
                buffer.add(REUSE + camp)
            camp += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        node = state.content.board.camp_effect[move - REUSE]
        if node >= 0:
            start(state, seat_of(f), node)

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("no-tent-there", "DJ-48") if REUSE <= move < TAKE else None
