"""The priority of an AI opponent: which card and which continent it prefers (EN-61, EN-65, EN-54)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.state import EncyclopediaState


def preferred_animal(state: EncyclopediaState, seat: i64) -> i64:
    """The leftmost open animal of the highest continent that has one; fossils are ignored (EN-43, EN-61)."""
    place: i64 = 0
    while place < CONTINENTS:
        continent = state.priority[seat * CONTINENTS + place]
        slot: i64 = 0
        while slot < len(state.academy):
            animal = state.academy[slot]
            if animal != NO_CARD and state.content.animal_continent[animal] == continent:
                return animal
            slot += 1
        place += 1
    return NO_CARD


def preferred_expert(state: EncyclopediaState, seat: i64) -> i64:
    """The leftmost open expert of the highest continent that has one (EN-61)."""
    place: i64 = 0
    while place < CONTINENTS:
        continent = state.priority[seat * CONTINENTS + place]
        slot: i64 = 0
        while slot < len(state.university):
            expert = state.university[slot]
            if expert != NO_CARD and state.content.expert_continent[expert] == continent:
                return expert
            slot += 1
        place += 1
    return NO_CARD


def animals_from(state: EncyclopediaState, seat: i64, continent: i64) -> i64:
    """How many animals of a continent a seat holds."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        bits = state.studied(seat, continent, word)
        while bits != 0:
            bits = bits & (bits - 1)
            count += 1
        word += 1
    return count


def destination(state: EncyclopediaState, seat: i64) -> i64:
    """The continent with a free cell of which it holds most animals; ties, and none held, by priority; or -1."""
    best: i64 = -1
    most: i64 = -1
    place: i64 = 0
    while place < CONTINENTS:
        continent = state.priority[seat * CONTINENTS + place]
        held = animals_from(state, seat, continent)
        if held > most and state.free_cell(continent) >= 0:
            best = continent
            most = held
        place += 1
    return best
