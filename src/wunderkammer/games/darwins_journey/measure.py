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
from wunderkammer.games.darwins_journey.state import Table


def measured(table: Table, seat: i64, measure: i64) -> i64:
    """How much of a measure a seat has now."""
    what = measure >> 3
    which = measure & 7
    if what == OF_SEALS:
        return common_seals(table, seat, which)
    if what == OF_KIND:
        return specimens_of_kind(table.research[seat], which)
    if what == OF_TENTS:
        return table.tents[seat]
    if what == OF_THEORY:
        return table.theory[seat]
    if what == OF_LENSES:
        return table.content.setup[2] - table.lenses[seat]
    if what == AT_BEAGLE:
        return 1 if table.ship[seat] >= table.content.board.beagle[table.beagle] else 0
    if what == OF_VP:
        return table.vp[seat]
    if what == OF_COINS:
        return table.coins[seat]
    if what == OF_KNOWLEDGE:
        return table.knowledge[seat]
    if what == OF_STACKS:
        return table.empty_stacks(seat)
    if what == OF_GOALS:
        return table.goals_fulfilled(seat)
    return specimens_of_row(table.research[seat], which)


def common_seals(table: Table, seat: i64, colour: i64) -> i64:
    """Common seals of a colour anywhere on the board; purple ones do not count."""
    at = seat * WORKERS
    shift = colour * seals.TALLY
    rows = table.rows
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
