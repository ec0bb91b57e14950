"""Which actions can be carried out completely with the die in hand (EN-10)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    ACADEMY,
    ANIMAL_CARD,
    DIE,
    EXPEDITION,
    EXPEDITION_POINTS,
    EXPERT_CARD,
    ONCE,
    PUBLISH,
)
from wunderkammer.games.encyclopedia.state import FACES, FOSSILS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.means import (
    base_value,
    cheapest_marker,
    open_continents,
    own_continents,
    purse_worth,
    rescue_cost,
    track_brings,
    track_worth,
)
from wunderkammer.games.encyclopedia.steps.outlook import NO_STACK, about_to, anybody_helps
from wunderkammer.games.encyclopedia.vocabulary import (
    AS_IT_IS,
    BY_SEAL,
    BY_TOKEN,
    GO_ACADEMY,
    GO_EXPEDITION,
    GO_PUBLISH,
    GO_UNIVERSITY,
    WAYS,
)


def can_dye(state: EncyclopediaState, seat: i64, colour: i64, way: i64) -> bool:
    """Whether the die can have a colour in this way: its own for nothing, another for a token or a seal (EN-12)."""
    if way == AS_IT_IS:
        return colour == state.die_colour
    if colour == state.die_colour:
        return False
    return state.tokens[seat] > 0 if way == BY_TOKEN else state.seals[seat] > 0


def reachable_fossil(state: EncyclopediaState, seat: i64, colour: i64, way: i64) -> bool:
    """Whether the value of an open fossil can be met exactly (EN-40)."""
    value = base_value(state, seat, colour, way)
    reach = about_to(state, seat, ACADEMY, colour, way).most(NO_STACK, NO_CARD)
    slot: i64 = 0
    while slot < len(state.academy):
        animal = state.academy[slot]
        if animal != NO_CARD and value <= state.content.fossil_value[animal] <= reach:
            return True
        slot += 1
    return False


def can_reach_fossil(state: EncyclopediaState, seat: i64, colour: i64, way: i64) -> bool:
    """Without an animal of the colour: a fossil that this colour helps to reach (EN-40, EN-59)."""
    if state.options & FOSSILS == 0:
        return False
    if way != AS_IT_IS and state.standing(seat, DIE, colour) == state.standing(seat, DIE, state.die_colour):
        return False
    return reachable_fossil(state, seat, colour, way)


def can_travel(
    state: EncyclopediaState, seat: i64, continent: i64, way: i64, points: i64, cell: i64, cheapest: i64
) -> bool:
    """To a free cell: points for at least one marker, if need be with what comes on the way (EN-17, EN-47, EN-59)."""
    if 0 < cheapest <= points:
        return True
    steps = state.content.cell_reputation[cell]
    cost = cheapest
    if steps > 0 and track_brings(state, seat, steps, ANIMAL_CARD):
        rescue = rescue_cost(state, continent)
        cost = rescue if cost == 0 or 0 < rescue < cost else cost
    if cost > 0:
        reach = points + purse_worth(state, seat, way, True)
        if cost <= reach or cost <= reach + track_worth(state, seat, steps, True):
            return True
    if not may_be_helped(state, seat, EXPEDITION, continent, steps, cost > 0):
        return False
    if cheapest == 0 and rescue_cost(state, continent) == 0:
        return False
    return about_to(state, seat, EXPEDITION, continent, way, cell, cheapest).possible()


def may_be_helped(state: EncyclopediaState, seat: i64, action: i64, colour: i64, steps: i64, alive: bool) -> bool:
    """Whether an expert could help where purse and reputation track do not: that takes a closer look (EN-59)."""
    content = state.content
    if state.awake[seat] & (content.helpers_at[action] | content.helpers_at[ONCE]) != 0:
        return True
    if not content.counts_experts or not track_brings(state, seat, steps, EXPERT_CARD):
        return False
    return anybody_helps(state, action, colour, alive)


def can_publish(state: EncyclopediaState, seat: i64, continent: i64, way: i64, value: i64) -> bool:
    """With an own animal of the colour: a value that opens group 0 (EN-20, EN-59)."""
    needed = state.content.group_zero_value
    if value >= needed or value + purse_worth(state, seat, way, False) >= needed:
        return True
    if may_be_helped(state, seat, PUBLISH, continent, 0, True):
        return about_to(state, seat, PUBLISH, continent, way).possible()
    return False


def university_open(state: EncyclopediaState) -> bool:
    slot: i64 = 0
    while slot < len(state.university):
        if state.university[slot] != NO_CARD:
            return True
        slot += 1
    return False


def academy_open(state: EncyclopediaState) -> bool:
    slot: i64 = 0
    while slot < len(state.academy):
        if state.academy[slot] != NO_CARD:
            return True
        slot += 1
    return False


def open_expert(state: EncyclopediaState, continent: i64) -> bool:
    slot: i64 = 0
    while slot < len(state.university):
        expert = state.university[slot]
        if expert != NO_CARD and state.content.expert_continent[expert] == continent:
            return True
        slot += 1
    return False


def can_study(state: EncyclopediaState, seat: i64, colour: i64, way: i64) -> bool:
    """An open expert; a token paid for the colour would only bring itself back, a seal may be paid (EN-15, EN-59)."""
    if way == AS_IT_IS:
        return university_open(state)
    return way == BY_SEAL and open_expert(state, colour)


def coloured_actions(state: EncyclopediaState, seat: i64, buffer: Buffer) -> None:
    """All actions for which the colour matters, with every way to pay for it."""
    shown = open_continents(state)
    own = own_continents(state, seat)
    first_way: i64 = BY_TOKEN if state.tokens[seat] > 0 else BY_SEAL
    last_way: i64 = BY_SEAL if state.seals[seat] > 0 else BY_TOKEN
    colour: i64 = 0
    while colour < CONTINENTS:
        if colour == state.die_colour:
            actions_with(state, seat, colour, AS_IT_IS, AS_IT_IS, shown, own, buffer)
        else:
            actions_with(state, seat, colour, first_way, last_way, shown, own, buffer)
        colour += 1


def actions_with(
    state: EncyclopediaState,
    seat: i64,
    colour: i64,
    way: i64,
    last_way: i64,
    open_colours: i64,
    own_colours: i64,
    buffer: Buffer,
) -> None:
    """The actions with a die of one colour; what no payment changes is looked up once."""
    if way > last_way:
        return
    content = state.content
    shown = open_colours >> colour & 1 == 1
    owned = own_colours >> colour & 1 == 1
    cell = state.free_cell(colour)
    cheapest: i64 = 0
    bonus: i64 = 0  # to the points of an expedition
    if cell >= 0:
        bonus = content.cell_value[cell] + state.standing(seat, EXPEDITION_POINTS, colour)
        if owned or state.options & FOSSILS:
            cheapest = cheapest_marker(state, seat, colour)
    die = base_value(state, seat, colour, AS_IT_IS)
    while way <= last_way:
        at = colour * WAYS + way
        value = die + content.seal_value if way == BY_SEAL else die
        if can_study(state, seat, colour, way):
            buffer.add(GO_UNIVERSITY + at)
        if shown or can_reach_fossil(state, seat, colour, way):
            buffer.add(GO_ACADEMY + at)
        if cell >= 0 and can_travel(state, seat, colour, way, value + bonus, cell, cheapest):
            buffer.add(GO_EXPEDITION + at)
        if owned and can_publish(state, seat, colour, way, value):
            buffer.add(GO_PUBLISH + at)
        way += 1


def face(value: i64) -> i64:
    """The row of a table by die value: above 6 counts as 6 (EN-13)."""
    if value > FACES:
        return FACES - 1
    return value - 1
