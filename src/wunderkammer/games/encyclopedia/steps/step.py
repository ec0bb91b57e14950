"""What a step of Encyclopedia can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.games.encyclopedia.state import EncyclopediaState


class Step:
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def sample(self, state: EncyclopediaState, f: i64, rng: Rng) -> i64:
        raise NotImplementedError

    def weigh(self, state: EncyclopediaState, f: i64, move: i64) -> i64:
        return 1

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        return None
