"""Where the number of a space stands: beside its disc, on the side where least else is drawn."""

from __future__ import annotations

import math
from typing import Any

from wunderkammer.games.darwins_journey.board.layout import layout, places
from wunderkammer.games.darwins_journey.board.plaques import GOAL_PLAQUE, PLAQUE
from wunderkammer.web.board.graphics.chart import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom

SIDES = 16  # around a disc
LETTER, HIGH = 12.5, 19.0  # of the printed numbers
AWAY = 5.0  # from the disc
FLAG = (12.0, -42.0, 54.0, -10.0)  # where ribbons and banners hang, from the middle of their spaces
FIND = (-3.0, 1.0, 31.0, 35.0)  # and specimens
FRAME = 18.0  # of the chart
STEPS = 12  # of a way, to see whether a number lies on it
# What a number would lie on, from the worst to what only figures hide for a while.
ON_SPACE, ON_PLAQUE, ON_FLAG, ON_WAY, BELOW_FIGURES = 8.0, 8.0, 6.0, 1.0, 0.4
NEAR, DOUBTFUL = 14.0, 0.3  # as near to another space one might take it for the number of that


def number_places(figures: dict[str, Any], tracks: tuple[str, ...]) -> dict[str, Point]:
    """The middle of every number, as seen from the middle of its space."""
    spaces = {name.lower(): data for track in tracks for name, data in figures[track].items()}
    fixed = [*plaques(), *hung(spaces, ("ribbon", "banner"), FLAG), *hung(spaces, ("specimen",), FIND)]
    dots = [dot for name, data in spaces.items() for other in data["next"] for dot in on_the_way(name, other.lower())]
    found: dict[str, Point] = {}
    for name in spaces:
        found[name] = best_side(name, fixed, dots)
        fixed.append((ON_SPACE, moved(boxed(name, found[name]), places("space")[name])))
    return found


def plaques() -> list[tuple[float, Box]]:
    """The plaques of camps and goals, and the title."""
    found = [
        (ON_PLAQUE, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
        for table, (wide, high) in (("camp", PLAQUE), ("beagle", GOAL_PLAQUE))
        for x, y in places(table).values()
    ]
    (x, y), (wide, high) = layout()["cartouche"]["at"], layout()["cartouche"]["size"]
    return [*found, (ON_PLAQUE, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))]


def hung(spaces: dict[str, Any], things: tuple[str, ...], box: Box) -> list[tuple[float, Box]]:
    """What hangs over the edge of a space, at the same side of each."""
    return [(ON_FLAG, moved(box, places("space")[name])) for name, data in spaces.items() if data.keys() & {*things}]


def on_the_way(name: str, other: str) -> list[Point]:
    """Points of the line between two spaces."""
    (x1, y1), (x2, y2) = places("space")[name], places("space")[other]
    return [(x1 + (x2 - x1) * step / STEPS, y1 + (y2 - y1) * step / STEPS) for step in range(STEPS + 1)]


def best_side(name: str, fixed: list[tuple[float, Box]], dots: list[Point]) -> Point:
    """The place around a disc that is freest; of equals the one that figures hide least."""
    here = places("space")[name]
    around = [beside(name, math.tau * side / SIDES) for side in range(SIDES)]
    return min(around, key=lambda at: hidden(name, moved(boxed(name, at), here), fixed, dots) + above(at))


def beside(name: str, turn: float) -> Point:
    """A place beside the disc: narrow numbers stand nearer at its sides."""
    far: float = layout()["chart"]["space"] + AWAY
    return math.cos(turn) * (far + wide(name) / 2), math.sin(turn) * (far + HIGH / 2)


def wide(name: str) -> float:
    return LETTER * len(name[1:])


def boxed(name: str, at: Point) -> Box:
    return (at[0] - wide(name) / 2, at[1] - HIGH / 2, at[0] + wide(name) / 2, at[1] + HIGH / 2)


def moved(box: Box, by: Point) -> Box:
    return (box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1])


def above(at: Point) -> float:
    """Ships and explorers stand on the upper half of a space."""
    return BELOW_FIGURES * (1 - at[1] / math.hypot(*at))


def hidden(name: str, box: Box, fixed: list[tuple[float, Box]], dots: list[Point]) -> float:
    """How much a number would lie on."""
    radius: float = layout()["chart"]["space"]
    gaps = [gap(box, place) - radius for other, place in places("space").items() if other != name]
    on_spaces = sum(ON_SPACE if room < 1 else max(0.0, DOUBTFUL * (NEAR - room)) for room in gaps)
    on_fixed = sum(weight for weight, other in fixed if overlap(box, other))
    on_ways = sum(ON_WAY for dot in dots if gap(box, dot) < 3)
    return on_spaces + on_fixed + on_ways + (0.0 if is_inside(box) else ON_SPACE)


def overlap(box: Box, other: Box) -> bool:
    return other[0] < box[2] and box[0] < other[2] and other[1] < box[3] and box[1] < other[3]


def is_inside(box: Box) -> bool:
    """Whether a box lies within the frame of the chart."""
    wide, high = layout()["chart"]["width"], layout()["chart"]["height"]
    return bool(min(box[:2]) > FRAME and box[2] < wide - FRAME and box[3] < high - FRAME)


def gap(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    x, y = point
    return math.dist((x, y), (min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])))
