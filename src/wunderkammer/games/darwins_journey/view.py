from __future__ import annotations
from wunderkammer.core.rng import Rng
from wunderkammer.games.darwins_journey.state import Table
def view(table: Table, seat: int | None) -> dict[str, object]:
    return {}
def redeal(world: Table, seat: int, rng: Rng) -> None:
    pass
