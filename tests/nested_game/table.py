"""What lies on the table of the voyage, and what its effects do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.nested_game.figures import VoyageContent
from tests.nested_game.vocabulary import (
    BLOW,
    BOOK,
    CHART_KINDS,
    COINS,
    COMPLETED,
    GAINED,
    GOAL,
    REWARD,
    SEARCH,
)
from wunderkammer.core.effects import start
from wunderkammer.core.effects_book import EffectBook
from wunderkammer.core.state import State

BANNERS: Final = (1, 3, 5)
CAMPS: Final = (2, 4)
END: Final = 6
ROUNDS: Final = 3
TENTS_PER_CAMP: Final = 2


class Table(State):
    """Ships on a route of six spaces, purses, tents, hidden hands of charts, and a bag of winds."""

    def __init__(self, seats: int, content: VoyageContent) -> None:
        super().__init__(seats, vec[i64](), vec[i64]([0] * seats), -1, 0, None)
        self.content = content
        self.book = BOOK
        self.coins = [0] * seats
        self.points = [0] * seats
        self.goals = [0] * seats
        self.ships = [0] * seats
        self.camps = [0] * len(CAMPS)  # masks of the seats whose tents stand there
        self.hands = [[0] * CHART_KINDS for _ in range(seats)]
        self.picked = [-1] * seats
        self.stakes = [0] * seats
        self.deck = [0] * CHART_KINDS
        self.discard = [0] * CHART_KINDS
        self.bag = [0, 0, 0]
        self.blown = [0, 0, 0]

    def copy_to(self, other: Table) -> None:
        """Copy everything that can change to a fresh table."""
        other.book = self.book
        other.agenda, other.lanes, other.news = self.agenda[:], self.lanes[:], self.news
        other.coins, other.points, other.goals = self.coins[:], self.points[:], self.goals[:]
        other.ships, other.camps = self.ships[:], self.camps[:]
        other.hands = [hand[:] for hand in self.hands]
        other.picked, other.stakes = self.picked[:], self.stakes[:]
        other.deck, other.discard = self.deck[:], self.discard[:]
        other.bag, other.blown = self.bag[:], self.blown[:]

    def tents_at(self, camp: int) -> int:
        return self.camps[camp].bit_count()

    def has_camped(self, seat: int, camp: int) -> bool:
        return self.camps[camp] >> seat & 1 == 1

    def effects(self) -> EffectBook:
        return self.book

    def gain(self, seat: i64, what: i64, amount: i64) -> None:
        purse = self.coins if what == COINS else self.points
        purse[seat] += amount
        self.tell(GAINED, seat, amount if what == COINS else 0, 0 if what == COINS else amount)

    def can_pay(self, seat: i64, what: i64, amount: i64) -> bool:
        return self.coins[seat] >= amount

    def pay(self, seat: i64, what: i64, amount: i64) -> None:
        self.coins[seat] -= amount

    def holds(self, seat: i64, condition: i64, number: i64) -> bool:
        return self.coins[seat] >= number

    def can_do(self, seat: i64, kind: i64, a: i64, b: i64) -> bool:
        if kind == SEARCH:
            return sum(self.deck) + sum(self.discard) > 0
        return sum(self.bag) > 0 if kind == BLOW else self.ships[seat] < END

    def hook(self, seat: i64, name: i64, number: i64) -> None:
        """A flag is a point; a goal brings its reward."""
        if name == GOAL:
            self.goals[seat] += 1
            self.tell(COMPLETED, seat, self.goals[seat])
            start(self, seat, REWARD)
        else:
            self.points[seat] += number
            self.tell(GAINED, seat, 0, number)
