"""What a step of Lost Lands can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Rng, SeldomAsked
from wunderkammer.games.lost_lands.state import LostLandsState


class Step(SeldomAsked[LostLandsState]):
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


class DrawStep(Step):
    """A chance that draws a card from the deck; `base` is the first of its moves."""

    def __init__(self, base: i64) -> None:
        self.base = base

    def legal(self, state: LostLandsState, f: i64, buffer: Buffer) -> None:
        buffer.add_counted(self.base, state.deck)

    def weigh(self, state: LostLandsState, f: i64, move: i64) -> i64:
        return state.deck[move - self.base]

    def sample(self, state: LostLandsState, f: i64, rng: Rng) -> i64:
        return self.base + rng.draw(state.deck, state.deck_size)
