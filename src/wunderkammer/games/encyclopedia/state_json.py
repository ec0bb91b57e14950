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
    Table,
    bit,
)
from wunderkammer.games.encyclopedia.state_check import check_table
from wunderkammer.games.encyclopedia.view import cards_in, experts_in, named

HIGHEST_NEWS = 1_000_000
PURSE = 1_000  # no game comes near it
LONGEST_LIST = 8


def to_json(table: Table) -> dict[str, object]:
    return {
        "seats": table.seats,
        "options": table.options,
        "rivals": list(table.rivals),
        "priority": [named(CONTINENT, continent) for continent in table.priority],
        "agenda": [frame_json(f, STEP_NAMES) for f in table.agenda],
        "news": table.news,
        "round": table.round,
        "first": table.first,
        "banked": table.banked,
        "dice_each": table.dice_each,
        "die_colour": named(COLOUR, table.die_colour),
        "die_as": named(COLOUR, table.die_as),
        "die_value": table.die_value,
        "source": named(ANIMAL, table.source),
        "coins": list(table.coins),
        "tokens": list(table.tokens),
        "seals": list(table.seals),
        "reputation": list(table.reputation),
        "vp": list(table.vp),
        "academy": [named(ANIMAL, animal) for animal in table.academy],
        "university": [named(EXPERT, expert) for expert in table.university],
        "animals": [cards_in(table, pile) for pile in range(ANIMAL_SETS)],
        "markers": {ANIMAL.text(a): table.markers[a] for a in range(CARDS) if table.markers[a]},
        "experts": [experts_in(bits) for bits in table.experts],
        "active": [named(EXPERT, expert) for expert in table.active],
        "board": list(table.board),
        "rolled": list(table.rolled),
        "areas": list(table.areas),
        "cells": list(table.cells),
        "bag": list(table.bag),
        "papers": list(table.papers),
        "owed": list(table.owed),
        "urn": list(table.urn),
    }


def read(table: Table, data: object) -> None:
    """Fill an empty table; raises BadData with a sentence for anything that cannot be."""
    reader = Reader(data)
    read_scalars(table, reader)
    read_purses(table, reader)
    read_cards(table, reader)
    read_dice(table, reader)
    table.agenda = read_agenda(reader, STEP_NAMES, table.seats)
    table.lanes = vec[i64]([0] * table.seats)
    reader.done()
    check_table(table)
    check_agenda(table)


def read_scalars(table: Table, reader: Reader) -> None:
    seats = reader.integer("seats", 2, SEATS)
    table.seats = seats
    table.options = reader.integer("options", 0, 1)
    table.rivals = reader.integers("rivals", seats, -1, SCORING.size * SCORING.size - 1)
    table.priority = reader.labels("priority", seats * CONTINENTS, CONTINENT, -1)
    table.news = reader.integer("news", 0, HIGHEST_NEWS)
    table.round = reader.integer("round", 0, table.content.rounds)
    table.first = reader.integer("first", 0, seats - 1)
    table.banked = reader.integer("banked", 0, 1)
    table.dice_each = reader.integer("dice_each", SLOTS, SLOTS + 1)
    table.die_colour = labelled(reader.value("die_colour"), COLOUR, "state.die_colour", -1)
    table.die_as = labelled(reader.value("die_as"), COLOUR, "state.die_as", -1)
    table.die_value = reader.integer("die_value", 0, PURSE)
    table.source = labelled(reader.value("source"), ANIMAL, "state.source", NO_CARD)


def read_purses(table: Table, reader: Reader) -> None:
    seats = int(table.seats)
    table.coins = reader.integers("coins", seats, 0, PURSE)
    table.tokens = reader.integers("tokens", seats, 0, PURSE)
    table.seals = reader.integers("seals", seats, 0, PURSE)
    table.reputation = reader.integers("reputation", seats, 0, table.content.track - 1)
    table.vp = reader.integers("vp", seats, 0, PURSE)
    table.papers = reader.integers("papers", seats * CATEGORIES, 0, PURSE)
    table.owed = reader.integers("owed", None, 0, 2 * seats - 1)
    if len(table.owed) > LONGEST_LIST:
        raise BadData(f"state.owed has more than {LONGEST_LIST} entries.")
    table.urn = reader.integers("urn", ROUND_KINDS, 0, 12)


def read_cards(table: Table, reader: Reader) -> None:
    table.academy = reader.labels("academy", table.content.open_animals[table.seats - 2], ANIMAL, NO_CARD)
    table.university = reader.labels("university", table.content.open_experts, EXPERT, NO_CARD)
    table.animals = vec[i64]([0] * (ANIMAL_SETS * WORDS))
    for pile, cards in enumerate(reader.items("animals", ANIMAL_SETS)):
        for card in listed(cards, f"state.animals[{pile}]"):
            animal = labelled(card, ANIMAL, f"state.animals[{pile}]")
            if table.has(pile, animal):
                raise BadData(f"state.animals[{pile}] names {ANIMAL.text(animal)} twice.")
            table.put(pile, animal)
    table.experts = vec[i64]([0] * EXPERT_SETS)
    for pile, cards in enumerate(reader.items("experts", EXPERT_SETS)):
        for card in listed(cards, f"state.experts[{pile}]"):
            expert = labelled(card, EXPERT, f"state.experts[{pile}]")
            table.experts[pile] = table.experts[pile] | bit(expert)
    table.active = reader.labels("active", SEATS * STACKS, EXPERT, NO_CARD)
    table.awake = vec[i64]([0] * table.seats)
    for at, expert in enumerate(table.active):
        if expert != NO_CARD and at // STACKS < table.seats:
            table.wake(at // STACKS, at % STACKS, expert)
    table.markers = vec[i64]([0] * CARDS)
    markers = reader.inside("markers")
    for name, value in markers.data.items():
        animal = labelled(name, ANIMAL, markers.path)
        table.markers[animal] = whole(value, 1, RELEASED | ALL_MARKERS, f"{markers.path}.{name}")


def listed(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise BadData(f"{path} must be a list of cards.")
    return value


def read_dice(table: Table, reader: Reader) -> None:
    dice = CONTINENTS * FACES
    table.board = reader.integers("board", SEATS * BOARD, 0, dice)
    table.rolled = reader.integers("rolled", None, 1, dice)
    table.areas = reader.integers("areas", AREAS * CONTINENTS, 0, table.content.dice)
    table.cells = reader.integers("cells", CONTINENTS * CELLS, 0, CONTINENTS)
    table.bag = reader.integers("bag", CONTINENTS, 0, table.content.dice)
