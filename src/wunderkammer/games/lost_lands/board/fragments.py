"""Pieces of the board that depend on a few values only: drawn once, then taken from memory."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Lore
from wunderkammer.shelf import game
from wunderkammer.web.drawing import environment

KEPT = 8192  # a table in play needs about a hundred


class Who(NamedTuple):
    """A player; known by the sign of the screen, before that by a number."""

    seat: int
    name: str
    colour: str
    pennant: Markup


@lru_cache(KEPT)
def fragment(lore: Lore, macro: str, *values: object) -> Markup:
    """What a macro of fragments.html draws of these values."""
    macros = environment(game("lost_lands")).get_template("fragments.html").module
    return Markup(getattr(macros, macro)(lore, *values))


@lru_cache(KEPT)
def who(lore: Lore, seat: int, name: str, colour: str) -> Who:
    """A player with the pennant that stands for them everywhere."""
    macros = environment(game("lost_lands")).get_template("fragments.html").module
    sign = lore.screen_signs.get(colour, Markup('<b class="ll-number">{}</b>').format(seat + 1))
    return Who(seat, name, colour, Markup(macros.pennant(colour, sign)))  # type: ignore[attr-defined]
