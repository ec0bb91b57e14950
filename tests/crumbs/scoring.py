"""Crumbs are points; equal scores share the place (CR-03)."""

from __future__ import annotations

from tests.crumbs.state import CrumbsState
from wunderkammer.core.result import Result, ScoreLine


def result(state: CrumbsState) -> Result:
    return Result([ScoreLine("crumbs", [*state.taken])], [[0]] * state.seats)
