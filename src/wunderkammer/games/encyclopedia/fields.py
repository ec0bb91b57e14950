"""The fields of Encyclopedia's state: their JSON, and what may stand in them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.fields import Field, Label, Labels, Number, Numbers, Pile, ShortRow, Unwritten, per_seat
from wunderkammer.core.reader import BadData, Reader, labelled, shown
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain
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
    bit,
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


class CardSets(Field):
    """Sets of cards, each one or more words with a bit for every card; written as lists of names."""

    def __init__(self, name: str, about: str, sets: int, words: int, domain: Domain) -> None:
        super().__init__(name, about)
        self.sets = sets
        self.words = words
        self.domain = domain
        self.bits = WORD_BITS if words > 1 else domain.size  # of a word

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * (self.sets * self.words))

    def to_json(self, value: Any) -> object:
        return [
            [self.domain.text(card) for card in range(self.domain.size) if self.holds(value, which, card)]
            for which in range(self.sets)
        ]

    def holds(self, value: Any, which: int, card: int) -> bool:
        return bool(value[which * self.words + card // self.bits] >> card % self.bits & 1)

    def read(self, reader: Reader, seats: int) -> Any:
        found = self.blank(seats)
        for which, cards in enumerate(reader.items(self.name, self.sets)):
            path = f"{reader.path}.{self.name}[{which}]"
            if not isinstance(cards, list):
                raise BadData("not-list", path=path, given=shown(cards))
            for name in cards:
                card = labelled(name, self.domain, path)
                if self.holds(found, which, card):
                    raise BadData("card-twice", path=path, card=self.domain.text(card))
                found[which * self.words + card // self.bits] |= bit(card % self.bits)
        return found


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
    CardSets(
        "animals",
        "sets of cards: deck, discard, out of the game, under study by each of four seats, published by each of them",
        ANIMAL_SETS,
        WORDS,
        ANIMAL,
    ),
    Pile("markers", "by animal: a bit for each group (1, 2, 4, 8), 16 if one left in this publication", ANIMAL, MARKS),
    CardSets("experts", "sets of cards: deck, discard, four stacks of each of four seats", EXPERT_SETS, 1, EXPERT),
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
