"""What a step of Crumbs can be asked."""

from __future__ import annotations

from mypy_extensions import i64

from tests.crumbs.state import CrumbsState
from wunderkammer.core.stepping import Buffer, SeldomAsked


class Step(SeldomAsked[CrumbsState]):
    """One kind of frame; a step answers the questions that its nature raises."""

    def run(self, state: CrumbsState, f: i64) -> None:
        raise NotImplementedError

    def legal(self, state: CrumbsState, f: i64, buffer: Buffer) -> None:
        raise NotImplementedError

    def choose(self, state: CrumbsState, f: i64, move: i64) -> None:
        raise NotImplementedError
