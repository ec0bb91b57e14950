"""The same picture in points, for small places: a browser reads it beside its other work, and not as a document."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image

QUALITY = 40  # of 100; the lines of an engraving hide what is lost


def small(svg: str, width: int) -> bytes:
    """An engraving as a WebP picture, on any paper."""
    points = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")
    packed = io.BytesIO()
    points.save(packed, "WEBP", quality=QUALITY, alpha_quality=50, method=6)
    return packed.getvalue()
