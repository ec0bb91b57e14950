"""What lies on the table of Evolution."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.state import EMPTY, State
from wunderkammer.games.evolution.content.cards import CARDS
from wunderkammer.games.evolution.content.tables import EvolutionContent
from wunderkammer.games.evolution.events import BAGGED
from wunderkammer.games.evolution.species import NEWBORN, shift_left

# A pile is unordered: 99 counters of two bits in four words.
WORDS: Final = 4
PER_WORD: Final = 25
LOW_BITS: Final = 0x1555555555555  # the lower bit of every counter

DECK: Final = 0  # with two players it also holds the cards put aside, until it has run out
DISCARD: Final = 1
ASIDE: Final = 2
HANDS: Final = 3  # then one pile of each of these for every seat
PILES_PER_SEAT: Final = 4
SEALED_PILES: Final = 0  # discarded in quick play, not shown yet
FRESH: Final = 1  # what the seat knows was shuffled into the deck and has not drawn itself
UNSEEN: Final = 2  # what the seat had never seen when the deck was last shuffled


@mypyc_attr(acyclic=True)
class EvolutionState(State):
    """Rows of species, hands and piles, the watering hole and the bags; steps work on it."""

    content: EvolutionContent
    quick_play: bool = False
    round: i64 = 0
    last_round: i64 = 0
    first_player: i64 = 0
    hole: i64 = 0
    off: i64 = 0
    passes: i64 = 0
    deck_size: i64 = 0
    shuffles: i64 = 0
    cards: vec[i64] = EMPTY
    species: vec[i64] = EMPTY
    rows: vec[i64] = EMPTY
    bags: vec[i64] = EMPTY
    food_cards: vec[i64] = EMPTY
    before: EvolutionState | None = None

    def __init__(self, content: EvolutionContent) -> None:
        self.content = content

    # Piles.

    def hand(self, seat: i64) -> i64:
        return HANDS + seat

    def private(self, which: i64, seat: i64) -> i64:
        """A seat's sealed discards or what it knows of the deck."""
        return HANDS + (1 + which) * self.seats + seat

    def count(self, pile: i64, card: i64) -> i64:
        return self.cards[pile * WORDS + card // PER_WORD] >> (card % PER_WORD * 2) & 3

    def put(self, pile: i64, card: i64) -> None:
        self.cards[pile * WORDS + card // PER_WORD] += shift_left(1, card % PER_WORD * 2)

    def take(self, pile: i64, card: i64) -> None:
        self.cards[pile * WORDS + card // PER_WORD] -= shift_left(1, card % PER_WORD * 2)

    def size(self, pile: i64) -> i64:
        at = pile * WORDS
        return (
            cards_in(self.cards[at])
            + cards_in(self.cards[at + 1])
            + cards_in(self.cards[at + 2])
            + cards_in(self.cards[at + 3])
        )

    def hidden_aside(self) -> i64:
        """How many cards put aside still lie in the deck's pile: with two players, until it first runs out (EV-02)."""
        return self.content.aside if self.seats == 2 and self.shuffles == 0 and self.deck_size > 0 else 0

    def is_empty(self, pile: i64) -> bool:
        at = pile * WORDS
        return self.cards[at] | self.cards[at + 1] | self.cards[at + 2] | self.cards[at + 3] == 0

    def nth(self, pile: i64, n: i64) -> i64:
        """The card at a place of a pile as if it were sorted."""
        at = pile * WORDS
        card: i64 = 0
        word = self.cards[at]
        total = cards_in(word)
        while n >= total:
            n -= total
            card += PER_WORD
            at += 1
            word = self.cards[at]
            total = cards_in(word)
        while n >= word & 3:
            n -= word & 3
            word >>= 2
            card += 1
        return card

    def pour(self, source: i64, target: i64) -> None:
        """Move a whole pile onto an other one."""
        i: i64 = 0
        while i < WORDS:
            self.cards[target * WORDS + i] += self.cards[source * WORDS + i]
            self.cards[source * WORDS + i] = 0
            i += 1

    def throw_away(self, seat: i64, card: i64, hidden: bool) -> None:
        """Discard a card face up: news if it was hidden; in quick play nobody sees it before the reveal (EV-14)."""
        if self.before is not None:
            self.put(self.private(SEALED_PILES, seat), card)
            return
        self.put(DISCARD, card)
        if hidden:
            self.learn()

    # Rows.

    def owner(self, at: i64) -> i64:
        seat: i64 = 0
        while at >= self.rows[seat + 1]:
            seat += 1
        return seat

    def place(self, at: i64) -> i64:
        """The place of a species in its row, counted from 1."""
        return at - self.rows[self.owner(at)] + 1

    def row_length(self, seat: i64) -> i64:
        return self.rows[seat + 1] - self.rows[seat]

    def add_species(self, seat: i64, left: bool) -> None:
        """A new board at one end of a row (EV-10)."""
        at = self.rows[seat] if left else self.rows[seat + 1]
        self.species = append(self.species, NEWBORN)
        i: i64 = len(self.species) - 1
        while i > at:
            self.species[i] = self.species[i - 1]
            i -= 1
        self.species[at] = NEWBORN
        seat += 1
        while seat <= self.seats:
            self.rows[seat] += 1
            seat += 1

    def remove_species(self, at: i64) -> None:
        """Take a board away; the row closes up (EV-29)."""
        seat = self.owner(at) + 1
        while seat <= self.seats:
            self.rows[seat] -= 1
            seat += 1
        self.species, _ = pop(self.species, at)

    def to_bag(self, seat: i64, amount: i64) -> None:
        if amount > 0:
            self.bags[seat] += amount
            self.report(BAGGED, seat, amount)

    def report(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell everybody what a seat does; in quick play nobody hears of it before the reveal (EV-14)."""
        if self.before is None:
            self.tell(code, seat, a, b, c)


def cards_in(word: i64) -> i64:
    """The sum of the counters in a word, added up in pairs, then in fours, then all bytes at once."""
    word = (word & 0x3333333333333) + ((word >> 2) & 0x3333333333333)
    word = (word & 0x0F0F0F0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F0F0F0F)
    return word % 255


def known_pile(copies: vec[i64]) -> vec[i64]:
    """The words of a pile with these numbers of each card."""
    words = vec[i64]([0] * WORDS)
    card: i64 = 0
    while card < CARDS:
        words[card // PER_WORD] += copies[card] << (card % PER_WORD * 2)
        card += 1
    return words
