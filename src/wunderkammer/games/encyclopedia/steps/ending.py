"""The end of a round and of the game (EN-33 … EN-35)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import END, MARKERS
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.events import BOARD_CLEARED, END_MARKERS, LEFT_BEHIND
from wunderkammer.games.encyclopedia.stages import (
    CHOOSE_ACTION,
    CLEAR_BOARD,
    CLOSE_TURN,
    END_ACTION,
    OFFER_END_ACTION,
    ROLL_AGAIN,
    ROUND,
)
from wunderkammer.games.encyclopedia.state import AREAS, DISCARD, FACES, STACKS, STUDY, Table, bit
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.steps.turn import hold_die
from wunderkammer.games.encyclopedia.vocabulary import DRAW_FIRST, PASS, RECALL, RECALL_CELL, REROLL


class EndOfRound(Step):
    """Everybody may pay a seal for one more action; the order is fixed now (EN-33)."""

    def run(self, table: Table, f: i64) -> None:
        table.push(frame(CLEAR_BOARD, 0))
        place = table.seats - 1
        while place >= 0:
            table.push(frame(OFFER_END_ACTION, table.in_order(place)))
            place -= 1


def dice_on_board(table: Table) -> bool:
    """Whether a die lies on the main board; those of publications lie on cards (EN-33)."""
    i: i64 = 0
    while i < AREAS * CONTINENTS:
        if table.areas[i] > 0:
            return True
        i += 1
    i = 0
    while i < CONTINENTS * CELLS:
        if table.cells[i] > 0:
            return True
        i += 1
    return False


class OfferEndAction(Step):
    """A person with a seal is asked if a die lies on the board; AI opponents never are (EN-33, EN-66)."""

    def run(self, table: Table, f: i64) -> None:
        seat = seat_of(f)
        if not table.is_rival(seat) and table.seals[seat] > 0 and dice_on_board(table):
            table.push(frame(END_ACTION, seat))


class EndAction(Step):
    """Pay a seal and take a die from the main board, or pass (EN-33)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        i: i64 = 0
        while i < AREAS * CONTINENTS:
            if table.areas[i] > 0:
                buffer.add(RECALL + i)
            i += 1
        i = 0
        while i < CONTINENTS * CELLS:
            if table.cells[i] > 0:
                buffer.add(RECALL_CELL + i)
            i += 1
        buffer.add(PASS)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        if move == PASS:
            return
        seat = seat_of(f)
        table.seals[seat] -= 1
        if move < RECALL_CELL:
            table.areas[move - RECALL] -= 1
            colour = (move - RECALL) % CONTINENTS
        else:
            colour = table.cells[move - RECALL_CELL] - 1
            table.cells[move - RECALL_CELL] = 0
        hold_die(table, colour, 0)
        table.push(frame(CLOSE_TURN, seat))
        table.push(frame(ROLL_AGAIN, seat))

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return Refusal("no-die-on-board", "EN-33") if RECALL <= move < DRAW_FIRST else None


class RollAgain(Step):
    """The die is rolled and keeps its colour (EN-33)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        value: i64 = 0
        while value < FACES:
            buffer.add(REROLL + value)
            value += 1

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        return REROLL + rng.below(FACES)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        hold_die(table, table.die_colour, move - REROLL + 1)
        table.push(frame(CHOOSE_ACTION, seat_of(f)))


class ClearBoard(Step):
    """Open cards are discarded, all dice return to the bag (EN-34)."""

    def run(self, table: Table, f: i64) -> None:
        slot: i64 = 0
        while slot < len(table.academy):
            if table.academy[slot] != NO_CARD:
                table.put(DISCARD, table.academy[slot])
                table.academy[slot] = NO_CARD
            slot += 1
        slot = 0
        while slot < len(table.university):
            if table.university[slot] != NO_CARD:
                table.experts[DISCARD] = table.experts[DISCARD] | bit(table.university[slot])
                table.university[slot] = NO_CARD
            slot += 1
        i: i64 = 0
        while i < CONTINENTS * CELLS:
            table.cells[i] = 0
            table.areas[i] = 0
            i += 1
        i = 0
        while i < CONTINENTS:
            table.bag[i] = table.content.dice
            i += 1
        table.banked = 0
        table.tell(BOARD_CLEARED, 0)
        if table.round < table.content.rounds:
            table.push(frame(ROUND, 0, table.round + 1))


class Final(Step):
    """Animals under study are lost; active end-of-game experts add their markers when scores are counted (EN-35)."""

    def run(self, table: Table, f: i64) -> None:
        seat: i64 = 0
        while seat < table.seats:
            if not table.is_rival(seat):
                table.tell(LEFT_BEHIND, seat, table.size(STUDY + seat))
                tell_end_markers(table, seat)
            seat += 1


def tell_end_markers(table: Table, seat: i64) -> None:
    content = table.content
    at = seat * STACKS
    while at < (seat + 1) * STACKS:
        expert = table.active[at]
        if expert != NO_CARD and content.expert_moment[expert] == END and content.expert_gain[expert] == MARKERS:
            table.tell(END_MARKERS, seat, expert, content.expert_subject[expert], content.expert_amount[expert])
        at += 1
