"""What a position is judged by: the features of one seat, in the order of their names."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.row import Row
from wunderkammer.games.evolution.ai import FOOD_PER_CARD, estimate, hunger_for_plants, rounds_ahead
from wunderkammer.games.evolution.content.cards import CARNIVORE, TRAIT_NAMES, TRAITS
from wunderkammer.games.evolution.species import (
    LARGEST,
    body_of,
    fat_of,
    food_of,
    hunger_of,
    population_of,
    trait_count,
)
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.defences import has_prey, obstacles
from wunderkammer.games.evolution.vocabulary import (
    FOOD_CARDS,
    FOOD_LANES,
    GROWING,
    PLACE_CARD,
    PLAY_CARDS,
    PLAYING,
    QUICK_LANES,
    TURN,
    USE_CARD,
)

NAMES = (
    "estimate",
    "eaten",
    "population",
    "traits",
    "species",
    "body",
    "largest_body",
    "hand_to_play",
    "hand_kept",
    "plants_expected",
    "plants_missing",
    "meat_in_reach",
    "meat_out_of_reach",
    "prey_of_hungry",
    "prey_of_any",
    "population_in_danger",
    "safe_population",
    "population_to_come",
    "traits_to_come",
    "species_to_come",
    "grown_up",
    "first_player",
    *TRAIT_NAMES,
    "always",
)


def features(state: EvolutionState, seat: i64, row: Row) -> None:
    row.add(estimate(state, seat))
    board(state, seat, row)
    feeding(state, seat, row)
    future(state, seat, row)
    row.add(1.0 if state.first_seat == seat else 0.0)
    counted_traits(state, seat, row)
    row.add(1.0)  # what everybody still gains, whatever they have


def board(state: EvolutionState, seat: i64, row: Row) -> None:
    """Food that is safe, the row as it would score, and the hand."""
    eaten = state.bags[seat]
    population: i64 = 0
    traits: i64 = 0
    body: i64 = 0
    largest: i64 = 0
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        species = state.species[at]
        eaten += food_of(species) + fat_of(species)
        population += population_of(species)
        traits += trait_count(species)
        body += body_of(species)
        largest = max(largest, body_of(species))
        at += 1
    row.add(float(eaten))
    row.add(float(population))
    row.add(float(traits))
    row.add(float(state.row_length(seat)))
    row.add(float(body))
    row.add(float(largest))
    hand = float(state.size(state.hand(seat)))
    playable = may_play(state, seat)
    row.add(hand if playable else 0.0)
    row.add(0.0 if playable else hand)


def may_play(state: EvolutionState, seat: i64) -> bool:
    """Whether the seat will still play cards in this round."""
    if state.lanes[seat] != 0:
        return True
    at: i64 = len(state.agenda) - 1
    while at >= 0:
        f = state.agenda[at]
        kind = f & 255
        if kind == PLAYING or kind == GROWING:
            return True
        if f >> 8 & 255 == seat and (kind == PLAY_CARDS or kind == USE_CARD or kind == PLACE_CARD):
            return True
        at -= 1
    return False


def feeding(state: EvolutionState, seat: i64, row: Row) -> None:
    """What the row will eat in this round, and who may eat of it."""
    share = plant_share(state, seat)
    plants: i64 = 0
    meat = 0.0
    no_meat = 0.0
    bitten: i64 = 0
    exposed: i64 = 0
    in_danger: i64 = 0
    safe: i64 = 0
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        species = state.species[at]
        hunger = hunger_of(species)
        if species & CARNIVORE == 0:
            plants += hunger
        elif hunger > 0 and has_prey(state, at, 0, 0):
            meat += float(hunger)
        else:
            no_meat += float(hunger)
        hunters = hunters_of(state, seat, at)
        bitten += hunters & 255
        if hunters > 0:
            exposed += 1
            in_danger += population_of(species)
        else:
            safe += population_of(species)
        at += 1
    row.add(share * float(plants))
    row.add((1.0 - share) * float(plants))
    row.add(meat)
    row.add(no_meat)
    row.add(float(bitten))
    row.add(float(exposed))
    row.add(float(in_danger))
    row.add(float(safe))


def plant_share(state: EvolutionState, seat: i64) -> float:
    """Which part of the hunger for plants will be stilled; of the food cards only the own one is known."""
    supply = float(state.hole)
    to_come = food_cards_to_come(state)
    other: i64 = 0
    while other < state.seats:
        card = state.food_cards[other]
        if card >= 0 and other == seat:
            supply += float(state.content.food[card])
        elif card >= 0 or to_come:
            supply += FOOD_PER_CARD
        other += 1
    demand = hunger_for_plants(state)
    return 1.0 if supply >= demand else max(0.0, supply / demand)


def food_cards_to_come(state: EvolutionState) -> bool:
    """Whether the round has still to ask for food cards."""
    at: i64 = len(state.agenda) - 1
    while at >= 0:
        kind = state.agenda[at] & 255
        if kind == GROWING or kind == FOOD_LANES:
            return True
        at -= 1
    return False


def hunters_of(state: EvolutionState, seat: i64, at: i64) -> i64:
    """Carnivores of others that could attack the species: those that are hungry, and all of them times 256."""
    count: i64 = 0
    other: i64 = 0
    while other < state.seats:
        hunter = state.rows[other]
        while other != seat and hunter < state.rows[other + 1]:
            species = state.species[hunter]
            if species & CARNIVORE != 0 and obstacles(state, hunter, at, seat, 0) == 0:
                count += 257 if hunger_of(species) > 0 else 256
            hunter += 1
        other += 1
    return count


def future(state: EvolutionState, seat: i64, row: Row) -> None:
    """The row times the rounds that will follow."""
    rounds = rounds_ahead(state)
    population: i64 = 0
    traits: i64 = 0
    grown: i64 = 0
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        population += population_of(state.species[at])
        traits += trait_count(state.species[at])
        grown += 1 if body_of(state.species[at]) == LARGEST else 0
        at += 1
    row.add(rounds * float(population))
    row.add(rounds * float(traits))
    row.add(rounds * float(state.row_length(seat)))
    row.add(float(grown))


def counted_traits(state: EvolutionState, seat: i64, row: Row) -> None:
    """How many species have each trait."""
    trait: i64 = 0
    bit: i64 = 1
    while trait < TRAITS:
        count: i64 = 0
        at = state.rows[seat]
        while at < state.rows[seat + 1]:
            if state.species[at] & bit != 0:
                count += 1
            at += 1
        row.add(float(count))
        bit *= 2
        trait += 1


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
