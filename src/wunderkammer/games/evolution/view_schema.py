"""What the view of a seat consists of: the keys, their types and what they mean (docs/views.md)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wunderkammer.games.evolution.content.cards import CARD, TRAIT
from wunderkammer.games.evolution.vocabulary import PURPOSE

Card = Annotated[str, CARD]
TraitName = Annotated[str, TRAIT]
Purpose = Annotated[str, PURPOSE]


class TraitCard(TypedDict):
    """A card above a species; of somebody else's face-down card nothing is known."""

    trait: Annotated[TraitName | None, "its trait; null if it is hidden"]
    card: Annotated[Card | None, "the card, whose name ends with its food number; null if it is hidden"]
    face_down: Annotated[bool, "played this round and not yet revealed (EV-13)"]


class Species(TypedDict):
    """One species of a row."""

    body: Annotated[int, "body size, 1 to 6"]
    population: Annotated[int, "1 to 6"]
    food: Annotated[int, "food tokens, at most the population"]
    fat: Annotated[int, "tokens on its Fat Tissue, at most the body size"]
    traits: Annotated[list[TraitCard], "its cards in the order in which they were played"]


class Player(TypedDict):
    """One player's part of the table."""

    bag: Annotated[int, "food tokens in the bag"]
    cards: Annotated[int, "how many cards are in the hand"]
    hand: Annotated[dict[Card, int] | None, "one's own hand, how many of each card; null for others"]
    sealed: Annotated[dict[Card, int] | None, "one's own discards of quick play, not yet shown; null for others"]
    food_card: Annotated[bool, "whether a card lies face down on the watering hole"]
    own_food_card: Annotated[Card | None, "which one it is, for its owner; else null"]
    chosen: Annotated[bool, "has chosen a food card while others still choose"]
    species: Annotated[list[Species], "the row from left to right; moves count its places from 0"]


class CardPlayed(TypedDict):
    """A card that the viewer is playing."""

    card: Annotated[Card, "the card"]
    purpose: Annotated[Purpose | None, "what it is played for; null before that is decided"]


class SpeciesActing(TypedDict):
    """A species that hunts, uses Intelligence or has a surplus to divide."""

    species: Annotated[int, "its place in the row of the acting seat, from 0"]
    hunting: Annotated[bool, "whether it hunts"]


class View(TypedDict):
    """The table of Evolution."""

    round: Annotated[int, "from 1; 0 before the first player is drawn"]
    last_round: Annotated[int | None, "the number of the last round, once it is known"]
    first_player: Annotated[int | None, "the seat with the first-player marker"]
    phase: Annotated[str, "the name of the present step, as positions name it: “food-lanes”, “play”, “feed” …"]
    hole: Annotated[int, "plant tokens on the watering hole"]
    deck: Annotated[int, "cards in the deck"]
    discard: Annotated[dict[Card, int], "the discard pile, how many of each card"]
    off: Annotated[list[TraitName], "traits switched off by Intelligence until the attack ends"]
    trait_limit: Annotated[int, "how many traits a species may have"]
    deed: Annotated[CardPlayed | SpeciesActing | None, "what the acting seat is in the middle of"]
    players: Annotated[list[Player], "by seat"]
