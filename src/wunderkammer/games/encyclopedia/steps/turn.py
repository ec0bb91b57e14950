"""A turn: take a die, choose an action; the last moment before it ends (EN-09 … EN-11, EN-58)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of
from wunderkammer.games.encyclopedia.content.names import COUNT_COINS, END
from wunderkammer.games.encyclopedia.content.tables import SLOTS
from wunderkammer.games.encyclopedia.state import BOARD, FACES, SEATS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.boards import take_from_board
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE
from wunderkammer.games.encyclopedia.steps.kinds import (
    CHOOSE_ACTION,
    CHOOSE_DIE,
    CLOSE_TURN,
    LAST_MOMENT,
    NEXT_TURN,
    OWED,
    RIVAL_TURN,
)
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, refuse_one_shot, use_one_shot
from wunderkammer.games.encyclopedia.steps.payment import exchange
from wunderkammer.games.encyclopedia.steps.step import Step, at_most
from wunderkammer.games.encyclopedia.vocabulary import END_TURN, EXCHANGE, GO_EMBASSY, TAKE_ANIMAL, TAKE_DIE, USE


class NextTurn(Step):
    """One die a turn, clockwise, until none is left on any board (EN-11)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        left = first(f)
        if left == 0:
            return
        seat = seat_of(f)
        state.push(frame(NEXT_TURN, (seat + 1) % state.seats, left - 1))
        state.push(frame(OWED, 0))
        if state.is_rival(seat):
            state.push(frame(RIVAL_TURN, seat))
        else:
            state.push(frame(CLOSE_TURN, seat))
            state.push(frame(CHOOSE_DIE, seat))

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, SEATS * (SLOTS + 1))


def hold_die(state: EncyclopediaState, colour: i64, value: i64) -> None:
    """The die that the present action uses."""
    state.die_colour = colour
    state.die_as = colour
    state.die_value = value


class ChooseDie(Step):
    """Any die of any board (EN-09)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        at: i64 = 0
        while at < state.seats * BOARD:
            if state.board[at] > 0:
                buffer.add(TAKE_DIE + at)
            at += 1
        one_shot_moves(state, seat_of(f), buffer)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move >= USE:
            use_one_shot(state, f, move - USE, AT_ONCE)
            return
        seat = seat_of(f)
        at = move - TAKE_DIE
        die = state.board[at] - 1
        hold_die(state, die // FACES, die % FACES + 1)
        state.push(frame(CHOOSE_ACTION, seat))
        take_from_board(state, seat, at)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if TAKE_DIE <= move < GO_EMBASSY:
            return Refusal("no-die-there", "EN-09")
        return refuse_one_shot() if USE <= move < TAKE_ANIMAL else None


class CloseTurn(Step):
    """The action is over; if something may still be used, there is a last moment for it (EN-58)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        hold_die(state, -1, 0)
        seat = seat_of(f)
        if state.has_one_shot(seat) or may_still_exchange(state, seat):
            state.push(frame(LAST_MOMENT, seat))


def may_still_exchange(state: EncyclopediaState, seat: i64) -> bool:
    """After the action coins are worth more than a seal only to the owner of the expert who counts them."""
    return state.seals[seat] > 0 and state.standing(seat, END, COUNT_COINS) > 0


class LastMoment(Step):
    """Use what may still be used, or end the turn (EN-58)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        one_shot_moves(state, seat, buffer)
        if may_still_exchange(state, seat):
            buffer.add(EXCHANGE)
        buffer.add(END_TURN)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move == END_TURN:
            return
        if move == EXCHANGE:
            exchange(state, seat)
            state.push(frame(CLOSE_TURN, seat))
        else:
            use_one_shot(state, frame(CLOSE_TURN, seat), move - USE, AT_ONCE)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if move == EXCHANGE:
            return Refusal("exchange-too-late", "EN-58")
        return refuse_one_shot() if USE <= move < TAKE_ANIMAL else None
