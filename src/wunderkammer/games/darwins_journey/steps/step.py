"""What a step of Darwin's Journey can be asked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.effects_book import GAIN, EffectBook
from wunderkammer.core.stepping import Buffer, Rng, SeldomAsked, first, seat_of, second
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import FREE_OF_COINS
from wunderkammer.games.darwins_journey.vocabulary import BONUS, DIVERSE


class Step(SeldomAsked[DarwinState]):
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: DarwinState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        """Every outcome is as likely as another, unless a step says otherwise."""
        buffer = Buffer(32)
        self.legal(state, f, buffer)
        return buffer.items[rng.below(buffer.n)]

    def possible(self, state: DarwinState, seat: i64, a: i64, b: i64) -> bool:
        """Whether a deed would offer anything to its seat."""
        return True


class EffectStep(Step):
    """An effect that the interpreter carries out: `a` its node."""

    def fits(self, state: DarwinState, f: i64) -> bool:
        known = first(f) < state.content.book.size() and f >> 32 == 0
        return known and (state.is_alfred(seat_of(f)) or not is_for_alfred(state.content.book, first(f)))


def is_for_alfred(book: EffectBook, node: int) -> bool:
    """Whether an effect speaks of his bonus worker or of diverse correspondence."""
    if book.operation(node) == GAIN and book.number(node, 0) in (BONUS, DIVERSE):
        return True
    return any(is_for_alfred(book, book.child(node, i)) for i in range(book.count(node)))


def counts_below(f: i64, limit: i64) -> bool:
    """Whether `a` is below a limit, and the other numbers are not used."""
    return first(f) < limit and f >> 32 == 0


def is_his(state: DarwinState, f: i64) -> bool:
    """Whether a frame belongs to Alfred, who plays when one is alone."""
    return state.seats == 1 and seat_of(f) == 1


def is_free(f: i64) -> bool:
    """Whether a deed costs no coins, as part of a free unlock or of a camp used once more (DJ-22, DJ-54)."""
    return second(f) & FREE_OF_COINS != 0


def draw_bit(mask: i64, rng: Rng) -> i64:
    """One of the bits of a mask, each as likely as another."""
    count: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    left = rng.below(count)
    while left > 0:
        mask &= mask - 1
        left -= 1
    bit: i64 = 0
    while not mask & 1:
        mask >>= 1
        bit += 1
    return bit


def mask_of(tiles: vec[i64]) -> i64:
    """The tiles that lie somewhere (kept as 1 + tile) as a mask."""
    mask: i64 = 0
    one: i64 = 1
    i: i64 = 0
    while i < len(tiles):
        mask |= one << tiles[i]
        i += 1
    return mask >> 1
