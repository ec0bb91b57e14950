"""A scene as layers, from far to near: the groups of one drawing, and what it says of their engraving."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from engraving.drawing import Colour, palette

Grid = NDArray[np.float64]
Element = ElementTree.Element

WIDTH, HEIGHT = 1280, 800  # points to work on
AROUND = 16  # points beside a layer that its outline may need
SVG = "{http://www.w3.org/2000/svg}"


class Figures(NamedTuple):
    """How a layer is engraved; a drawing names what differs, in the data of its group."""

    angle: float = 24  # of the lines, in degrees
    gap: float = 9  # between two of them, in points
    depth: float = 1  # how strongly it swells
    scale: float = 1  # how widely it swells: small things less
    parts: float = 1  # how much its colours have forms of their own; at 0 it is one body, painted
    far: float = 0  # how pale the ink is
    rim: float = 3  # points of paper that part it from what lies behind
    firm: float = 3  # its outline
    upper: float = 0  # shadow at its upper edge, beside that of its form
    lower: float = 0


class Layer(NamedTuple):
    """What lies at one distance."""

    kind: str  # body, sky, water, or what the pen alone draws
    number: int
    place: tuple[slice, slice]  # where it lies on the sheet
    colour: Grid  # there: red, green, blue
    mask: Grid  # how much of each point belongs to it
    palette: list[Colour]
    figures: Figures


def layers(file: Path) -> list[Layer]:
    """The groups of a drawing, each rendered for itself."""
    ElementTree.register_namespace("", SVG[1:-1])
    root = ElementTree.parse(file).getroot()
    shared = root.findall(f"{SVG}defs")
    return [layer(alone(root, [*shared, group]), group, number) for number, group in enumerate(root.findall(f"{SVG}g"))]


def alone(root: Element, kept: list[Element]) -> str:
    """The drawing with nothing but these elements."""
    only = Element(root.tag, root.attrib)
    only.extend(kept)
    return ElementTree.tostring(only, encoding="unicode")


def layer(svg: str, group: Element, number: int) -> Layer:
    """A group with the points that it covers."""
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH)))).convert("RGBA")
    left, top, right, bottom = picture.getchannel("A").getbbox() or (0, 0, WIDTH, HEIGHT)
    rows = slice(max(0, top - AROUND), min(HEIGHT, bottom + AROUND))
    columns = slice(max(0, left - AROUND), min(WIDTH, right + AROUND))
    points = np.asarray(picture, dtype=np.float64)[rows, columns]
    told = {name.removeprefix("data-"): text for name, text in group.attrib.items() if name.startswith("data-")}
    kind = told.pop("kind", "body")
    figures = Figures(**{name: float(text) for name, text in told.items()})
    colour, mask = points[:, :, :3], points[:, :, 3] / 255
    return Layer(kind, number, (rows, columns), colour, mask, palette(svg), figures)
