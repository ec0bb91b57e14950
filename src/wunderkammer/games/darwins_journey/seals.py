"""A worker's row of seals, packed in an integer: three bits for each seal from the left, and the length above."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.darwins_journey.content.names import PURPLE_SEAL

LENGTH: Final = 24  # where the number of seals begins
TALLY: Final = 4  # bits for each colour in a tally


def length(row: i64) -> i64:
    return row >> LENGTH


def with_seal(row: i64, colour: i64) -> i64:
    """The row with a seal on its leftmost free space."""
    n = row >> LENGTH
    return (row | ((colour + 1) << (3 * n))) + (1 << LENGTH)


def seal_at(row: i64, space: i64) -> i64:
    """The colour on a space, −1 for none."""
    return (row >> (3 * space) & 7) - 1


def tally(row: i64) -> i64:
    """How many seals of each colour, four bits each, purple last."""
    out: i64 = 0
    n = row >> LENGTH
    i: i64 = 0
    while i < n:
        out += 1 << (((row >> (3 * i) & 7) - 1) * TALLY)
        i += 1
    return out


def count(tallied: i64, colour: i64) -> i64:
    return tallied >> (colour * TALLY) & 15


def lacking(tallied: i64, colour: i64, number: i64) -> i64:
    """How many seals of one colour a row lacks, purple seals not counted."""
    have = tallied >> (colour * TALLY) & 15
    return number - have if have < number else 0


def missing_one(tallied: i64, colour: i64, number: i64) -> i64:
    """Seals that a row lacks for a spot of one colour; purple stands for any (DJ-16)."""
    lack = lacking(tallied, colour, number) - (tallied >> (PURPLE_SEAL * TALLY) & 15)
    return lack if lack > 0 else 0


def missing(tallied: i64, green: i64, blue: i64, yellow: i64, red: i64) -> i64:
    """Seals that a row lacks for requirements of several colours; purple stands for any (DJ-16)."""
    lack = lacking(tallied, 0, green) + lacking(tallied, 1, blue) + lacking(tallied, 2, yellow)
    lack += lacking(tallied, 3, red) - (tallied >> (PURPLE_SEAL * TALLY) & 15)
    return lack if lack > 0 else 0


def seals_of(row: i64) -> list[int]:
    """The colours of a row from the left, for views and scoring sheets."""
    return [seal_at(row, i) for i in range(row >> LENGTH)]


def row_of(colours: list[int]) -> i64:
    row: i64 = 0
    for colour in colours:
        row = with_seal(row, colour)
    return row
