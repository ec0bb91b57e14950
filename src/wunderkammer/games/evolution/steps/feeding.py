"""A feeding turn: what must be fed, what may be done, and when everybody has passed (EV-17, EV-23, EV-24, EV-58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of, second, third
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.evolution.content.cards import CARDS, CARNIVORE, FAT_TISSUE, INTELLIGENCE
from wunderkammer.games.evolution.species import hunger_of
from wunderkammer.games.evolution.state import Table
from wunderkammer.games.evolution.steps.defences import has_prey, refuse_attack
from wunderkammer.games.evolution.steps.eating import FROM_HOLE, PLANTS, fat_room, room_for, take_food
from wunderkammer.games.evolution.steps.hand import hand_moves, refuse_card
from wunderkammer.games.evolution.steps.step import Step, refuse_absent
from wunderkammer.games.evolution.vocabulary import (
    CHOOSE_PREY,
    DONE,
    FEED,
    GRAZE,
    HUNT,
    LONGEST_ROW,
    PASS,
    PASSED,
    PREY,
    SILENCE,
    SPEND,
    SPEND_CARD,
    STORE,
    THINK,
    TURN,
)

# A turn's frame holds whether its feeding is done and whether a card has been used.
THOUGHT: Final = 2  # plants that one card brings (EV-50)


class Turn(Step):
    """Ask the player if there is anything to do, otherwise the turn ends or is a pass (EV-24, EV-58)."""

    def run(self, table: Table, f: i64) -> None:
        seat = seat_of(f)
        fed = first(f) == 1
        if (not fed and can_feed(table, seat)) or can_think(table, seat):
            table.push(frame(FEED, seat, first(f), second(f)))
        elif fed or second(f) == 1:
            next_turn(table, seat, False)
        else:
            table.tell(PASSED, seat)
            next_turn(table, seat, True)


def next_turn(table: Table, seat: i64, passed: bool) -> None:
    """The next player acts; the feeding ends when all have passed in succession."""
    table.passes = table.passes + 1 if passed else 0
    if table.passes < table.seats:
        table.push(frame(TURN, (seat + 1) % table.seats))


def must_eat(table: Table, at: i64) -> bool:
    """A hungry species that can eat (EV-23)."""
    species = table.species[at]
    if hunger_of(species) == 0:
        return False
    return has_prey(table, at, 0, 0) if species & CARNIVORE != 0 else table.hole > 0


def can_store(table: Table, at: i64) -> bool:
    """A full plant eater that may graze for its Fat Tissue (EV-24)."""
    species = table.species[at]
    if species & FAT_TISSUE == 0 or species & CARNIVORE != 0 or hunger_of(species) > 0:
        return False
    return table.hole > 0 and fat_room(species, 0) > 0


def can_hunt(table: Table, seat: i64, at: i64) -> bool:
    """A hungry carnivore that has a prey, perhaps with the help of Intelligence (EV-21, EV-50)."""
    species = table.species[at]
    if species & CARNIVORE == 0 or hunger_of(species) == 0:
        return False
    return has_prey(table, at, 0, table.size(table.hand(seat)) if species & INTELLIGENCE != 0 else 0)


def can_feed(table: Table, seat: i64) -> bool:
    at = table.rows[seat]
    while at < table.rows[seat + 1]:
        if must_eat(table, at) or can_store(table, at) or can_hunt(table, seat, at):
            return True
        at += 1
    return False


def thinks(table: Table, at: i64) -> bool:
    """A plant eater with Intelligence on which at least one token fits (EV-50)."""
    species = table.species[at]
    return species & INTELLIGENCE != 0 and room_for(species, 0, PLANTS) > 0


def can_think(table: Table, seat: i64) -> bool:
    if table.is_empty(table.hand(seat)):
        return False
    at = table.rows[seat]
    while at < table.rows[seat + 1]:
        if thinks(table, at):
            return True
        at += 1
    return False


class Feed(Step):
    """One feeding, and takes by Intelligence before or after it (EV-58)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        fed = first(f) == 1
        free = fed or not must_feed(table, seat)
        has_cards = not table.is_empty(table.hand(seat))
        begin = table.rows[seat]
        at = begin
        while at < table.rows[seat + 1]:
            if not fed:
                add_feeding(table, seat, at, free, buffer)
            if has_cards and thinks(table, at):
                buffer.add(THINK + at - begin)
            at += 1
        if free:
            buffer.add(DONE if fed or second(f) == 1 else PASS)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        begin = table.rows[seat]
        if PASS <= move <= DONE:
            next_turn(table, seat, move == PASS)
        elif move >= THINK:
            table.push(frame(SPEND_CARD, seat, move - THINK, first(f)))
        elif move >= HUNT:
            table.push(frame(CHOOSE_PREY, seat, move - HUNT))
        else:
            at = begin + (move - STORE if move >= STORE else move - GRAZE)
            table.push(frame(TURN, seat, 1, second(f)))
            take_food(table, seat, at, 1, FROM_HOLE)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return refuse_feeding(table, f, move)


def must_feed(table: Table, seat: i64) -> bool:
    at = table.rows[seat]
    while at < table.rows[seat + 1]:
        if must_eat(table, at):
            return True
        at += 1
    return False


def add_feeding(table: Table, seat: i64, at: i64, free: bool, buffer: Buffer) -> None:
    """The ways to feed one species in this turn."""
    place = at - table.rows[seat]
    species = table.species[at]
    if species & CARNIVORE != 0:
        if can_hunt(table, seat, at):
            buffer.add(HUNT + place)
    elif table.hole > 0:
        if hunger_of(species) > 0:
            buffer.add(GRAZE + place)
        elif free and can_store(table, at):
            buffer.add(STORE + place)


class SpendCard(Step):
    """Discard a hand card for Intelligence: two plants, or one trait off (EV-50)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        hand_moves(table, seat_of(f), SPEND, buffer)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        table.take(table.hand(seat), move - SPEND)
        table.throw_away(seat, move - SPEND)
        if third(f) > 0:
            table.off |= 1 << (third(f) - 1)
            table.push(frame(CHOOSE_PREY, seat, first(f)))
        else:
            table.push(frame(TURN, seat, second(f), 1))
            take_food(table, seat, table.rows[seat] + first(f), THOUGHT, PLANTS)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        return refuse_card(move - SPEND) if SPEND <= move < SPEND + CARDS else Refusal("spend-first", "EV-50")


def refuse_feeding(table: Table, f: i64, move: i64) -> Refusal | None:
    """Why something is not possible on a feeding turn."""
    seat = seat_of(f)
    fed = first(f) == 1
    if PREY <= move < SILENCE:
        reason = refuse_prey(table, seat, move)
        return Refusal("already-fed", "EV-58") if fed and reason.code == "hunter-first" else reason
    if PASS <= move <= DONE:
        if not fed and must_feed(table, seat):
            return Refusal("must-feed", "EV-23", {"place": first_hungry(table, seat)})
        return Refusal("pass-or-done", "EV-58")
    if not GRAZE <= move < PASS:
        return None
    place = (move - GRAZE) % LONGEST_ROW
    at = table.rows[seat] + place
    if at >= table.rows[seat + 1]:
        return refuse_absent(place + 1, "EV-17")
    if move < THINK and fed:
        return Refusal("already-fed", "EV-58")
    return refuse_species(table, seat, at, move - place)


def refuse_species(table: Table, seat: i64, at: i64, verb: i64) -> Refusal:
    """Why one species cannot be fed this way."""
    species = table.species[at]
    carnivore = species & CARNIVORE != 0
    full = hunger_of(species) == 0
    where: dict[str, int | str] = {"place": table.place(at)}
    if verb == THINK:
        if species & INTELLIGENCE == 0:
            return Refusal("no-intelligence", "EV-50", where)
        if table.is_empty(table.hand(seat)):
            return Refusal("no-cards", "EV-50", where)
        return Refusal("thinks-in-attack", "EV-50", where) if carnivore else Refusal("no-room", "EV-50", where)
    if verb == HUNT:
        if not carnivore:
            return Refusal("not-carnivore", "EV-39", {"hunter": table.place(at)})
        if full:
            return Refusal("not-hungry", "EV-51", {"hunter": table.place(at)})
        return Refusal("no-prey", "EV-21", where)
    if verb == STORE and species & FAT_TISSUE == 0:
        return Refusal("no-such-trait", "EV-34", where | {"trait": "trait-fat_tissue"})
    if carnivore:
        return Refusal("no-plants", "EV-20", where)
    if table.hole == 0:
        return Refusal("hole-empty", "EV-19", where)
    if verb == GRAZE:
        return Refusal("full", "EV-18", where)
    if not full:
        return Refusal("hungry", "EV-34", where)
    if fat_room(species, 0) == 0:
        return Refusal("no-room", "EV-34", where)
    return Refusal("must-feed", "EV-23", {"place": first_hungry(table, seat)})


def first_hungry(table: Table, seat: i64) -> int:
    """The place of the leftmost species that must be fed."""
    at = table.rows[seat]
    while not must_eat(table, at):
        at += 1
    return table.place(at)


def refuse_prey(table: Table, seat: i64, move: i64) -> Refusal:
    """Before a hunter is chosen: why none of the seat's carnivores can attack a species, told of a hungry one."""
    owner = (move - PREY) // LONGEST_ROW
    at = table.rows[owner] + (move - PREY) % LONGEST_ROW if owner < table.seats else -1
    if at < 0 or at >= table.rows[owner + 1]:
        return refuse_absent((move - PREY) % LONGEST_ROW + 1, "EV-21")
    found = Refusal("no-hunter", "EV-39")
    hunter = table.rows[seat]
    while hunter < table.rows[seat + 1]:
        if table.species[hunter] & CARNIVORE != 0:
            reason = refuse_attack(table, hunter, at, 0)
            if reason is None:
                return Refusal("hunter-first", "EV-17", {"hunter": table.place(hunter)})
            if found.code in ("no-hunter", "itself", "not-hungry"):
                found = reason
        hunter += 1
    return found
