"""The world as a chart: coastlines with water lines, the five continents in their washes, meridians and a compass."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path

from shapely import unary_union
from shapely.affinity import translate
from shapely.geometry import MultiPolygon, Polygon, box

Ring = list[tuple[float, float]]

WIDTH, HEIGHT = 640, 330
WEST, EAST, NORTH, SOUTH = -172.0, 190.0, 79.0, -56.0
COARSE, TINY = 0.9, 5.0  # how far a coast may be straightened, the smallest island in square points
INK, SEA, DEEP = "#4a3b26", "#cbdfe6", "#6b8d9c"
WATER_LINES = (15, 10.5, 6.5, 3)
SHORE, SURF = 7.0, 3.2  # how far the land is shaded from its coast, by one hatching and by a second across it
# Where continents meet on land: the Urals and the Caucasus, Suez; New Guinea is Oceania's.
EUROPE = Polygon([(-30, 82), (66, 82), (60, 52), (48, 46), (40, 43.5), (29, 41), (26, 36), (-12, 35.8), (-30, 60)])
AFRICA = Polygon([(-26, 36), (11, 37.6), (33, 31.6), (32.6, 29.8), (43, 12.4), (60, 10), (52, -40), (-26, -40)])
OCEANIA = unary_union([box(110, -50, 190, -10.4), box(130.5, -12, 190, 0), box(155, -30, 190, 30)])
AMERICA = unary_union([box(-172, -60, -30, 84), box(-60, 58, -10, 84)])
WASHES = {"america": "#dfa58c", "europe": "#a9bccb", "asia": "#bfa9c9", "africa": "#e3c987", "oceania": "#b2c797"}


def coasts(atlas: Path) -> MultiPolygon:
    """All land, from a TopoJSON file of Natural Earth (npm: world-atlas, land-110m.json)."""
    data = json.loads(atlas.read_text(encoding="utf-8"))
    arcs = [arc_points(arc, data["transform"]) for arc in data["arcs"]]
    land = data["objects"]["land"]["geometries"][0]["arcs"]
    shapes = [Polygon(join_arcs(polygon[0], arcs)).buffer(0) for polygon in land]
    # What lies beyond the date line is drawn at the eastern edge.
    far = [translate(shape, 360) for shape in shapes if shape.bounds[0] < EAST - 360]
    whole = unary_union([*shapes, *far]).intersection(box(WEST, SOUTH, EAST, NORTH))
    return whole if isinstance(whole, MultiPolygon) else MultiPolygon([whole])


def arc_points(arc: list[list[int]], transform: dict[str, list[float]]) -> Ring:
    """The points of an arc, which are stored as steps on a grid."""
    x = y = 0
    points: Ring = []
    for right, up in arc:
        x, y = x + right, y + up
        (across, along), (left, low) = transform["scale"], transform["translate"]
        points.append((x * across + left, y * along + low))
    return points


def join_arcs(numbers: list[int], arcs: list[Ring]) -> Ring:
    """A ring of arcs; those with numbers below nought run backwards."""
    ring = [point for number in numbers for point in (arcs[number] if number >= 0 else arcs[~number][::-1])]
    return [(x + 360 if x < -100 and crosses(ring) else x, y) for x, y in ring]


def crosses(ring: Ring) -> bool:
    """Whether a coast goes on beyond the date line."""
    return any(abs(x - last) > 180 for (last, _), (x, _) in pairwise(ring))


def on_paper(longitude: float, latitude: float) -> tuple[float, float]:
    """Where a place lies on the chart."""
    return (longitude - WEST) / (EAST - WEST) * WIDTH, (NORTH - latitude) / (NORTH - SOUTH) * HEIGHT


def path(land: MultiPolygon | Polygon) -> str:
    """Land as the data of a path, without what is too small to see."""
    parts = land.geoms if hasattr(land, "geoms") else [land]
    found: list[str] = []
    for part in parts:
        if not isinstance(part, Polygon) or part.is_empty:
            continue
        outline = Polygon([on_paper(*point) for point in part.exterior.coords]).simplify(COARSE)
        if outline.area > TINY:
            found.append("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in list(outline.exterior.coords)[:-1]) + "z")
    return "".join(found)


def continents(land: MultiPolygon) -> dict[str, str]:
    """The land of each continent; what no border claims is Asia's."""
    rest = land
    found: dict[str, str] = {}
    for name, border in (("oceania", OCEANIA), ("america", AMERICA), ("africa", AFRICA), ("europe", EUROPE)):
        found[name] = path(rest.intersection(border))
        rest = rest.difference(border)
    return {**found, "asia": path(rest)}


def meridians() -> str:
    """A line for every thirty degrees."""
    lines = [f"M{on_paper(degree, 0)[0]:.0f} 0V{HEIGHT}" for degree in range(-150, 181, 30)]
    lines += [f"M0 {on_paper(0, degree)[1]:.0f}H{WIDTH}" for degree in range(-30, 61, 30)]
    return "".join(lines)


def compass(x: float, y: float, size: float) -> str:
    """A rose of eight points, dark and light halves."""
    rays: list[str] = []
    for point in range(8):
        long = size if point % 2 == 0 else size * 0.6
        turn = math.radians(45 * point)
        tip = x + long * math.sin(turn), y - long * math.cos(turn)
        for side, fill in ((-1, INK), (1, "#f4ecd8")):
            edge = turn + side * math.radians(22.5)
            flank = x + size * 0.22 * math.sin(edge), y - size * 0.22 * math.cos(edge)
            rays.append(f'<path fill="{fill}" d="M{x} {y}L{tip[0]:.1f} {tip[1]:.1f}L{flank[0]:.1f} {flank[1]:.1f}z"/>')
    ring = f'<circle cx="{x}" cy="{y}" r="{size * 0.72:.1f}" fill="none"/>'
    return f'<g stroke="{INK}" stroke-width=".6">{ring}{"".join(rays)}</g>'


def hatching(name: str, turn: float, dark: float) -> str:
    """Parallel lines to draw with."""
    size = 'width="2.4" height="2.4" patternUnits="userSpaceOnUse"'
    return (
        f'<pattern id="{name}" {size} patternTransform="rotate({turn})">'
        f'<path d="M0 0V2.4" stroke="{INK}" stroke-width=".6" opacity="{dark}"/></pattern>'
    )


def chart(atlas: Path) -> str:
    """The whole chart as SVG."""
    land = coasts(atlas)
    coast = "".join(
        f'<use href="#c" fill="none" stroke="{colour}" stroke-width="{2 * wide + more}"/>'
        for wide in WATER_LINES
        for colour, more in ((DEEP, 0.9), (SEA, -0.2))
    )
    washes = "".join(f'<path fill="{WASHES[name]}" d="{data}"/>' for name, data in continents(land).items())
    shade = "".join(
        f'<use href="#c" stroke="url(#{lines})" stroke-width="{2 * deep}"/>'
        for lines, deep in (("h", SHORE), ("x", SURF))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<defs><path id="c" stroke-linejoin="round" d="{path(land)}"/>'
        f'{hatching("h", 38, 0.55)}{hatching("x", -28, 0.5)}<clipPath id="l"><use href="#c"/></clipPath></defs>'
        f'<path fill="{SEA}" d="M0 0H{WIDTH}V{HEIGHT}H0z"/>{coast}'
        f'<path d="{meridians()}" fill="none" stroke="{DEEP}" stroke-width=".5" stroke-dasharray="2 3"/>'
        f'{washes}<g fill="none" clip-path="url(#l)">{shade}</g>'
        f'<use href="#c" fill="none" stroke="{INK}" stroke-width="1"/>'
        f"{compass(34, 290, 24)}</svg>\n"
    )
