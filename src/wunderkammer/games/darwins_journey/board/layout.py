"""Where everything lies on the chart, the outlines of the real islands, and the engraved specimens: read once."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from wunderkammer.web.board.graphics.chart import Coast, Point, to_box

FOLDER = Path(__file__).parent
ISLANDS = ("a", "b", "c")


@cache
def layout() -> dict[str, Any]:
    """The tables of layout.toml."""
    return tomllib.loads((FOLDER / "layout.toml").read_text(encoding="utf-8"))


@cache
def outlines() -> dict[str, list[list[float]]]:
    """Longitude and latitude along the coasts, by the name of the island."""
    found: dict[str, list[list[float]]] = json.loads((FOLDER / "galapagos.json").read_text(encoding="utf-8"))["islands"]
    return found


@cache
def coasts() -> dict[str, Coast]:
    """The islands of the chart: a, b and c, and those on which nothing happens."""
    placed = {**layout()["coast"], **layout()["islet"]}
    return {
        name: Coast(f"dj-coast-{name}", to_box(outlines()[one["outline"]], one["at"], one["size"]), one.get("swell", 0))
        for name, one in placed.items()
    }


@cache
def engravings() -> dict[str, Markup]:
    """The engraved specimens by kind: what stands inside their files (scripts/engrave)."""
    found = {file.stem: file.read_text(encoding="utf-8") for file in sorted((FOLDER / "specimens").glob("*.svg"))}
    return {kind: Markup(text[text.index(">") + 1 : text.rindex("</svg>")]) for kind, text in found.items()}


@cache
def places(table: str) -> dict[str, Point]:
    """Where the spaces, the camps or the Beagle's goals lie, by their names in small letters."""
    return {name.lower(): (float(x), float(y)) for name, (x, y) in layout()[table].items()}
