"""Pieces: named arrays of whole numbers that say what a seat may know, and the writer that games fill them with."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from wunderkammer.core.state import State

LEAST: Final = -(1 << 31)
MOST: Final = (1 << 31) - 1


@final
class PieceShape:
    """One piece of an observation: its name, what it means, its shape, and what may stand in it."""

    def __init__(self, name: str, about: str, shape: tuple[int, ...], high: int = 1, low: int = 0) -> None:
        self.name = name
        self.about = about
        self.shape = shape
        self.low = low
        self.high = high
        self.size = 1
        for length in shape:
            self.size *= length


@final
@mypyc_attr(acyclic=True)
class PieceWriter:
    """Writes numbers one after the other into an array that the caller owns."""

    values: vec[i32]
    at: i64

    def __init__(self, values: vec[i32]) -> None:
        self.values = values
        self.at = 0

    def add(self, value: i64) -> None:
        at = self.at
        self.values[at] = i32(value)
        self.at = at + 1

    def add_at_most(self, value: i64, most: i64) -> None:
        """A number that no game brings beyond its bound, but a generous pack might."""
        self.add(min(value, most))

    def add_flag(self, flag: bool) -> None:
        self.add(1 if flag else 0)

    def add_row(self, row: vec[i64], start: i64, count: i64, plus: i64 = 0) -> None:
        """Some numbers of a row, each raised by the same amount."""
        values = self.values
        at = self.at
        end = start + count
        while start < end:
            values[at] = i32(row[start] + plus)
            at += 1
            start += 1
        self.at = at

    def add_by_seat(self, row: vec[i64], seat: i64, width: i64, plus: i64 = 0) -> None:
        """A row that goes by seat, so many numbers for each, from one's own on round the table."""
        own = seat * width
        self.add_row(row, own, len(row) - own, plus)
        self.add_row(row, 0, own, plus)

    def add_bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, one number for each."""
        values = self.values
        at = self.at
        end = at + count
        while at < end:
            values[at] = i32(mask & 1)
            mask >>= 1
            at += 1
        self.at = at

    def add_bits_by_seat(self, mask: i64, state: State, seat: i64, width: i64) -> None:
        """A mask with so many bits for each seat, from one's own on round the table."""
        own = seat * width
        self.add_bits(mask >> own, state.seats * width - own)
        self.add_bits(mask, own)

    def add_zeros(self, count: i64) -> None:
        values = self.values
        at = self.at
        end = at + count
        while at < end:
            values[at] = 0
            at += 1
        self.at = at

    def add_one_of(self, which: i64, count: i64) -> None:
        """So many numbers, of which one is 1; none if `which` is below 0."""
        at = self.at
        self.add_zeros(count)
        if which >= 0:
            self.values[at + which] = 1

    def add_ones_by_seat(self, row: vec[i64], seat: i64, width: i64, count: i64, first: i64 = 0) -> None:
        """A row that goes by seat, for each of its things so many numbers, of which one is 1; `first` is the lowest."""
        length: i64 = len(row)
        for step in range(length):
            at = seat * width + step
            self.add_one_of(row[at if at < length else at - length] - first, count)

    def add_counts(self, row: vec[i64], count: i64) -> None:
        """How many of each of so many things lie in a row of slots; an empty one holds −1."""
        at = self.at
        self.add_zeros(count)
        for thing in row:
            if thing >= 0:
                self.values[at + thing] += 1

    def add_places(self, order: vec[i64], seat: i64, count: i64, plus: i64 = 0) -> None:
        """The place in an order of so many people, from one's own on round the table; 0 for those who have none."""
        at = self.at
        self.add_zeros(count)
        for place in range(i64(len(order))):
            self.values[at + (order[place] - seat + count) % count] = i32(place + plus)


def bits_in(bits: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while bits != 0:
        bits = bits & (bits - 1)
        count += 1
    return count


def seat_after(state: State, seat: i64, steps: i64) -> i64:
    """The seat so many places further round the table: observations begin with one's own."""
    seat += steps
    return seat if seat < state.seats else seat - state.seats


def steps_to(state: State, seat: i64, other: i64) -> i64:
    """How many places further round the table another seat is; −1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + state.seats
