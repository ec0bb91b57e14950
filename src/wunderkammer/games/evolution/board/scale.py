"""How large the plates can be so that the whole table is seen at once on a screen of ordinary size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

ROOM = 452  # pixels between the watering hole and the hand
LONGEST = 6  # species side by side; a longer row is broken
SHORT = 3  # species of a row that still fits beside another one


class Row(NamedTuple):
    """One player's part of the table, drawn, with what its size depends on."""

    seat: int
    name: str
    own: bool
    turn: bool
    wide: bool
    species: int
    columns: int
    traits: int
    inside: Markup

    @property
    def css(self) -> str:
        """The classes of the row."""
        marks = {"own": self.own, "wide": self.wide, "turn": self.turn}
        return " ".join([f"player seat-{self.seat}", *(name for name, holds in marks.items() if holds)])


class Scale(NamedTuple):
    """The heights that the style sheet gives things: around a row, of a plate, of a trait."""

    name: str
    around: int
    plate: int
    trait: int


SCALES = (
    Scale("grand", 40, 156, 24),
    Scale("large", 40, 108, 22),
    Scale("middling", 36, 40, 18),
    Scale("small", 12, 30, 16),
)


def columns(species: int) -> int:
    """How many species stand side by side; the parts of a broken row are about equally long."""
    parts = -(-species // LONGEST) or 1
    return -(-species // parts) or 1


def lines(rows: list[Row]) -> Iterator[list[Row]]:
    """The rows as they share the width: long ones alone, short ones in pairs."""
    short = [row for row in rows if not row.wide]
    yield from ([row] for row in rows if row.wide)
    yield from (short[at : at + 2] for at in range(0, len(short), 2))


def scale(rows: list[Row]) -> str:
    """The largest scale at which all rows fit."""
    deep = []
    for line in lines(rows):
        parts = max(-(-row.species // row.columns) or 1 for row in line)
        deep.append((parts, max(row.traits for row in line)))
    for one in SCALES:
        if sum(one.around + parts * (one.plate + traits * one.trait) for parts, traits in deep) <= ROOM:
            return one.name
    return SCALES[-1].name
