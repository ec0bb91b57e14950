"""Pictures that a game brings along: files of their own, loaded when they come into sight and kept by browsers."""

from __future__ import annotations

import hashlib
from functools import cache

from markupsafe import Markup

from wunderkammer.shelf.game import Game
from wunderkammer.shelf.picture_files import DRAWN, SMALL, address, pictures

IMAGE = Markup('<img class="{}" src="{}" alt="" loading="lazy" decoding="async" width="{}" height="{}">')


@cache
def url(game: Game, folder: str, name: str, kind: str = DRAWN) -> str:
    """Where a browser finds a picture; with its version, so that it may be kept for good."""
    path = address(game, folder, name, kind)
    return f"/static/{path}?v={hashlib.sha256(pictures(game)[path].read_bytes()).hexdigest()[:12]}"


@cache
def picture(game: Game, folder: str, name: str, classes: str, width: int, height: int) -> Markup:
    """An image beside words that say the same: it says nothing itself."""
    return IMAGE.format(classes, url(game, folder, name), width, height)


@cache
def small_picture(game: Game, folder: str, name: str, classes: str, width: int, height: int) -> Markup:
    """The same in points: a drawing would be a document of its own to the browser, two or three milliseconds each."""
    return IMAGE.format(classes, url(game, folder, name, SMALL), width, height)
