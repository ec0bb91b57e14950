"""The icons of a game as symbols that stand once in every page with its board, made of the drawings in board/icons/."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from markupsafe import Markup

from wunderkammer.shelf import Game

DRAWING = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
SIGN = "sign."  # begins the ids of symbols, so that no other element has the same


@cache
def sprite(game: Game) -> Markup:
    """The symbols; the name of a file is the name of its icon."""
    symbols: list[str] = []
    for file in sorted((game.folder / "board" / "icons").glob("*.svg")):
        found = DRAWING.search(file.read_text(encoding="utf-8"))
        assert found is not None, file
        symbols.append(f'<symbol id="{SIGN}{file.stem}" viewBox="{found[1]}">{found[2]}</symbol>')
    return Markup(f'<div hidden><svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg></div>')


@lru_cache(1024)
def sign(name: str, classes: str = "icon") -> Markup:
    """A drawn sign; it says nothing to those who hear the page."""
    return Markup('<svg class="{}" aria-hidden="true"><use href="#{}{}"/></svg>').format(classes, SIGN, name)
