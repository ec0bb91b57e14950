"""The figures as the rules read them, checked when they are loaded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.content import Content
from wunderkammer.core.reader import Reader, reject_if
from wunderkammer.games.evolution.content.cards import (
    CARD,
    CARDS,
    FEWEST_FOOD,
    FOOD_NUMBERS,
    MOST_COPIES,
    MOST_FOOD,
    TRAIT_NAMES,
)

COUNTER_KEYS: Final = 67


@final
@mypyc_attr(acyclic=True)
class EvolutionContent(Content):
    """What each card shows and how often it is in the deck."""

    trait: vec[i64]  # by card: the number of its trait
    bit: vec[i64]  # by card: its trait as a mask
    food: vec[i64]  # by card
    copies: vec[i64]  # by card
    counters: vec[i64]  # by a power of four, divided by a prime that tells all of them apart: its exponent
    total: i64
    dealt: i64
    limit: i64
    limit_two_players: i64
    aside: i64
    asks_surplus: bool  # EV-59
    shares_each_token: bool  # EV-37
    gores_before_attack: bool  # EV-45

    def __init__(self, figures: Reader) -> None:
        self.trait = vec[i64]()
        self.bit = vec[i64]()
        self.food = vec[i64]()
        self.copies = vec[i64]([0] * CARDS)
        self.counters = vec[i64]([0] * COUNTER_KEYS)
        for exponent in range(25):
            self.counters[4**exponent % COUNTER_KEYS] = exponent
        self.total = 0
        cards = figures.inside("cards")
        for trait, name in enumerate(TRAIT_NAMES):
            for food in FOOD_NUMBERS[trait]:
                self.trait = append(self.trait, trait)
                self.bit = append(self.bit, 1 << trait)
                self.food = append(self.food, food)
            for food in cards.integers(name, None, FEWEST_FOOD, MOST_FOOD):
                self.add_copy(f"{name}_{food}")
        self.dealt = figures.inside("deal").integer("cards", 0, 20)
        traits = figures.inside("traits")
        self.limit = traits.integer("limit", 0, 3)
        self.limit_two_players = traits.integer("limit_two_players", 0, 3)
        reject_if(self.total < 1, "pack-no-card")
        self.aside = figures.inside("two_players").integer("aside", 0, self.total - 1)
        rulings = figures.inside("rulings")
        self.asks_surplus = rulings.value("surplus") == "asked"
        self.shares_each_token = rulings.value("cooperation") == "token"
        self.gores_before_attack = rulings.value("horns") == "before_attack"

    def add_copy(self, label: str) -> None:
        """Count one card; only food numbers that the trait has in the printed game are known."""
        reject_if(label not in CARD.labels, "pack-card", card=label)
        card = CARD.labels.index(label)
        reject_if(self.copies[card] == MOST_COPIES, "pack-copies", card=label, most=MOST_COPIES)
        self.copies[card] += 1
        self.total += 1

    def trait_limit(self, seats: i64) -> i64:
        """How many traits a species may hold (EV-03)."""
        return self.limit_two_players if seats == 2 else self.limit
