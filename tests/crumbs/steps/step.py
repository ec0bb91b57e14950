"""What a step of Crumbs can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from tests.crumbs.state import CrumbsState
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.refusal import Refusal


class Step:
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: CrumbsState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: CrumbsState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: CrumbsState, f: i64, move: i64) -> None:
        raise NotImplementedError

    def refuse(self, state: CrumbsState, f: i64, move: i64) -> Refusal | None:
        return None

    def fits(self, state: CrumbsState, f: i64) -> bool:
        """Whether a frame read from JSON finds what it speaks of; most frames have no numbers of their own."""
        return f >> 16 == 0
