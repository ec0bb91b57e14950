"""Points at the end (EV-31, EV-32)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.games.evolution.species import fat_of, food_of, population_of, trait_count
from wunderkammer.games.evolution.state import EvolutionState


def food_points(state: EvolutionState, seat: int) -> int:
    """Tokens in the bag and those on the way there: on species and on Fat Tissue."""
    found = state.bags[seat]
    for at in range(state.rows[seat], state.rows[seat + 1]):
        found += food_of(state.species[at]) + fat_of(state.species[at])
    return found


def population_points(state: EvolutionState, seat: int) -> int:
    found = i64(0)
    for at in range(state.rows[seat], state.rows[seat + 1]):
        found += population_of(state.species[at])
    return found


def trait_points(state: EvolutionState, seat: int) -> int:
    return sum(trait_count(state.species[at]) for at in range(state.rows[seat], state.rows[seat + 1]))


def result(state: EvolutionState) -> Result:
    """Food, population and traits; ties go to more traits, then to the larger population."""
    seats = range(state.seats)
    traits = [trait_points(state, seat) for seat in seats]
    population = [population_points(state, seat) for seat in seats]
    sheet = [
        ScoreLine("food", [food_points(state, seat) for seat in seats]),
        ScoreLine("population", population),
        ScoreLine("traits", traits),
    ]
    return Result(sheet, [[traits[seat], population[seat]] for seat in seats])
