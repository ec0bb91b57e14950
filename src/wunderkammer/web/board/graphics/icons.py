"""The icons of a game as symbols that stand once in every page with its board, made of the drawings in board/icons/."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from markupsafe import Markup

from wunderkammer.shelf.game import Game

DRAWING = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
OUTLINE = re.compile(r'<path[^>]* d="([^"]+)"')
FRACTION = re.compile(r"\.(\d\d+)")
SIGN = "sign."  # begins the ids of symbols, so that no other element has the same
SHOWN = re.compile(rf'"#{re.escape(SIGN)}([^"]+)"')


@cache
def symbols(game: Game) -> dict[str, str]:
    """All symbols of a game by the names of their icons, which are those of the files."""
    found: dict[str, str] = {}
    for file in sorted((game.folder / "board" / "icons").glob("*.svg")):
        drawing = DRAWING.search(file.read_text(encoding="utf-8"))
        assert drawing is not None, file
        shape = FRACTION.sub(round_fraction, drawing[2])
        found[file.stem] = f'<symbol id="{SIGN}{file.stem}" viewBox="{drawing[1]}">{shape}</symbol>'
    return found


def outline(game: Game, name: str) -> str:
    """The data of an icon's only path, for what prints it into a drawing of its own."""
    found = OUTLINE.findall(symbols(game)[name])
    assert len(found) == 1, name
    return str(found[0])


def sheet(drawings: Iterable[str]) -> Markup:
    return Markup('<svg xmlns="http://www.w3.org/2000/svg">{}</svg>').format(Markup("".join(drawings)))


def sheet_file(game: Game) -> bytes:
    return sheet(symbols(game).values()).encode()


@cache
def sprite(game: Game) -> Markup:
    """Everything that can be drawn, for a page on which anything may appear."""
    return Markup("<div hidden>{}</div>").format(sheet(symbols(game).values()))


def sprite_for(game: Game, rest: str, parts: Iterable[str]) -> Markup:
    """Only the symbols that these parts of a page show; the address is where its script finds all others (signs.js)."""
    drawings = shown_symbols(game, parts)
    if len(drawings) == len(symbols(game)):
        return sprite(game)
    return Markup('<div hidden id="signs" data-rest="{}">{}</div>').format(rest, sheet(drawings))


def shown_symbols(game: Game, parts: Iterable[str]) -> list[str]:
    """The symbols that these parts of a page show, in the order of their names."""
    shown = {name for part in parts for name in SHOWN.findall(part)}
    return [drawing for name, drawing in symbols(game).items() if name in shown]


def round_fraction(fraction: re.Match[str]) -> str:
    """One digit after the point: a tenth of a 512th cannot be seen, and a quarter of the weight goes.

    What stands before the point stays as it is: in the short form of arcs it is not always the same number.
    """
    return f".{min(9, round(float(fraction[0]) * 10))}"


@lru_cache(1024)
def sign(name: str, classes: str = "icon") -> Markup:
    """A drawn sign; it says nothing to those who hear the page."""
    return Markup('<svg class="{}" aria-hidden="true"><use href="#{}{}"/></svg>').format(classes, SIGN, name)
