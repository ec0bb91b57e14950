"""Drawing cards, and what happens when the deck runs out (EV-05, EV-06, EV-30)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of, second
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.content.cards import CARDS
from wunderkammer.games.evolution.state import ASIDE, DECK, DISCARD, FRESH, UNSEEN, WORDS, Table
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import BOARD, DEAL, DEALING, DEALT, DRAW_CARD, LAST_ROUND, SHUFFLED


class Dealing(Step):
    """Three cards and one for each species, player after player; who has no species gets one (EV-04, EV-05)."""

    def run(self, table: Table, f: i64) -> None:
        seat = seat_of(f)
        served = first(f) + 1
        if served < table.seats:
            table.push(frame(DEALING, (seat + 1) % table.seats, served))
        if table.row_length(seat) == 0:
            table.add_species(seat, left=False)
            table.tell(BOARD, seat)
        cards = table.content.dealt + table.row_length(seat)
        if cards > table.deck_size:
            cards = min(cards, table.deck_size + table.size(DISCARD))
        table.tell(DEALT, seat, cards)
        draw(table, seat, cards, True)


def draw(table: Table, seat: i64, cards: i64, dealing: bool) -> None:
    """Let a seat draw some cards as far as there are any; an empty deck is shuffled anew when a card is due."""
    if cards > 0:
        if table.deck_size == 0 and not table.is_empty(DISCARD):
            shuffle(table)
        if table.deck_size > 0:
            table.push(frame(DRAW_CARD, seat, cards, 1 if dealing else 0))


class DrawCard(Step):
    """Chance gives a card from the deck."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        card: i64 = 0
        while card < CARDS:
            if table.count(DECK, card) > 0:
                buffer.add(DEAL + card)
            card += 1

    def weigh(self, table: Table, f: i64, move: i64) -> i64:
        return table.count(DECK, move - DEAL)

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        return DEAL + table.nth(DECK, rng.below(table.deck_size + table.hidden_aside()))

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        card = move - DEAL
        table.take(DECK, card)
        table.put(table.hand(seat), card)
        if table.shuffles > 0:
            table.take(table.private(FRESH, seat), card)
        table.deck_size -= 1
        if table.deck_size == 0:
            run_out(table, second(f) == 1)
        draw(table, seat, first(f) - 1, second(f) == 1)


def run_out(table: Table, dealing: bool) -> None:
    """The last card has left the deck: this round is the last if it was dealt, otherwise the next (EV-06, EV-30)."""
    last = table.round if dealing else table.round + 1
    if table.last_round == 0 or last < table.last_round:
        table.last_round = last
        table.tell(LAST_ROUND, 0, last)
    if table.shuffles == 0:
        # What is left of a two-player deck now are the cards put aside before the game (EV-02).
        table.pour(DECK, ASIDE)


def shuffle(table: Table) -> None:
    """The discard becomes the deck; everybody knows which cards are in it, and which are not."""
    table.pour(DISCARD, DECK)
    table.deck_size = table.size(DECK)
    table.shuffles += 1
    seat: i64 = 0
    while seat < table.seats:
        remember(table, seat)
        seat += 1
    table.tell(SHUFFLED, 0)


def remember(table: Table, seat: i64) -> None:
    """What a seat knows now: the deck is the old discard, all it never saw is aside or in other hands."""
    fresh = table.private(FRESH, seat) * WORDS
    unseen = table.private(UNSEEN, seat) * WORDS
    i: i64 = 0
    while i < WORDS:
        table.cards[fresh + i] = table.cards[DECK * WORDS + i]
        total = table.cards[ASIDE * WORDS + i]
        other: i64 = 0
        while other < table.seats:
            if other != seat:
                total += table.cards[table.hand(other) * WORDS + i]
            other += 1
        table.cards[unseen + i] = total
        i += 1
