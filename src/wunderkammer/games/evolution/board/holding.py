"""What the viewer holds: the hand, the card being played, and what can be done with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from markupsafe import Markup

from wunderkammer.games.evolution.board.desk import Desk
from wunderkammer.games.evolution.content.cards import TRAIT_NAMES
from wunderkammer.web.sight import Sight

PURPOSES = ("trait", "species", "body", "population")
PLAYING = ("play", "use", "place")


class Tokens:
    """Names for the viewer's cards, so that a card can be followed from the hand to a species; copies are numbered."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def of(self, card: str) -> str:
        """The name of the next copy of a card."""
        self.seen[card] += 1
        return f"tok-card-{card}-{self.seen[card]}"


def own(sight: Sight) -> dict[str, Any] | None:
    """The viewer's part of the table."""
    return sight.table["players"][sight.seat] if sight.seat is not None else None


def hand(sight: Sight, here: Desk, names: Tokens) -> list[Markup] | None:
    """The viewer's cards, equal ones together; None for a spectator."""
    mine = own(sight)
    if mine is None:
        return None
    return [card(sight, here, names, label, count) for label, count in mine["hand"].items()]


def card(sight: Sight, here: Desk, names: Tokens, label: str, count: int) -> Markup:
    """A card of the hand; the one that is being played is lifted."""
    trait, _, food = label.rpartition("_")
    deed = sight.table["deed"]
    css = "card taken" if deed and deed.get("card") == label else "card"
    mark = sight.mark(f"hand-{label}", here.label("card", label), css)
    return here.draw("card", label, trait, food.replace("-", "−"), count, mark, names.of(label))


def actions(sight: Sight, here: Desk) -> list[Markup]:
    """What the decision asks for beyond things on the table: a card's purpose, a trait to switch off, or an end."""
    if sight.seat is None or not sight.playing:
        return []
    found: list[Markup] = []
    ask, deed = sight.view["ask"], sight.table["deed"]
    if ask in ("use", "place"):
        for purpose in PURPOSES:
            words = here.label("purpose", purpose)
            css = "choice chosen" if purpose == deed["purpose"] else "choice"
            found.append(here.draw("button", sight.mark(f"purpose-{purpose}", words, css), here.signs[purpose], words))
    for trait in TRAIT_NAMES:
        if sight.can(f"silence-{trait}"):
            mark = sight.mark(f"silence-{trait}", "", "choice off")
            found.append(here.draw("button", mark, here.signs[trait], here.label("trait", trait), True))
    if ask in PLAYING:
        words = here.say("board-keep")
        found.append(here.draw("button", sight.mark("keep", words, "choice keep"), here.signs["done"], words))
    return found
