"""Which spots are open to a worker, and the sections of the journals (DJ-01, DJ-18, DJ-101)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.darwins_journey.content.names import (
    LENS_SPOTS,
    LEVELS,
    LOCKED,
    MOST_SEATS,
    MUSEUM_SPOT,
    SMALL_SPOT,
    SPECIAL_SPOT,
    SPOTS,
)
from wunderkammer.games.darwins_journey.state import DarwinState

# Masks of spots.
LEFT_MAIN: Final = 0x3F
RIGHT_MAIN: Final = 0xFC0
SPECIAL: Final = 0x3F000
SPECIAL_LEFT_COLUMN: Final = 0x15000
SMALL: Final = 0xC0000
WITHOUT_SEALS: Final = 0x7C0000  # from the small spots on
ONE_PAGE: Final = 7


def exists(state: DarwinState, spot: i64) -> bool:
    """Alone against Alfred the bottom row of the special journal is empty (DJ-101)."""
    return not SPECIAL_SPOT <= spot < SMALL_SPOT or state.specials[spot - SPECIAL_SPOT] > 0


def is_lens(spot: i64) -> bool:
    """Spots that hold a single worker: not the round magnifiers, and not those outside the journals (DJ-18)."""
    return spot < MUSEUM_SPOT and (spot >= SPECIAL_SPOT or spot % LEVELS > 0)


def section_of(state: DarwinState, spot: i64) -> i64:
    """A mask of the spots in the same journal section, 0 outside the journals (DJ-01)."""
    if spot >= MUSEUM_SPOT:
        return 0
    if spot >= SMALL_SPOT:
        return SMALL
    if state.boards < MOST_SEATS:
        return LEFT_MAIN if spot < 6 else RIGHT_MAIN if spot < SPECIAL_SPOT else SPECIAL
    if spot < SPECIAL_SPOT:
        return ONE_PAGE << (spot // LEVELS * LEVELS)
    return SPECIAL_LEFT_COLUMN << (spot % 2)


def refresh(state: DarwinState) -> None:
    """Count anew which spots take a worker and which sections have been visited."""
    state.free = 0
    state.visited = 0
    spot: i64 = 0
    while spot < SPOTS:
        locked = spot < LENS_SPOTS and (state.spots[spot] == LOCKED or not exists(state, spot))
        if not locked and (state.crowd[spot] == 0 or not is_lens(spot)):
            state.free |= 1 << spot
        if state.crowd[spot] > 0:
            state.visited |= section_of(state, spot)
        spot += 1


def is_open(state: DarwinState, spot: i64) -> bool:
    """Unlocked, and if it is a lens without a worker (DJ-18)."""
    return state.free >> spot & 1 == 1
