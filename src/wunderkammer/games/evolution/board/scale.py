"""How large the plates can be so that the whole table is seen at once on a screen of ordinary size."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

LONGEST = 6  # species side by side; a longer row is broken, and a line of the table is as wide
SHORTEST = 2  # even a row without species needs the width of so many for its name
WIDE = {2: 1, 3: 2, 4: 2, 5: 3, 6: 4}  # by the parts of a line: up to how many species stand on wide plates
FEW = 4  # seats up to which the viewer's own row has a line of its own


class Row(NamedTuple):
    """One player's part of the table, drawn, with what its size depends on."""

    seat: int
    name: str
    own: bool
    species: int
    columns: int
    traits: int
    owner: str  # whose it is
    parts: tuple[str, ...]  # what stands beside the name, and the plates …
    before: str  # … what stands between them,
    after: str  # and after the last


class Extent(NamedTuple):
    """What the room that a row needs depends on."""

    span: int
    species: int
    columns: int
    traits: int
    own: bool


class Scale(NamedTuple):
    """The heights that the style sheet gives things with their gaps, in pixels, and the room left for all rows."""

    name: str
    room: int
    around: int
    beside: int  # what rows that stand beside each other need more than a single one
    plate: int
    trait: int
    label: int  # what stands below the animal, with the plate's edges
    strip: int = 0  # how high a plate of another player is where theirs show only the signs of their traits


SCALES = (
    Scale("grand", 416, 40, 0, 150, 26, 40),
    Scale("large", 416, 40, 0, 116, 25, 38),
    Scale("ample", 416, 40, 0, 98, 25, 54),
    Scale("fair", 416, 40, 0, 86, 25, 54),
    Scale("modest", 416, 38, 0, 76, 22, 50),
    Scale("middling", 424, 35, 0, 62, 17, 46),
    Scale("little", 486, 20, 12, 56, 15, 44),
    Scale("tiny", 486, 22, 17, 38, 13, 36),
    # Too much for all to be written out: the viewer's own species are, the others' traits are signs.
    Scale("crowded little", 486, 14, 0, 56, 15, 44, 52),
    Scale("crowded tiny", 486, 14, 0, 38, 13, 36, 46),
)


def columns(species: int) -> int:
    """How many species stand side by side; the parts of a broken row are about equally long."""
    parts = -(-species // LONGEST) or 1
    return -(-species // parts) or 1


@lru_cache(1024)
def spans(species: tuple[int, ...], own: bool) -> tuple[int, ...]:
    """How many of the six parts of a line each row takes; the viewer's own row comes last.

    Of two players each has a whole line, and among few the viewer has one if that makes no line more. A row that
    nothing fits beside takes all of its line.
    """
    if len(species) == SHORTEST:
        return (LONGEST, LONGEST)
    shared = tuple([min(LONGEST, max(SHORTEST, one)) for one in species])
    alone = (*shared[:-1], LONGEST)
    found = alone if own and len(species) <= FEW and len(filled(alone)) <= max(2, len(filled(shared))) else shared
    single = {line[0] for line in filled(found) if len(line) == 1}
    return tuple([LONGEST if number in single else span for number, span in enumerate(found)])


def filled(spans: tuple[int, ...]) -> list[list[int]]:
    """The rows, by number, as they share the width: each line takes as many as fit, as in the style sheet."""
    lines: list[list[int]] = [[]]
    for number, span in enumerate(spans):
        if lines[-1] and sum([spans[one] for one in lines[-1]]) + span > LONGEST:
            lines.append([])
        lines[-1].append(number)
    return lines


@lru_cache(4096)
def scale(extents: tuple[tuple[int, int, int, int, bool], ...]) -> str:
    """The largest scale at which all rows fit."""
    rows = tuple(Extent(*one) for one in extents)
    lines = [[rows[number] for number in line] for line in filled(tuple([row.span for row in rows]))]
    for one in SCALES:
        if sum(height(one, line) for line in lines) <= one.room:
            return one.name
    return SCALES[-1].name


def height(one: Scale, line: list[Extent]) -> int:
    """How high the rows of a line are at a scale."""
    beside = one.beside if len(line) > 1 else 0
    return one.around + beside + max(parts(one, row) * plate_height(one, row) for row in line)


def plate_height(one: Scale, row: Extent) -> int:
    """How high a plate is; on a wide one traits stand beside the animal."""
    if one.strip and not row.own:
        return one.strip
    traits = row.traits * one.trait
    return max(one.plate, traits + one.label) if row.columns <= WIDE[row.span] else one.plate + traits


def parts(one: Scale, row: Extent) -> int:
    """Over how many lines of plates a row is broken; a strip may hold one more."""
    side_by_side = LONGEST + 1 if one.strip and not row.own and row.species > LONGEST else row.columns
    return -(-row.species // side_by_side) or 1
