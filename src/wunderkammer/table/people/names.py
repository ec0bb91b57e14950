"""Names that can be told apart: letters that look alike count as the same, and a word keeps to one alphabet."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files

from wunderkammer.table.people.clean_text import name_of
from wunderkammer.table.table_errors import BadName, NameTaken

LONGEST = 200
NEUTRAL = {"COMMON", "INHERITED"}
# Alphabets that are written together in one word; all others are mixed only by somebody who wants to be mistaken.
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "HANGUL"},
    {"LATIN", "HAN", "BOPOMOFO"},
)


def account_name(text: str) -> str:
    """A name that somebody may be known by on this server."""
    name = name_of(text)
    if any(is_mixed(word) for word in name.split()):
        raise BadName("mixed-letters", name=name)
    return name


def is_mixed(word: str) -> bool:
    """Whether the letters of a word come from alphabets that nobody writes together."""
    scripts: set[str] = import_module("confusable_homoglyphs.categories").unique_aliases(word) - NEUTRAL
    return len(scripts) > 1 and not any(scripts <= usual for usual in TOGETHER)


def lookalike(name: str) -> str:
    """What two names have in common that can be mistaken for each other: Anna and Аnna, BilI and Bill."""
    # As it is written first: a capital I is mistaken for an l, which its small letter is not.
    shape = look_alike(unicodedata.normalize("NFKD", name))
    return look_alike(unicodedata.normalize("NFKD", shape.casefold()))[:LONGEST]


def check_told_apart(names: Sequence[str]) -> None:
    """Raises NameTaken if two of the names at a table can be mistaken for each other."""
    shapes = [lookalike(name) for name in names]
    for at, name in enumerate(names):
        if shapes.index(shapes[at]) < at:
            raise NameTaken("name-at-table", name=name)


def look_alike(text: str) -> str:
    """Every sign as the one that it can be mistaken for."""
    shapes = prototypes()
    return "".join(shapes.get(sign, sign) for sign in text)


@cache
def prototypes() -> dict[str, str]:
    """Signs with what they can be mistaken for, from Unicode's list of confusable ones."""
    source = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    near = {sign: [one["c"] for one in others] for sign, others in json.loads(source).items()}
    # The package lists both ways: of a sign with several likenesses all others are mistaken for it.
    return {
        sign: others[0] if len(near.get(others[0], ())) > 1 else min(sign, others[0])
        for sign, others in near.items()
        if len(sign) == 1 and len(others) == 1
    }
