"""Small pictures of the portraits, to stand beside names: a browser unpacks them beside the work on the page."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

FACES = Path(__file__).resolve().parents[2] / "src" / "wunderkammer" / "web" / "static" / "portraits"
SIZE = (90, 99)
COLOURS = 24  # an engraving on paper


def take_faces(chromium: Browser) -> None:
    """Every portrait, small, on the paper that the page lays below it."""
    page = chromium.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    for file in sorted(FACES.glob("*.svg")):
        drawing = file.read_text(encoding="utf-8")
        style = "body{margin:0;background:#f6ecd8}svg{display:block;width:100vw;height:100vh}"
        page.set_content(f"<style>{style}</style>{drawing}")
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        few = image.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(file.with_suffix(".png"), "PNG", optimize=True)
        print(f"{file.stem}.png: {file.with_suffix('.png').stat().st_size / 1000:.1f} kB")
    page.close()
