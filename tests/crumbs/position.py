"""Whether a position read from JSON can be played on: what lies on the table, and what is pending, must go together."""

from __future__ import annotations

from tests.crumbs.state import CrumbsState
from tests.crumbs.steps.table import NAMES
from wunderkammer.core.agenda import check_fits, check_lanes, check_shape
from wunderkammer.core.reader import BadData, reject_if

# What can be pending, from bottom to top.
SHAPES = ("over", "over take")
FEWEST_SEATS = 2


def check(state: CrumbsState) -> None:
    """Raises BadData for a position that cannot be."""
    reject_if(state.seats < FEWEST_SEATS, "few-seats", least=FEWEST_SEATS)
    check_shape(state, NAMES, SHAPES)
    check_lanes(state, NAMES, {})
    check_fits(state, NAMES)
    if count_crumbs(state) != state.content.crumbs:
        raise BadData("crumb-count", count=count_crumbs(state), crumbs=state.content.crumbs)
    reject_if((state.left == 0) != (len(state.agenda) == 1), "crumbs-left")


def count_crumbs(state: CrumbsState) -> int:
    return state.left + sum(state.taken)
