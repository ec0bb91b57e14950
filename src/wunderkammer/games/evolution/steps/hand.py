"""Listing and refusing the cards of a hand."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal
from wunderkammer.games.evolution.content.cards import CARD
from wunderkammer.games.evolution.content.tables import COUNTER_KEYS
from wunderkammer.games.evolution.state import LOW_BITS, PER_WORD, WORDS, EvolutionState


def hand_moves(state: EvolutionState, seat: i64, base: i64, buffer: Buffer) -> None:
    """One move for each different card in a hand, found by the lowest bits of its counters."""
    at = state.hand(seat) * WORDS
    counters = state.content.counters
    i: i64 = 0
    while i < WORDS:
        word = state.cards[at + i]
        present = (word | word >> 1) & LOW_BITS
        while present != 0:
            lowest = present & -present
            buffer.add(base + counters[lowest % COUNTER_KEYS])
            present ^= lowest
        base += PER_WORD
        i += 1


def refuse_card(card: i64) -> Refusal:
    """A card that is not in hand."""
    return Refusal("not-in-hand", "EV-08", {"card": f"card-{CARD.text(card)}"})
