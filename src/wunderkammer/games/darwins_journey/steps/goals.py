"""Taking goals, fulfilling one regardless of its requirements, and the windows for fulfilling (DJ-33, DJ-34, DJ-50)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import SLOTS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.deed import Deed
from wunderkammer.games.darwins_journey.steps.fulfil import (
    anything_to_fulfil,
    crew_moves,
    fulfil,
    fulfil_goal,
    fulfil_moves,
    refuse_fulfil,
    refuse_goal,
)
from wunderkammer.games.darwins_journey.steps.kinds import CHOOSE_SLOT, OFFER, WINDOW
from wunderkammer.games.darwins_journey.steps.slots import (
    EITHER_COLOUR,
    FACE_DOWN,
    FULFILLED,
    can_lay_on,
    refuse_slot,
    remove_goal,
)
from wunderkammer.games.darwins_journey.steps.step import Step
from wunderkammer.games.darwins_journey.vocabulary import DONE, FULFIL, MUSTER, SKIP, TAKE, TRADE

OPEN_PLACES: Final = 4
TURN_ENDS: Final = 1  # `a` of an offer: the turn is over when nothing more is fulfilled
ASKED: Final = 1  # `b` of an offer: the chain goes on


def room_in_reserve(state: DarwinState, seat: i64) -> bool:
    return state.reserve[seat * 2] == 0 or state.reserve[seat * 2 + 1] == 0


def can_take(state: DarwinState, seat: i64, goal: i64, terms: i64) -> bool:
    """Whether there is a goal, and room for it in the reserve or on a slot (DJ-33)."""
    return goal >= 0 and (room_in_reserve(state, seat) or can_lay_on(state, seat, goal, terms))


class TakeGoal(Deed):
    """An open goal goes to the reserve, or with a full reserve face up on a slot (DJ-33)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        for place in range(i64(OPEN_PLACES)):
            goal = state.open_goals[place] - 1
            if can_take(state, seat, goal, second(f)):
                buffer.add(TAKE + goal)

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        place: i64 = 0
        while place < OPEN_PLACES and not can_take(state, seat, state.open_goals[place] - 1, b):
            place += 1
        return place < OPEN_PLACES

    def act(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        goal = move - TAKE
        if not room_in_reserve(state, seat):
            state.push(frame(CHOOSE_SLOT, seat, goal, second(f)))
            return
        remove_goal(state, seat, goal)
        at = seat * 2 if state.reserve[seat * 2] == 0 else seat * 2 + 1
        state.reserve[at] = goal + 1

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NO_SLOT if any(goal > 0 for goal in state.open_goals) else events.NO_OPEN_GOAL

    def why_not(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not TAKE <= move < TAKE + 28:
            return None
        if move - TAKE + 1 not in state.open_goals:
            return Refusal("goal-not-open", "DJ-33")
        return refuse_slot(state, seat_of(f), move - TAKE, "DJ-33")


def terms_of_any(state: DarwinState, f: i64) -> i64:
    """How a goal is laid that is fulfilled whatever it asks for (DJ-34)."""
    terms = FACE_DOWN | second(f)
    return terms | EITHER_COLOUR if state.content.fulfils_on_any_slot else terms


class FulfilAny(Deed):
    """Fulfil any own goal without its requirements (DJ-34)."""

    def moves(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        i = seat * 2
        while i < seat * 2 + 2:
            goal = state.reserve[i] - 1
            if goal >= 0 and can_lay_on(state, seat, goal, terms_of_any(state, f)):
                buffer.add(FULFIL + goal)
            i += 1
        i = seat * SLOTS
        while i < (seat + 1) * SLOTS:
            goal = state.slots[i] - 1
            if 0 <= goal < FULFILLED - 1:
                buffer.add(FULFIL + goal)
            i += 1

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        """Goals are fulfilled by this deed itself, so only crew cards stand beside it."""
        self.moves(state, f, buffer)
        buffer.add(SKIP)
        if self.may_fulfil(state, f):
            crew_moves(state, seat_of(f), buffer)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        if FULFIL <= move < MUSTER:
            fulfil_goal(state, seat_of(f), move - FULFIL, terms_of_any(state, f))
        else:
            Deed.choose(self, state, f, move)

    def obstacle(self, state: DarwinState, seat: i64, a: i64, b: i64) -> i64:
        return events.NO_SLOT if state.reserve[seat * 2] + state.reserve[seat * 2 + 1] > 0 else events.NO_OWN_GOAL

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        """What a goal asks for is no reason here: it is not one's own, or no slot can be paid."""
        if not FULFIL <= move < MUSTER:
            return Deed.refuse(self, state, f, move)
        goal = move - FULFIL
        absent = refuse_goal(state, seat_of(f), goal)
        return absent or refuse_slot(state, seat_of(f), goal, "DJ-34", terms_of_any(state, f))


class Offer(Step):
    """If the seat could fulfil something it is asked; otherwise the turn ends (`a`), or the phase goes on (DJ-50)."""

    def run(self, state: DarwinState, f: i64) -> None:
        seat = seat_of(f)
        if first(f) != TURN_ENDS and second(f) != ASKED:
            state.locked_used = 0
        if anything_to_fulfil(state, seat):
            state.push(frame(WINDOW, seat, first(f)))
        elif first(f) == TURN_ENDS:
            state.turn = -1

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) <= TURN_ENDS and second(f) <= ASKED and third(f) == 0 and seat_of(f) < state.seats


class Window(Step):
    """Fulfil one more, or be done (DJ-50)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add(DONE)
        fulfil_moves(state, seat_of(f), buffer)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move != DONE:
            state.push(frame(OFFER, seat, first(f), ASKED))
            fulfil(state, seat, move)
        elif first(f) == TURN_ENDS:
            state.turn = -1

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if FULFIL <= move < TRADE:
            return refuse_fulfil(state, seat_of(f), move)
        return None

    def fits(self, state: DarwinState, f: i64) -> bool:
        return first(f) <= TURN_ENDS and f >> 32 == 0


class Windows(Step):
    """In the reward phase everybody may fulfil, in turn order (DJ-50).

    Those before the first who can are passed over at once; what he does may help those behind him.
    """

    def run(self, state: DarwinState, f: i64) -> None:
        first_asked: i64 = 0
        while first_asked < state.boards and not asked(state, state.order[first_asked]):
            first_asked += 1
        state.locked_used = 0
        place = state.boards - 1
        while place >= first_asked:
            seat = state.order[place]
            if not state.is_alfred(seat):
                state.push(frame(OFFER, seat))
            place -= 1


def asked(state: DarwinState, seat: i64) -> bool:
    return not state.is_alfred(seat) and anything_to_fulfil(state, seat)
