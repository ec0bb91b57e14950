"""The icons of a game as one file of symbols, made of the single drawings in its board/icons/."""

from __future__ import annotations

import re
from functools import cache

from wunderkammer.shelf import Game

DRAWING = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)


@cache
def sprite(game: Game) -> str:
    """The symbols; the name of a file is the name of its icon."""
    symbols: list[str] = []
    for file in sorted((game.folder / "board" / "icons").glob("*.svg")):
        found = DRAWING.search(file.read_text(encoding="utf-8"))
        assert found is not None, file
        symbols.append(f'<symbol id="{file.stem}" viewBox="{found[1]}">{found[2]}</symbol>')
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'
