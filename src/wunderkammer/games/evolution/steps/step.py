"""What a step of Evolution can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, Rng, SeldomAsked
from wunderkammer.games.evolution.state import EvolutionState


class Step(SeldomAsked[EvolutionState]):
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: EvolutionState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def sample(self, state: EvolutionState, f: i64, rng: Rng) -> i64:
        raise NotImplementedError


def refuse_absent(place: i64, rule: str) -> Refusal:
    """There is no species at a place of a row, counted from 1."""
    return Refusal("no-such-species", rule, {"place": place}, absent=True)
