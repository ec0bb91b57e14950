"""What a step of Encyclopedia can be asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Rng, SeldomAsked, first, second, third
from wunderkammer.games.encyclopedia.state import EncyclopediaState

HIGHEST_VALUE: Final = 9999  # of a die with all that was paid: no game comes near it


class Step(SeldomAsked[EncyclopediaState]):
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        raise NotImplementedError


def at_most(f: i64, a: i64, b: i64 = 0, c: i64 = 0) -> bool:
    """Whether the numbers of a frame are no higher than these."""
    return first(f) <= a and second(f) <= b and third(f) <= c


def die_in_hand(state: EncyclopediaState) -> bool:
    """Whether a die is in use, with a colour and a value."""
    return state.die_colour >= 0 and state.die_as >= 0 and state.die_value > 0


def has_source(state: EncyclopediaState, pile: i64) -> bool:
    """Whether the source animal of a publication lies in this set of cards."""
    return state.source >= 0 and state.content.animal_continent[state.source] >= 0 and state.has(pile, state.source)
