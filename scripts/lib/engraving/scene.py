"""Whole scenes, such as the covers: sky, sea and bodies, each engraved in its own way, on one sheet of paper."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engraving.burin import cut, edge, hatched, softened, swell, unrest
from engraving.drawing import Colour
from engraving.form import shade
from engraving.layers import HEIGHT, WIDTH, Layer, layers
from engraving.plate import ANGLES, FADED, INK, PAPER, brightness

Grid = NDArray[np.float64]
Part = tuple[Colour, Grid]

GREY = np.array([0.30, 0.59, 0.11])
SWELLINGS = ((9, 11), (22, 21), (50, 34), (100, 38))  # how wide to look, how high it may rise there
PART_SWELLINGS = ((8, 7), (20, 15), (40, 14))
PEN, BLACK = 90, 30  # brightness below which a colour is drawn with the pen, the more the darker
SPECK, SPOT = 30, 600  # points; what is smaller is no part, and a part without a form of its own
WASH = 0.76  # of the colour; the rest is paper
PALE = 0.35  # how much thinner the wash is in full light
DISTANT = 0.55  # how much of its ink a layer loses at the horizon
FAINT, FULL = 0.08, 0.66  # shadow from which sky and water have lines, and how much of the gap these fill
QUALITY = 40


def scene(file: Path, width: int) -> bytes:
    """The engraving of a scene as a WebP picture."""
    wash = np.ones((HEIGHT, WIDTH, 3)) * np.array(PAPER)
    ink = np.zeros((HEIGHT, WIDTH))
    for layer in layers(file):
        colour, lines = engraved(layer)
        shape, bare = layer.mask[:, :, None], rim(layer)
        wash[layer.place] = wash[layer.place] * (1 - shape) + colour * shape
        ink[layer.place] = np.maximum(ink[layer.place] * (1 - bare), lines * (1 - DISTANT * layer.figures.far))
    picture = wash * (1 - ink[:, :, None]) + np.array(INK) * ink[:, :, None]
    return packed(picture, width)


def packed(picture: Grid, width: int) -> bytes:
    points = Image.fromarray(np.clip(np.rint(picture), 0, 255).astype(np.uint8))
    found = io.BytesIO()
    reduced = points.resize((width, width * HEIGHT // WIDTH), Image.Resampling.LANCZOS)
    reduced.save(found, "WEBP", quality=QUALITY, method=6)
    return found.getvalue()


def rim(layer: Layer) -> Grid:
    """Where a layer takes away the lines behind it: its own shape and a little more."""
    wide = layer.figures.rim
    return np.clip(9 * softened(layer.mask, wide) - 0.5, 0, 1) if wide else layer.mask


def engraved(layer: Layer) -> tuple[Grid, Grid]:
    """The wash of a layer and its lines."""
    pen = np.clip((PEN - layer.colour @ GREY) / (PEN - BLACK), 0, 1)
    if layer.kind == "body":
        wash, lines = body(layer)
        outline = edge(layer.mask, layer.figures.firm) if layer.figures.firm else 0
        return wash, np.maximum(np.maximum(lines, pen) * layer.mask, outline)
    lines = {"sky": sky, "water": water}[layer.kind](layer) if layer.kind != "pen" else pen
    return tinted(layer.colour), np.maximum(lines, pen) * layer.mask


def sky(layer: Layer) -> Grid:
    """Ruled lines, lighter towards the horizon, with gaps where thin clouds are."""
    shadow = sloping(layer) + 0.05 * unrest(layer.mask.shape, 160, 12, layer.number + 50)
    rows = np.indices(layer.mask.shape)[0]
    return cut(rows / layer.figures.gap + 0.5 * wobble(layer), swell(shadow, FAINT, 1, FULL))


def water(layer: Layer) -> Grid:
    """Level lines that the swell lifts and glints break, wider apart the nearer they are."""
    shape = layer.mask.shape
    near = np.indices(shape)[0] / HEIGHT
    swells = unrest(shape, 90, 14, layer.number) * (0.25 + 1.6 * near)
    glints = unrest(shape, 140, 7, layer.number + 70)
    phase = near * HEIGHT / (layer.figures.gap * (0.75 + 0.5 * near)) + layer.figures.depth * swells
    return cut(phase, swell(sloping(layer) + 0.30 * glints, FAINT, 1, FULL))


def body(layer: Layer) -> tuple[Grid, Grid]:
    """Lines that follow the form, part after part, and washes that are thinner in the light."""
    found = parts(layer)
    height = relief(layer, found)
    dark = shade(height) + sloping(layer)
    lines = np.zeros_like(dark)
    for number, part in enumerate(found):
        lines = np.maximum(lines, part[1] * lined(layer, part, number, height, dark))
        if len(found) > 1:
            lines = np.maximum(lines, edge(part[1], 0.5 * layer.figures.firm))
    return tinted(layer.colour, 1 - PALE * np.clip(1 - 1.5 * dark, 0, 1)), lines


def lined(layer: Layer, part: Part, number: int, height: Grid, dark: Grid) -> Grid:
    """The hatching of one part, heavier where its colour is dark."""
    turn = layer.figures.parts * (ANGLES[number % len(ANGLES)] - ANGLES[0])
    shadow = dark + 0.30 * (1 - brightness(part[0]) / 255)
    return hatched(height, shadow, np.radians(layer.figures.angle) + turn, layer.figures.gap, wobble(layer))


def wobble(layer: Layer) -> Grid:
    return 0.16 * unrest(layer.mask.shape, 60, 60, layer.number)


def sloping(layer: Layer) -> Grid:
    """Shadow that changes from the upper to the lower edge of a layer."""
    rows = np.flatnonzero(layer.mask.any(1))
    at = np.clip((np.indices(layer.mask.shape)[0] - rows[0]) / max(1, rows[-1] - rows[0]), 0, 1)
    return np.asarray(layer.figures.upper + (layer.figures.lower - layer.figures.upper) * at)


def parts(layer: Layer) -> list[Part]:
    """Where each colour lies, largest first; what the pen draws belongs to the part around it."""
    colours = [colour for colour in layer.palette if brightness(colour) >= PEN] or layer.palette
    distance = np.stack([((layer.colour - np.array(colour)) ** 2).sum(2) for colour in colours])
    owner = np.stack([softened((distance.argmin(0) == at).astype(float), 1) for at in range(len(colours))]).argmax(0)
    found = [(colour, (owner == at) * layer.mask) for at, colour in enumerate(colours)]
    return sorted((part for part in found if part[1].sum() > SPECK), key=lambda part: -float(part[1].sum()))


def relief(layer: Layer, found: list[Part]) -> Grid:
    """The whole layer swollen, and on it each of its parts."""
    height = swollen(layer.mask, SWELLINGS, layer.figures.scale)
    if len(found) > 1 and layer.figures.parts:
        for _, part in found:
            if part.sum() >= SPOT:
                height += layer.figures.parts * swollen(part, PART_SWELLINGS, layer.figures.scale)
    return layer.figures.depth * softened(height, 2)


def swollen(mask: Grid, swellings: tuple[tuple[float, float], ...], scale: float) -> Grid:
    """How high each point of a shape rises: nothing at its edge, most in its thickest parts."""
    height = np.zeros_like(mask)
    for radius, most in swellings:
        height += scale * most * np.sqrt(np.clip(2 * softened(mask, scale * radius) - 1, 0, 1)) * mask
    return height


def tinted(colour: Grid, strength: Grid | float = 1.0) -> Grid:
    """A wash of water colour on paper; pigments of old books have faded."""
    faded = (1 - FADED) * colour + FADED * (colour @ GREY)[:, :, None]
    share = WASH * np.asarray(strength)[..., None]
    return np.asarray(share * faded + (1 - share) * np.array(PAPER))
