"""Crumbs as the engine sees it: the dispatch of its steps, and its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from tests.crumbs import events, position, scoring, view, vocabulary
from tests.crumbs.ai import estimate, pieces
from tests.crumbs.content.tables import MOST_CRUMBS, CrumbsContent
from tests.crumbs.state import FIELDS, CrumbsState
from tests.crumbs.steps.step import Step
from tests.crumbs.steps.table import NAMES, STEPS
from tests.crumbs.steps.turns import begin_turn
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import OVER, frame
from wunderkammer.core.observing.pieces import PieceShape, PieceWriter
from wunderkammer.core.result import Result
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

MOST_SEATS = 3


@final
@mypyc_attr(acyclic=True)
class PlayableState(CrumbsState):
    """A table whose frames find their steps."""

    def run(self, f: i64) -> None:
        STEPS[f & 255].run(self, f)

    def legal(self, f: i64, buffer: Buffer) -> None:
        STEPS[f & 255].legal(self, f, buffer)

    def choose(self, f: i64, move: i64) -> None:
        STEPS[f & 255].choose(self, f, move)

    def step(self, f: i64) -> Step:
        return STEPS[f & 255]

    def clone(self) -> State:
        copy = PlayableState(self.content)
        self.copy_common(copy)
        copy.sparrows = self.sparrows
        copy.left = self.left
        copy.taken = self.taken[:]
        return copy


@final
class Crumbs(Rules[CrumbsState, CrumbsContent]):
    """The rules of Crumbs: everything lies open, and there is no chance."""

    def lay_out(self, state: CrumbsState, content: CrumbsContent, options: dict[str, object]) -> None:
        state.content = content
        sparrows = options["sparrows"]
        assert isinstance(sparrows, int)
        state.sparrows = sparrows
        state.left = content.crumbs
        state.push(frame(OVER, 0))
        begin_turn(state, 0)

    def view(self, state: CrumbsState, seat: int | None) -> dict[str, object]:
        return view.view(state)

    def result(self, state: CrumbsState) -> Result:
        return scoring.result(state)

    def check(self, state: CrumbsState) -> None:
        position.check(state)

    def estimate(self, state: CrumbsState, seat: int) -> float:
        return estimate.estimate(state, seat)

    def pieces(self, state: CrumbsState) -> list[PieceShape]:
        return pieces.shapes(state.seats)

    def write_pieces(self, state: CrumbsState, seat: i64, writer: PieceWriter) -> None:
        pieces.write(state, seat, writer)

    def can_occur(self, state: CrumbsState, move: int) -> bool:
        """Everybody takes at least one crumb (CR-01)."""
        return move > vocabulary.TAKE

    def conserved(self, state: CrumbsState) -> dict[str, int]:
        return {"crumbs": position.count_crumbs(state)}

    def longest(self, seats: int) -> int:
        """Every decision takes a crumb."""
        return MOST_CRUMBS + 1

    def rivals(self, state: CrumbsState) -> dict[int, str]:
        return {seat: "sparrow" for seat in range(state.seats) if state.is_sparrow(seat)}


RULES = Crumbs(PlayableState, CrumbsContent, vocabulary.VOCABULARY, events.EVENTS, NAMES, FIELDS, most_seats=MOST_SEATS)
