"""Take the coasts of the Galápagos out of a map of the world: python3 scripts/lib/coast.py countries-10m.json

The map is `countries-10m.json` of the npm package world-atlas 2.0.2 (Natural Earth 1:10m, public domain). What is
written, `galapagos.json` beside Darwin's Journey's board, holds longitude and latitude along the coast of each island.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

OUTPUT = Path(__file__).parents[2] / "src/wunderkammer/games/darwins_journey/board/galapagos.json"
SOURCE = "Natural Earth 1:10m, public domain, by way of the npm package world-atlas 2.0.2 (countries-10m)"
ECUADOR = "Ecuador"
# A place on each island that the chart shows.
ISLANDS = {
    "Española": (-89.68, -1.37),
    "Floreana": (-90.43, -1.29),
    "San Cristóbal": (-89.44, -0.82),
    "Santa Cruz": (-90.35, -0.63),
    "Fernandina": (-91.53, -0.38),
    "Isabela": (-91.1, -0.85),
}
Ring = list[tuple[float, float]]


def rings(world: dict[str, Any]) -> list[Ring]:
    """The outlines of Ecuador's land: a topology keeps each line once, as steps on a grid."""
    scale, shift = world["transform"]["scale"], world["transform"]["translate"]
    country = next(one for one in world["objects"]["countries"]["geometries"] if one["properties"]["name"] == ECUADOR)
    lines = [
        [places(world["arcs"], at, scale, shift) for at in ring] for polygon in country["arcs"] for ring in polygon
    ]
    return [[place for line in ring for place in line[:-1]] for ring in lines]


def places(arcs: list[list[list[int]]], at: int, scale: list[float], shift: list[float]) -> Ring:
    """One line; a number below zero means that it is gone backwards."""
    x = y = 0
    found: Ring = []
    for across, up in arcs[at if at >= 0 else ~at]:
        x, y = x + across, y + up
        found.append((round(x * scale[0] + shift[0], 3), round(y * scale[1] + shift[1], 3)))
    return found if at >= 0 else found[::-1]


def surrounds(ring: Ring, x: float, y: float) -> bool:
    """Whether an outline goes around a place."""
    crossed = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed


def main() -> None:
    """Write the coasts of all islands, one to a line."""
    world = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    coasts = {name: next(ring for ring in rings(world) if surrounds(ring, *place)) for name, place in ISLANDS.items()}
    lines = ",\n".join(f"{json.dumps(name, ensure_ascii=False)}:{json.dumps(ring, separators=(',', ':'))}"
                       for name, ring in coasts.items())  # fmt: skip
    OUTPUT.write_text(f'{{"source":{json.dumps(SOURCE)},\n"islands":{{{lines}}}}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
