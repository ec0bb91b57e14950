"""What a person could bring into an action: means in hand and certain, visible bonuses (EN-10, EN-47, EN-59)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    COINS,
    DIE,
    EXPEDITION,
    EXPERT_CARD,
    SEAL,
    TOKEN,
)
from wunderkammer.games.encyclopedia.content.readers import WORD_BITS, WORDS
from wunderkammer.games.encyclopedia.state import ALL_MARKERS, FOSSILS, STACKS, STUDY, EncyclopediaState, bit
from wunderkammer.games.encyclopedia.vocabulary import BY_SEAL, BY_TOKEN

PAYING: Final = (1 << COINS) | (1 << TOKEN) | (1 << SEAL)  # bonuses that may be paid with


def seal_worth(state: EncyclopediaState) -> i64:
    """A seal raises the value directly or as coins, whichever is more."""
    content = state.content
    if content.seal_value > content.seal_coins:
        return content.seal_value
    return content.seal_coins


def gain_worth(state: EncyclopediaState, gain: i64, amount: i64, travelling: bool) -> i64:
    """How much resources of a kind could add to the value, or in an expedition to the points (EN-12)."""
    if gain == COINS:
        return amount
    if gain == SEAL:
        return amount * seal_worth(state)
    if gain == TOKEN and travelling:
        return amount * state.content.token_points
    return 0


def track_worth(state: EncyclopediaState, seat: i64, steps: i64, travelling: bool) -> i64:
    """How much the resources that so many steps of reputation bring could add to the value."""
    if bonuses_ahead(state, seat, steps) & PAYING == 0:
        return 0
    content = state.content
    cell = state.reputation[seat]
    total: i64 = 0
    while steps > 0:
        cell += 1
        if cell == content.track:
            cell = 0
        total += gain_worth(state, content.bonus[cell], content.bonus_amount[cell], travelling)
        steps -= 1
    return total


def track_brings(state: EncyclopediaState, seat: i64, steps: i64, bonus: i64) -> bool:
    """Whether so many steps of reputation reach this bonus."""
    return bonuses_ahead(state, seat, steps) >> bonus & 1 == 1


def bonuses_ahead(state: EncyclopediaState, seat: i64, steps: i64) -> i64:
    """The kinds of bonuses that so many steps of reputation reach, as bits."""
    content = state.content
    if steps > content.track:
        steps = content.track
    return content.bonuses_ahead[state.reputation[seat] * (content.track + 1) + steps]


def purse_worth(state: EncyclopediaState, seat: i64, way: i64, travelling: bool) -> i64:
    """How much coins, seals and in an expedition tokens could add, once the colour is paid for."""
    total = state.coins[seat] + state.seals[seat] * seal_worth(state)
    if way == BY_SEAL:
        total -= seal_worth(state)
    if travelling:
        total += state.tokens[seat] * state.content.token_points
        if way == BY_TOKEN:
            total -= state.content.token_points
    return total


def reaction(state: EncyclopediaState, seat: i64, action: i64, colour: i64, gain: i64) -> i64:
    """How much of this the experts give that react to an action (EN-44); in expeditions only those of its continent."""
    if not state.anyone_for(seat, action):
        return 0
    content = state.content
    total: i64 = 0
    for stack in range(i64(STACKS)):
        expert = state.active[seat * STACKS + stack]
        if (
            expert != NO_CARD
            and content.expert_moment[expert] == action
            and content.expert_gain[expert] == gain
            and (action != EXPEDITION or content.expert_subject[expert] == colour)
        ):
            total += content.expert_amount[expert]
    return total


def reaction_worth(state: EncyclopediaState, seat: i64, action: i64, colour: i64) -> i64:
    """How much the resources that such experts give could add to the value, those of the track not counted."""
    if not state.anyone_for(seat, action):
        return 0
    total: i64 = 0
    for gain in range(i64(COINS), i64(EXPERT_CARD)):
        total += gain_worth(state, gain, reaction(state, seat, action, colour, gain), action == EXPEDITION)
    return total


def base_value(state: EncyclopediaState, seat: i64, colour: i64, way: i64) -> i64:
    """The value of the die as a die of this colour, before coins."""
    value = state.die_value + state.standing(seat, DIE, colour)
    if way == BY_SEAL:
        value += state.content.seal_value
    return value


def open_animal(state: EncyclopediaState, continent: i64) -> bool:
    """Whether an animal of a continent lies open in the academy."""
    slot: i64 = 0
    while slot < len(state.academy):
        animal = state.academy[slot]
        if animal != NO_CARD and state.content.animal_continent[animal] == continent:
            return True
        slot += 1
    return False


def own_continents(state: EncyclopediaState, seat: i64) -> i64:
    """The continents of the animals that the seat studies, as bits."""
    animals = state.animals
    masks = state.content.continent_mask
    own = (STUDY + seat) * WORDS
    continents: i64 = 0
    for continent in range(i64(CONTINENTS)):
        for word in range(i64(WORDS)):
            if animals[own + word] & masks[continent * WORDS + word] != 0:
                continents = continents | bit(continent)
    return continents


def open_continents(state: EncyclopediaState) -> i64:
    """The continents of the animals that lie open in the academy, as bits."""
    continents: i64 = 0
    for animal in state.academy:
        if animal != NO_CARD and state.content.animal_continent[animal] >= 0:
            continents = continents | bit(state.content.animal_continent[animal])
    return continents


# The two below are asked at most decisions: what they read again and again they take out of the state once.


def cheapest_marker(state: EncyclopediaState, seat: i64, continent: i64) -> i64:
    """The lowest cost of a marker on the seat's animals of a continent or on its fossils, 0 if none can be placed."""
    content, animals, markers = state.content, state.animals, state.markers
    masks, places, costs = content.continent_mask, content.place_of_bit, content.cheapest
    fossils = state.options & FOSSILS
    best: i64 = 0
    word: i64 = 0
    while word < WORDS:
        own = animals[(STUDY + seat) * WORDS + word]
        bits = own & masks[continent * WORDS + word]
        while bits != 0:
            cost = costs[markers[word * WORD_BITS + places[(bits & -bits) % 67]] & ALL_MARKERS]
            if cost != 0 and (best == 0 or cost < best):
                best = cost
            bits = bits & (bits - 1)
        bits = own & masks[CONTINENTS * WORDS + word] if fossils else 0
        while bits != 0:
            fossil = state.lowest(bits, word)
            if markers[fossil] == 0 and (best == 0 or content.fossil_cost[fossil] < best):
                best = content.fossil_cost[fossil]
            bits = bits & (bits - 1)
        word += 1
    return best


def all_markers(state: EncyclopediaState, seat: i64, continent: i64) -> i64:
    """What all markers together would cost that an expedition to a continent could place."""
    content, animals, markers = state.content, state.animals, state.markers
    masks, places, left = content.continent_mask, content.place_of_bit, content.all_left
    total: i64 = 0
    word: i64 = 0
    while word < WORDS:
        own = animals[(STUDY + seat) * WORDS + word]
        bits = own & masks[continent * WORDS + word]
        while bits != 0:
            total += left[markers[word * WORD_BITS + places[(bits & -bits) % 67]] & ALL_MARKERS]
            bits = bits & (bits - 1)
        bits = own & masks[CONTINENTS * WORDS + word]
        while bits != 0:
            fossil = state.lowest(bits, word)
            if markers[fossil] == 0:
                total += content.fossil_cost[fossil]
            bits = bits & (bits - 1)
        word += 1
    return total


def rescue_cost(state: EncyclopediaState, continent: i64) -> i64:
    """The cheapest marker on an open animal that an expedition could use, 0 if there is none (EN-47)."""
    content = state.content
    best: i64 = 0
    slot: i64 = 0
    while slot < len(state.academy):
        animal = state.academy[slot]
        if animal != NO_CARD:
            cost: i64 = 0
            if content.animal_continent[animal] == continent:
                cost = content.cheapest[0]
            elif content.fossil_value[animal] > 0:
                cost = content.fossil_cost[animal]
            if cost != 0 and (best == 0 or cost < best):
                best = cost
        slot += 1
    return best
