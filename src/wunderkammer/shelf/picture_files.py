"""The pictures that a game brings along for its board, by the addresses under which browsers find them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wunderkammer.shelf.game import Game

SIGNS = "icons"  # the one folder whose drawings stand in the page itself
DRAWN, SMALL = ".svg", ".webp"  # what the name of a picture ends in: as it is drawn, and in points for small places


@cache
def pictures(game: Game) -> dict[str, Path]:
    """Every picture of a game by its address."""
    found = [file for file in sorted((game.folder / "board").glob("*/*")) if file.parent.name != SIGNS]
    files = [file for file in found if file.suffix in (DRAWN, SMALL)]
    return {address(game, file.parent.name, file.stem, file.suffix): file for file in files}


def address(game: Game, folder: str, name: str, kind: str = DRAWN) -> str:
    """The address of a picture among the static files."""
    return f"boards/{game.id}/{folder}/{name}{kind}"
