"""A feeding turn: what must be fed, what may be done, and when everybody has passed (EV-17, EV-23, EV-24, EV-58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.evolution.content.cards import CARDS, CARNIVORE, FAT_TISSUE, INTELLIGENCE, TRAITS
from wunderkammer.games.evolution.events import PASSED
from wunderkammer.games.evolution.species import hunger_of
from wunderkammer.games.evolution.state import EvolutionState
from wunderkammer.games.evolution.steps.defences import has_prey, leaves_prey, refuse_attack
from wunderkammer.games.evolution.steps.eating import FROM_HOLE, PLANTS, fat_room, room_for, take_food
from wunderkammer.games.evolution.steps.hand import hand_moves, refuse_card
from wunderkammer.games.evolution.steps.kinds import CHOOSE_PREY, DIVIDE_SURPLUS, FEED, SPEND_CARD, TURN
from wunderkammer.games.evolution.steps.step import Step, refuse_absent
from wunderkammer.games.evolution.vocabulary import (
    DONE,
    DROP,
    GRAZE,
    HUNT,
    KEEP,
    LEAF,
    LONGEST_ROW,
    MOVES_END,
    PASS,
    PREY,
    SILENCE,
    SPEND,
    START,
    STORE,
    SURPLUS,
    THINK,
)

# A turn's frame holds whether its feeding is done and whether a card has been used.
THOUGHT: Final = 2  # plants that one card brings (EV-50)


class Turn(Step):
    """Ask the player if there is anything to do, otherwise the turn ends or is a pass (EV-24, EV-58)."""

    def run(self, state: EvolutionState, f: i64) -> None:
        seat = seat_of(f)
        fed = first(f) == 1
        if (not fed and can_feed(state, seat)) or can_think(state, seat):
            state.push(frame(FEED, seat, first(f), second(f)))
        elif fed or second(f) == 1:
            next_turn(state, seat, False)
        else:
            state.tell(PASSED, seat)
            next_turn(state, seat, True)

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """The first turn is the first player's; the turn after a surplus goes on with the player who decides on it."""
        if state.top() & 255 != DIVIDE_SURPLUS:
            return f >> 16 == 0 and seat_of(f) == state.first_player
        return seat_of(f) == seat_of(state.top()) and first(f) == 1 and second(f) <= 1 and third(f) == 0


def next_turn(state: EvolutionState, seat: i64, passed: bool) -> None:
    """The next player acts; the feeding ends when all have passed in succession."""
    state.passes = state.passes + 1 if passed else 0
    if state.passes < state.seats:
        state.push(frame(TURN, (seat + 1) % state.seats))


def must_eat(state: EvolutionState, at: i64) -> bool:
    """A hungry species that can eat (EV-23)."""
    species = state.species[at]
    if hunger_of(species) == 0:
        return False
    return has_prey(state, at, 0, 0) if species & CARNIVORE != 0 else state.hole > 0


def can_store(state: EvolutionState, at: i64) -> bool:
    """A full plant eater that may graze for its Fat Tissue (EV-24)."""
    species = state.species[at]
    if species & FAT_TISSUE == 0 or species & CARNIVORE != 0 or hunger_of(species) > 0:
        return False
    return state.hole > 0 and fat_room(species, 0) > 0


def can_hunt(state: EvolutionState, seat: i64, at: i64) -> bool:
    """A hungry carnivore that has a prey, perhaps with the help of Intelligence (EV-21, EV-50)."""
    species = state.species[at]
    if species & CARNIVORE == 0 or hunger_of(species) == 0:
        return False
    return has_prey(state, at, 0, state.size(state.hand(seat)) if species & INTELLIGENCE != 0 else 0)


def can_feed(state: EvolutionState, seat: i64) -> bool:
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        if must_eat(state, at) or can_store(state, at) or can_hunt(state, seat, at):
            return True
        at += 1
    return False


def thinks(state: EvolutionState, at: i64) -> bool:
    """A plant eater with Intelligence on which at least one token fits (EV-50)."""
    species = state.species[at]
    return species & INTELLIGENCE != 0 and room_for(species, 0, PLANTS) > 0


def can_think(state: EvolutionState, seat: i64) -> bool:
    if state.is_empty(state.hand(seat)):
        return False
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        if thinks(state, at):
            return True
        at += 1
    return False


class Feed(Step):
    """One feeding, and takes by Intelligence before or after it (EV-58)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        fed = first(f) == 1
        free = fed or not must_feed(state, seat)
        has_cards = not state.is_empty(state.hand(seat))
        begin = state.rows[seat]
        at = begin
        while at < state.rows[seat + 1]:
            if not fed:
                add_feeding(state, seat, at, free, buffer)
            if has_cards and thinks(state, at):
                buffer.add(THINK + at - begin)
            at += 1
        if free:
            buffer.add(DONE if fed or second(f) == 1 else PASS)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        begin = state.rows[seat]
        if PASS <= move <= DONE:
            next_turn(state, seat, move == PASS)
        elif move >= THINK:
            state.push(frame(SPEND_CARD, seat, move - THINK, first(f)))
        elif move >= HUNT:
            state.push(frame(CHOOSE_PREY, seat, move - HUNT))
        else:
            at = begin + (move - STORE if move >= STORE else move - GRAZE)
            state.push(frame(TURN, seat, 1, second(f)))
            take_food(state, seat, at, 1, FROM_HOLE, 1 if move >= STORE else 0)

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        return refuse_feeding(state, f, move)

    def fits(self, state: EvolutionState, f: i64) -> bool:
        return first(f) <= 1 and second(f) <= 1 and third(f) == 0


def must_feed(state: EvolutionState, seat: i64) -> bool:
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        if must_eat(state, at):
            return True
        at += 1
    return False


def add_feeding(state: EvolutionState, seat: i64, at: i64, free: bool, buffer: Buffer) -> None:
    """The ways to feed one species in this turn."""
    place = at - state.rows[seat]
    species = state.species[at]
    if species & CARNIVORE != 0:
        if can_hunt(state, seat, at):
            buffer.add(HUNT + place)
    elif state.hole > 0:
        if hunger_of(species) > 0:
            buffer.add(GRAZE + place)
        elif free and can_store(state, at):
            buffer.add(STORE + place)


class SpendCard(Step):
    """Discard a hand card for Intelligence: two plants, or one trait off (EV-50)."""

    def legal(self, state: EvolutionState, f: i64, buffer: Buffer) -> None:
        hand_moves(state, seat_of(f), SPEND, buffer)

    def choose(self, state: EvolutionState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        state.take(state.hand(seat), move - SPEND)
        state.throw_away(seat, move - SPEND, True)
        if third(f) > 0:
            state.off |= 1 << (third(f) - 1)
            state.push(frame(CHOOSE_PREY, seat, first(f)))
        else:
            state.push(frame(TURN, seat, second(f), 1))
            take_food(state, seat, state.rows[seat] + first(f), THOUGHT, PLANTS, 0)

    def refuse(self, state: EvolutionState, f: i64, move: i64) -> Refusal | None:
        return refuse_card(move - SPEND) if SPEND <= move < SPEND + CARDS else Refusal("spend-first", "EV-50")

    def fits(self, state: EvolutionState, f: i64) -> bool:
        """A card can be spent, for plants or for a trait with which an attack is left."""
        seat, at, trait = seat_of(f), state.rows[seat_of(f)] + first(f), third(f) - 1
        if at >= state.rows[seat + 1] or state.is_empty(state.hand(seat)) or second(f) > 1:
            return False
        if trait < 0:
            return thinks(state, at) and state.off == 0
        if trait == 0 or trait >= TRAITS or state.species[at] & ~state.off & INTELLIGENCE == 0:
            return False
        return can_hunt(state, seat, at) and leaves_prey(state, at, 1 << trait, state.size(state.hand(seat)))


def refuse_feeding(state: EvolutionState, f: i64, move: i64) -> Refusal | None:
    """Why something is not possible on a feeding turn."""
    seat = seat_of(f)
    fed = first(f) == 1
    if PREY <= move < SILENCE:
        reason = refuse_prey(state, seat, move)
        return Refusal("already-fed", "EV-58") if fed and reason.code == "hunter-first" else reason
    if PASS <= move <= DONE:
        if not fed and must_feed(state, seat):
            return Refusal("must-feed", "EV-23", {"place": first_hungry(state, seat)})
        return Refusal("pass-or-done", "EV-58")
    if not GRAZE <= move < PASS:
        return refuse_other_phase(state, seat, move)
    place = (move - GRAZE) % LONGEST_ROW
    at = state.rows[seat] + place
    if at >= state.rows[seat + 1]:
        return refuse_absent(place + 1, "EV-17")
    if move < THINK and fed:
        return Refusal("already-fed", "EV-58")
    return refuse_species(state, seat, at, move - place)


def refuse_other_phase(state: EvolutionState, seat: i64, move: i64) -> Refusal | None:
    """Why something is not possible on a feeding turn that belongs to another phase, or only to a later step."""
    if move < LEAF:
        return Refusal("playing-over", "EV-12" if DROP <= move < KEEP else "EV-08")
    if move < GRAZE:
        return Refusal("leaves-over", "EV-15")
    if SILENCE <= move < SPEND:
        return refuse_early_silence(state, seat)
    if SPEND <= move < START:
        return Refusal("reason-first", "EV-50")
    return Refusal("no-surplus", "EV-59") if SURPLUS <= move < MOVES_END else None


def refuse_early_silence(state: EvolutionState, seat: i64) -> Refusal:
    """Traits are switched off once a hunter with Intelligence is on its way, if there is one."""
    at = state.rows[seat]
    while at < state.rows[seat + 1]:
        if state.species[at] & INTELLIGENCE != 0 and can_hunt(state, seat, at):
            return Refusal("hunter-before-silence", "EV-50", {"hunter": state.place(at)})
        at += 1
    return Refusal("no-clever-hunter", "EV-50")


def refuse_species(state: EvolutionState, seat: i64, at: i64, verb: i64) -> Refusal:
    """Why one species cannot be fed this way."""
    species = state.species[at]
    carnivore = species & CARNIVORE != 0
    full = hunger_of(species) == 0
    where: dict[str, int | str] = {"place": state.place(at)}
    if verb == THINK:
        if species & INTELLIGENCE == 0:
            return Refusal("no-intelligence", "EV-50", where)
        if state.is_empty(state.hand(seat)):
            return Refusal("no-cards", "EV-50", where)
        return Refusal("thinks-in-attack", "EV-50", where) if carnivore else Refusal("no-room", "EV-50", where)
    if verb == HUNT:
        if not carnivore:
            return Refusal("not-carnivore", "EV-39", {"hunter": state.place(at)})
        if full:
            return Refusal("not-hungry", "EV-51", {"hunter": state.place(at)})
        return Refusal("no-prey", "EV-21", where)
    if verb == STORE and species & FAT_TISSUE == 0:
        return Refusal("no-such-trait", "EV-34", where | {"trait": "trait-fat_tissue"})
    if carnivore:
        return Refusal("no-plants", "EV-20", where)
    if state.hole == 0:
        return Refusal("hole-empty", "EV-19", where)
    if verb == GRAZE:
        return Refusal("full", "EV-18", where)
    if not full:
        return Refusal("hungry", "EV-34", where)
    if fat_room(species, 0) == 0:
        return Refusal("no-room", "EV-34", where)
    return Refusal("must-feed", "EV-23", {"place": first_hungry(state, seat)})


def first_hungry(state: EvolutionState, seat: i64) -> int:
    """The place of the leftmost species that must be fed."""
    at = state.rows[seat]
    while not must_eat(state, at):
        at += 1
    return state.place(at)


def refuse_prey(state: EvolutionState, seat: i64, move: i64) -> Refusal:
    """Before a hunter is chosen: why none of the seat's carnivores can attack a species, as a hungry one shows."""
    owner = (move - PREY) // LONGEST_ROW
    at = state.rows[owner] + (move - PREY) % LONGEST_ROW if owner < state.seats else -1
    if at < 0 or at >= state.rows[owner + 1]:
        return refuse_absent((move - PREY) % LONGEST_ROW + 1, "EV-21")
    found = Refusal("no-hunter", "EV-39")
    hunter = state.rows[seat]
    while hunter < state.rows[seat + 1]:
        if state.species[hunter] & CARNIVORE != 0:
            reason = refuse_attack(state, hunter, at, 0)
            if reason is None:
                return Refusal("hunter-first", "EV-17", {"hunter": state.place(hunter)})
            if found.code in ("no-hunter", "itself", "not-hungry"):
                found = reason
        hunter += 1
    return found
