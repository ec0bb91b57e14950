"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from wunderkammer.games.evolution.scoring import food_points, population_points, trait_points
from wunderkammer.games.evolution.state import Table


def estimate(table: Table, seat: int) -> float:
    return float(food_points(table, seat) + population_points(table, seat) + trait_points(table, seat))
