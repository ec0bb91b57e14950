"""The whole state as JSON and back, read with suspicion."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.reader import BadData, Reader, frame_json, labelled, read_agenda, whole
from wunderkammer.games.encyclopedia.agenda_check import check_agenda
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    CARDS,
    CATEGORIES,
    COLOUR,
    CONTINENT,
    CONTINENTS,
    EXPERT,
    NO_CARD,
    ROUND_KINDS,
    SCORING,
)
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.content.tables import CELLS, SLOTS
from wunderkammer.games.encyclopedia.stages import STEP_NAMES
from wunderkammer.games.encyclopedia.state import (
    ALL_MARKERS,
    ANIMAL_SETS,
    AREAS,
    BOARD,
    EXPERT_SETS,
    FACES,
    RELEASED,
    SEATS,
    STACKS,
    EncyclopediaState,
    bit,
)
from wunderkammer.games.encyclopedia.state_check import check_state
from wunderkammer.games.encyclopedia.view import cards_in, experts_in, named
from wunderkammer.games.encyclopedia.vocabulary import PURSE

HIGHEST_NEWS = 1_000_000
LONGEST_LIST = 8


def to_json(state: EncyclopediaState) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": state.options,
        "rivals": list(state.rivals),
        "priority": [named(CONTINENT, continent) for continent in state.priority],
        "agenda": [frame_json(f, STEP_NAMES) for f in state.agenda],
        "news": state.news,
        "round": state.round,
        "first": state.first,
        "banked": state.banked,
        "dice_each": state.dice_each,
        "die_colour": named(COLOUR, state.die_colour),
        "die_as": named(COLOUR, state.die_as),
        "die_value": state.die_value,
        "source": named(ANIMAL, state.source),
        "coins": list(state.coins),
        "tokens": list(state.tokens),
        "seals": list(state.seals),
        "reputation": list(state.reputation),
        "vp": list(state.vp),
        "academy": [named(ANIMAL, animal) for animal in state.academy],
        "university": [named(EXPERT, expert) for expert in state.university],
        "animals": [cards_in(state, pile) for pile in range(ANIMAL_SETS)],
        "markers": {ANIMAL.text(a): state.markers[a] for a in range(CARDS) if state.markers[a]},
        "experts": [experts_in(bits) for bits in state.experts],
        "active": [named(EXPERT, expert) for expert in state.active],
        "board": list(state.board),
        "rolled": list(state.rolled),
        "areas": list(state.areas),
        "cells": list(state.cells),
        "bag": list(state.bag),
        "papers": list(state.papers),
        "owed": list(state.owed),
        "urn": list(state.urn),
    }


def read(state: EncyclopediaState, data: object) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    reader = Reader(data)
    read_scalars(state, reader)
    read_purses(state, reader)
    read_cards(state, reader)
    read_dice(state, reader)
    state.agenda = read_agenda(reader, STEP_NAMES, state.seats)
    state.lanes = vec[i64]([0] * state.seats)
    reader.done()
    check_state(state)
    check_agenda(state)


def read_scalars(state: EncyclopediaState, reader: Reader) -> None:
    seats = reader.integer("seats", 2, SEATS)
    state.seats = seats
    state.options = reader.integer("options", 0, 1)
    state.rivals = reader.integers("rivals", seats, -1, SCORING.size * SCORING.size - 1)
    state.priority = reader.labels("priority", seats * CONTINENTS, CONTINENT, -1)
    state.news = reader.integer("news", 0, HIGHEST_NEWS)
    state.round = reader.integer("round", 0, state.content.rounds)
    state.first = reader.integer("first", 0, seats - 1)
    state.banked = reader.integer("banked", 0, 1)
    state.dice_each = reader.integer("dice_each", SLOTS, SLOTS + 1)
    state.die_colour = labelled(reader.value("die_colour"), COLOUR, "state.die_colour", -1)
    state.die_as = labelled(reader.value("die_as"), COLOUR, "state.die_as", -1)
    state.die_value = reader.integer("die_value", 0, PURSE)
    state.source = labelled(reader.value("source"), ANIMAL, "state.source", NO_CARD)


def read_purses(state: EncyclopediaState, reader: Reader) -> None:
    seats = int(state.seats)
    state.coins = reader.integers("coins", seats, 0, PURSE)
    state.tokens = reader.integers("tokens", seats, 0, PURSE)
    state.seals = reader.integers("seals", seats, 0, PURSE)
    state.reputation = reader.integers("reputation", seats, 0, state.content.track - 1)
    state.vp = reader.integers("vp", seats, 0, PURSE)
    state.papers = reader.integers("papers", seats * CATEGORIES, 0, PURSE)
    state.owed = reader.integers("owed", None, 0, 2 * seats - 1)
    if len(state.owed) > LONGEST_LIST:
        raise BadData(f"state.owed has more than {LONGEST_LIST} entries.")
    state.urn = reader.integers("urn", ROUND_KINDS, 0, 12)


def read_cards(state: EncyclopediaState, reader: Reader) -> None:
    state.academy = reader.labels("academy", state.content.open_animals[state.seats - 2], ANIMAL, NO_CARD)
    state.university = reader.labels("university", state.content.open_experts, EXPERT, NO_CARD)
    state.animals = vec[i64]([0] * (ANIMAL_SETS * WORDS))
    for pile, cards in enumerate(reader.items("animals", ANIMAL_SETS)):
        for card in listed(cards, f"state.animals[{pile}]"):
            animal = labelled(card, ANIMAL, f"state.animals[{pile}]")
            if state.has(pile, animal):
                raise BadData(f"state.animals[{pile}] names {ANIMAL.text(animal)} twice.")
            state.put(pile, animal)
    state.experts = vec[i64]([0] * EXPERT_SETS)
    for pile, cards in enumerate(reader.items("experts", EXPERT_SETS)):
        for card in listed(cards, f"state.experts[{pile}]"):
            expert = labelled(card, EXPERT, f"state.experts[{pile}]")
            state.experts[pile] = state.experts[pile] | bit(expert)
    state.active = reader.labels("active", SEATS * STACKS, EXPERT, NO_CARD)
    state.awake = vec[i64]([0] * state.seats)
    for at, expert in enumerate(state.active):
        if expert != NO_CARD and at // STACKS < state.seats:
            state.wake(at // STACKS, at % STACKS, expert)
    state.markers = vec[i64]([0] * CARDS)
    markers = reader.inside("markers")
    for name, value in markers.data.items():
        animal = labelled(name, ANIMAL, markers.path)
        state.markers[animal] = whole(value, 1, RELEASED | ALL_MARKERS, f"{markers.path}.{name}")


def listed(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise BadData(f"{path} must be a list of cards.")
    return value


def read_dice(state: EncyclopediaState, reader: Reader) -> None:
    dice = CONTINENTS * FACES
    state.board = reader.integers("board", SEATS * BOARD, 0, dice)
    state.rolled = reader.integers("rolled", None, 1, dice)
    state.areas = reader.integers("areas", AREAS * CONTINENTS, 0, state.content.dice)
    state.cells = reader.integers("cells", CONTINENTS * CELLS, 0, CONTINENTS)
    state.bag = reader.integers("bag", CONTINENTS, 0, state.content.dice)
