"""An attack: traits switched off, the prey, Horns, the meal and the scavengers (EV-21, EV-22, EV-38, EV-45, EV-50)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.evolution.content.cards import (
    ALL_TRAITS,
    CARNIVORE,
    HORNS,
    INTELLIGENCE,
    SCAVENGER,
    TRAIT,
    TRAITS,
)
from wunderkammer.games.evolution.events import ATTACK_FAILED, BITTEN, GORED
from wunderkammer.games.evolution.species import FOOD, LARGEST, POPULATION, body_of, food_of, hunger_of, population_of
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.defences import has_prey, leaves_prey, obstacles, refuse_attack
from wunderkammer.games.evolution.steps.eating import MEAT, take_food
from wunderkammer.games.evolution.steps.extinction import die
from wunderkammer.games.evolution.steps.kinds import ATTACK_END, BITE, MEAL, SCAVENGERS, SPEND_CARD, TURN
from wunderkammer.games.evolution.steps.step import Step, refuse_absent
from wunderkammer.games.evolution.vocabulary import LONGEST_ROW, PREY, SILENCE, SPEND


class ChoosePrey(Step):
    """Choose the prey, or with Intelligence a trait to switch off first (EV-21, EV-50)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        hunter = state.rows[seat] + first(f)
        owner: i64 = 0
        while owner < state.seats:
            begin = state.rows[owner]
            at = begin
            while at < state.rows[owner + 1]:
                if obstacles(state, hunter, at, owner, state.off) == 0:
                    buffer.add(PREY + owner * LONGEST_ROW + at - begin)
                at += 1
            owner += 1
        if state.species[hunter] & ~state.off & INTELLIGENCE != 0 and not state.is_empty(state.hand(seat)):
            add_silences(state, hunter, state.size(state.hand(seat)), buffer)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move >= SILENCE:
            state.push(frame(SPEND_CARD, seat, first(f), 0, move - SILENCE + 1))
        else:
            prey = state.rows[(move - PREY) // LONGEST_ROW] + (move - PREY) % LONGEST_ROW
            attack(state, seat, state.rows[seat] + first(f), prey)

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        hunter = state.rows[seat_of(f)] + first(f)
        if PREY <= move < SILENCE:
            owner = (move - PREY) // LONGEST_ROW
            at = state.rows[owner] + (move - PREY) % LONGEST_ROW if owner < state.seats else -1
            if at < 0 or at >= state.rows[owner + 1]:
                return refuse_absent((move - PREY) % LONGEST_ROW + 1, "EV-21")
            return refuse_attack(state, hunter, at, state.off)
        if SILENCE <= move < SPEND:
            return refuse_silence(state, seat_of(f), hunter, move - SILENCE)
        return Refusal("prey-first", "EV-21")

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """A hungry carnivore has a prey, perhaps once traits are switched off."""
        seat, at = seat_of(f), state.rows[seat_of(f)] + first(f)
        if at >= state.rows[seat + 1] or f >> 32 != 0:
            return False
        species = state.species[at]
        cards = state.size(state.hand(seat)) if species & ~state.off & INTELLIGENCE != 0 else 0
        return species & CARNIVORE != 0 and hunger_of(species) > 0 and has_prey(state, at, state.off, cards)


def traits_on_table(state: EvolutionState) -> i64:
    found: i64 = 0
    at: i64 = 0
    while at < len(state.species):
        found |= state.species[at]
        at += 1
    return found & ALL_TRAITS


def add_silences(state: EvolutionState, hunter: i64, cards: i64, buffer: Buffer) -> None:
    """Every trait on the table but Carnivore, each once, if an attack is still possible with it off (EV-50)."""
    candidates = traits_on_table(state) & ~state.off & ~CARNIVORE
    trait: i64 = 1
    while trait < TRAITS:
        if candidates >> trait & 1 == 1 and leaves_prey(state, hunter, 1 << trait, cards):
            buffer.add(SILENCE + trait)
        trait += 1


def refuse_silence(state: EvolutionState, seat: i64, hunter: i64, trait: i64) -> Refusal:
    """Why a trait cannot be switched off."""
    name: dict[str, int | str] = {"trait": f"trait-{TRAIT.text(trait)}"}
    if state.species[hunter] & INTELLIGENCE == 0:
        return Refusal("no-intelligence", "EV-50", {"place": state.place(hunter)})
    if state.off & INTELLIGENCE != 0:
        return Refusal("already-off", "EV-50", {"trait": "trait-intelligence"})
    if state.is_empty(state.hand(seat)):
        return Refusal("no-cards", "EV-50", {"place": state.place(hunter)})
    if 1 << trait == CARNIVORE:
        return Refusal("never-carnivore", "EV-50")
    if state.off >> trait & 1 == 1:
        return Refusal("already-off", "EV-50", name)
    if traits_on_table(state) >> trait & 1 == 0:
        return Refusal("not-on-table", "EV-50", name)
    return Refusal("no-attack-left", "EV-50", name)


def attack(state: EvolutionState, seat: i64, hunter: i64, prey: i64) -> None:
    """Horns first: they may kill the attacker before the prey is bitten (EV-22, EV-45)."""
    state.push(frame(ATTACK_END, seat))
    if state.species[prey] & ~state.off & HORNS != 0:
        state.species[hunter] -= POPULATION
        state.tell(GORED, seat, state.place(hunter))
        if state.content.gores_before_attack and is_beaten_off(state, hunter, prey):
            state.tell(ATTACK_FAILED, seat, state.place(hunter))
            if population_of(state.species[hunter]) == 0:
                die(state, hunter)
            return
    state.push(frame(SCAVENGERS, seat))
    meat = body_of(state.species[prey])
    if population_of(state.species[hunter]) > 0:
        state.push(frame(BITE, seat, prey, hunter + 1, meat))
    else:
        state.push(frame(BITE, seat, prey - 1 if prey > hunter else prey, 0, meat))
        die(state, hunter)


def is_beaten_off(state: EvolutionState, hunter: i64, prey: i64) -> bool:
    """Whether a wounded attacker can no longer attack, if the attack is judged after the wound (EV-45)."""
    if population_of(state.species[hunter]) == 0 or hunger_of(state.species[hunter]) == 0:
        return True
    return obstacles(state, hunter, prey, state.owner(prey), state.off) != 0


class Bite(Step):
    """The prey loses 1 population, perhaps its last; then the attacker, if it lives, eats (EV-22)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        prey = first(f)
        hunter = second(f) - 1
        owner = state.owner(prey)
        state.species[prey] -= POPULATION
        species = state.species[prey]
        state.tell(BITTEN, owner, state.place(prey))
        if food_of(species) > population_of(species):
            state.species[prey] -= FOOD
            state.to_bag(owner, 1)
        died = population_of(species) == 0
        if hunter >= 0:
            state.push(frame(MEAL, seat_of(f), hunter - 1 if died and hunter > prey else hunter, third(f)))
        if died:
            die(state, prey)

    def fits(self, state: EvolutionState, f: i64) -> bool:
        there: i64 = len(state.species)
        hunter = second(f) - 1
        alive = hunter < 0 or (hunter < there and state.owner(hunter) == seat_of(f))
        return first(f) < there and first(f) != hunter and alive and third(f) <= LARGEST


class Meal(Step):
    """The attacker takes as much meat as the prey's body is large, as far as it is hungry or has room for fat."""

    def run(self, state: EvolutionState, f: i64) -> None:
        take_food(state, seat_of(f), first(f), second(f), MEAT, 0)

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return first(f) < len(state.species) and state.owner(first(f)) == seat_of(f) and second(f) <= LARGEST


class Scavengers(Step):
    """Every Scavenger takes one meat, clockwise from the attacker, from left to right (EV-38)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        seat = seat_of(f)
        served: i64 = 0
        while served < state.seats:
            at = state.rows[seat]
            while at < state.rows[seat + 1]:
                if state.species[at] & ~state.off & SCAVENGER != 0:
                    take_food(state, seat, at, 1, MEAT, 0)
                at += 1
            seat = (seat + 1) % state.seats
            served += 1


class AttackEnd(Step):
    """What Intelligence switched off works again; the turn goes on (EV-50, EV-58)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        state.off = 0
        state.push(frame(TURN, seat_of(f), 1, 1))
