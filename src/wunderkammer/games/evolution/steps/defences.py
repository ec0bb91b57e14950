"""Whether a carnivore can attack a species, and what stands in its way (EV-21, EV-40 … EV-44, EV-46, EV-48, EV-49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.refusal import Refusal
from wunderkammer.games.evolution.content.cards import (
    AMBUSH,
    BURROWING,
    CARNIVORE,
    CLIMBING,
    DEFENSIVE_HERDING,
    HARD_SHELL,
    INTELLIGENCE,
    PACK_HUNTING,
    SYMBIOSIS,
    WARNING_CALL,
)
from wunderkammer.games.evolution.species import body_of, food_of, hunger_of, population_of
from wunderkammer.games.evolution.state import EvolutionState

SHELL: Final = 4  # what Hard Shell adds to body size (EV-43)
TOO_LARGE: Final = 1 << 20  # an obstacle that no card removes


def hunting_size(species: i64, off: i64) -> i64:
    """The body size that counts in an attack (EV-46)."""
    if species & ~off & PACK_HUNTING != 0:
        return body_of(species) + population_of(species)
    return body_of(species)


def obstacles(state: EvolutionState, hunter: i64, at: i64, seat: i64, off: i64) -> i64:
    """The traits that protect the species `at` of a seat from the hunter as a mask: 0 if it can be attacked (EV-21)."""
    attacker = state.species[hunter]
    prey = state.species[at]
    size = hunting_size(attacker, off)
    if size <= body_of(prey) or at == hunter:
        return TOO_LARGE
    attacker &= ~off
    found: i64 = 0
    prey_traits = prey & ~off
    if prey_traits & HARD_SHELL != 0 and size <= body_of(prey) + SHELL:
        found |= HARD_SHELL
    if prey_traits & CLIMBING != 0 and attacker & CLIMBING == 0:
        found |= CLIMBING
    if prey_traits & BURROWING != 0 and hunger_of(prey) == 0:
        found |= BURROWING
    if prey_traits & DEFENSIVE_HERDING != 0 and population_of(attacker) <= population_of(prey):
        found |= DEFENSIVE_HERDING
    has_neighbour = at + 1 < state.rows[seat + 1]
    if prey_traits & SYMBIOSIS != 0 and has_neighbour and body_of(state.species[at + 1]) > body_of(prey):
        found |= SYMBIOSIS
    if attacker & AMBUSH == 0 and is_warned(state, at, seat, off):
        found |= WARNING_CALL
    return found


def is_warned(state: EvolutionState, at: i64, seat: i64, off: i64) -> bool:
    """A neighbour in the row has Warning Call (EV-49)."""
    if off & WARNING_CALL != 0:
        return False
    if at > state.rows[seat] and state.species[at - 1] & WARNING_CALL != 0:
        return True
    return at + 1 < state.rows[seat + 1] and state.species[at + 1] & WARNING_CALL != 0


def number_of(traits: i64) -> i64:
    """How many traits are in a mask."""
    count: i64 = 0
    while traits != 0:
        traits &= traits - 1
        count += 1
    return count


def has_prey(state: EvolutionState, hunter: i64, off: i64, cards: i64) -> bool:
    """Whether anything can be attacked when so many more traits can be switched off."""
    size = hunting_size(state.species[hunter], off)
    seat: i64 = 0
    while seat < state.seats:
        at = state.rows[seat]
        while at < state.rows[seat + 1]:
            if body_of(state.species[at]) < size:
                found = obstacles(state, hunter, at, seat, off)
                if found == 0 or (found < TOO_LARGE and number_of(found) <= cards):
                    return True
            at += 1
        seat += 1
    return False


def leaves_prey(state: EvolutionState, hunter: i64, bit: i64, cards: i64) -> bool:
    """Whether an attack is possible once a card has switched off this trait; without Intelligence no card follows."""
    return has_prey(state, hunter, state.off | bit, 0 if bit == INTELLIGENCE else cards - 1)


def refuse_attack(state: EvolutionState, hunter: i64, at: i64, off: i64) -> Refusal | None:
    """The first reason why the hunter cannot attack a species, with what is missing; None if it can."""
    if at == hunter:
        return Refusal("itself", "EV-21")
    attacker = state.species[hunter]
    prey = state.species[at]
    seat = state.owner(at)
    size = hunting_size(attacker, off)
    who: dict[str, int | str] = {"hunter": state.place(hunter), "size": size}
    if attacker & CARNIVORE == 0:
        return Refusal("not-carnivore", "EV-39", who)
    if hunger_of(attacker) == 0:
        return Refusal("not-hungry", "EV-51", who)
    shelled = prey & ~off & HARD_SHELL != 0
    body = body_of(prey) + (SHELL if shelled else 0)
    if size <= body:
        what: dict[str, int | str] = who | {"body": body, "missing": body + 1 - size}
        return Refusal("hard-shell", "EV-43", what) if shelled else Refusal("too-large", "EV-21", what)
    found = obstacles(state, hunter, at, seat, off)
    if found & CLIMBING:
        return Refusal("climbing", "EV-41", who)
    if found & BURROWING:
        return Refusal("burrowing", "EV-42", who | {"food": food_of(prey)})
    if found & DEFENSIVE_HERDING:
        missing = population_of(prey) + 1 - population_of(attacker)
        return Refusal("herding", "EV-44", who | {"population": population_of(prey), "missing": missing})
    if found & SYMBIOSIS:
        larger = body_of(state.species[at + 1])
        return Refusal("symbiosis", "EV-48", who | {"body": body_of(prey), "larger": larger})
    if found & WARNING_CALL:
        return Refusal("warning-call", "EV-49", who)
    return None
