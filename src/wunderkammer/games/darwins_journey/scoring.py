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
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.museum import row_full
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED

COINS_PER_VP: Final = 5


def slot_points(state: DarwinState, seat: i64) -> i64:
    """Fulfilled goals score their slots, both last ones together some more (DJ-60)."""
    points: i64 = 0
    last: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if state.slots[seat * SLOTS + slot] >= FULFILLED:
            points += state.content.slot_vp[slot]
            last += 1 if slot == SLOTS_PER_COLOUR - 1 or slot == SLOTS - 1 else 0
        slot += 1
    return points + (state.content.slot_figures[0] if last == 2 else 0)


def worker_points(state: DarwinState, seat: i64) -> i64:
    """A fifth seal scores, a sixth scores more (DJ-60)."""
    points: i64 = 0
    at = seat * WORKERS
    while at < (seat + 1) * WORKERS:
        held = seals.length(state.rows[at])
        if held >= ROW_SPACES - 1:
            points += state.content.row_vp[0]
        if held >= ROW_SPACES:
            points += state.content.row_vp[1]
        at += 1
    return points


def tent_points(state: DarwinState, seat: i64) -> i64:
    return state.content.tents_vp if state.tents[seat] == TENTS else 0


def museum_factor(state: DarwinState) -> i64:
    """Two, and one for every complete row, also one completed at set-up (DJ-61)."""
    factor = state.content.theory_factor
    row: i64 = 0
    while row < KINDS:
        factor += 1 if row_full(state.museum, row) else 0
        row += 1
    return factor


def books(state: DarwinState, seat: i64) -> i64:
    """Books reached on the evolution track, with the one of the silver slot (DJ-61)."""
    return state.content.books[state.theory[seat]] + (1 if state.has_perk(seat, MORE_BOOKS) else 0)


def lines(state: DarwinState, seat: int) -> dict[str, int]:
    """All lines of one board's score sheet."""
    return {
        "track": state.vp[seat],
        "goals": slot_points(state, seat),
        "workers": worker_points(state, seat),
        "tents": tent_points(state, seat),
        "theory": museum_factor(state) * books(state, seat),
        "coins": state.coins[seat] // COINS_PER_VP,
        "knowledge": state.knowledge[seat],
    }


def total(state: DarwinState, seat: i64) -> i64:
    """All lines together, without the sheet: bots ask for it very often."""
    points = state.vp[seat] + slot_points(state, seat) + worker_points(state, seat) + tent_points(state, seat)
    points += museum_factor(state) * books(state, seat)
    return points + state.coins[seat] // COINS_PER_VP + state.knowledge[seat]


def result(state: DarwinState) -> Result:
    """Ties go to the evolution marker, then to coins; alone, what is still level is Alfred's (DJ-62, DJ-111)."""
    sheets = [lines(state, seat) for seat in range(state.seats)]
    sheet = [ScoreLine(code, [one[code] for one in sheets]) for code in sheets[0]]
    outcome = Result(sheet, [[state.theory[seat], state.coins[seat]] for seat in range(state.seats)])
    if state.seats == 1:
        outcome.ranks = [1 if beats_alfred(state) else 2]
        outcome.opponent = Opponent("alfred", list(lines(state, 1).values()))
    return outcome


def beats_alfred(state: DarwinState) -> bool:
    mine = [total(state, 0), state.theory[0], state.coins[0]]
    return mine > [total(state, 1), state.theory[1], state.coins[1]]
