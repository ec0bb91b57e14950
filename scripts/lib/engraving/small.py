"""The same picture in points, for small places: a browser reads it beside its other work, and not as a document."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image

QUALITY = 40  # of 100; the lines of an engraving hide what is lost


def small(svg: str, width: int) -> bytes:
    """An engraving as a WebP picture, on any paper."""
    return webp(points(svg, width))


def strip(svgs: list[str], width: int) -> bytes:
    """Pictures of one size side by side in one file: a browser asks for it once."""
    pictures = [points(svg, width) for svg in svgs]
    row = Image.new("RGBA", (width * len(pictures), pictures[0].height))
    for number, picture in enumerate(pictures):
        row.paste(picture, (width * number, 0))
    return webp(row)


def icon(svg: str, width: int) -> bytes:
    """A sign for the tab of a browser, in few colours."""
    packed = io.BytesIO()
    points(svg, width).quantize(32, method=Image.Quantize.FASTOCTREE).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def points(svg: str, width: int) -> Image.Image:
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")


def webp(picture: Image.Image) -> bytes:
    packed = io.BytesIO()
    picture.save(packed, "WEBP", quality=QUALITY, alpha_quality=50, method=6)
    return packed.getvalue()
