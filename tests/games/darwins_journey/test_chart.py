"""The chart: from the picture alone every way of the figures can be traced, and nothing lies on anything else."""

from __future__ import annotations

import math
import re
from itertools import combinations, product
from typing import Any

import pytest

from wunderkammer.games.darwins_journey.board.chart import TRACKS, ways
from wunderkammer.games.darwins_journey.board.layout import ISLANDS, coasts, layout, places
from wunderkammer.games.darwins_journey.board.numbering import Box, boxed, gap, moved, number_places
from wunderkammer.games.darwins_journey.board.plaques import GOAL_PLAQUE, PLAQUE
from wunderkammer.games.darwins_journey.content.names import CAMP_NAMES, SPACE_NAMES
from wunderkammer.shelf.game import game
from wunderkammer.web.board.graphics.chart import Point

FIGURES: dict[str, Any] = dict(game("darwins_journey").figures)
RADIUS = layout()["chart"]["space"]
WAY = re.compile(r"M(\d+) (\d+)Q(-?\d+) (-?\d+) (\d+) (\d+)")


def drawn_ways(track: str) -> list[tuple[Point, Point, Point]]:
    """Beginning, bend and end of every line that is drawn."""
    drawn = ways(track, FIGURES[track]).partition('class="chart-way ')[2]
    numbers = [[float(number) for number in found] for found in WAY.findall(drawn)]
    return [((x1, y1), (x2, y2), (x3, y3)) for x1, y1, x2, y2, x3, y3 in numbers]


def along(one: Point, bend: Point, other: Point) -> list[Point]:
    """Points on a bowed line."""
    (x1, y1), (x2, y2), (x3, y3) = one, bend, other
    weights = [((1 - t) ** 2, 2 * t * (1 - t), t**2) for t in (part / 20 for part in range(21))]
    return [(a * x1 + b * x2 + c * x3, a * y1 + b * y2 + c * y3) for a, b, c in weights]


def boxes() -> dict[str, Box]:
    """The plaques of the camps and of the Beagle's goals."""
    found: dict[str, Box] = {}
    for table, (wide, high) in (("camp", PLAQUE), ("beagle", GOAL_PLAQUE)):
        for name, (x, y) in places(table).items():
            found[f"{table} {name}"] = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    return found


def test_everything_that_can_be_played_has_its_place() -> None:
    assert {*places("space")} == {*SPACE_NAMES}
    assert {*places("camp")} == {*CAMP_NAMES}
    assert {*places("beagle")} == {"1", "2", "3", "4", "5"}


@pytest.mark.parametrize("track", TRACKS)
def test_every_way_of_the_figures_is_drawn_from_space_to_space(track: str) -> None:
    at = places("space")
    wanted = {(at[name.lower()], at[other.lower()]) for name, data in FIGURES[track].items() for other in data["next"]}
    assert {(one, other) for one, _, other in drawn_ways(track)} == wanted


@pytest.mark.parametrize("track", TRACKS)
def test_no_way_runs_through_a_space_that_it_does_not_lead_to(track: str) -> None:
    crossed = [
        (one, name, other)
        for one, bend, other in drawn_ways(track)
        for name, place in places("space").items()
        if place not in (one, other) and min(math.dist(place, point) for point in along(one, bend, other)) < RADIUS
    ]
    assert crossed == []


def test_no_two_spaces_touch() -> None:
    near = [
        (one, other)
        for (one, here), (other, there) in combinations(places("space").items(), 2)
        if math.dist(here, there) < 2 * RADIUS + 4
    ]
    assert near == []


@pytest.mark.parametrize("name", SPACE_NAMES)
def test_every_space_lies_on_its_island_or_in_the_sea(name: str) -> None:
    place = places("space")[name]
    if name[0] in ISLANDS:
        assert coasts()[name[0]].holds(place, RADIUS)
    else:
        assert all(coast.clears(place, RADIUS / 2) for coast in coasts().values())


def test_plaques_lie_on_no_space_and_on_no_other_plaque() -> None:
    covered = [
        (plaque, space)
        for (plaque, (left, top, right, bottom)), (space, (x, y)) in product(boxes().items(), places("space").items())
        if math.dist((x, y), (min(max(x, left), right), min(max(y, top), bottom))) < RADIUS - 1
    ]
    overlapping = [
        (one, other)
        for (one, a), (other, b) in combinations(boxes().items(), 2)
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]
    assert covered + overlapping == []


def test_everything_lies_within_the_frame() -> None:
    wide, high = layout()["chart"]["width"], layout()["chart"]["height"]
    spaces = [(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS) for x, y in places("space").values()]
    outside = [box for box in (*boxes().values(), *spaces) if min(box[:2]) < 0 or box[2] > wide or box[3] > high]
    assert outside == []


def numbers() -> dict[str, Box]:
    """The number beside every space."""
    found = number_places(FIGURES, TRACKS)
    return {name: moved(boxed(name, at), places("space")[name]) for name, at in found.items()}


def test_every_number_is_nearest_to_its_own_space_and_lies_on_none() -> None:
    for name, box in numbers().items():
        away = {other: gap(box, place) - RADIUS for other, place in places("space").items()}
        assert min(away.values()) > 0, name
        assert min(away, key=lambda other: away[other]) == name


def test_numbers_lie_on_no_plaque_and_on_no_other_number() -> None:
    found = numbers()
    lain_on = [
        (one, other)
        for (one, a), (other, b) in combinations((*found.items(), *boxes().items()), 2)
        if one in found and a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]
    assert lain_on == []
