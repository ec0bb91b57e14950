"""The icons of a game as symbols that stand once in every page with its board, made of the drawings in board/icons/."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from markupsafe import Markup

from wunderkammer.shelf.game import Game

DRAWING = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
FRACTION = re.compile(r"\.(\d\d+)")
SIGN = "sign."  # begins the ids of symbols, so that no other element has the same


@cache
def sprite(game: Game) -> Markup:
    """The symbols; the name of a file is the name of its icon."""
    symbols: list[str] = []
    for file in sorted((game.folder / "board" / "icons").glob("*.svg")):
        found = DRAWING.search(file.read_text(encoding="utf-8"))
        assert found is not None, file
        shape = FRACTION.sub(rounded, found[2])
        symbols.append(f'<symbol id="{SIGN}{file.stem}" viewBox="{found[1]}">{shape}</symbol>')
    return Markup(f'<div hidden><svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg></div>')


def rounded(fraction: re.Match[str]) -> str:
    """One digit after the point: a tenth of a 512th cannot be seen, and a quarter of the weight goes.

    What stands before the point stays as it is: in the short form of arcs it is not always the same number.
    """
    return f".{min(9, round(float(fraction[0]) * 10))}"


@lru_cache(1024)
def sign(name: str, classes: str = "icon") -> Markup:
    """A drawn sign; it says nothing to those who hear the page."""
    return Markup('<svg class="{}" aria-hidden="true"><use href="#{}{}"/></svg>').format(classes, SIGN, name)
