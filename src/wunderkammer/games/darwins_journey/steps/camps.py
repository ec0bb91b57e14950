"""Tents and camps (DJ-28, DJ-34, DJ-48, DJ-54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, first, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.board import TENTS_PER_CAMP
from wunderkammer.games.darwins_journey.content.names import CAMPS, MOST_SEATS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.kinds import BEGUN
from wunderkammer.games.darwins_journey.steps.step import is_free
from wunderkammer.games.darwins_journey.vocabulary import PITCH, REUSE, TAKE

# A camp keeps a mask of the seats with a tent, above it one of those with a second tent, and with a third.
SEATS: Final = 4


def tents_at(state: DarwinState, camp: i64) -> i64:
    """How many tents stand at a camp."""
    count: i64 = 0
    tents = state.camps[camp]
    while tents:
        tents &= tents - 1
        count += 1
    return count


def tents_of(state: DarwinState, seat: i64, camp: i64) -> i64:
    """How many of them are a seat's."""
    tents = state.camps[camp] >> seat
    return (tents & 1) + (tents >> SEATS & 1) + (tents >> 2 * SEATS & 1)


def places_at_camp(state: DarwinState) -> i64:
    """Two tents, three with four players (DJ-28)."""
    return TENTS_PER_CAMP if state.boards == MOST_SEATS else TENTS_PER_CAMP - 1


def tent_cost(state: DarwinState, camp: i64) -> i64:
    return state.content.board.camp_cost[camp * TENTS_PER_CAMP + tents_at(state, camp)]


def has_place(state: DarwinState, seat: i64, camp: i64) -> bool:
    """A tent left, a free place, and none of one's own there, unless a ruling allows more (DJ-28)."""
    if not state.has_tent_left(seat) or (state.content.camps_take_one and state.camps[camp] >> seat & 1):
        return False
    return tents_at(state, camp) < places_at_camp(state)


def can_pitch(state: DarwinState, seat: i64, camp: i64) -> bool:
    """A place whose cost can be paid (DJ-28)."""
    return has_place(state, seat, camp) and tent_cost(state, camp) <= state.coins[seat]


def pitch(state: DarwinState, seat: i64, camp: i64, tent_effect: i64) -> None:
    """Pay and place the topmost tent; the camp's actions come first, then the tent's (DJ-28)."""
    state.spend(seat, tent_cost(state, camp))
    put_tent(state, seat, camp, tent_effect, state.content.board.camp_effect[camp])


def put_tent(state: DarwinState, seat: i64, camp: i64, tent_effect: i64, camp_effect: i64) -> None:
    state.camps[camp] |= 1 << (seat + SEATS * tents_of(state, seat, camp))
    state.tents[seat] += 1
    if tent_effect >= 0:
        start(state, seat, tent_effect)
    if camp_effect >= 0:
        start(state, seat, camp_effect)


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

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        if not state.has_tent_left(seat):
            return events.NO_TENTS
        if has_place(state, seat, a):
            return events.TOO_FEW_COINS
        return events.TENT_THERE if tents_at(state, a) < places_at_camp(state) else events.CAMP_FULL

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not PITCH <= move < REUSE:
            return None
        seat = seat_of(f)
        camp = move - PITCH
        if not state.has_tent_left(seat):
            return Refusal("no-tent", "DJ-28")
        if state.content.camps_take_one and state.camps[camp] >> seat & 1:
            return Refusal("tent-there", "DJ-28")
        if tents_at(state, camp) >= places_at_camp(state):
            return Refusal("camp-full", "DJ-28")
        missing = tent_cost(state, camp) - state.coins[seat]
        return Refusal("coins-missing", "DJ-28", {"missing": missing}) if missing > 0 else Refusal("not-here", "DJ-28")

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) < CAMPS and second(f) == 0 and third(f) <= BEGUN


class CampAnywhere(CampHere):
    """Camp at any camp, wherever one's pieces stand (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        for camp in range(i64(CAMPS)):
            if can_pitch(state, seat, camp) or (is_free(f) and has_place(state, seat, camp)):
                buffer.add(PITCH + camp)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        return Deed.possible(self, state, seat, a, b)

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        if not is_free(f):
            CampHere.act(self, state, f, move)
            return
        seat = seat_of(f)
        content = state.content
        put_tent(state, seat, move - PITCH, content.tent_free[state.tents[seat]], content.camp_free[move - PITCH])

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        if not state.has_tent_left(seat):
            return events.NO_TENTS
        anywhere = any(has_place(state, seat, camp) for camp in range(i64(CAMPS)))
        return events.TOO_FEW_COINS if anywhere else events.CAMP_FULL

    def fits(self, state: DarwinState, f: i64) -> bool:
        return Deed.fits(self, state, f)


class Revisit(Deed):
    """The actions of a camp with an own tent once more, without the tent's and free of coins (DJ-48, DJ-54)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        camp: i64 = 0
        while camp < CAMPS:
            if state.camps[camp] >> seat_of(f) & 1:
                buffer.add(REUSE + camp)
            camp += 1

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        node = state.content.camp_again[move - REUSE]
        if node >= 0:
            start(state, seat_of(f), node)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NO_CAMP

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        return Refusal("no-tent-there", "DJ-48") if REUSE <= move < TAKE else None
