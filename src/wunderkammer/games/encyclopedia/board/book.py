"""The encyclopedia itself: everybody's pages with the animals they have published and what these are worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.pen import Sort, pen
from wunderkammer.games.encyclopedia.board.signs import (
    FOSSIL,
    colour_of,
    home_of_animal,
    home_of_expert,
    shape,
    tables,
)
from wunderkammer.games.encyclopedia.content.cards import CONTINENT
from wunderkammer.games.encyclopedia.meanings import CATEGORY_ICONS
from wunderkammer.web.board.sight import Sight


class Print(NamedTuple):
    """A published animal."""

    label: str
    name: str
    colour: str
    icon: str


def book(sight: Sight) -> list[Markup]:
    """A page for everybody."""
    return [page(sight, seat, data) for seat, data in enumerate(sight.shown["players"])]


def page(sight: Sight, seat: int, data: dict[str, Any]) -> Markup:
    prints = tuple(printed(sight, label) for label in data["published"])
    collections = (*markers(sight, data), *continents(sight, data))
    return pen(sight).draw("page", seat, sight.name(seat), prints, collections)


def printed(sight: Sight, label: str) -> Print:
    colour = home_of_animal(sight, label)
    return Print(label, pen(sight).label("animal", label), colour or "fossil", shape(colour) if colour else FOSSIL)


def worth(sight: Sight, size: int) -> int:
    """What a collection of this size scores at the end (EN-36)."""
    content = tables(sight)
    last = len(content.collection) - 1
    return int(content.collection[min(size, last)] + max(0, size - last) * content.collection_more)


def collection(sight: Sight, icon: str, name: str, size: int, colour: str) -> Sort:
    points = worth(sight, size)
    words = pen(sight).say("board-collection", name=name, size=size, vp=points)
    return Sort(icon, str(size), words, colour, "scores" if points else "")


def markers(sight: Sight, data: dict[str, Any]) -> list[Sort]:
    """Published markers by category."""
    return [
        collection(sight, CATEGORY_ICONS[label], pen(sight).label("category", label), size, "")
        for label, size in data["markers"].items()
    ]


def continents(sight: Sight, data: dict[str, Any]) -> list[Sort]:
    """Published animals and all experts by continent (EN-29); fossils are not counted before the end (EN-43)."""
    homes = [home_of_animal(sight, label) for label in data["published"]]
    homes += [home_of_expert(sight, label) for stack in data["experts"] for label in stack["all"]]
    found: list[Sort] = []
    for label in CONTINENT.labels:
        colour = colour_of(label)
        size = homes.count(colour)
        if size:
            found.append(collection(sight, shape(colour), pen(sight).label("continent", label), size, colour))
    return found
