"""One species packed in an integer: traits, body, population, food, fat, and the cards above its board.

Bits 0–16 are the traits as a mask, so `species & HORNS` asks for a trait; the rest is read with these functions
and changed by adding and subtracting the units.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# One step of each marker, one token of food or fat.
BODY: Final = 1 << 17
POPULATION: Final = 1 << 20
FOOD: Final = 1 << 23
FAT: Final = 1 << 26

SLOT: Final = 29  # where the first of three cards stands, as its number plus one
SLOT_WIDTH: Final = 7
SLOT_MASK: Final = 127
FIRST_SLOT: Final = 0xFE0000000
SECOND_SLOT: Final = 0x7F000000000
THIRD_SLOT: Final = 0x3F80000000000
FACE_DOWN: Final = 50  # one bit for each slot
WAITING: Final = 53  # one bit for each leaf trait that has still to act this round
LARGEST: Final = 6  # of body size and of population
NEWBORN: Final = BODY + POPULATION
MARKERS: Final = 0x1FFE0000  # body, population, food and fat
FACE_DOWN_MASK: Final = 0x1C000000000000


def shift_left(value: i64, position: i64) -> i64:
    """A shift in 64 bits; a literal, also by way of a local name, would be shifted in 32 bits when compiled."""
    return value << position


def body_of(species: i64) -> i64:
    return (species >> 17) & 7


def population_of(species: i64) -> i64:
    return (species >> 20) & 7


def food_of(species: i64) -> i64:
    return (species >> 23) & 7


def fat_of(species: i64) -> i64:
    return (species >> 26) & 7


def hunger_of(species: i64) -> i64:
    """How many tokens it can still eat (EV-18)."""
    return population_of(species) - food_of(species)


def card_in(species: i64, slot: i64) -> i64:
    """The card in a slot, −1 if it is empty."""
    return ((species >> (SLOT + SLOT_WIDTH * slot)) & SLOT_MASK) - 1


def is_face_down(species: i64, slot: i64) -> bool:
    return species >> (FACE_DOWN + slot) & 1 == 1


def trait_count(species: i64) -> i64:
    if species & SECOND_SLOT == 0:
        return 1 if species & FIRST_SLOT != 0 else 0
    return 3 if species & THIRD_SLOT != 0 else 2


def with_card(species: i64, card: i64, bit: i64, face_down: bool) -> i64:
    """The species with one more trait card in its first empty slot."""
    slot = trait_count(species)
    species = species | bit | ((card + 1) << (SLOT + SLOT_WIDTH * slot))
    return species | shift_left(1, FACE_DOWN + slot) if face_down else species


def without_cards(species: i64) -> i64:
    """The species as its markers and tokens alone make it."""
    return species & MARKERS


def without_trait(species: i64, bit: i64, bits: vec[i64]) -> i64:
    """The species without one trait; the cards behind it close up. `bits` gives the trait of each card."""
    bare = without_cards(species)
    slot: i64 = 0
    while slot < trait_count(species):
        card = card_in(species, slot)
        if bits[card] != bit:
            bare = with_card(bare, card, bits[card], is_face_down(species, slot))
        slot += 1
    return bare


def slot_with_trait(species: i64, bit: i64, bits: vec[i64]) -> i64:
    """Where the card lies that gives a species this trait."""
    slot: i64 = 0
    while bits[card_in(species, slot)] != bit:
        slot += 1
    return slot


def turn_up(species: i64) -> i64:
    """The species with all its cards face up."""
    return species & ~FACE_DOWN_MASK


def has_face_down(species: i64) -> bool:
    """Whether any of its cards lies face down."""
    return species & FACE_DOWN_MASK != 0
