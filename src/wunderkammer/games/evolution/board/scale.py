"""How large the plates can be so that the whole table is seen at once on a screen of ordinary size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

LONGEST = 6  # species side by side; a longer row is broken
SHORT = 3  # species of a row that still fits beside another one


class Row(NamedTuple):
    """One player's part of the table, drawn, with what its size depends on."""

    seat: int
    name: str
    own: bool
    wide: bool
    species: int
    columns: int
    traits: int
    parts: tuple[str, ...]  # the name with everything beside it, and the plates …
    before: str  # … what stands between them,
    after: str  # and after the last


class Extent(NamedTuple):
    """What the room that a row needs depends on."""

    wide: bool
    species: int
    columns: int
    traits: int


class Scale(NamedTuple):
    """The heights that the style sheet gives things, in pixels, and the room that it leaves for all rows."""

    name: str
    room: int
    around: int
    paired: int  # what a pair of rows needs more than a single one
    plate: int
    trait: int


SCALES = (
    Scale("grand", 470, 48, 0, 140, 26),
    Scale("large", 470, 48, 0, 96, 24),
    Scale("fair", 470, 48, 0, 72, 24),
    Scale("middling", 470, 40, 0, 40, 17),
    Scale("small", 500, 17, 22, 30, 16),
    Scale("tiny", 500, 14, 20, 26, 13),
)


def columns(species: int) -> int:
    """How many species stand side by side; the parts of a broken row are about equally long."""
    parts = -(-species // LONGEST) or 1
    return -(-species // parts) or 1


def lines(rows: tuple[Extent, ...]) -> Iterator[tuple[Extent, ...]]:
    """The rows as they share the width: long ones alone, short ones in pairs."""
    short = [row for row in rows if not row.wide]
    yield from ((row,) for row in rows if row.wide)
    yield from (tuple(short[at : at + 2]) for at in range(0, len(short), 2))


@lru_cache(4096)
def scale(extents: tuple[tuple[bool, int, int, int], ...]) -> str:
    """The largest scale at which all rows fit."""
    rows = tuple(Extent(*one) for one in extents)
    for one in SCALES:
        if sum(height(one, line) for line in lines(rows)) <= one.room:
            return one.name
    return SCALES[-1].name


def height(one: Scale, line: tuple[Extent, ...]) -> int:
    """How high the rows of a line are at a scale."""
    parts = max(-(-row.species // row.columns) or 1 for row in line)
    paired = one.paired if len(line) > 1 else 0
    return one.around + paired + parts * (one.plate + max(row.traits for row in line) * one.trait)
