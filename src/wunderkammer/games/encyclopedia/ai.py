"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from wunderkammer.games.encyclopedia.scoring import result
from wunderkammer.games.encyclopedia.state import Table


def estimate(table: Table, seat: int) -> float:
    """Points so far."""
    return float(result(table).scores[seat])
