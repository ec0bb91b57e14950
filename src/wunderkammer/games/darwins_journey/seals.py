"""A worker's row of seals, packed in an integer: the seals from the left, their number, and a count of each colour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.darwins_journey.content.names import PURPLE_SEAL

# A compiled shift of a literal has 32 bits, so that counts and length stand below the seals.
TALLY: Final = 4  # bits for each colour's count, purple last
COUNTS: Final = 0xFFFFF
LENGTH: Final = 20  # where the number of seals stands
SEALS: Final = 24  # where the seals begin …
SEAL_BITS: Final = 3  # … each as 1 + colour


def length(row: i64) -> i64:
    return row >> LENGTH & 7


def with_seal(row: i64, colour: i64) -> i64:
    """The row with a seal on its leftmost free space."""
    seal = (colour + 1) << (SEALS + SEAL_BITS * length(row))
    return row + seal + (1 << LENGTH) + (1 << (TALLY * colour))


def seal_at(row: i64, space: i64) -> i64:
    """The colour on a space, −1 for none."""
    return (row >> (SEALS + SEAL_BITS * space) & 7) - 1


def tally(row: i64) -> i64:
    """How many seals of each colour, four bits each, purple last."""
    return row & COUNTS


def count(tallied: i64, colour: i64) -> i64:
    return tallied >> (colour * TALLY) & 15


def lacking(tallied: i64, colour: i64, number: i64) -> i64:
    """How many seals of one colour a row lacks, purple seals not counted."""
    lack = number - (tallied >> (colour * TALLY) & 15)
    if lack < 0:
        return 0
    return lack


def missing_one(tallied: i64, colour: i64, number: i64) -> i64:
    """Seals that a row lacks for a spot of one colour; purple stands for any (DJ-16)."""
    lack = lacking(tallied, colour, number) - (tallied >> (PURPLE_SEAL * TALLY) & 15)
    if lack < 0:
        return 0
    return lack


def missing(tallied: i64, green: i64, blue: i64, yellow: i64, red: i64) -> i64:
    """Seals that a row lacks for requirements of several colours; purple stands for any (DJ-16)."""
    lack: i64 = 0
    have = tallied & 15
    if green > have:
        lack += green - have
    have = tallied >> TALLY & 15
    if blue > have:
        lack += blue - have
    have = tallied >> 2 * TALLY & 15
    if yellow > have:
        lack += yellow - have
    have = tallied >> 3 * TALLY & 15
    if red > have:
        lack += red - have
    lack -= tallied >> 4 * TALLY & 15
    if lack < 0:
        return 0
    return lack


def seals_of(row: i64) -> list[int]:
    """The colours of a row from the left, for views and scoring sheets."""
    return [seal_at(row, i) for i in range(length(row))]


def row_of(colours: list[int]) -> i64:
    row: i64 = 0
    for colour in colours:
        row = with_seal(row, colour)
    return row
