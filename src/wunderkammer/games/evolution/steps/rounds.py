"""Laying out the game, and the phases of a round (EV-01 … EV-03)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import OVER, frame
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.state import WORDS, Table, known_pile
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import (
    DEALING,
    FOOD_CARDS,
    GROWING,
    LEAVES,
    LOT,
    PLAYING,
    REVEAL,
    ROUND,
    ROUND_BEGINS,
    ROUND_END,
    START,
    STARVING,
    TURN,
)


def laid_out(table: Table, seats: i64, quick: bool) -> None:
    """Fill an empty table: a full deck, an empty watering hole (EV-01, EV-02)."""
    table.seats = seats
    table.lanes = vec[i64]([0] * seats)
    table.quick = quick
    table.deck_size = table.content.total - (table.content.aside if seats == 2 else 0)
    table.cards = vec[i64]([0] * (WORDS * table.piles()))
    deck = known_pile(table.content.copies)
    i: i64 = 0
    while i < WORDS:
        table.cards[i] = deck[i]
        i += 1
    table.species = vec[i64]()
    table.rows = vec[i64]([0] * (seats + 1))
    table.bags = vec[i64]([0] * seats)
    table.food_cards = vec[i64]([-1] * seats)
    table.agenda = vec[i64]([frame(OVER, 0), frame(ROUND, 0), frame(LOT, 0)])


class Lot(Step):
    """The first player is drawn by lot (EV-01)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        seat: i64 = 0
        while seat < table.seats:
            buffer.add(START + seat)
            seat += 1

    def sample(self, table: Table, f: i64, rng: Rng) -> i64:
        return START + rng.below(table.seats)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        table.first_seat = move - START


class Round(Step):
    """The four phases of a round, and what ends it."""

    def run(self, table: Table, f: i64) -> None:
        table.round += 1
        table.passes = 0
        table.tell(ROUND_BEGINS, table.first_seat, table.round)
        table.push(frame(ROUND_END, 0))
        table.push(frame(STARVING, 0))
        table.push(frame(TURN, table.first_seat))
        table.push(frame(FOOD_CARDS, 0))
        table.push(frame(LEAVES, table.first_seat))
        table.push(frame(REVEAL, 0))
        table.push(frame(PLAYING, 0))
        table.push(frame(GROWING, 0))
        table.push(frame(DEALING, table.first_seat))
