"""The score sheet line by line, and the tie-breaks (DJ-60 … DJ-62, DJ-111)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.result import Opponent, Result, ScoreLine
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import (
    KINDS,
    MORE_BOOKS,
    ROW_SPACES,
    SLOTS,
    SLOTS_PER_COLOUR,
    TENTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED
from wunderkammer.games.darwins_journey.steps.museum import row_full

COINS_PER_VP: Final = 5


def slot_points(table: Table, seat: i64) -> i64:
    """Fulfilled goals score their slots, both last ones together some more (DJ-60)."""
    points: i64 = 0
    last: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if table.slots[seat * SLOTS + slot] >= FULFILLED:
            points += table.content.slot_vp[slot]
            last += 1 if slot == SLOTS_PER_COLOUR - 1 or slot == SLOTS - 1 else 0
        slot += 1
    return points + (table.content.slot_figures[0] if last == 2 else 0)


def worker_points(table: Table, seat: i64) -> i64:
    """A fifth seal scores, a sixth scores more (DJ-60)."""
    points: i64 = 0
    at = seat * WORKERS
    while at < (seat + 1) * WORKERS:
        held = seals.length(table.rows[at])
        if held >= ROW_SPACES - 1:
            points += table.content.row_vp[0]
        if held >= ROW_SPACES:
            points += table.content.row_vp[1]
        at += 1
    return points


def tent_points(table: Table, seat: i64) -> i64:
    return table.content.tents_vp if table.tents[seat] == TENTS else 0


def museum_factor(table: Table) -> i64:
    """Two, and one for every complete row, also one completed at set-up (DJ-61)."""
    factor = table.content.theory_factor
    row: i64 = 0
    while row < KINDS:
        factor += 1 if row_full(table.museum, row) else 0
        row += 1
    return factor


def books(table: Table, seat: i64) -> i64:
    """Books reached on the evolution track, with the one of the silver slot (DJ-61)."""
    return table.content.books[table.theory[seat]] + (1 if table.has_perk(seat, MORE_BOOKS) else 0)


def lines(table: Table, seat: int) -> dict[str, int]:
    """All lines of one board's score sheet."""
    return {
        "track": table.vp[seat],
        "goals": slot_points(table, seat),
        "workers": worker_points(table, seat),
        "tents": tent_points(table, seat),
        "theory": museum_factor(table) * books(table, seat),
        "coins": table.coins[seat] // COINS_PER_VP,
        "knowledge": table.knowledge[seat],
    }


def total(table: Table, seat: i64) -> i64:
    """All lines together, without the sheet: bots ask for it very often."""
    points = table.vp[seat] + slot_points(table, seat) + worker_points(table, seat) + tent_points(table, seat)
    points += museum_factor(table) * books(table, seat)
    return points + table.coins[seat] // COINS_PER_VP + table.knowledge[seat]


def result(table: Table) -> Result:
    """Ties go to the evolution marker, then to coins; alone, what is still level is Alfred's (DJ-62, DJ-111)."""
    sheets = [lines(table, seat) for seat in range(table.seats)]
    sheet = [ScoreLine(code, [one[code] for one in sheets]) for code in sheets[0]]
    outcome = Result(sheet, [[table.theory[seat], table.coins[seat]] for seat in range(table.seats)])
    if table.seats == 1:
        outcome.ranks = [1 if beats_alfred(table) else 2]
        outcome.opponent = Opponent("alfred", list(lines(table, 1).values()))
    return outcome


def beats_alfred(table: Table) -> bool:
    mine = [total(table, 0), table.theory[0], table.coins[0]]
    return mine > [total(table, 1), table.theory[1], table.coins[1]]
