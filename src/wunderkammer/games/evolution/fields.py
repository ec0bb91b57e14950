"""The fields of Evolution's state: their JSON, and what may stand in them."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.core.fields import Field, Flag, LabelSet, Number, Numbers, per_seat, read_with, to_json
from wunderkammer.core.reader import BadData, Reader, read_label, reject_if
from wunderkammer.core.state import State
from wunderkammer.games.evolution.content.cards import (
    CARD,
    FAT_TISSUE,
    LEAF_NAMES,
    LEAF_TRAIT,
    MOST_COPIES,
    TRAIT,
)
from wunderkammer.games.evolution.species import (
    BODY,
    FAT,
    FOOD,
    LARGEST,
    POPULATION,
    WAITING,
    body_of,
    card_in,
    fat_of,
    food_of,
    is_face_down,
    population_of,
    shift_left,
    trait_count,
    with_card,
)
from wunderkammer.games.evolution.state import (
    ASIDE,
    DECK,
    DISCARD,
    FRESH,
    HANDS,
    PILES_PER_SEAT,
    SEALED_PILES,
    UNSEEN,
    WORDS,
    EvolutionState,
    known_pile,
)
from wunderkammer.games.evolution.steps.table import NAMES
from wunderkammer.games.evolution.view import pile
from wunderkammer.games.evolution.vocabulary import LONGEST_ROW

MOST_SEATS = 6
MOST_ROUNDS = 1000
MOST_TOKENS = 10_000  # on the watering hole or in a bag: no game comes near it
MOST_CARDS = 1000

COMMON_PILES = (
    ("deck", DECK, "the deck, how many of each card; with two players also those put aside, until it has run out"),
    ("discard", DISCARD, "the discard pile, how many of each card"),
    ("aside", ASIDE, "with two players, once the deck has run out: the cards put aside"),
)
OWN_PILES = (
    ("sealed", SEALED_PILES, "discarded in quick play and not yet shown"),
    ("fresh", FRESH, "what the seat knows was shuffled into the deck and has not drawn itself"),
    ("unseen", UNSEEN, "what the seat had never seen when the deck was last shuffled"),
)


def evolution(state: State) -> EvolutionState:
    assert isinstance(state, EvolutionState)
    return state


class Piles(Field):
    """All piles in one vec; the common ones stand under keys of their own, a seat's with its player."""

    def blank(self, seats: int) -> Any:
        return vec[i64]([0] * (WORDS * (HANDS + PILES_PER_SEAT * seats)))

    def described_keys(self) -> list[tuple[str, str]]:
        return [(name, about) for name, _, about in COMMON_PILES]

    def write(self, state: State) -> dict[str, object]:
        return {name: pile(evolution(state), which) for name, which, _ in COMMON_PILES}

    def fill(self, state: State, reader: Reader) -> None:
        for name, which, _ in COMMON_PILES:
            fill_pile(evolution(state), which, reader, name)


class WithPlayers(Numbers):
    """A row that is written with the players."""

    def __init__(self, name: str, about: str, length: Any, low: int, high: int, blank: int = 0) -> None:
        super().__init__(name, about, length, low, high, blank)
        self.written = False


class Players(Field):
    """The rows of species with all else that belongs to a player."""

    def blank(self, seats: int) -> Any:
        return vec[i64]()

    def described_keys(self) -> list[tuple[str, str]]:
        return [
            ("players", "by seat: an object with the following keys"),
            ("players[].bag", "food tokens in the bag"),
            ("players[].food_card", "the card face down on the watering hole, or null"),
            ("players[].hand", "how many of each card"),
            *((f"players[].{name}", about) for name, _, about in OWN_PILES),
            ("players[].species", "the row from left to right: body, population, food, fat, cards, face_down, waiting"),
            ("players[].species[].waiting", "leaf traits that have still to act this round"),
        ]

    def write(self, state: State) -> dict[str, object]:
        return {"players": [player_json(evolution(state), seat) for seat in range(state.seats)]}

    def fill(self, state: State, reader: Reader) -> None:
        table = evolution(state)
        for seat, item in enumerate(reader.items("players", state.seats)):
            fill_player(table, seat, Reader(item, f"{reader.path}.players[{seat}]"))


class TableBefore(Field):
    """In quick play the table as everybody last saw it, a position in the position."""

    def blank(self, seats: int) -> Any:
        return None

    def to_json(self, value: Any) -> object:
        return None if value is None else to_json(value, FIELDS, NAMES)

    def fill(self, state: State, reader: Reader) -> None:
        data = reader.value(self.name)
        if data is None:
            return
        path = f"{reader.path}.{self.name}"
        reject_if(reader.path != "state", "not-null", path=path)
        earlier = evolution(state.clone())
        read_with(earlier, FIELDS, NAMES, MOST_SEATS, Reader(data, path))
        evolution(state).before = earlier


FIELDS: tuple[Field, ...] = (
    Flag("quick_play", "whether cards are played all at once and in secret (EV-14)"),
    Number("round", "0 before the first player is drawn", 0, MOST_ROUNDS),
    Number("last_round", "0 until it is known", 0, MOST_ROUNDS),
    Number("first_player", "the seat with the first-player marker, −1 before the lot", -1, per_seat(1, -1), -1),
    Number("hole", "plant tokens on the watering hole", 0, MOST_TOKENS),
    LabelSet("off", "traits that Intelligence has switched off for this attack", TRAIT),
    Number("passes", "players in succession who passed", 0, per_seat()),
    Number("deck_size", "cards to draw: fewer than lie in the pile while some of these are put aside", 0, MOST_CARDS),
    Number("shuffles", "how often the discard has become the deck", 0, MOST_ROUNDS),
    Piles("cards", "all piles"),
    Players("species", "all rows, seat after seat, each from left to right"),
    WithPlayers("rows", "by seat: where its row begins; then where the last one ends", per_seat(1, 1), 0, MOST_CARDS),
    WithPlayers("bags", "by seat: food tokens", per_seat(), 0, MOST_TOKENS),
    WithPlayers("food_cards", "by seat: the card face down on the watering hole, −1 if none", per_seat(), -1, 98, -1),
    TableBefore("before", "in quick play the table as everybody last saw it, else null"),
)


def player_json(state: EvolutionState, seat: int) -> dict[str, object]:
    food_card = state.food_cards[seat]
    return {
        "bag": state.bags[seat],
        "food_card": CARD.text(food_card) if food_card >= 0 else None,
        "hand": pile(state, state.hand(seat)),
        **{name: pile(state, state.private(which, seat)) for name, which, _ in OWN_PILES},
        "species": [species_json(state.species[at]) for at in range(state.rows[seat], state.rows[seat + 1])],
    }


def species_json(species: int) -> dict[str, object]:
    slots = range(trait_count(species))
    return {
        "body": body_of(species),
        "population": population_of(species),
        "food": food_of(species),
        "fat": fat_of(species),
        "cards": [CARD.text(card_in(species, slot)) for slot in slots],
        "face_down": [is_face_down(species, slot) for slot in slots],
        "waiting": [name for leaf, name in enumerate(LEAF_NAMES) if species >> WAITING + leaf & 1],
    }


def fill_pile(state: EvolutionState, which: i64, reader: Reader, name: str) -> None:
    if reader.value(name) == {}:
        return
    words = known_pile(reader.pile(name, CARD, MOST_COPIES))
    for i in range(WORDS):
        state.cards[which * WORDS + i] = words[i]


def fill_player(state: EvolutionState, seat: int, reader: Reader) -> None:
    state.bags[seat] = reader.integer("bag", 0, MOST_TOKENS)
    food_card = reader.value("food_card")
    state.food_cards[seat] = -1 if food_card is None else read_label(food_card, CARD, f"{reader.path}.food_card")
    fill_pile(state, state.hand(seat), reader, "hand")
    for name, which, _ in OWN_PILES:
        fill_pile(state, state.private(which, seat), reader, name)
    row = reader.items("species")
    reject_if(len(row) > LONGEST_ROW, "species-many", path=reader.path, most=LONGEST_ROW)
    for place, item in enumerate(row):
        state.species = append(state.species, read_species(state, Reader(item, f"{reader.path}.species[{place}]")))
    state.rows[seat + 1] = len(state.species)
    reader.refuse_unknown()


def read_species(state: EvolutionState, reader: Reader) -> i64:
    body = reader.integer("body", 1, LARGEST)
    population = reader.integer("population", 1, LARGEST)
    food = reader.integer("food", 0, population)
    fat = reader.integer("fat", 0, body)
    species: i64 = body * BODY + population * POPULATION + food * FOOD + fat * FAT
    cards = reader.labels("cards", None, CARD)
    if len(cards) > state.content.trait_limit(state.seats):
        raise BadData("traits-many", path=reader.path, most=state.content.trait_limit(state.seats))
    down = reader.items("face_down", len(cards))
    for card, hidden in zip(cards, down, strict=True):
        reject_if(species & state.content.bit[card], "trait-twice", path=reader.path)
        if not isinstance(hidden, bool):
            raise BadData("face-down", path=reader.path)
        species = with_card(species, card, state.content.bit[card], hidden)
    reject_if(fat > 0 and species & FAT_TISSUE == 0, "fat", path=reader.path)
    for leaf in reader.labels("waiting", None, LEAF_TRAIT):
        reject_if(not species & 1 << TRAIT.parse(LEAF_NAMES[leaf]), "waiting-trait", path=reader.path)
        species |= shift_left(1, WAITING + leaf)
    reader.refuse_unknown()
    return species
