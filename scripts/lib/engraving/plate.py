"""An engraved plate: washes of colour, hatching that follows the form, and firm outlines."""

from __future__ import annotations

from bisect import bisect
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engraving.drawing import Colour, close_seams, read
from engraving.form import blur, relief, shade
from engraving.lines import Line, contours, cuts, path_data, simplify, strokes

Grid = NDArray[np.float64]

INK, PAPER = (51, 40, 26), (247, 239, 216)
GAP = 4.4  # between two hatching lines
BEND = 1.05  # how strongly the form bends them
ANGLES = (0.42, -0.35, 0.95, 0.05, -0.8)  # of the lines, part after part, largest first
CROSS = 1.1  # the second hatching lies across the first one
DEEP = 0.24  # shadow that only the second hatching leaves out
SMALL = 60  # points; a smaller part is a spot of colour without hatching
BLACK = 28  # brightness below which a colour is ink: eyes, brows, seams
DARK, SPOT = 70, 420  # brightness and size below which a part is a claw or a nostril, which is ink too
WASH = 0.70  # of the colour; the rest is paper
FADED = 0.28  # of its brilliance; pigments of old books have lost some
FINE = 1.0  # the outlines of the parts of a body


class Format(NamedTuple):
    """How large a picture is, and how strongly its parts swell."""

    width: int
    height: int
    depth: float = 1.0
    small: int = 0  # how wide the same picture is in small places; without, there is none
    tinted: bool = True  # else the board gives the colours: washes have classes, and ink is the colour of the text
    firm: float = 2.0  # the outline of the body
    seam: int = 0  # of an outline cut from one piece: how wide a gap may be to become a line of ink


TONES = (80, 130, 190)  # brightness from which a wash that the board colours is lighter: wash-0 to wash-3


def plate_svg(file: Path, size: Format) -> str:
    """The engraving of a flat drawing, as SVG."""
    drawing = close_seams(read(file, size.width, size.height), size.seam)
    parts = sorted(drawing.parts, key=lambda part: -part[1].sum())
    height = size.depth * relief(drawing.body, [shape for _, shape in parts if shape.sum() >= SMALL])
    body = outlines(drawing.body)
    named = 'class="body" ' if size.tinted else ""
    layers = [f'<path {named}{paint(parts[0][0], size)} d="{path_data(body, True)}"/>']
    layers += [wash(colour, shape, size) for colour, shape in parts[1:]]
    layers += hatching(parts, height, shade(height), size)
    layers.append(outline([shape for _, shape in parts], body, size))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width} {size.height}" '
        f'width="{size.width}" height="{size.height}">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{"".join(layers)}</g></svg>\n'
    )


def brightness(colour: Colour) -> float:
    return 0.30 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def hex_colour(colour: tuple[float, ...]) -> str:
    return "#" + "".join(f"{round(part):02x}" for part in colour)


def tint(colour: Colour) -> str:
    """A thin wash of water colour on paper."""
    grey = brightness(colour)
    faded = ((1 - FADED) * part + FADED * grey for part in colour)
    return hex_colour(tuple(WASH * part + (1 - WASH) * paper for part, paper in zip(faded, PAPER, strict=True)))


def paint(colour: Colour, size: Format) -> str:
    """The wash of a colour, or the class by which a board gives it one of its own."""
    return f'fill="{tint(colour)}"' if size.tinted else f'class="wash-{bisect(TONES, brightness(colour))}"'


def ink(size: Format) -> str:
    return hex_colour(INK) if size.tinted else "currentcolor"


def outlines(shape: Grid) -> list[Line]:
    """The edge of a shape."""
    return [simplify(line, 0.7) for line in contours(blur(shape, 0.8), 0.5) if len(line) > 5]


def is_ink(colour: Colour, shape: Grid) -> bool:
    """Whether a part is drawn with the pen alone."""
    light = brightness(colour)
    return light < BLACK or (light < DARK and bool(shape.sum() < SPOT))


def wash(colour: Colour, shape: Grid, size: Format) -> str:
    painted = f'fill="{ink(size)}"' if is_ink(colour, shape) else paint(colour, size)
    return f'<path {painted} d="{path_data(outlines(shape), True)}"/>'


def hatching(parts: list[tuple[Colour, Grid]], height: Grid, dark: Grid, size: Format) -> list[str]:
    """All strokes of a plate, one path for each weight."""
    found: dict[float, list[Line]] = defaultdict(list)
    for number, (colour, shape) in enumerate(parts):
        if shape.sum() < SMALL or is_ink(colour, shape):
            continue
        angle = ANGLES[number % len(ANGLES)]
        shadow = dark + 0.30 * (1 - brightness(colour) / 255)
        for turn, less in ((0.0, 0.0), (CROSS, DEEP)):
            for line in cuts(height, shape, angle + turn, GAP, BEND):
                for weight, stroke in strokes(line, shadow - less):
                    found[weight].append(stroke)
    return [
        f'<path fill="none" stroke="{ink(size)}" stroke-width="{weight}" d="{path_data(lines)}"/>'
        for weight, lines in sorted(found.items())
    ]


def outline(shapes: list[Grid], body: list[Line], size: Format) -> str:
    """The edge of the body, and finer ones between its parts."""
    inner = [line for shape in shapes[1:] for line in outlines(shape)]
    edges = f'<path stroke-width="{FINE}" d="{path_data(inner, True)}"/>' if inner else ""
    firm = f'<path stroke-width="{size.firm}" d="{path_data(body, True)}"/>'
    return f'<g fill="none" stroke="{ink(size)}">{edges}{firm}</g>'
