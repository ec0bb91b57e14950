"""Points at the end (EV-31, EV-32)."""

from __future__ import annotations

from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.games.evolution.species import fat_of, food_of, population_of, trait_count
from wunderkammer.games.evolution.state import Table


def food_points(table: Table, seat: int) -> int:
    """Tokens in the bag and those on the way there: on species and on Fat Tissue."""
    row = range(table.rows[seat], table.rows[seat + 1])
    return table.bags[seat] + sum(food_of(table.species[at]) + fat_of(table.species[at]) for at in row)


def population_points(table: Table, seat: int) -> int:
    return sum(population_of(table.species[at]) for at in range(table.rows[seat], table.rows[seat + 1]))


def trait_points(table: Table, seat: int) -> int:
    return sum(trait_count(table.species[at]) for at in range(table.rows[seat], table.rows[seat + 1]))


def result(table: Table) -> Result:
    """Food, population and traits; ties go to more traits, then to the larger population."""
    seats = range(table.seats)
    traits = [trait_points(table, seat) for seat in seats]
    population = [population_points(table, seat) for seat in seats]
    sheet = [
        ScoreLine("food", [food_points(table, seat) for seat in seats]),
        ScoreLine("population", population),
        ScoreLine("traits", traits),
    ]
    return Result(sheet, [[traits[seat], population[seat]] for seat in seats])
