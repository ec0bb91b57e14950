"""Everybody's turns, and the sparrows' (CR-01, CR-02)."""

from __future__ import annotations

from mypy_extensions import i64

from tests.crumbs import events, vocabulary
from tests.crumbs.state import CrumbsState
from tests.crumbs.steps import kinds
from tests.crumbs.steps.step import Step
from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of


def begin_turn(state: CrumbsState, seat: i64) -> None:
    """The seat whose turn it is takes crumbs while there are any (CR-01)."""
    if state.left > 0:
        state.push(frame(kinds.HOP if state.is_sparrow(seat) else kinds.TAKE, seat))


def end_turn(state: CrumbsState, seat: i64) -> None:
    begin_turn(state, (seat + 1) % state.seats)


class Hop(Step):
    """A sparrow takes one crumb, by itself (CR-02)."""

    def run(self, state: CrumbsState, f: i64) -> None:
        state.take(seat_of(f), 1)
        state.tell(events.PECKED, seat_of(f), 1)
        end_turn(state, seat_of(f))


class Take(Step):
    """One crumb or two (CR-01)."""

    def legal(self, state: CrumbsState, f: i64, buffer: Buffer) -> None:
        buffer.add_row(vocabulary.TAKE + 1, min(state.left, vocabulary.MOST))

    def choose(self, state: CrumbsState, f: i64, move: i64) -> None:
        state.take(seat_of(f), move - vocabulary.TAKE)
        end_turn(state, seat_of(f))

    def refuse(self, state: CrumbsState, f: i64, move: i64) -> Refusal | None:
        amount = move - vocabulary.TAKE
        if amount == 0:
            return Refusal("take-something", "CR-01")
        return Refusal("too-few-crumbs", "CR-01", {"left": state.left, "missing": amount - state.left})

    def fits(self, state: CrumbsState, f: i64) -> bool:
        return super().fits(state, f) and not state.is_sparrow(seat_of(f))
