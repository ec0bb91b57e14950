"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.evolution.content.cards import (
    CARNIVORE,
    COOPERATION,
    FAT_TISSUE,
    FERTILE,
    FORAGING,
    INTELLIGENCE,
    LONG_NECK,
    SCAVENGER,
)
from wunderkammer.games.evolution.species import body_of, fat_of, food_of, hunger_of, population_of, trait_count
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.defences import has_prey, obstacles
from wunderkammer.games.evolution.steps.kinds import (
    FOOD_CARDS,
    FOOD_LANES,
    GROWING,
    PLAY_CARDS,
    PLAYING,
    QUICK_LANES,
    TURN,
)

FOOD_PER_CARD: Final = 3.3  # the average of the food numbers
CARDS_PER_ROUND: Final = 6.0  # that a player draws, with some species
MOST_ROUNDS: Final = 4.0  # nobody plans further ahead
HAND_WORTH: Final = 0.6
BITE_WORTH: Final = 0.7  # what a hunter within reach costs
HUNT_CHANCE: Final = 0.8
SCRAPS: Final = 0.15  # what a hungry species may still find by luck


def estimate(state: EvolutionState, seat: int) -> float:
    """Food that is safe, and what the row will be worth when it has eaten, been bitten and lived on."""
    ahead = rounds_ahead(state)
    plants = share_of_plants(state)
    worth = float(state.bags[seat])
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        worth += float(food_of(state.species[at]) + fat_of(state.species[at]))
        worth += species_worth(state, seat, at, plants, ahead)
        at += 1
    return worth + float(state.size(state.hand(seat))) * HAND_WORTH * min(ahead, 1.0)


def rounds_ahead(state: EvolutionState) -> float:
    """How many rounds will follow this one, as far as the deck tells."""
    if state.last_round > 0:
        return float(state.last_round - state.round)
    return min(MOST_ROUNDS, 0.5 + float(state.deck_size) / (CARDS_PER_ROUND * float(state.seats)))


def share_of_plants(state: EvolutionState) -> float:
    """Which part of the hunger for plants the watering hole will still, food cards included."""
    supply = float(state.hole)
    seat: i64 = 0
    while seat < state.seats:
        if state.food_cards[seat] >= 0:
            supply += FOOD_PER_CARD
        seat += 1
    demand = hunger_for_plants(state)
    return 1.0 if supply >= demand else supply / demand


def hunger_for_plants(state: EvolutionState) -> float:
    """What all species that eat plants could still eat."""
    hunger = 0.0
    at: i64 = 0
    while at < len(state.species):
        if state.species[at] & CARNIVORE == 0:
            hunger += float(hunger_of(state.species[at]))
        at += 1
    return hunger


def species_worth(state: EvolutionState, seat: i64, at: i64, plants: float, ahead: float) -> float:
    """What it will still eat, the population that lives, its traits, and its prospects in later rounds."""
    species = state.species[at]
    if species & CARNIVORE != 0:
        chance = HUNT_CHANCE if hunger_of(species) > 0 and has_prey(state, at, 0, 0) else SCRAPS
    else:
        chance = min(1.0, plants + helpers(species))
    still = float(hunger_of(species)) * chance
    living = float(food_of(species)) + still - BITE_WORTH * float(hunters_of(state, seat, at))
    if living <= 0.0:
        return still
    alive = min(1.0, living)
    traits = float(trait_count(species))
    later = living * 0.7 + helpers(species) + 0.25 * float(body_of(species)) + 0.3 * traits
    return still + living + alive * (traits + later * ahead)


def helpers(species: i64) -> float:
    """How much its traits help to find food, beyond the watering hole."""
    help = 0.0
    if species & CARNIVORE == 0:
        help += 0.3 if species & LONG_NECK != 0 else 0.0
        help += 0.25 if species & FORAGING != 0 else 0.0
    help += 0.15 if species & COOPERATION != 0 else 0.0
    help += 0.15 if species & FERTILE != 0 else 0.0
    help += 0.1 if species & SCAVENGER != 0 else 0.0
    help += 0.1 if species & INTELLIGENCE != 0 else 0.0
    return help + (0.1 if species & FAT_TISSUE != 0 and fat_of(species) < population_of(species) else 0.0)


def hunters_of(state: EvolutionState, seat: i64, at: i64) -> i64:
    """Hungry carnivores of others that could attack the species now; two are enough to worry about."""
    count: i64 = 0
    hunter: i64 = 0
    while hunter < len(state.species) and count < 2:
        is_own = state.rows[seat] <= hunter < state.rows[seat + 1]
        if not is_own and state.species[hunter] & CARNIVORE != 0 and hunger_of(state.species[hunter]) > 0:
            count += 1 if obstacles(state, hunter, at, seat, 0) == 0 else 0
        hunter += 1
    return count


def progress(state: EvolutionState) -> float:
    """Rounds played of those that the deck will last for; a round is half over when its feeding begins."""
    if len(state.agenda) <= 1:
        return 1.0
    if state.round == 0:
        return 0.0
    done = float(state.round - 1) + part_of_round(state)
    return min(1.0, done / (float(state.round) + rounds_ahead(state)))


def part_of_round(state: EvolutionState) -> float:
    """From the lowest phase that still waits on the agenda."""
    at: i64 = len(state.agenda) - 1
    part = 0.9
    while at >= 0:
        kind = state.agenda[at] & 255
        if kind == GROWING or kind == FOOD_LANES:
            return 0.0
        if kind == PLAYING or kind == PLAY_CARDS or kind == QUICK_LANES:
            part = min(part, 0.2)
        elif kind == FOOD_CARDS:
            part = min(part, 0.4)
        elif kind == TURN:
            part = min(part, 0.6)
        at -= 1
    return part
