"""What it would cost a seat to place a worker on a spot now, said before it is done (DJ-15 … DJ-18)."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import AT_HOME, LENS_SPOTS, LOCKED, SPOTS, WORKERS
from wunderkammer.games.darwins_journey.spots import exists, is_open
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.journals import seals_missing, unlock_price
from wunderkammer.games.darwins_journey.steps.placing import penalty


class PlacementCost(NamedTuple):
    """Temporary knowledge for missing seals and coins of the penalty, or of unlocking; and what stands in the way."""

    knowledge: int
    coins: int
    obstacle: str = ""  # locked, taken, worker (none is free), knowledge or coins (too few)


def placement_costs(state: DarwinState, seat: int) -> list[PlacementCost]:
    """The cost of every spot, each for the free worker that lacks fewest seals there."""
    rows = [
        seals.tally(state.rows[seat * WORKERS + worker])
        for worker in range(WORKERS)
        if state.workers[seat * WORKERS + worker] == AT_HOME
    ]
    return [placement_cost(state, seat, spot, rows) for spot in range(SPOTS)]


def placement_cost(state: DarwinState, seat: int, spot: int, rows: list[int]) -> PlacementCost:
    if spot < LENS_SPOTS and state.spots[spot] == LOCKED:
        return PlacementCost(0, unlock_price(state, spot), "locked")
    if not exists(state, spot) or not is_open(state, spot):
        return PlacementCost(0, 0, "taken")
    if not rows:
        return PlacementCost(0, 0, "worker")
    knowledge = min(seals_missing(state, row, spot) for row in rows)
    coins = penalty(state, seat) if state.visited >> spot & 1 else 0
    if knowledge > state.knowledge[seat]:
        return PlacementCost(knowledge, coins, "knowledge")
    return PlacementCost(knowledge, coins, "coins" if coins > state.coins[seat] else "")
