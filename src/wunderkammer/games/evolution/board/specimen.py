"""A species as a plate of the cabinet: its animal, markers, tokens and traits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wunderkammer.games.evolution.board.animals import animal_of
from wunderkammer.games.evolution.board.desk import Desk
from wunderkammer.games.evolution.board.lineage import numbers
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.board.sight import Sight


class Tokens:
    """Names for the viewer's cards, so that a card can be followed from the hand to a species; copies are numbered."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}

    def of(self, card: str) -> str:
        """The name of the next copy of a card."""
        number = self.seen[card] = self.seen.get(card, 0) + 1
        return f"tok-card-{card}-{number}"


class Hunt(NamedTuple):
    """What a hunt that is going on means for a row: its hunter, and whether the viewer is choosing the prey."""

    hunter: int | None
    choosing: bool

    @classmethod
    def of(cls, sight: Sight, turn: bool) -> Hunt:
        """The hunt as it is seen; `turn` is true for the hunter's own row."""
        deed = sight.shown["deed"]
        if not deed or not deed.get("hunting"):
            return PEACE
        return cls(deed["species"] if turn else None, sight.playing and sight.view["ask"] == "prey")


PEACE = Hunt(None, False)


class Specimens:
    """Draws the species of one row from left to right; one that shows the same as before is not drawn again."""

    def __init__(
        self, sight: Sight, here: Desk, seat: int, hunt: Hunt, kept: LatestDrawings, touched: Collection[str] = ()
    ) -> None:
        """`kept` are drawings of those who see the same row; at places that are touched something can be played."""
        self.sight = sight
        self.here = here
        self.seat = seat
        self.hunt = hunt
        self.kept = kept
        self.touched = touched
        self.births = numbers(sight, seat)
        self.names = Tokens()

    def draw(self, place: int, one: dict[str, Any]) -> str:
        """One plate."""
        own = self.seat == self.sight.seat
        tokens = [self.names.of(card["card"]) for card in one["traits"]] if own else [""] * len(one["traits"])
        if str(place) in self.touched:
            return self.drawn(place, one, tokens)
        shown = (one, self.births[place], tokens, self.hunt, self.sight.name(self.seat))
        thing = ("species", self.seat, place, self.sight.asking, self.hunt.choosing)
        return self.kept.reuse(thing, shown, lambda: self.drawn(place, one, tokens))

    def drawn(self, place: int, one: dict[str, Any], tokens: list[str]) -> str:
        element, body, population = f"species-{self.seat}-{place}", one["body"], one["population"]
        figures = {"body": body, "population": population, "food": one["food"], "fat": one["fat"]}
        words = self.here.say("board-species", place=place + 1, player=self.sight.name(self.seat), **figures)
        animal = animal_of(one, self.seat, self.births[place])
        meat = "carnivore" in [card["trait"] for card in one["traits"]]
        mark, state = self.here.mark(self.sight, element, words, "plate"), self.state(place, element)
        plate = self.here.draw("plate", self.seat, place, animal, meat, body, population, one["food"], state)
        cards = zip(one["traits"], tokens, strict=True)
        chips = "".join([self.chip(place, card, token, one["fat"]) for card, token in cards])
        under = f'<div class="traits">{chips}</div>' if chips else ""
        css = f"specimen {state}" if state else "specimen"
        inside = f'<div {mark}><span class="sr">{escape(words)}</span>{plate}</div>\n{under}'
        return f'<div class="{css}" id="ev-plate-{self.seat}-{place}">{inside}</div>\n'

    def chip(self, place: int, card: dict[str, Any], token: str, fat: int) -> Markup:
        """A trait with the fat on it; one of the viewer's own can be touched, and is followed when it moves."""
        trait, down = card["trait"], card["face_down"]
        mark: Markup | None = None
        if self.seat == self.sight.seat:
            name = self.here.label("trait", trait)
            css = "trait down" if down else "trait"
            mark = self.here.mark(self.sight, f"trait-{self.seat}-{place}-{trait}", name, css)
        return self.here.draw("chip", self.seat, place, trait, down, fat if trait == "fat_tissue" else 0, mark, token)

    def state(self, place: int, element: str) -> str:
        """Whether a species hunts, is prey or is protected, while somebody hunts (EV-21)."""
        if place == self.hunt.hunter:
            return "hunts"
        if not self.hunt.choosing:
            return ""
        return "prey" if self.sight.can(element) else "protected"
