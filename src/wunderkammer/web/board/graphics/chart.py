"""Charts in the manner of an old engraving: coasts with water lines, a compass, ways; for any game with a map."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Point = tuple[float, float]

WATER_LINES = 6
FIRST_LINE = 5.0  # how far the first water line is from the coast
LINE_GROWTH = 2.2  # how much further apart each following one is
POINTS_OF_COMPASS = 16


class Coast(NamedTuple):
    """An outline on the chart; `swell` makes it fuller all around."""

    id: str
    points: tuple[Point, ...]
    swell: float = 0

    def holds(self, point: Point, margin: float) -> bool:
        """Whether a point lies on the island, at least so far from its shore."""
        away = min(distance(point, one, other) for one, other in pairs(self.points))
        return self.swell + (away if surrounds(self.points, point) else -away) >= margin

    def clears(self, point: Point, margin: float) -> bool:
        """Whether a point lies in the sea, at least so far from this shore."""
        away = min(distance(point, one, other) for one, other in pairs(self.points))
        return not surrounds(self.points, point) and away - self.swell >= margin


def pairs(points: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The sides of a closed outline."""
    return zip(points, (*points[1:], points[0]), strict=True)


def distance(point: Point, one: Point, other: Point) -> float:
    """How far a point is from the line between two others."""
    (x, y), (x1, y1), (x2, y2) = point, one, other
    long = (x2 - x1) ** 2 + (y2 - y1) ** 2
    along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long if long else 0.0
    part = min(1.0, max(0.0, along))
    return math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1))


def surrounds(points: Sequence[Point], point: Point) -> bool:
    """Whether an outline goes around a point: a ray from there crosses it an odd number of times."""
    x, y = point
    crossed = [
        (x2 - x1) * (y - y1) / (y2 - y1) + x1 > x for (x1, y1), (x2, y2) in pairs(points) if (y1 > y) != (y2 > y)
    ]
    return sum(crossed) % 2 == 1


def to_box(ring: Sequence[Sequence[float]], at: Sequence[float], size: Sequence[float]) -> tuple[Point, ...]:
    """Degrees of longitude and latitude as points in a box around a place; north is up."""
    west, east = min(one[0] for one in ring), max(one[0] for one in ring)
    south, north = min(one[1] for one in ring), max(one[1] for one in ring)
    return tuple(
        (
            at[0] + ((longitude - west) / (east - west) - 0.5) * size[0],
            at[1] - ((latitude - south) / (north - south) - 0.5) * size[1],
        )
        for longitude, latitude in ring
    )


def smooth(points: Sequence[Point]) -> str:
    """A closed Catmull–Rom curve through the points, as the data of a path."""
    count = len(points)
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for at in range(count):
        (x0, y0), (x1, y1) = points[at - 1], points[at]
        (x2, y2), (x3, y3) = points[(at + 1) % count], points[(at + 2) % count]
        bends = ((x2 - x0) / 6, (y2 - y0) / 6, x2 - x1 - (x3 - x1) / 6, y2 - y1 - (y3 - y1) / 6, x2 - x1, y2 - y1)
        parts.append("c" + " ".join(f"{number:.1f}" for number in bends))
    return "".join(parts) + "z"


def coast_paths(coasts: Iterable[Coast]) -> str:
    """Every outline once; all that is drawn of it refers to it."""
    return "".join(f'<path id="{coast.id}" d="{smooth(coast.points)}"/>' for coast in coasts)


def waters(coasts: Sequence[Coast]) -> str:
    """The water lines of old charts: the coast stroked again and again, widest first, each band over a thin line."""
    found: list[str] = []
    for line in range(WATER_LINES, 0, -1):
        away = FIRST_LINE * line + LINE_GROWTH * line * (line - 1) / 2
        for kind, more in (("line", 1.2), ("band", 0.0)):
            uses = "".join(coast_outline(coast, coast.swell + away + more) for coast in coasts)
            found.append(f'<g class="chart-water-{kind} far-{line}">{uses}</g>')
    return "".join(found)


def land(coasts: Sequence[Coast], rim: float) -> str:
    """The islands: an inked shore, a hatched rim inside it, and the bare paper of the land."""
    layers = (("shore", 1.6), ("land", 0.0), ("rim", 0.0), ("land", -rim))
    return "".join(
        f'<g class="chart-{kind}">{"".join(coast_outline(coast, coast.swell + more) for coast in coasts)}</g>'
        for kind, more in layers
    )


def coast_outline(coast: Coast, away: float) -> str:
    """An outline, fuller by this much."""
    return f'<use href="#{coast.id}" stroke-width="{max(0.0, 2 * away):.1f}"/>'


def rhumbs(at: Sequence[float], length: float) -> str:
    """The lines that go out from a compass over the whole chart."""
    x, y = at
    angles = [2 * math.pi * point / POINTS_OF_COMPASS for point in range(POINTS_OF_COMPASS)]
    lines = "".join(f"M{x} {y}l{length * math.cos(one):.0f} {length * math.sin(one):.0f}" for one in angles)
    return f'<path class="chart-rhumb" d="{lines}"/>'


def compass(at: Sequence[float], radius: float) -> str:
    """A rose of eight points, half of each dark, within two rings; a lily points north."""
    x, y = at
    points = "".join(ray(point, radius * (1 if point % 2 == 0 else 0.62)) for point in (1, 3, 5, 7, 0, 2, 4, 6))
    ring = radius * 0.72
    return (
        f'<g class="chart-compass" transform="translate({x} {y})"><circle r="{ring:.0f}"/><circle r="{ring - 5:.0f}"/>'
        f'{points}<path class="chart-lily" transform="translate(0 {-radius - 3:.0f})" '
        'd="M0 0c-3-5-9-4-9-9 3-1 6 1 7 4-1-5-1-8 2-13 3 5 3 8 2 13 1-3 4-5 7-4 0 5-6 4-9 9z"/></g>'
    )


def ray(point: int, long: float) -> str:
    """One point of the rose: its left half is light, its right half dark."""
    angle, width = math.pi * point / 4 - math.pi / 2, math.pi / 8
    tip = f"{long * math.cos(angle):.1f} {long * math.sin(angle):.1f}"
    sides = [
        f"{long * 0.2 * math.cos(angle + turn):.1f} {long * 0.2 * math.sin(angle + turn):.1f}"
        for turn in (-2 * width, 2 * width)
    ]
    return "".join(
        f'<path class="chart-{kind}" d="M0 0L{side}L{tip}z"/>'
        for kind, side in zip(("light", "dark"), sides, strict=True)
    )


def way(one: Point, other: Point, bow: float) -> str:
    """A slightly bowed line from one place to another."""
    (x1, y1), (x2, y2) = one, other
    middle = ((x1 + x2) / 2 - (y2 - y1) * bow, (y1 + y2) / 2 + (x2 - x1) * bow)
    return f"M{x1:.0f} {y1:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {x2:.0f} {y2:.0f}"
