"""The world with its five expeditions and their cells."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.pen import pen
from wunderkammer.games.encyclopedia.board.signs import colour_of, shape, tables
from wunderkammer.games.encyclopedia.content.cards import CONTINENT
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.shelf.game import Game
from wunderkammer.web.board.sight import Sight


class Cell(NamedTuple):
    """A cell of an expedition that can be touched, and the die that lies in it."""

    mark: Markup
    x: int
    die: str
    words: str


class Size(NamedTuple):
    """The measures of a scroll, in points of the chart."""

    width: int
    height: int
    cell: int
    gap: int
    top: int
    left: int

    def cell_left(self, at: int) -> int:
        return self.left + at * (self.cell + self.gap)


@cache
def layout(game: Game) -> dict[str, Any]:
    """Where scrolls and cells lie."""
    return tomllib.loads((game.folder / "board" / "layout.toml").read_text(encoding="utf-8"))


def world(sight: Sight) -> Markup:
    """The chart with a scroll for every continent: its name, and what the four cells give."""
    places, content = layout(sight.game), tables(sight)
    size = Size(**places["scroll"])
    cells = tuple(
        (size.cell_left(at), int(content.cell_reputation[at]), int(content.cell_value[at])) for at in range(CELLS)
    )
    scrolls = tuple(
        (label, pen(sight).label("continent", label), colour_of(label), shape(colour_of(label)), tuple(corner), cells)
        for label, corner in places["continents"].items()
    )
    return pen(sight).draw("world_chart", size, scrolls)


def expeditions(sight: Sight) -> list[Markup]:
    """What can be touched on every scroll, each a layer of its own above the chart."""
    return [scroll(sight, label) for label in CONTINENT.labels]


def scroll(sight: Sight, label: str) -> Markup:
    """The banner of a continent and its four cells."""
    places, name = layout(sight.game), pen(sight).label("continent", label)
    size = Size(**places["scroll"])
    mark = sight.mark(f"continent-{label}", name, "en-land")
    cells = tuple(cell(sight, label, name, at, size) for at in range(CELLS))
    return pen(sight).draw("scroll", label, name, mark, tuple(places["continents"][label]), size, cells)


def cell(sight: Sight, label: str, name: str, at: int, size: Size) -> Cell:
    colour = sight.shown["expeditions"][label][at] or ""
    words = f"{name} {at + 1}, {pen(sight).label('colour', colour) if colour else gives(sight, at)}"
    return Cell(sight.mark(f"cell-{label}-{at}", words, "en-cell"), size.cell_left(at), colour, words)


def gives(sight: Sight, at: int) -> str:
    """What a free cell gives, in words."""
    content = tables(sight)
    reputation, points = int(content.cell_reputation[at]), int(content.cell_value[at])
    told = [pen(sight).amount("reputation", reputation)] if reputation else []
    return ", ".join([*told, *([pen(sight).say("board-cell-points", points=points)] if points else [])])
