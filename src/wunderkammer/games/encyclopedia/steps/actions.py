"""Choosing one of the six actions and placing the die (EN-10 … EN-17, EN-20)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ACADEMY, BANK, EMBASSY, EXPEDITION, PUBLISH, UNIVERSITY
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.events import EXPERT_ACTS
from wunderkammer.games.encyclopedia.stages import (
    ADVANCE,
    CHOOSE_ACTION,
    CHOOSE_EXPERT,
    CHOOSE_SOURCE,
    OWN_OWED,
    RAISE,
)
from wunderkammer.games.encyclopedia.state import STACKS, Table
from wunderkammer.games.encyclopedia.steps.boards import use_bank
from wunderkammer.games.encyclopedia.steps.cards import RESCUE, RESCUE_BITS, WITH_DIE
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, LATER, gain
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, refuse_one_shot, use_one_shot
from wunderkammer.games.encyclopedia.steps.payment import exchange
from wunderkammer.games.encyclopedia.steps.possible import coloured_actions
from wunderkammer.games.encyclopedia.steps.refusals import refuse_action
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import (
    BY_SEAL,
    BY_TOKEN,
    EXCHANGE,
    GO_ACADEMY,
    GO_BANK,
    GO_EMBASSY,
    GO_EXPEDITION,
    GO_PUBLISH,
    GO_UNIVERSITY,
    SOURCE,
    TAKE_ANIMAL,
    USE,
    WAYS,
)


class ChooseAction(Step):
    """What the die is used for, as a die of which colour, paid in which way (EN-10, EN-12)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        buffer.add(GO_EMBASSY)
        buffer.add(GO_BANK)
        coloured_actions(table, seat, buffer)
        if table.seals[seat] > 0:
            buffer.add(EXCHANGE)
        one_shot_moves(table, seat, buffer)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move >= USE:
            use_one_shot(table, f, move - USE, AT_ONCE)
        elif move == EXCHANGE:
            exchange(table, seat)
            table.push(frame(CHOOSE_ACTION, seat))
        elif move < GO_UNIVERSITY:
            go_uncoloured(table, seat, move)
        else:
            at = (move - GO_UNIVERSITY) % (CONTINENTS * WAYS)
            dye(table, seat, at // WAYS, at % WAYS)
            go_coloured(table, seat, move)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        if move == EXCHANGE:
            return Refusal("no-seal", "EN-12")
        if USE <= move < TAKE_ANIMAL:
            return refuse_one_shot()
        return refuse_action(table, seat_of(f), move) if GO_UNIVERSITY <= move < SOURCE else None


def dye(table: Table, seat: i64, colour: i64, way: i64) -> None:
    """The die has one colour for the whole action, set before it is placed (EN-46)."""
    table.die_as = colour
    if way == BY_TOKEN:
        table.tokens[seat] -= 1
    elif way == BY_SEAL:
        table.seals[seat] -= 1
        table.die_value += table.content.seal_value


def put_in_area(table: Table, area: i64) -> None:
    table.areas[area * CONTINENTS + table.die_colour] += 1


def go_uncoloured(table: Table, seat: i64, move: i64) -> None:
    if move == GO_BANK:
        put_in_area(table, BANK)
        use_bank(table, seat)
        react(table, seat, BANK, AT_ONCE)
    else:
        put_in_area(table, EMBASSY)
        table.push(frame(RAISE, seat, EMBASSY))
        react(table, seat, EMBASSY, AT_ONCE)


def go_coloured(table: Table, seat: i64, move: i64) -> None:
    if move < GO_ACADEMY:
        put_in_area(table, UNIVERSITY)
        table.push(frame(OWN_OWED, seat))
        table.push(frame(CHOOSE_EXPERT, seat, WITH_DIE))
        react(table, seat, UNIVERSITY, LATER)
    elif move < GO_EXPEDITION:
        put_in_area(table, ACADEMY)
        table.push(frame(OWN_OWED, seat))
        table.push(frame(RAISE, seat, ACADEMY))
        react(table, seat, ACADEMY, LATER)
    elif move < GO_PUBLISH:
        travel(table, seat)
    else:
        table.push(frame(CHOOSE_SOURCE, seat))


def travel(table: Table, seat: i64) -> None:
    """The leftmost free cell; its reputation comes before the value is raised (EN-17, EN-44)."""
    cell = table.free_cell(table.die_as)
    table.cells[table.die_as * CELLS + cell] = table.die_colour + 1
    table.push(frame(RAISE, seat, EXPEDITION, cell))
    reputation = table.content.cell_reputation[cell]
    if reputation > 0:
        table.push(frame(ADVANCE, seat, reputation, AT_ONCE, RESCUE | cell << RESCUE_BITS))
    react(table, seat, EXPEDITION, AT_ONCE)


def react(table: Table, seat: i64, action: i64, when: i64) -> None:
    """Active experts react to the use of a die (EN-44, EN-49)."""
    if not table.anyone_for(seat, action):
        return
    content = table.content
    stack: i64 = 0
    while stack < STACKS:
        expert = table.active[seat * STACKS + stack]
        if (
            expert != NO_CARD
            and content.expert_moment[expert] == action
            and (action != EXPEDITION or content.expert_subject[expert] == table.die_as)
        ):
            table.tell(EXPERT_ACTS, seat, expert)
            gain(table, seat, content.expert_gain[expert], content.expert_amount[expert], when)
        stack += 1


class ChooseSource(Step):
    """The animal on which the die of a publication is placed (EN-20, EN-56)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        word: i64 = 0
        while word < WORDS:
            bits = table.studied(seat_of(f), table.die_as, word)
            while bits != 0:
                buffer.add(SOURCE + table.lowest(bits, word))
                bits = bits & (bits - 1)
            word += 1

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        table.source = move - SOURCE
        table.push(frame(RAISE, seat, PUBLISH))
        react(table, seat, PUBLISH, AT_ONCE)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return Refusal("not-a-source", "EN-20") if SOURCE <= move < EXCHANGE else None
