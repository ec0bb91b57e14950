"""Taking food: hunger, Fat Tissue, Foraging and Cooperation (EV-18 … EV-20, EV-34, EV-36, EV-37)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.evolution.content.cards import CARNIVORE, COOPERATION, FAT_TISSUE, FORAGING
from wunderkammer.games.evolution.species import FAT, FOOD, body_of, fat_of, hunger_of
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.vocabulary import ATE_MEAT, ATE_PLANTS

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


def take_food(state: EvolutionState, seat: i64, at: i64, amount: i64, source: i64) -> None:
    """One take of a species, then one token for its right neighbour as long as Cooperation reaches (EV-37)."""
    end = state.rows[seat + 1]
    while at < end and eat(state, seat, at, amount, source) and state.species[at] & ~state.off & COOPERATION != 0:
        at += 1
        amount = 1


def eat(state: EvolutionState, seat: i64, at: i64, amount: i64, source: i64) -> bool:
    """One species takes what it can: first its own hunger, the rest as fat (EV-59). Whether it took anything."""
    species = state.species[at]
    if source != MEAT and species & ~state.off & FORAGING != 0:
        amount += 1
    amount = min(amount, room_for(species, state.off, source))
    if source == FROM_HOLE:
        amount = min(amount, state.hole)
        state.hole -= amount
    if amount == 0:
        return False
    eaten = min(amount, hunger_of(species))
    state.species[at] = species + eaten * FOOD + (amount - eaten) * FAT
    state.tell(ATE_MEAT if source == MEAT else ATE_PLANTS, seat, at - state.rows[seat] + 1, eaten, amount - eaten)
    return True
