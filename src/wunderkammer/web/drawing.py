"""Finds how a game draws its board: its own drawing, its scene in the generic way, or nothing but the moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from wunderkammer.shelf import Game
from wunderkammer.web.board import Board
from wunderkammer.web.sight import Sight

Draw = Callable[[Sight], Board]


@cache
def artist(game: Game) -> Draw:
    """The function that draws a game's board."""
    package = f"wunderkammer.games.{game.folder.name}.board"
    if find_spec(package) and find_spec(f"{package}.board"):
        draw: Draw = import_module(f"{package}.board").draw
        return draw
    if find_spec("wunderkammer.web.generic"):
        generic: Draw = import_module("wunderkammer.web.generic").draw
        return generic
    return bare


def bare(sight: Sight) -> Board:
    """No drawing: the list of moves beside the board says everything."""
    elements = sorted(sight.by_element)
    marks = Markup("").join(Markup("<li {}>{}</li>").format(sight.mark(name, name), name) for name in elements)
    return Board(Markup(""), Markup('<ul class="bare">{}</ul>').format(marks))


@cache
def environment(game: Game) -> Environment:
    """The templates of a game's board folder, with escaping on."""
    return Environment(
        loader=FileSystemLoader(game.folder / "board"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
