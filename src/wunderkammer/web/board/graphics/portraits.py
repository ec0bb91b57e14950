"""Portraits of those who sit at a table: the naturalist whom a bot is named after, other faces for people."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path

from markupsafe import Markup

from wunderkammer.text.catalogue import LANGUAGES, catalogue

FACES = Path(__file__).parents[2] / "static" / "portraits"
NATURALISTS = ("humboldt", "merian", "wallace", "anning", "bates", "bering", "haeckel", "linnaeus")
REMEMBERED = 4096
GUESTS = 6  # faces for people: more than can sit at any table
IMAGE = Markup('<img class="face{}" src="{}" alt="" width="30" height="33" decoding="async">')


@cache
def naturalists() -> dict[str, str]:
    """Whose face belongs to a name, in every language."""
    return {
        catalogue(lang).say(f"ui-naturalist-{number}"): face
        for lang in LANGUAGES
        for number, face in enumerate(NATURALISTS, 1)
    }


@lru_cache(REMEMBERED)
def face_of(name: str, seat: int) -> str:
    """The face of somebody on a seat; two who sit at one table never look the same."""
    return naturalists().get(name, f"guest_{seat % GUESTS + 1}")


@cache
def picture(file: str, at: str = "") -> Markup:
    """A face beside a name, which says all there is to say; with its version, so that it may be kept for good."""
    version = hashlib.sha256((FACES / file).read_bytes()).hexdigest()[:12]
    return IMAGE.format(at, f"/static/portraits/{file}?v={version}")


@cache
def portrait_of(face: str) -> Markup:
    """One of all small faces, which are one file: each request costs a slow machine more than the bytes in it."""
    return picture("faces.webp", f" face-{face}")


def portrait(name: str, seat: int) -> Markup:
    """The portrait of somebody on a seat, small: a drawing would be a document of its own to the browser."""
    return portrait_of(face_of(name, seat))


def large_portrait(name: str, seat: int) -> Markup:
    """The same as it is drawn."""
    return picture(f"{face_of(name, seat)}.svg")
