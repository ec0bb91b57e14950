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
    """A cell of an expedition: what it gives, or the die that lies in it."""

    mark: Markup
    x: int
    reputation: int
    value: int
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


@cache
def layout(game: Game) -> dict[str, Any]:
    """Where scrolls and cells lie."""
    return tomllib.loads((game.folder / "board" / "layout.toml").read_text(encoding="utf-8"))


def expeditions(sight: Sight) -> list[Markup]:
    """A scroll for every continent, each a layer of its own above the chart."""
    return [scroll(sight, label) for label in CONTINENT.labels]


def scroll(sight: Sight, label: str) -> Markup:
    """The name of a continent and its four cells."""
    places, colour = layout(sight.game), colour_of(label)
    name, size = pen(sight).label("continent", label), Size(**places["scroll"])
    mark = sight.mark(f"continent-{label}", name, f"en-land en-{colour}")
    cells = tuple(cell(sight, label, name, at, size) for at in range(CELLS))
    corner = tuple(places["continents"][label])
    return pen(sight).draw("scroll", label, mark, name, shape(colour), colour, corner, size, cells)


def cell(sight: Sight, label: str, name: str, at: int, size: Size) -> Cell:
    content, colour = tables(sight), sight.shown["expeditions"][label][at]
    reputation, value = int(content.cell_reputation[at]), int(content.cell_value[at])
    words = f"{name} {at + 1}, "
    if colour:
        words += pen(sight).label("colour", colour)
    else:
        words += f"{pen(sight).label('gain', 'reputation')} {reputation}, {pen(sight).label('gain', 'points')} +{value}"
    mark = sight.mark(f"cell-{label}-{at}", words, "en-cell")
    return Cell(mark, size.left + at * (size.cell + size.gap), reputation, value, colour or "", words)
