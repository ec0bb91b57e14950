"""Where the pieces of the board are made: one desk for each language, which remembers what it has drawn."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup

from wunderkammer.games.evolution.board.signs import animals, looks_like, other_signs, trait_signs
from wunderkammer.games.evolution.content.cards import LEAF_NAMES
from wunderkammer.web.drawing import environment
from wunderkammer.web.sight import Sight

REMEMBERED = 4096  # pieces of each kind; a move changes two or three of them, everybody else's are found here


class Desk:
    """Draws specimens, cards and the common things in one language; it knows no match and no secrets of one."""

    def __init__(self, sight: Sight) -> None:
        remember = lru_cache(REMEMBERED)
        self.say = remember(sight.catalogue.say)
        self.kinds = animals(sight)
        self.pieces: dict[str, Any] = {}
        words: dict[str, object] = {"say": self.say, "label": self.label, "leaves": LEAF_NAMES}
        pictures: dict[str, object] = {
            "traits": trait_signs(sight),
            "signs": other_signs(sight),
            "animals": self.kinds,
        }
        module: Any = environment(sight.game).get_template("pieces.html").make_module(words | pictures)
        for name in ("specimen", "owner", "end", "card", "button", "hole", "clock", "piles"):
            self.pieces[name] = remember(getattr(module, name))
        self.signs = other_signs(sight) | trait_signs(sight)
        self.tips = Markup(module.tips())

    def label(self, domain: str, label: str) -> str:
        return self.say(f"{domain}-{label}")

    def draw(self, piece: str, *what: object) -> Markup:
        """A piece of the board; drawn anew only if nobody has seen one like it lately."""
        found: Markup = self.pieces[piece](*what)
        return found

    def kind(self, traits: frozenset[str]) -> str:
        """The kind of animal that a species with these traits is drawn as."""
        return looks_like(tuple(self.kinds), traits)


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
