"""Arguments that sentences about moves and questions need beside the move's own."""

from __future__ import annotations

from wunderkammer.core.frames import first, kind_of
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.darwins_journey.content.names import GOAL
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.vocabulary import CHOOSE, DECIDE, EXPLORE, KEEP, NAVIGATE, POST


def context(table: Table, seat: int, move: int) -> list[tuple[str, Domain, int]]:
    """The two goals of a starting pair."""
    if CHOOSE <= move < KEEP:
        pair = table.pairs[2 * (move - CHOOSE) : 2 * (move - CHOOSE) + 2]
        return [("silver", GOAL, pair[0] - 1), ("gold", GOAL, pair[1] - 1)]
    return []


def asked_about(table: Table, seat: int) -> list[tuple[str, Domain, int]]:
    """How many spaces or stamps are left."""
    f = table.top()
    if kind_of(f) - DECIDE in (EXPLORE, NAVIGATE, POST):
        return [("number", NUMBER, first(f))]
    return []
