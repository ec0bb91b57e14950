"""The leaf traits, which act before the food cards are revealed (EV-15, EV-33 … EV-35, EV-55)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of
from wunderkammer.games.evolution.content.cards import CARNIVORE, FAT_TISSUE, FERTILE, LONG_NECK
from wunderkammer.games.evolution.events import FAT_MOVED, FERTILE_GREW
from wunderkammer.games.evolution.species import (
    FAT,
    FOOD,
    LARGEST,
    POPULATION,
    WAITING,
    fat_of,
    hunger_of,
    population_of,
    shift_left,
)
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.eating import PLANTS, take_food
from wunderkammer.games.evolution.steps.kinds import LEAVES, ORDER_LEAVES
from wunderkammer.games.evolution.steps.step import Step
from wunderkammer.games.evolution.vocabulary import GRAZE, LEAF

LEAF_TRAITS: Final = 3
NECK: Final = 0
TISSUE: Final = 1
LITTER: Final = 2


def leaves_that_wait(species: i64, hole: i64) -> i64:
    """The leaf traits of a species that can do anything this round; the others need no place in the order."""
    waiting: i64 = 0
    if species & LONG_NECK != 0 and species & CARNIVORE == 0:
        waiting |= 1 << NECK
    if species & FERTILE != 0 and hole > 0 and population_of(species) < LARGEST:
        waiting |= 1 << LITTER
    if species & FAT_TISSUE != 0 and (fat_of(species) > 0 or waiting >> LITTER != 0):
        waiting |= 1 << TISSUE
    return waiting


def set_waiting(state: EvolutionState) -> None:
    """Mark every leaf trait that has to act."""
    at: i64 = 0
    while at < len(state.species):
        state.species[at] |= leaves_that_wait(state.species[at], state.hole) << WAITING
        at += 1


class Leaves(Step):
    """A player's leaf traits act, one after the other; with several left the player chooses (EV-15)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        seat = seat_of(f)
        left = leaves_left(state, seat)
        if left > 1:
            state.push(frame(ORDER_LEAVES, seat))
            return
        if left == 1:
            buffer = Buffer(1)
            leaf_moves(state, seat, buffer)
            act(state, seat, buffer.items[0])
        seat = (seat + 1) % state.seats
        if seat != state.first_player:
            state.push(frame(LEAVES, seat))

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """Whatever is pending has not begun: it begins with the first player."""
        return f >> 16 == 0 and seat_of(f) == state.first_player


def leaves_left(state: EvolutionState, seat: i64) -> i64:
    """How many leaf traits of a seat have still to act."""
    left: i64 = 0
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        waiting = state.species[at] >> WAITING
        if waiting != 0:
            left += (waiting & 1) + (waiting >> 1 & 1) + (waiting >> 2)
        at += 1
    return left


def leaf_moves(state: EvolutionState, seat: i64, buffer: Buffer) -> None:
    begin = state.rows[seat]
    at = begin
    while at < state.rows[seat + 1]:
        waiting = state.species[at] >> WAITING
        leaf: i64 = 0
        while waiting >> leaf != 0:
            if waiting >> leaf & 1 == 1:
                buffer.add(LEAF + (at - begin) * LEAF_TRAITS + leaf)
            leaf += 1
        at += 1


def act(state: EvolutionState, seat: i64, move: i64) -> None:
    """Carry out one leaf trait."""
    at = state.rows[seat] + (move - LEAF) // LEAF_TRAITS
    leaf = (move - LEAF) % LEAF_TRAITS
    species = state.species[at] - shift_left(1, WAITING + leaf)
    state.species[at] = species
    place = at - state.rows[seat] + 1
    if leaf == NECK:
        take_food(state, seat, at, 1, PLANTS, 0)
    elif leaf == TISSUE:
        moved = min(fat_of(species), hunger_of(species))
        state.species[at] = species + moved * FOOD - moved * FAT
        if moved > 0:
            state.tell(FAT_MOVED, seat, place, moved)
    elif population_of(species) < LARGEST:
        state.species[at] = species + POPULATION
        state.tell(FERTILE_GREW, seat, place)


class OrderLeaves(Step):
    """Choose which leaf trait acts next (EV-15)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        leaf_moves(state, seat_of(f), buffer)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        act(state, seat_of(f), move)
        state.push(frame(LEAVES, seat_of(f)))

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        return Refusal("no-such-leaf", "EV-15") if LEAF <= move < GRAZE else Refusal("leaves-first", "EV-55")

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return f >> 16 == 0 and leaves_left(state, seat_of(f)) > 0
