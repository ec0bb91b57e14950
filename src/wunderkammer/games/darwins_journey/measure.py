"""What a seat has of the things that goals and Beagle goals count (DJ-47, DJ-57)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.measures import (
    AT_BEAGLE,
    OF_COINS,
    OF_GOALS,
    OF_KIND,
    OF_KNOWLEDGE,
    OF_LENSES,
    OF_SEALS,
    OF_STACKS,
    OF_TENTS,
    OF_THEORY,
    OF_VP,
)
from wunderkammer.games.darwins_journey.content.names import KINDS, WORKERS
from wunderkammer.games.darwins_journey.state import DarwinState


def amount_of(state: DarwinState, seat: i64, measure: i64) -> i64:
    """How much of a measure a seat has now."""
    what = measure >> 3
    which = measure & 7
    if what == OF_SEALS:
        return common_seals(state, seat, which)
    if what == OF_KIND:
        return specimens_of_kind(state.research[seat], which)
    if what == OF_TENTS:
        return state.tents[seat]
    if what == OF_THEORY:
        return state.theory[seat]
    if what == OF_LENSES:
        return state.content.setup[2] - state.lenses[seat]
    if what == AT_BEAGLE:
        return 1 if state.ship[seat] >= state.content.board.beagle[state.beagle] else 0
    if what == OF_VP:
        return state.vp[seat]
    if what == OF_COINS:
        return state.coins[seat]
    if what == OF_KNOWLEDGE:
        return state.knowledge[seat]
    if what == OF_STACKS:
        return state.empty_stacks(seat)
    if what == OF_GOALS:
        return state.goals_fulfilled(seat)
    return specimens_of_row(state.research[seat], which)


def common_seals(state: DarwinState, seat: i64, colour: i64) -> i64:
    """Common seals of a colour anywhere on the board; purple ones do not count."""
    at = seat * WORKERS
    shift = colour * seals.TALLY
    rows = state.rows
    return (
        (rows[at] >> shift & 15)
        + (rows[at + 1] >> shift & 15)
        + (rows[at + 2] >> shift & 15)
        + (rows[at + 3] >> shift & 15)
    )


def specimens_of_kind(research: i64, kind: i64) -> i64:
    """A column of the museum: every fourth specimen."""
    bits = research >> kind
    return (bits & 1) + (bits >> KINDS & 1) + (bits >> 2 * KINDS & 1) + (bits >> 3 * KINDS & 1)


def specimens_of_row(research: i64, row: i64) -> i64:
    bits = research >> row * KINDS
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)
