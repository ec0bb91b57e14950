"""How well a seat stands, in points: the heuristic that bots begin with."""

from __future__ import annotations

from mypy_extensions import i64

from tests.crumbs.state import CrumbsState


def estimate(state: CrumbsState, seat: i64) -> float:
    return float(state.taken[seat])
