"""The fields of Encyclopedia's state: their JSON, and what may stand in them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.fields import (
    Field,
    Label,
    Labels,
    LabelSets,
    Number,
    Numbers,
    Pile,
    ShortRow,
    Unwritten,
    per_seat,
)
from wunderkammer.core.reader import Reader, mask_of
from wunderkammer.core.state import State
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    CATEGORIES,
    COLOUR,
    CONTINENT,
    CONTINENTS,
    EXPERT,
    NO_CARD,
    ROUND_KINDS,
    SCORING,
)
from wunderkammer.games.encyclopedia.content.readers import WORD_BITS, WORDS
from wunderkammer.games.encyclopedia.content.tables import CELLS, SLOTS
from wunderkammer.games.encyclopedia.state import (
    ALL_MARKERS,
    ANIMAL_SETS,
    AREAS,
    BOARD,
    EXPERT_SETS,
    FACES,
    PERSON,
    RELEASED,
    SEATS,
    STACKS,
    EncyclopediaState,
)
from wunderkammer.games.encyclopedia.vocabulary import PURSE

DICE = CONTINENTS * FACES
DICE_OF_A_COLOUR = 4
MOST_ROUNDS = 6
LAST_CELL = 49  # of the longest reputation track that a pack can have
MOST_TOKENS = 12  # of one kind
MOST_OWED = 8
MARKS = RELEASED | ALL_MARKERS


def encyclopedia(state: State) -> EncyclopediaState:
    assert isinstance(state, EncyclopediaState)
    return state


class Round(Number):
    """The number of rounds is a figure."""

    def fill(self, state: State, reader: Reader) -> None:
        encyclopedia(state).round = reader.integer(self.name, self.low, encyclopedia(state).content.rounds)


class Reputation(Numbers):
    """The length of the track is a figure."""

    def fill(self, state: State, reader: Reader) -> None:
        last = encyclopedia(state).content.track - 1
        encyclopedia(state).reputation = reader.integers(self.name, state.seats, self.low, last)


class OpenAnimals(Labels):
    """How many slots the academy has is a figure."""

    def fill(self, state: State, reader: Reader) -> None:
        slots = encyclopedia(state).content.open_animals[state.seats - 2]
        encyclopedia(state).academy = reader.labels(self.name, slots, self.domain, NO_CARD)


class OpenExperts(Labels):
    """How many slots the university has is a figure."""

    def fill(self, state: State, reader: Reader) -> None:
        slots = encyclopedia(state).content.open_experts
        encyclopedia(state).university = reader.labels(self.name, slots, self.domain, NO_CARD)


class AnimalSets(LabelSets):
    """Sets of animals, each in two words: there are more animals than one number has bits."""

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * (ANIMAL_SETS * WORDS))

    def to_json(self, value: Any) -> object:
        words = range(0, len(value), WORDS)
        return [ANIMAL.texts_in(value[at] | value[at + 1] << WORD_BITS) for at in words]

    def read(self, reader: Reader, seats: int) -> Any:
        words: list[int] = []
        for at, animals in enumerate(reader.items(self.name, ANIMAL_SETS)):
            mask = mask_of(animals, ANIMAL, f"{reader.path}.{self.name}[{at}]")
            words += [mask & (1 << WORD_BITS) - 1, mask >> WORD_BITS]
        return vec[i64](words)


class Awake(Unwritten):
    """It follows from the active experts."""

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * seats)


FIELDS: tuple[Field, ...] = (
    Number("options", "1 with fossils", 0, 1),
    Round("round", "0 during the set-up", 0, MOST_ROUNDS),
    Number("first", "the seat with the first-player token", 0, per_seat(1, -1)),
    Number("banked", "1 when somebody has used the bank in this round", 0, 1),
    Number("dice_each", "how many dice each participant draws in this round", SLOTS, SLOTS + 1, SLOTS),
    Label("die_colour", "the die in use: its own colour, or null without one", COLOUR),
    Label("die_as", "its colour for this action", COLOUR),
    Number("die_value", "its value with what was paid, without experts", 0, PURSE),
    Label("source", "the source animal of the publication in progress, or null", ANIMAL),
    Numbers(
        "rivals",
        "by seat: −1 for a person, or behaviour × 3 + scoring card of an AI opponent",
        per_seat(),
        PERSON,
        SCORING.size * SCORING.size - 1,
        PERSON,
    ),
    Labels(
        "priority",
        "by seat and rank: a continent; null for people and where none is drawn yet",
        per_seat(CONTINENTS),
        CONTINENT,
    ),
    Numbers("coins", "by seat", per_seat(), 0, PURSE),
    Numbers("tokens", "expedition tokens by seat", per_seat(), 0, PURSE),
    Numbers("seals", "royal seals by seat", per_seat(), 0, PURSE),
    Reputation("reputation", "by seat: the cell of the track", per_seat(), 0, LAST_CELL),
    Numbers("vp", "victory points so far, by seat", per_seat(), 0, PURSE),
    OpenAnimals("academy", "the open animals; null for an empty slot", 0, ANIMAL),
    OpenExperts("university", "the open experts; null for an empty slot", 0, EXPERT),
    AnimalSets(
        "animals",
        "sets of cards: deck, discard, out of the game, under study by each of four seats, published by each of them",
        ANIMAL_SETS,
        ANIMAL,
    ),
    Pile("markers", "by animal: a bit for each group (1, 2, 4, 8), 16 if one left in this publication", ANIMAL, MARKS),
    LabelSets("experts", "sets of cards: deck, discard, four stacks of each of four seats", EXPERT_SETS, EXPERT),
    Labels("active", "by seat (of four) and stack: the active expert on top, or null", SEATS * STACKS, EXPERT),
    Awake("awake", "by seat: the active experts as bits"),
    Numbers(
        "board",
        "by seat (of four), slot and die: 0, or 1 + 6 × colour + value − 1",
        SEATS * BOARD,
        0,
        DICE,
    ),
    ShortRow("rolled", "dice rolled and not yet placed, in the order of placing", SEATS * (SLOTS + 1), 1, DICE),
    Numbers("areas", "dice by area and colour", AREAS * CONTINENTS, 0, DICE_OF_A_COLOUR),
    Numbers("cells", "by continent and cell: 1 + colour of the die there, or 0", CONTINENTS * CELLS, 0, CONTINENTS),
    Numbers("bag", "dice in the bag, by colour", CONTINENTS, 0, DICE_OF_A_COLOUR),
    Numbers("papers", "published markers by seat and category", per_seat(CATEGORIES), 0, PURSE),
    ShortRow("owed", "free cards to be chosen later: 2 × seat, + 1 for an animal", MOST_OWED, 0, per_seat(2, -1)),
    Numbers("urn", "round tokens that may still come, by kind", ROUND_KINDS, 0, MOST_TOKENS),
)
