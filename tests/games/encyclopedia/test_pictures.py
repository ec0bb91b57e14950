"""Plates and portraits: every card has a picture of its own, small, in one hand, and unlike all others."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.games.boards import board_of
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, EXPERT
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game
from wunderkammer.web.board.graphics.pictures import url

BOARD = game("encyclopedia").folder / "board"
GRID = 40  # points by which outlines are compared
ALIKE = 0.93  # of the surface of two outlines; the likest pair of different animals has less
LARGEST, LARGEST_SMALL = 24_000, 12_000  # bytes of a picture, and of the one in points for small places
BODY = re.compile(r'class="body"[^>]* d="([^"]+)"')
TURN = re.compile(r"m(-?\d+)[ ]?(-?\d+)l([^z]*)z")
NUMBER = re.compile(r"-?\d+")
Point = tuple[int, int]


def pictures(folder: str) -> dict[str, Path]:
    return {file.stem: file for file in (BOARD / folder).glob("*.svg")}


def outline(file: Path) -> list[list[Point]]:
    """The edge of a body, ring by ring."""
    found = BODY.search(file.read_text(encoding="utf-8"))
    assert found is not None, file.name
    rings: list[list[Point]] = []
    x = y = 0
    for right, down, steps in TURN.findall(found[1]):
        x, y = x + int(right), y + int(down)
        ring, (at_x, at_y) = [(x, y)], (x, y)
        numbers = [int(number) for number in NUMBER.findall(steps)]
        for across, along in zip(numbers[::2], numbers[1::2], strict=True):
            at_x, at_y = at_x + across, at_y + along
            ring.append((at_x, at_y))
        rings.append(ring)
    return rings


def surface(rings: list[list[Point]], mirrored: bool) -> int:
    """The points of a square that lie inside an outline stretched to fill it, as bits."""
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    left, top, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    bits = 0
    for row in range(GRID):
        level = top + (row + 0.5) / GRID * high
        cuts = sorted(cut for ring in rings for cut in crossings(ring, level))
        for column in range(GRID):
            at = left + (column + 0.5) / GRID * wide
            if sum(cut < at for cut in cuts) % 2:
                bits |= 1 << (row * GRID + (GRID - 1 - column if mirrored else column))
    return bits


def crossings(ring: list[Point], level: float) -> list[float]:
    """Where a ring crosses a line."""
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return [x + (level - y) / (b - y) * (a - x) for (x, y), (a, b) in pairs if (y > level) != (b > level)]


def likeness(one: int, other: int) -> float:
    return (one & other).bit_count() / (one | other).bit_count()


@pytest.mark.parametrize(("folder", "labels"), [("plates", ANIMAL.labels), ("portraits", EXPERT.labels)])
def test_every_card_has_a_small_picture(folder: str, labels: tuple[str, ...]) -> None:
    files = pictures(folder)
    assert files.keys() == set(labels)
    assert [name for name, file in files.items() if file.stat().st_size > LARGEST] == []
    for file in files.values():
        ElementTree.parse(file)


@pytest.mark.parametrize("folder", ["plates", "portraits"])
def test_every_picture_is_there_in_points_for_small_places(folder: str) -> None:
    """On an opened page each drawing costs a document of its own; twenty of them were a third of its time."""
    small = {file.stem: file.stat().st_size for file in (BOARD / folder).glob("*.webp")}
    assert small.keys() == pictures(folder).keys()
    assert [name for name, size in small.items() if size > LARGEST_SMALL] == []


def test_the_board_shows_no_drawing_of_its_own_document() -> None:
    page = board_of(Match("encyclopedia", 3, 4), 0)
    assert "/plates/" in page
    assert re.findall(r'src="[^"]*/(?:plates|portraits)/[^"]*svg', page) == []


def test_no_two_outlines_are_the_same_after_scaling_and_mirroring() -> None:
    rings = {name: outline(file) for name, file in pictures("plates").items()}
    plain = {name: surface(rings[name], False) for name in rings}
    mirrored = {name: surface(rings[name], True) for name in rings}
    twins = [
        (one, other)
        for one, other in combinations(rings, 2)
        if max(likeness(plain[one], plain[other]), likeness(plain[one], mirrored[other])) > ALIKE
    ]
    assert twins == []


def test_no_two_portraits_are_alike() -> None:
    drawn = [file.read_text(encoding="utf-8") for file in pictures("portraits").values()]
    assert len(set(drawn)) == len(drawn)


def test_the_address_of_a_picture_changes_with_it() -> None:
    koala, kea = (url(game("encyclopedia"), "plates", name) for name in ("koala", "kea"))
    assert koala.startswith("/static/boards/encyclopedia/plates/koala.svg?v=")
    assert koala.rpartition("=")[2] != kea.rpartition("=")[2]
