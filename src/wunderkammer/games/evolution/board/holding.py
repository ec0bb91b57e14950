"""What the viewer holds: the hand, the card being played, and what can be done with it."""

from __future__ import annotations

from markupsafe import Markup, escape

from wunderkammer.games.evolution.board.desk import Desk
from wunderkammer.games.evolution.board.specimen import Tokens
from wunderkammer.games.evolution.content.cards import TRAIT_NAMES
from wunderkammer.games.evolution.vocabulary import STORED
from wunderkammer.web.board.sight import Sight

PURPOSES = ("trait", "species", "body", "population")
PLAYING = ("play", "use", "place")


def hand(sight: Sight, here: Desk) -> str:
    """The viewer's cards, equal ones together."""
    held, below, deed = sight.shown["players"][sight.seat]["hand"], laid(sight), sight.shown["deed"]
    if any(name.startswith("hand-") for name in sight.by_element):
        return cards(sight, here, below, held)
    shown = (held, below, deed, sight.asking)
    return sight.own_drawings.reuse("hand", shown, lambda: cards(sight, here, below, held))


def laid(sight: Sight) -> list[str]:
    """The cards on the viewer's own species."""
    return [trait["card"] for one in sight.shown["players"][sight.seat]["species"] for trait in one["traits"]]


def cards(sight: Sight, here: Desk, below: list[str], held: dict[str, int]) -> str:
    """The cards of a hand, named after those that lie on the viewer's species."""
    names = Tokens()
    for label in below:
        names.of(label)
    drawn = [card(sight, here, names, label, count) for label, count in held.items()]
    return "".join(drawn) or f'<span class="none">{escape(here.say("board-empty"))}</span>'


def card(sight: Sight, here: Desk, names: Tokens, label: str, count: int) -> str:
    """A card of the hand; the one that is being played is lifted."""
    trait, _, food = label.rpartition("_")
    deed = sight.shown["deed"]
    css = "card taken" if deed and deed.get("card") == label else "card"
    name = here.label("card", label) + (f" ×{count}" if count > 1 else "")
    mark = here.mark(sight, f"hand-{label}", name, css)
    face = here.draw("card", trait, food.replace("-", "−"), count, names.of(label))
    return f'<div {mark} data-trait="{trait}">{face}</div>\n'


def actions(sight: Sight, here: Desk) -> list[Markup]:
    """What the decision asks for beyond things on the table: a card's purpose, a trait to switch off, or an end."""
    if sight.seat is None or not sight.playing:
        return []
    found: list[Markup] = []
    ask, deed = sight.view["ask"], sight.shown["deed"] or {}
    if ask in PLAYING:  # before a card is chosen, too: it says what a card can become, and nothing moves when one is
        for purpose in PURPOSES:
            words = here.label("purpose", purpose)
            css = "choice chosen" if purpose == deed.get("purpose") else "choice"
            found.append(here.draw("button", sight.mark(f"purpose-{purpose}", words, css), here.signs[purpose], words))
    for trait in TRAIT_NAMES:
        if sight.can(f"silence-{trait}"):
            mark = sight.mark(f"silence-{trait}", "", "choice off")
            found.append(here.draw("button", mark, here.signs[trait], here.label("trait", trait), True))
    if ask in PLAYING:
        words = here.say("board-keep")
        found.append(here.draw("button", sight.mark("keep", words, "choice keep"), here.signs["done"], words))
    return found + surplus(sight, here)


def surplus(sight: Sight, here: Desk) -> list[Markup]:
    """How much of a surplus can be stored or left on the watering hole (EV-59)."""
    found: list[Markup] = []
    for amount in range(STORED.size):
        if sight.can(f"surplus-{amount}"):
            words = here.say("board-store-surplus", amount=amount) if amount else here.say("board-leave-surplus")
            sign = here.signs["fat_tissue" if amount else "plant"]
            found.append(here.draw("button", sight.mark(f"surplus-{amount}", words, "choice"), sign, words))
    return found
