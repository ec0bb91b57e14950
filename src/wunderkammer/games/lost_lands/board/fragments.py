"""Pieces of the board that depend on a few values only: drawn once, then taken from memory."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Lore
from wunderkammer.shelf.game import game
from wunderkammer.web.board.drawing import environment
from wunderkammer.web.board.graphics.portraits import portrait

KEPT = 8192  # a table in play needs about a hundred


class Who(NamedTuple):
    """A player; known by the sign of the seat, as on the whole page; the pennant is that of the screen's patron."""

    seat: int
    name: str
    colour: str
    sign: Markup
    pennant: Markup
    portrait: Markup


@lru_cache(KEPT)
def fragment(lore: Lore, macro: str, *values: object) -> Markup:
    """What a macro of fragments.html draws of these values."""
    macros = environment(game("lost_lands")).get_template("fragments.html").module
    return Markup(getattr(macros, macro)(lore, *values))


@lru_cache(KEPT)
def who(lore: Lore, seat: int, name: str, colour: str) -> Who:
    """A player with the sign that stands for them, and the pennant of the screen that they have chosen, if any."""
    macros = environment(game("lost_lands")).get_template("fragments.html").module
    sign = Markup('<i class="sign sign-{}" aria-hidden="true"></i>').format(seat)
    chosen = colour in lore.screen_signs
    pennant = Markup(macros.pennant(colour, lore.screen_signs[colour]) if chosen else "")  # type: ignore[attr-defined]
    return Who(seat, name, colour, sign, pennant, portrait(name, seat))
