"""Draws any scene: zones on a grid that re-flows, with whatever lies in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from wunderkammer.scene import Card, Line, Scene, Sign, Zone
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.drawing_cache import DrawingCache
from wunderkammer.web.board.graphics.icons import sign
from wunderkammer.web.board.sight import Choice, Sight

ACROSS = 6  # signs of the legend beside each other
REMEMBERED = 8192  # zones; a move changes a few of them, all others look as they did for the last viewer


@cache
def scene_macros() -> Any:
    """The macros that draw the parts of a scene."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    return environment.get_template("scene.html").module


@cache
def zone_cache() -> DrawingCache[Markup]:
    """Zones in which nothing can be played, as they were drawn before."""
    return DrawingCache(REMEMBERED)


def scene_artist(scene: Callable[[Sight], Scene]) -> Callable[[Sight], Board]:
    """How to draw the boards of a game that describes them as scenes."""

    def draw(sight: Sight) -> Board:
        table = scene(sight)
        shown = (legend(sight, table.legend), *table.zones) if table.legend else table.zones
        zones = [draw_zone(sight, zone) for zone in shown]
        return Board(Markup(""), frame(len(zones)), (buttons(sight), *zones))

    return draw


def legend(sight: Sight, signs: Line) -> Zone:
    """What the signs mean, folded away."""
    return Zone("", cards=legend_entries(signs), kind="legend", across=ACROSS, fold=sight.say("web-legend"))


@lru_cache(REMEMBERED)
def legend_entries(signs: Line) -> tuple[Card, ...]:
    """A sign and its meaning, one after the other."""
    return tuple(Card("", ((sign._replace(label=""), Sign(text=sign.label)),), kind="entry") for sign in signs)


@cache
def frame(zones: int) -> tuple[str, ...]:
    """What holds the buttons and the zones."""
    return ('<div class="scene-frame"><div class="scene">', *("" for _ in range(zones)), "</div></div>")


def draw_zone(sight: Sight, zone: Zone) -> Markup:
    """A zone; one in which nothing can be played is remembered."""
    touched = [element for element in zone.elements() if element in sight.by_element]
    if touched:
        unfold = any(card.element in touched for card in zone.cards)
        return Markup(scene_macros().zone(sight, sign, zone, unfold))
    asked = sight.seat if sight.asking else None
    key = (sight.game.id, sight.lang, asked, tuple(sight.names), zone)
    return zone_cache().recall(key, lambda: Markup(scene_macros().zone(sight, sign, zone, False)))


def buttons(sight: Sight) -> Markup:
    """The moves that belong to nothing on the board: to stop, to decline, to choose what comes next."""
    free: list[Choice] = [choice for choice in sight.moves if not choice.elements]
    return Markup(scene_macros().buttons(free))
