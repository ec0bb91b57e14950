"""Portraits as flat drawings, put together from a wardrobe by what a table says of each person."""

from __future__ import annotations

import tomllib
from pathlib import Path
from string import Template
from typing import Any

INK = "#1d1a17"
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220" width="200" height="220" '
    'stroke-linecap="round" stroke-linejoin="round">'
)
NECK = "M84 132L82 172C92 184 108 184 118 172L116 132Z"
EARS = "M58 92C50 88 48 108 58 114ZM142 92C150 88 152 108 142 114Z"
FACE = "M100 40C130 40 143 64 142 94C140 128 122 152 100 152C78 152 60 128 58 94C57 64 70 40 100 40Z"
MOUTH = "M87 131Q95 127 100 129Q105 127 113 131Q100 141 87 131Z"
LENSES = "M66 94a13 11 0 1 0 26 0a13 11 0 1 0 -26 0M108 94a13 11 0 1 0 26 0a13 11 0 1 0 -26 0M92 92Q100 87 108 92"
EYES = (79, 121)
SHADE, BLOOD = (40, 22, 12), (150, 50, 46)
UNDER_A_WIG = "#6b5c4a"  # the brows of those whose hair is not their own
Look = dict[str, Any]
Wardrobe = dict[str, dict[str, str]]


def portraits(people: Path, wardrobe: Path, folder: Path) -> None:
    """Draw everybody of a table."""
    pieces: Wardrobe = tomllib.loads(wardrobe.read_text(encoding="utf-8"))
    for name, look in tomllib.loads(people.read_text(encoding="utf-8")).items():
        (folder / f"{name}.svg").write_text(portrait(look, pieces), encoding="utf-8")


def portrait(look: Look, pieces: Wardrobe) -> str:
    """A bust: what lies behind the head first, the hat last."""
    hair, skin = look["hair_colour"], look["skin"]
    layers = (
        garment(pieces, "hair_behind", look["hair"], hair),
        garment(pieces, "dress", look["dress"], *look["colours"]),
        shape(NECK, mix(skin, SHADE, 0.30)),
        shape(EARS, skin),
        shape(FACE, skin),
        features(look),
        garment(pieces, "beard", look.get("beard", "none"), hair),
        garment(pieces, "hair_before", look["hair"], hair),
        line(LENSES, INK, 2.4) if look.get("glasses") else "",
        garment(pieces, "hat", look.get("hat", "none"), look.get("hat_colour", "")),
    )
    return f"{HEAD}{''.join(layers)}</svg>\n"


def garment(pieces: Wardrobe, kind: str, name: str, first: str, second: str = "") -> str:
    """A piece of the wardrobe in its colours; some have nothing of the kind."""
    return Template(pieces[kind].get(name, "")).substitute(first=first, second=second)


def features(look: Look) -> str:
    """Eyes, brows, nose and mouth, in calm lines."""
    brow = UNDER_A_WIG if look["hair"] == "wig" else look["hair_colour"]
    eyes = "".join(eye(x, brow) for x in EYES)
    nose = line("M98 92C97 104 92 112 93 117Q100 123 108 117", mix(look["skin"], SHADE, 0.30), 3.4)
    mouth = shape(MOUTH, mix(look["skin"], BLOOD, 0.45)) + line("M86 131Q100 134 114 131", INK, 1.8)
    return eyes + nose + mouth


def eye(x: int, brow: str) -> str:
    """An eye with its lid and its brow."""
    return (
        shape(f"M{x - 9} 95Q{x} 86 {x + 9} 95Q{x} 101 {x - 9} 95Z", "#f4ecdc")
        + f'<circle cx="{x}" cy="94" r="4.4" fill="{INK}"/>'
        + line(f"M{x - 10} 94Q{x} 86 {x + 10} 94", INK, 2.2)
        + line(f"M{x - 11} 82Q{x} 76 {x + 11} 82", brow, 4)
    )


def shape(path: str, colour: str) -> str:
    return f'<path fill="{colour}" d="{path}"/>'


def line(path: str, colour: str, width: float) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{width}" d="{path}"/>'


def mix(colour: str, other: tuple[int, int, int], share: float) -> str:
    """A colour with some of another in it."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round((1 - share) * own + share * add):02x}" for own, add in zip(parts, other, strict=True))
