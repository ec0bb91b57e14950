from __future__ import annotations
from wunderkammer.games.darwins_journey.state import Table
def to_json(table: Table) -> dict[str, object]:
    return {}
def read(table: Table, data: object) -> None:
    pass
def conserved(table: Table) -> dict[str, int]:
    return {}
