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
from wunderkammer.games.darwins_journey.content.names import FIFTH, KINDS, SPECIMENS, WORKERS
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
    total: i64 = 0
    worker: i64 = 1
    while worker < FIFTH:
        total += seals.count(seals.tally(table.rows[seat * WORKERS + worker]), colour)
        worker += 1
    if table.is_alfred(seat):
        total += seals.count(seals.tally(table.rows[seat * WORKERS]), colour)
    return total


def specimens_of_kind(research: i64, kind: i64) -> i64:
    """A column of the museum: every fourth specimen."""
    total: i64 = 0
    specimen = kind
    while specimen < SPECIMENS:
        total += research >> specimen & 1
        specimen += KINDS
    return total


def specimens_of_row(research: i64, row: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total += research >> (row * KINDS + kind) & 1
        kind += 1
    return total
