"""What a step of Evolution can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.games.evolution.state import EvolutionState


class Step:
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: EvolutionState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def sample(self, state: EvolutionState, f: i64, rng: Rng) -> i64:
        raise NotImplementedError

    def weigh(self, state: EvolutionState, f: i64, move: i64) -> i64:
        return 1

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        return None

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """Whether a frame read from JSON finds what it speaks of; most frames have no numbers of their own."""
        return f >> 16 == 0


def refuse_absent(place: i64, rule: str) -> Refusal:
    """There is no species at a place of a row, counted from 1."""
    return Refusal("no-such-species", rule, {"place": place}, absent=True)
