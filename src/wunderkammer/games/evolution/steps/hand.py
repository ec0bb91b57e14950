"""Listing and refusing the cards of a hand."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.evolution.content.cards import CARD
from wunderkammer.games.evolution.state import PER_WORD, WORDS, Table


def hand_moves(table: Table, seat: i64, base: i64, buffer: Buffer) -> None:
    """One move for each different card in a hand; runs of absent cards are skipped five at a time."""
    at = table.hand(seat) * WORDS
    i: i64 = 0
    while i < WORDS:
        word = table.cards[at + i]
        move = base + i * PER_WORD
        while word != 0:
            if word & 1023 == 0:
                word >>= 10
                move += 5
            else:
                if word & 3 != 0:
                    buffer.add(move)
                word >>= 2
                move += 1
        i += 1


def refuse_card(card: i64) -> Refusal:
    """A card that is not in hand."""
    return Refusal("not-in-hand", "EV-08", {"card": f"card-{CARD.text(card)}"})
