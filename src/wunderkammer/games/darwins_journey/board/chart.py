"""The printed chart: sea, islands, ways, and what stands on every space for good."""

from __future__ import annotations

import math
from typing import Any

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.layout import ISLANDS, coasts, layout, places
from wunderkammer.games.darwins_journey.board.numbering import number_places
from wunderkammer.games.darwins_journey.board.signs import drawn_icon, drawn_line
from wunderkammer.games.darwins_journey.board.words import effect
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.graphics.chart import Point, compass, land, rhumbs, waters, way

TRACKS = ("sea", "island_a", "island_b", "island_c")
RIM = 9.0  # of the hatching along a shore
BOW = 0.13  # of a way that leads past a space
BEYOND = 600  # how far the sea goes on where a window is wider than the chart


def chart(words: Catalogue, figures: dict[str, Any]) -> str:
    """Everything that is printed on the chart, for the figures of a match."""
    size = layout()["chart"]
    wide, high = size["width"], size["height"]
    shores = [*coasts().values()]
    rose = layout()["compass"]
    open_sea = f'x="{-BEYOND}" width="{wide + 2 * BEYOND}" height="{high}"'
    return "".join(
        (
            f'<rect class="chart-sea" {open_sea}/><rect fill="url(#dj-wave)" {open_sea}/>',
            rhumbs(rose["at"], math.hypot(wide, high) + BEYOND),
            waters(shores),
            land(shores, RIM),
            "".join(hill(*one) for one in layout()["hills"]),
            compass(rose["at"], rose["radius"]),
            cartouche(words),
            names(),
            "".join(ways(track, figures[track]) for track in TRACKS),
            "".join(leader(name) for name in layout()["camp"]),
            spaces(words, figures),
        )
    )


def hill(x: float, y: float, size: float) -> str:
    """A small volcano, shaded on its eastern side."""
    shade = "".join(f"M{x + size * (0.1 + 0.22 * line):.0f} {y - size * (0.62 - 0.2 * line):.0f}"
                    f"l{size * 0.16:.0f} {size * 0.5:.0f}" for line in range(3))  # fmt: skip
    return (
        f'<path class="chart-hill" d="M{x - size:.0f} {y}q{size * 0.6:.0f} {-size * 0.1:.0f} {size * 0.8:.0f} '
        f"{-size * 0.7:.0f}q{size * 0.2:.0f} {size * 0.12:.0f} {size * 0.4:.0f} 0q{size * 0.25:.0f} {size * 0.6:.0f} "
        f'{size * 0.8:.0f} {size * 0.7:.0f}"/><path class="chart-shade" d="{shade}"/>'
    )


def cartouche(words: Catalogue) -> str:
    """The title of the chart on a scroll."""
    (x, y), (wide, high) = layout()["cartouche"]["at"], layout()["cartouche"]["size"]
    left, top = x - wide / 2, y - high / 2
    return (
        f'<g class="chart-cartouche"><path d="M{left} {top + 8}q-26 {high / 2 - 8} 0 {high - 16}'
        f'M{left + wide} {top + 8}q26 {high / 2 - 8} 0 {high - 16}"/>'
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="6"/>'
        f'<rect x="{left + 5}" y="{top + 5}" width="{wide - 10}" height="{high - 10}" rx="3"/>'
        f'<text x="{x}" y="{y - 3}" font-size="32">{escape(words.say("board-chart-title"))}</text>'
        f'<text x="{x}" y="{y + 25}" font-size="24">{escape(words.say("board-chart-subtitle"))}</text></g>'
    )


def names() -> str:
    """The names of the islands in italics; those with spaces begin with their letter."""
    letters = {layout()["coast"][letter]["outline"]: letter.upper() for letter in ISLANDS}
    found: list[str] = []
    for name, (x, y, size, turn) in layout()["names"].items():
        letter = f'<tspan class="chart-letter">{letters[name]}</tspan> ' if name in letters else ""
        found.append(
            f'<text class="chart-name" font-size="{size}" transform="translate({x} {y}) rotate({turn})">'
            f"{letter}{escape(name)}</text>"
        )
    return "".join(found)


def ways(track: str, spaces: dict[str, Any]) -> str:
    """A line from every space to those that can be reached from it; one that passes another space is bowed away."""
    at = places("space")
    lines = [
        way(at[name.lower()], at[other.lower()], bow(at, name, other, spaces))
        for name, data in spaces.items()
        for other in data["next"]
    ]
    kind = "sea" if track == "sea" else "land"
    return f'<path class="chart-way-casing" d="{"".join(lines)}"/><path class="chart-way {kind}" d="{"".join(lines)}"/>'


def bow(at: dict[str, Point], name: str, other: str, spaces: dict[str, Any]) -> float:
    """How far the shorter branch of a fork bends away from the space that it leaves out."""
    rest = [one for one in spaces[name]["next"] if one != other]
    if not rest:
        return 0.0
    (x1, y1), (x2, y2), (x3, y3) = (at[one.lower()] for one in (name, other, rest[0]))
    return BOW if (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1) < 0 else -BOW


def leader(name: str) -> str:
    """A thin line from a camp to its space."""
    (x1, y1), (x2, y2) = places("space")[name.lower()], places("camp")[name.lower()]
    return f'<path class="chart-leader" d="M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"/>'


def spaces(words: Catalogue, figures: dict[str, Any]) -> str:
    """All spaces as they are printed; numbers come last, so that no disc lies on them."""
    printed = [(name, data) for track in TRACKS for name, data in figures[track].items()]
    numbers = number_places(figures, TRACKS)
    discs = "".join(space(words, name, data) for name, data in printed)
    return discs + "".join(number(name, numbers[name.lower()]) for name, data in printed if is_marked(words, data))


def number(name: str, beside: Point) -> str:
    """The number beside a disc that shows something else."""
    (x, y), (right, down) = places("space")[name.lower()], beside
    css = "chart-number sea" if name[0] == "O" else "chart-number"
    return f'<text class="{css}" x="{x + right:.0f}" y="{y + down + 8:.0f}">{name[1:]}</text>'


def is_marked(words: Catalogue, data: dict[str, Any]) -> bool:
    """Whether something is printed in the disc, or can lie there."""
    return "specimen" in data or bool(printed(words, data))


def space(words: Catalogue, name: str, data: dict[str, Any]) -> str:
    """A space as it is printed: a disc with what it gives or is, else with its number."""
    x, y = places("space")[name.lower()]
    radius = layout()["chart"]["space"]
    inside = printed(words, data)
    last = "" if data["next"] else f'<circle class="chart-last" r="{radius + 6}"/>'
    alone = "" if is_marked(words, data) else f'<text class="chart-number alone" y="8">{name[1:]}</text>'
    return (
        f'<g class="chart-space {"sea" if name[0] == "O" else "land"}" transform="translate({x:.0f} {y:.0f})">'
        f'{last}<circle r="{radius}"/>{inside}{banner(data)}{alone}</g>'
    )


def banner(data: dict[str, Any]) -> str:
    """The flag of the island on which an explorer lands from here."""
    if "banner" not in data:
        return ""
    return (
        '<g class="chart-banner" transform="translate(17 -18)"><path d="M0 22V-24h31l-8 12 8 12H0"/>'
        f'<text x="11" y="-4">{data["banner"]}</text></g>'
    )


def printed(words: Catalogue, data: dict[str, Any]) -> str:
    """What stands inside the disc."""
    if data.get("camp"):
        return drawn_icon("camping-tent", 0, 0, 36, "chart-camp")
    if "beagle" in data:
        return drawn_icon("lighthouse", 0, 0, 38, "chart-lighthouse")
    line = effect(words, data.get("gives", ""))
    if not line:
        return ""
    if len(line) == 1:
        # A specimen that lies here too lies below.
        return drawn_line(line, 0, -8 if "specimen" in data else 0, 25)
    return drawn_line(line[:1], 0, -10, 21) + drawn_line(line[1:], 0, 11, 21)
