"""Extinction, hunger at the end of the feeding, and the end of a round (EV-25 … EV-29, EV-31, EV-47, EV-54)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, frame, second, third
from wunderkammer.games.evolution.events import BANKED, EXTINCT, STARVED
from wunderkammer.games.evolution.species import FAT, FOOD, POPULATION, card_in, fat_of, food_of, hunger_of, trait_count
from wunderkammer.games.evolution.state import DISCARD, EvolutionState
from wunderkammer.games.evolution.steps.drawing import draw
from wunderkammer.games.evolution.steps.kinds import DRAW_CARD, ROUND, STARVING
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import LONGEST_ROW


def die(state: EvolutionState, at: i64) -> None:
    """Remove a board: food and fat to the bag, traits to the discard, as many cards drawn (EV-29, EV-47)."""
    species = state.species[at]
    seat = state.owner(at)
    traits = trait_count(species)
    state.tell(EXTINCT, seat, state.place(at), traits)
    slot: i64 = 0
    while slot < traits:
        state.put(DISCARD, card_in(species, slot))
        slot += 1
    state.to_bag(seat, food_of(species) + fat_of(species))
    state.remove_species(at)
    draw(state, seat, traits, False)


class Starving(Step):
    """From the first player clockwise and from left to right, the hungry shrink to what they ate (EV-25, EV-54)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        served = first(f)
        place = second(f)
        while served < state.seats:
            seat = (state.first_player + served) % state.seats
            while place < state.row_length(seat):
                at = state.rows[seat] + place
                species = state.species[at]
                missing = hunger_of(species)
                if missing > 0:
                    state.tell(STARVED, seat, place + 1, missing)
                    if food_of(species) == 0:
                        state.push(frame(STARVING, 0, served, place))
                        die(state, at)
                        return
                    state.species[at] = species - missing * POPULATION
                place += 1
            served += 1
            place = 0

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """It is half done only while somebody draws for a species that has just starved: else rows would be skipped."""
        if f >> 16 == 0:
            return True
        drawing = state.top() & 255 == DRAW_CARD and state.agenda[-2] == f
        return drawing and first(f) < state.seats and second(f) <= LONGEST_ROW and third(f) == 0


class RoundEnd(Step):
    """Food goes to the bags, the marker moves on; after the last round the fat follows (EV-26, EV-28, EV-31)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        is_last = state.round == state.last_round
        seat: i64 = 0
        while seat < state.seats:
            total: i64 = 0
            at = state.rows[seat]
            while at < state.rows[seat + 1]:
                species = state.species[at]
                total += food_of(species) + (fat_of(species) if is_last else 0)
                species -= food_of(species) * FOOD
                state.species[at] = species - fat_of(species) * FAT if is_last else species
                at += 1
            state.bags[seat] += total
            state.tell(BANKED, seat, total)
            seat += 1
        if not is_last:
            state.first_player = (state.first_player + 1) % state.seats
            state.push(frame(ROUND, 0))
