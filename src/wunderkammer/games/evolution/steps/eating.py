"""Taking food: hunger, Fat Tissue, Foraging and Cooperation (EV-18 … EV-20, EV-34, EV-36, EV-37, EV-59)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.evolution.content.cards import CARNIVORE, COOPERATION, FAT_TISSUE, FORAGING
from wunderkammer.games.evolution.events import ATE_MEAT, ATE_PLANTS
from wunderkammer.games.evolution.species import FAT, FOOD, body_of, fat_of, hunger_of
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.kinds import DIVIDE_SURPLUS
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import MOVES_END, SURPLUS

# Where food comes from, and with it what it is.
FROM_HOLE: Final = 0
PLANTS: Final = 1
MEAT: Final = 2


def fat_room(species: i64, off: i64) -> i64:
    """How many tokens its Fat Tissue can still hold (EV-34)."""
    return body_of(species) - fat_of(species) if species & ~off & FAT_TISSUE != 0 else 0


def room_for(species: i64, off: i64, source: i64) -> i64:
    """How many tokens from a source the species can take; a carnivore takes no plants (EV-20)."""
    if source != MEAT and species & CARNIVORE != 0:
        return 0
    return hunger_of(species) + fat_room(species, off)


def take_food(state: EvolutionState, seat: i64, at: i64, amount: i64, source: i64, chosen: i64) -> None:
    """One take of a species; `chosen` tokens are wanted even if it is full, other surplus may stay (EV-59)."""
    if at == state.rows[seat + 1]:
        return
    amount = portion(state, at, amount, source)
    sure = min(amount, max(chosen, hunger_of(state.species[at])))
    if source == FROM_HOLE and sure < amount and state.content.asks_surplus:
        state.push(frame(DIVIDE_SURPLUS, seat, at - state.rows[seat], amount, sure))
    elif amount > 0:
        serve(state, seat, at, amount, source)


def portion(state: EvolutionState, at: i64, amount: i64, source: i64) -> i64:
    """What a species can take, with Foraging, as far as it has room and the source lasts (EV-36)."""
    species = state.species[at]
    if source != MEAT and species & ~state.off & FORAGING != 0:
        amount += 1
    amount = min(amount, room_for(species, state.off, source))
    return min(amount, state.hole) if source == FROM_HOLE else amount


def serve(state: EvolutionState, seat: i64, at: i64, amount: i64, source: i64) -> None:
    """A species eats, stores the rest, and shares with its right neighbour if it has Cooperation (EV-37, EV-59)."""
    species = state.species[at]
    eaten = min(amount, hunger_of(species))
    state.species[at] = species + eaten * FOOD + (amount - eaten) * FAT
    if source == FROM_HOLE:
        state.hole -= amount
    state.tell(ATE_MEAT if source == MEAT else ATE_PLANTS, seat, at - state.rows[seat] + 1, eaten, amount - eaten)
    if species & ~state.off & COOPERATION != 0:
        take_food(state, seat, at + 1, amount if state.content.shares_each_token else 1, source, 0)


class DivideSurplus(Step):
    """How much of the surplus from the watering hole a species stores; the rest stays there (EV-59)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        stored: i64 = 0
        while stored <= second(f) - third(f):
            buffer.add(SURPLUS + stored)
            stored += 1

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        taken = third(f) + move - SURPLUS
        if taken > 0:
            serve(state, seat_of(f), state.rows[seat_of(f)] + first(f), taken, FROM_HOLE)

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        if SURPLUS <= move < MOVES_END:
            return Refusal("too-much-surplus", "EV-59", {"place": first(f) + 1, "most": second(f) - third(f)})
        return Refusal("surplus-first", "EV-59", {"place": first(f) + 1})

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """A species can store more than it takes anyhow, from plants that are there."""
        at = state.rows[seat_of(f)] + first(f)
        if at >= state.rows[seat_of(f) + 1]:
            return False
        hunger, amount, sure = hunger_of(state.species[at]), second(f), third(f)
        room = min(room_for(state.species[at], 0, FROM_HOLE), state.hole)
        return sure < amount <= room and (sure == hunger or (hunger == 0 and sure == 1))
