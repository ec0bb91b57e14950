"""Choosing one of the six actions and placing the die (EN-10 … EN-17, EN-20)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import ACADEMY, BANK, EMBASSY, EXPEDITION, PUBLISH, UNIVERSITY
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.events import EXPERT_ACTS
from wunderkammer.games.encyclopedia.state import STACKS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.boards import use_bank
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain, in_visit
from wunderkammer.games.encyclopedia.steps.kinds import (
    ADVANCE,
    CHOOSE_ACTION,
    CHOOSE_EXPERT,
    CHOOSE_SOURCE,
    OWN_OWED,
    RAISE,
)
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, refuse_one_shot, use_one_shot
from wunderkammer.games.encyclopedia.steps.outlook import WITH_DIE
from wunderkammer.games.encyclopedia.steps.payment import exchange
from wunderkammer.games.encyclopedia.steps.possible import coloured_actions
from wunderkammer.games.encyclopedia.steps.refusals import refuse_action
from wunderkammer.games.encyclopedia.steps.step import Step, die_in_hand
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

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        buffer.add(GO_EMBASSY)
        buffer.add(GO_BANK)
        coloured_actions(state, seat, buffer)
        if state.seals[seat] > 0:
            buffer.add(EXCHANGE)
        one_shot_moves(state, seat, buffer)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move >= USE:
            use_one_shot(state, f, move - USE, AT_ONCE)
        elif move == EXCHANGE:
            exchange(state, seat)
            state.push(frame(CHOOSE_ACTION, seat))
        elif move < GO_UNIVERSITY:
            go_uncoloured(state, seat, move)
        else:
            at = (move - GO_UNIVERSITY) % (CONTINENTS * WAYS)
            dye(state, seat, at // WAYS, at % WAYS)
            go_coloured(state, seat, move)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if move == EXCHANGE:
            return Refusal("no-seal", "EN-12")
        if USE <= move < TAKE_ANIMAL:
            return refuse_one_shot()
        return refuse_action(state, seat_of(f), move) if GO_UNIVERSITY <= move < SOURCE else None

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return f >> 16 == 0 and die_in_hand(state)


def dye(state: EncyclopediaState, seat: i64, colour: i64, way: i64) -> None:
    """The die has one colour for the whole action, set before it is placed (EN-46)."""
    state.die_as = colour
    if way == BY_TOKEN:
        state.tokens[seat] -= 1
    elif way == BY_SEAL:
        state.seals[seat] -= 1
        state.die_value += state.content.seal_value


def put_in_area(state: EncyclopediaState, area: i64) -> None:
    state.areas[area * CONTINENTS + state.die_colour] += 1


def go_uncoloured(state: EncyclopediaState, seat: i64, move: i64) -> None:
    if move == GO_BANK:
        put_in_area(state, BANK)
        use_bank(state, seat)
        react(state, seat, BANK, AT_ONCE)
    else:
        put_in_area(state, EMBASSY)
        state.push(frame(RAISE, seat, EMBASSY))
        react(state, seat, EMBASSY, AT_ONCE)


def go_coloured(state: EncyclopediaState, seat: i64, move: i64) -> None:
    if move < GO_ACADEMY:
        put_in_area(state, UNIVERSITY)
        state.push(frame(OWN_OWED, seat))
        state.push(frame(CHOOSE_EXPERT, seat, WITH_DIE))
        react(state, seat, UNIVERSITY, in_visit(state))
    elif move < GO_EXPEDITION:
        put_in_area(state, ACADEMY)
        state.push(frame(OWN_OWED, seat))
        state.push(frame(RAISE, seat, ACADEMY))
        react(state, seat, ACADEMY, in_visit(state))
    elif move < GO_PUBLISH:
        travel(state, seat)
    else:
        state.push(frame(CHOOSE_SOURCE, seat))


def travel(state: EncyclopediaState, seat: i64) -> None:
    """The leftmost free cell; its reputation comes before the value is raised (EN-17, EN-44)."""
    cell = state.free_cell(state.die_as)
    state.cells[state.die_as * CELLS + cell] = state.die_colour + 1
    state.push(frame(RAISE, seat, EXPEDITION, cell))
    reputation = state.content.cell_reputation[cell]
    if reputation > 0:
        state.push(frame(ADVANCE, seat, reputation, AT_ONCE))
    react(state, seat, EXPEDITION, AT_ONCE)


def react(state: EncyclopediaState, seat: i64, action: i64, when: i64) -> None:
    """Active experts react to the use of a die (EN-44, EN-49)."""
    if not state.anyone_for(seat, action):
        return
    content = state.content
    stack: i64 = 0
    while stack < STACKS:
        expert = state.active[seat * STACKS + stack]
        if (
            expert != NO_CARD
            and content.expert_moment[expert] == action
            and (action != EXPEDITION or content.expert_subject[expert] == state.die_as)
        ):
            state.tell(EXPERT_ACTS, seat, expert)
            gain(state, seat, content.expert_gain[expert], content.expert_amount[expert], when)
        stack += 1


class ChooseSource(Step):
    """The animal on which the die of a publication is placed (EN-20, EN-56)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        word: i64 = 0
        while word < WORDS:
            bits = state.studied(seat_of(f), state.die_as, word)
            while bits != 0:
                buffer.add(SOURCE + state.lowest(bits, word))
                bits = bits & (bits - 1)
            word += 1

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.source = move - SOURCE
        state.push(frame(RAISE, seat, PUBLISH))
        react(state, seat, PUBLISH, AT_ONCE)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        return Refusal("not-a-source", "EN-20") if SOURCE <= move < EXCHANGE else None

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return f >> 16 == 0 and die_in_hand(state)
