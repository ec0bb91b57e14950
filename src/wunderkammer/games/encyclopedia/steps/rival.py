"""The turn of an AI opponent, which the game plays by itself (EN-62 … EN-69)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, frame, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS
from wunderkammer.games.encyclopedia.content.names import BANK, EMBASSY, EXPEDITION, REPUTATION, UNIVERSITY, VP
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.events import (
    RIVAL_ACTS,
    RIVAL_DICE,
    RIVAL_PAID,
    RIVAL_STAYS,
    RIVAL_TAKES,
    RIVAL_TRAVELS,
)
from wunderkammer.games.encyclopedia.scoring import SCORINGS
from wunderkammer.games.encyclopedia.state import BOARD, FACES, IN_SLOT, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.boards import take_from_board, use_bank
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain
from wunderkammer.games.encyclopedia.steps.kinds import AFTER_CARD, GIVE_ANIMAL, GIVE_EXPERT, RIVAL_ACT, RIVAL_SPENDS
from wunderkammer.games.encyclopedia.steps.priority import destination
from wunderkammer.games.encyclopedia.steps.step import Step, at_most


def arrange_for_rival(state: EncyclopediaState, seat: i64) -> None:
    """Ascending from left to right, lower priority further left; a fifth die shares the last slot (EN-62)."""
    place: i64 = 0
    while place < state.dice_each:
        at = lowest_die(state, seat)
        where = place * IN_SLOT if place * IN_SLOT < BOARD else BOARD - 1
        state.board[seat * BOARD + where] = state.rolled[at]
        state.rolled[at] = 0
        place += 1
    state.rolled = state.rolled[state.dice_each :]
    state.tell(RIVAL_DICE, seat)


def lowest_die(state: EncyclopediaState, seat: i64) -> i64:
    """The lowest of the first dice not yet placed, of equal ones that of the lowest priority."""
    best: i64 = -1
    lowest: i64 = 1000
    i: i64 = 0
    while i < state.dice_each:
        die = state.rolled[i]
        if die > 0:
            order = (die - 1) % FACES * CONTINENTS + CONTINENTS - state.rank(seat, (die - 1) // FACES)
            if order < lowest:
                best = i
                lowest = order
        i += 1
    return best


def chosen_die(state: EncyclopediaState, seat: i64) -> i64:
    """The highest die; then by colour, then what gives others least, then the nearest owner (EN-63, EN-54)."""
    best: i64 = -1
    highest: i64 = -1
    distance: i64 = 0
    while distance < state.seats:
        owner = (seat + distance) % state.seats
        place: i64 = 0
        while place < BOARD:
            die = state.board[owner * BOARD + place]
            if die > 0:
                rank = state.rank(seat, (die - 1) // FACES)
                gift: i64 = 0 if owner == seat else state.content.slot_gain[place // IN_SLOT]
                order = ((die - 1) % FACES * CONTINENTS + CONTINENTS - 1 - rank) * 100 + 99 - gift
                if order > highest:
                    best = owner * BOARD + place
                    highest = order
            place += 1
        distance += 1
    return best


class RivalTurn(Step):
    """It takes its die, the owner gains the slot effect, and its card says what it does (EN-63)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        at = chosen_die(state, seat)
        die = state.board[at]
        value = (die - 1) % FACES + 1
        colour = (die - 1) // FACES
        state.tell(RIVAL_TAKES, seat, at // BOARD, colour, value)
        row = state.rivals[seat] // SCORINGS * FACES + value - 1
        state.push(frame(RIVAL_ACT, seat, row, colour))
        take_from_board(state, seat, at)


class RivalAct(Step):
    """The row of its behaviour card for the value of the die (EN-64, EN-68)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        content = state.content
        row = first(f)
        state.tell(RIVAL_ACTS, seat_of(f), content.row_action[row])
        act(state, seat_of(f), second(f), content.row_action[row], content.row_gain[row], content.row_amount[row])


def act(state: EncyclopediaState, seat: i64, colour: i64, action: i64, what: i64, amount: i64) -> None:
    """One row of a behaviour card (EN-68)."""
    if action == EXPEDITION:
        travel(state, seat, colour, amount)
        return
    state.areas[action * CONTINENTS + colour] += 1
    if action == BANK:
        use_bank(state, seat)
    if action in (EMBASSY, BANK):
        gain(state, seat, what, amount, AT_ONCE)
        return
    state.push(frame(AFTER_CARD, seat, what, amount))
    state.push(frame(GIVE_EXPERT if action == UNIVERSITY else GIVE_ANIMAL, seat))


def travel(state: EncyclopediaState, seat: i64, colour: i64, vp: i64) -> None:
    """Where it holds most animals; the reputation of the cell comes before the tokens are spent (EN-65)."""
    state.push(frame(RIVAL_SPENDS, seat, vp))
    continent = destination(state, seat)
    if continent < 0:
        state.tell(RIVAL_STAYS, seat)
        return
    cell = state.free_cell(continent)
    state.cells[continent * CELLS + cell] = colour + 1
    state.tell(RIVAL_TRAVELS, seat, continent)
    gain(state, seat, REPUTATION, state.content.cell_reputation[cell], AT_ONCE)


class AfterCard(Step):
    """What a row gives after its card."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        gain(state, seat_of(f), first(f), second(f), AT_ONCE)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, VP, 50)


class RivalSpends(Step):
    """All its expedition tokens become VP (EN-65)."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        tokens = state.tokens[seat]
        state.tokens[seat] = 0
        state.vp[seat] += tokens * first(f)
        state.tell(RIVAL_PAID, seat, tokens, tokens * first(f))

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, 50)
