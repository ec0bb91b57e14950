"""A flat drawing as a map of its colours: which part of the picture every point belongs to."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import NamedTuple

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from engraving.form import blur, grow

Grid = NDArray[np.float64]
Colour = tuple[int, int, int]

MARGIN = 6  # points around the drawing, for its outline
HEX = re.compile(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")
SMOOTH = 1.3  # points; evens out the stairs between two colours
SOLID = 128  # alpha from which a point belongs to the drawing
LARGE = 1400  # points across, to measure how much of its own space a drawing fills


class Drawing(NamedTuple):
    """The body and its coloured parts; each part is one where it lies and zero elsewhere."""

    body: Grid
    parts: list[tuple[Colour, Grid]]


def read(file: Path, width: int, height: int) -> Drawing:
    """A drawing, scaled to fill a space as well as it can, standing on the middle of its lower edge."""
    svg = file.read_text(encoding="utf-8").replace("<svg ", '<svg shape-rendering="crispEdges" ', 1)
    picture = fit_drawing(svg, width - 2 * MARGIN, height - 2 * MARGIN)
    points = np.zeros((height, width, 4))
    top, left = height - MARGIN - picture.shape[0], (width - picture.shape[1]) // 2
    points[top : top + picture.shape[0], left : left + picture.shape[1]] = picture
    body = (points[:, :, 3] >= SOLID).astype(float)
    return Drawing(body, parts(points, body, palette(svg)))


def close_seams(drawing: Drawing, width: int) -> Drawing:
    """An outline whose limbs are parted by gaps as one body: its narrow gaps become lines of ink."""
    if not width:
        return drawing
    body = 1 - grow(1 - grow(drawing.body, width), width)
    return Drawing(body, [*drawing.parts, ((0, 0, 0), body - drawing.body)])


def fit_drawing(svg: str, width: int, height: int) -> Grid:
    """The drawing without the empty space around it."""
    whole = render(svg, LARGE)
    left, top, right, bottom = whole.getchannel("A").point(lambda alpha: 255 * (alpha >= SOLID)).getbbox() or (
        0,
        0,
        1,
        1,
    )
    scale = min(width / (right - left), height / (bottom - top))
    box = (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))
    return np.asarray(render(svg, round(LARGE * scale)).crop(box), dtype=np.float64)


def render(svg: str, width: int) -> Image.Image:
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")


def palette(svg: str) -> list[Colour]:
    """The colours that a drawing names; black is what is painted without one."""
    found = {(0, 0, 0)}
    for digits in HEX.findall(svg):
        wide = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
        found.add((int(wide[:2], 16), int(wide[2:4], 16), int(wide[4:], 16)))
    return sorted(found)


def parts(points: Grid, body: Grid, colours: list[Colour]) -> list[tuple[Colour, Grid]]:
    """Where each colour lies; stairs and slivers between two of them are smoothed away."""
    distance = np.stack([((points[:, :, :3] - np.array(colour)) ** 2).sum(2) for colour in colours])
    nearest = np.where(body > 0, distance.argmin(0), -1)
    used = [number for number in range(len(colours)) if (nearest == number).sum() > SMOOTH]
    smooth = np.stack([blur((nearest == number).astype(float), SMOOTH) for number in used])
    owner = np.where(body > 0, smooth.argmax(0), -1)
    return [(colours[number], (owner == at).astype(float)) for at, number in enumerate(used) if (owner == at).any()]
