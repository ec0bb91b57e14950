"""Portraits of the experts as flat drawings, put together from what art/encyclopedia/experts.toml says of each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engraving.wardrobe import BEARDS, DRESSES, HAIR_BEHIND, HAIR_BEFORE, HATS, line, shape

INK = "#1d1a17"
SIZE = (200, 220)
FACE = "M100 40C130 40 143 64 142 94C140 128 122 152 100 152C78 152 60 128 58 94C57 64 70 40 100 40Z"
Look = dict[str, Any]


def portraits(table: Path, folder: Path) -> None:
    """Draw every expert of a table."""
    for name, look in tomllib.loads(table.read_text(encoding="utf-8")).items():
        (folder / f"{name}.svg").write_text(portrait(look), encoding="utf-8")


def portrait(look: Look) -> str:
    """A bust: what lies behind the head first, the hat last."""
    layers = (
        worn(HAIR_BEHIND, look, "hair", look["hair_colour"]),
        worn(DRESSES, look, "dress", *look["colours"]),
        shape("M84 132L82 172C92 184 108 184 118 172L116 132Z", darker(look["skin"])),
        shape("M58 92C50 88 48 108 58 114ZM142 92C150 88 152 108 142 114Z", look["skin"]),
        shape(FACE, look["skin"]),
        features(look),
        worn(BEARDS, look, "beard", look["hair_colour"]),
        worn(HAIR_BEFORE, look, "hair", look["hair_colour"]),
        line("M66 94a13 11 0 1 0 26 0a13 11 0 1 0 -26 0M108 94a13 11 0 1 0 26 0a13 11 0 1 0 -26 0M92 92Q100 87 108 92", INK, 2.4)
        if look.get("glasses")
        else "",
        worn(HATS, look, "hat", look.get("hat_colour", "")),
    )
    width, height = SIZE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}{''.join(layers)}</svg>\n"


def worn(wardrobe: dict[str, Callable[..., str]], look: Look, kind: str, *colours: str) -> str:
    """A piece of the wardrobe, if it is worn."""
    piece = wardrobe.get(look.get(kind, "none"))
    return piece(*colours) if piece else ""


def features(look: Look) -> str:
    """Eyes, brows, nose and mouth, in calm lines."""
    brow = look["hair_colour"] if look["hair"] != "wig" else "#6b5c4a"
    eyes = "".join(
        shape(f"M{x - 9} 95Q{x} 86 {x + 9} 95Q{x} 101 {x - 9} 95Z", "#f4ecdc")
        + f'<circle cx="{x}" cy="94" r="4.400" fill="{INK}"/>'
        + line(f"M{x - 10} 94Q{x} 86 {x + 10} 94", INK, 2.2)
        + line(f"M{x - 11} 82Q{x} 76 {x + 11} 82", brow, 4)
        for x in (79, 121)
    )
    nose = line("M98 92C97 104 92 112 93 117Q100 123 108 117", darker(look["skin"]), 3.4)
    mouth = shape("M87 131Q95 127 100 129Q105 127 113 131Q100 141 87 131Z", lips(look["skin"]))
    return eyes + nose + mouth + line("M86 131Q100 134 114 131", INK, 1.8)


def mixed(colour: str, other: tuple[int, int, int], share: float) -> str:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round((1 - share) * part + share * add):02x}" for part, add in zip(parts, other, strict=True))


def darker(colour: str) -> str:
    return mixed(colour, (40, 22, 12), 0.30)


def lips(colour: str) -> str:
    return mixed(colour, (150, 50, 46), 0.45)
