"""Finds how a game draws its board: its own drawing, its scene in the generic way, or its view in plain lists."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from wunderkammer.shelf.game import Game
from wunderkammer.web.board import generic_board, plain_lists
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.sight import Sight

Draw = Callable[[Sight], Board]
Picture = Callable[[Sight, str], str]


@cache
def artist(game: Game) -> Draw:
    """The function that draws a game's board."""
    folder, package = game.folder / "board", f"wunderkammer.games.{game.folder.name}.board"
    if (folder / "board.py").exists():
        draw: Draw = import_module(f"{package}.board").draw
        return draw
    if (folder / "scene.py").exists():
        return generic_board.scene_artist(import_module(f"{package}.scene").scene)
    return plain_lists.draw


@cache
def own_pictures(game: Game) -> Picture | None:
    """The function that names the picture of a thing whose look only the board knows, if a game has one."""
    if not (game.folder / "board" / "board.py").exists():
        return None
    return getattr(import_module(f"wunderkammer.games.{game.folder.name}.board.board"), "picture", None)


@cache
def environment(game: Game) -> Environment:
    """The templates of a game's board folder, with escaping on."""
    return Environment(
        loader=FileSystemLoader(game.folder / "board"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
