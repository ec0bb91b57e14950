"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from wunderkammer.games.darwins_journey.scoring import total
from wunderkammer.games.darwins_journey.state import Table


def estimate(table: Table, seat: int) -> float:
    return float(total(table, seat))
