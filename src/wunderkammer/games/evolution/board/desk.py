"""Where the pieces of the board are made: one desk for each language, which remembers what it has drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup

from wunderkammer.games.evolution.board.animals import LOW
from wunderkammer.games.evolution.board.signs import other_signs, trait_signs
from wunderkammer.games.evolution.content.cards import LEAF_NAMES
from wunderkammer.web.board.drawing import environment
from wunderkammer.web.board.drawing_cache import DrawingCache
from wunderkammer.web.board.sight import Sight

PIECES = (
    "plate",
    "chip",
    "who",
    "holds",
    "end",
    "card",
    "button",
    "plants",
    "sealed",
    "coming",
    "water",
    "hole",
    "clock",
    "tally",
    "pile",
)
REMEMBERED = 4096  # pieces of each kind; a move changes two or three of them, everything else is found here


class Desk:
    """Draws rows, cards and the common things in one language; it knows drawings, but no match."""

    def __init__(self, sight: Sight) -> None:
        remember = lru_cache(REMEMBERED)
        self.say = remember(sight.catalogue.say)
        self.signs = other_signs(sight) | trait_signs(sight)
        given: dict[str, Any] = {
            "say": self.say,
            "label": self.label,
            "leaves": LEAF_NAMES,
            "traits": trait_signs(sight),
            "signs": self.signs,
            "icon": sight.icon,
            "low": LOW,
        }
        templates = environment(sight.game)
        module: Any = templates.get_template("pieces.html").make_module(given)
        self.pieces: dict[str, Any] = {name: remember(getattr(module, name)) for name in PIECES}
        self.still = Markup(templates.get_template("lands.html").render()) + Markup(module.tips())
        self.memory: DrawingCache[Markup] = DrawingCache(4 * REMEMBERED)

    def label(self, domain: str, label: str) -> str:
        return self.say(f"{domain}-{label}")

    def draw(self, piece: str, *what: object) -> Markup:
        """A piece of the board, from everything that it shows."""
        found: Markup = self.pieces[piece](*what)
        return found

    def mark(self, sight: Sight, element: str, label: str, css: str) -> Markup:
        """The attributes of an element; most have no moves just now and look the same again and again."""
        if element in sight.by_element:
            return sight.mark(element, label, css)
        key = (sight.seat if sight.asking else None, element, label, css)
        return self.memory.recall(key, lambda: sight.mark(element, label, css))


@cache
def desks() -> dict[str, Desk]:
    """All desks, by language."""
    return {}


def desk(sight: Sight) -> Desk:
    """The desk of a language, furnished by the first sight in it."""
    found = desks().get(sight.lang)
    if found is None:
        found = desks()[sight.lang] = Desk(sight)
    return found
