"""The end of a round and of the game (EN-33 … EN-35)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, Rng, frame, seat_of
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import END, MARKERS
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.events import BOARD_CLEARED, END_MARKERS, LEFT_BEHIND
from wunderkammer.games.encyclopedia.state import AREAS, DISCARD, FACES, STACKS, STUDY, EncyclopediaState, bit
from wunderkammer.games.encyclopedia.steps.kinds import (
    CHOOSE_ACTION,
    CLEAR_BOARD,
    CLOSE_TURN,
    END_ACTION,
    OFFER_END_ACTION,
    ROLL_AGAIN,
    ROUND,
)
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.steps.turn import hold_die
from wunderkammer.games.encyclopedia.vocabulary import DRAW_FIRST, PASS, RECALL, RECALL_CELL, REROLL


class EndOfRound(Step):
    """Everybody may pay a seal for one more action; the order is fixed now (EN-33)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        state.push(frame(CLEAR_BOARD, 0))
        place = state.seats - 1
        while place >= 0:
            state.push(frame(OFFER_END_ACTION, state.in_order(place)))
            place -= 1


def dice_on_board(state: EncyclopediaState) -> bool:
    """Whether a die lies on the main board; those of publications lie on cards (EN-33)."""
    i: i64 = 0
    while i < AREAS * CONTINENTS:
        if state.areas[i] > 0:
            return True
        i += 1
    i = 0
    while i < CONTINENTS * CELLS:
        if state.cells[i] > 0:
            return True
        i += 1
    return False


class OfferEndAction(Step):
    """A person with a seal is asked if a die lies on the board; AI opponents never are (EN-33, EN-66)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        if not state.is_rival(seat) and state.seals[seat] > 0 and dice_on_board(state):
            state.push(frame(END_ACTION, seat))


class EndAction(Step):
    """Pay a seal and take a die from the main board, or pass (EN-33)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        i: i64 = 0
        while i < AREAS * CONTINENTS:
            if state.areas[i] > 0:
                buffer.add(RECALL + i)
            i += 1
        i = 0
        while i < CONTINENTS * CELLS:
            if state.cells[i] > 0:
                buffer.add(RECALL_CELL + i)
            i += 1
        buffer.add(PASS)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        if move == PASS:
            return
        seat = seat_of(f)
        state.seals[seat] -= 1
        if move < RECALL_CELL:
            state.areas[move - RECALL] -= 1
            colour = (move - RECALL) % CONTINENTS
        else:
            colour = state.cells[move - RECALL_CELL] - 1
            state.cells[move - RECALL_CELL] = 0
        hold_die(state, colour, 0)
        state.push(frame(CLOSE_TURN, seat))
        state.push(frame(ROLL_AGAIN, seat))

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        return Refusal("no-die-on-board", "EN-33") if RECALL <= move < DRAW_FIRST else None


class RollAgain(Step):
    """The die is rolled and keeps its colour (EN-33)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        value: i64 = 0
        while value < FACES:
            buffer.add(REROLL + value)
            value += 1

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        return REROLL + rng.below(FACES)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        hold_die(state, state.die_colour, move - REROLL + 1)
        state.push(frame(CHOOSE_ACTION, seat_of(f)))

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return f >> 16 == 0 and state.die_colour >= 0


class ClearBoard(Step):
    """Open cards are discarded, all dice return to the bag (EN-34)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        slot: i64 = 0
        while slot < len(state.academy):
            if state.academy[slot] != NO_CARD:
                state.put(DISCARD, state.academy[slot])
                state.academy[slot] = NO_CARD
            slot += 1
        slot = 0
        while slot < len(state.university):
            if state.university[slot] != NO_CARD:
                state.experts[DISCARD] = state.experts[DISCARD] | bit(state.university[slot])
                state.university[slot] = NO_CARD
            slot += 1
        i: i64 = 0
        while i < CONTINENTS * CELLS:
            state.cells[i] = 0
            state.areas[i] = 0
            i += 1
        i = 0
        while i < CONTINENTS:
            state.bag[i] = state.content.dice
            i += 1
        state.banked = 0
        state.tell(BOARD_CLEARED, 0)
        if state.round < state.content.rounds:
            state.push(frame(ROUND, 0, state.round + 1))


class Final(Step):
    """Animals under study are lost; active end-of-game experts add their markers when scores are counted (EN-35)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat: i64 = 0
        while seat < state.seats:
            if not state.is_rival(seat):
                state.tell(LEFT_BEHIND, seat, state.size(STUDY + seat))
                tell_end_markers(state, seat)
            seat += 1


def tell_end_markers(state: EncyclopediaState, seat: i64) -> None:
    content = state.content
    at = seat * STACKS
    while at < (seat + 1) * STACKS:
        expert = state.active[at]
        if expert != NO_CARD and content.expert_moment[expert] == END and content.expert_gain[expert] == MARKERS:
            state.tell(END_MARKERS, seat, expert, content.expert_subject[expert], content.expert_amount[expert])
        at += 1
