"""What a step of Lost Lands can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.games.lost_lands.content.cards import CARDS
from wunderkammer.games.lost_lands.state import LostLandsState


class Step:
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: LostLandsState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: LostLandsState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def sample(self, state: LostLandsState, f: i64, rng: Rng) -> i64:
        """Every outcome is as likely as another, unless a step says otherwise."""
        buffer = Buffer(16)
        self.legal(state, f, buffer)
        return buffer.items[rng.below(buffer.n)]

    def weigh(self, state: LostLandsState, f: i64, move: i64) -> i64:
        return 1

    def refuse(self, state: LostLandsState, f: i64, move: i64) -> Refusal | None:
        return None

    def fits(self, state: LostLandsState, f: i64) -> bool:
        """Whether a frame read from JSON finds what it speaks of; most frames have no numbers of their own."""
        return f >> 16 == 0


class DrawStep(Step):
    """A chance that draws a card from the deck; `base` is the first of its moves."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        for card in range(i64(CARDS)):
            if state.deck[card] > 0:
                buffer.add(self.base + card)

    def weigh(self, state: LostLandsState, f: i64, move: i64) -> i64:
        return state.deck[move - self.base]

    def sample(self, state: LostLandsState, f: i64, rng: Rng) -> i64:
        left = rng.below(state.deck_size)
        deck = state.deck
        card: i64 = 0
        while left >= deck[card]:
            left -= deck[card]
            card += 1
        return self.base + card
