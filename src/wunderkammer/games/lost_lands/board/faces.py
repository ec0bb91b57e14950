"""What every card looks like in a language: drawn once, laid on the board as often as wanted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.signs import card_signs, kind_signs, screen_signs, table_signs
from wunderkammer.games.lost_lands.content.cards import JOURNEYS, PATRON, PER_KIND, RISKY_MOVE, TEAM_CARDS
from wunderkammer.games.lost_lands.content.names import CARD, COLOUR, EXPEDITION_NAMES, KIND_NAMES, TEAM
from wunderkammer.games.lost_lands.content.tables import LostLandsContent
from wunderkammer.match.match import Match
from wunderkammer.web.board.drawing import environment
from wunderkammer.web.board.sight import Sight

NOTHING = (0, 0, 0)
MOST_TIMES = 9  # that a kind can count on an expedition
PRINTINGS = 32  # languages and packs that are kept drawn at the same time
# fmt: off
WORDS = (
    "active", "artefact-heard", "artefacts-word", "bank", "bid", "cartographers", "deck", "discard", "empty-market",
    "going",
    "hand", "initiative", "lands", "loses", "market", "no-artefacts", "nobody", "open", "order", "patron-word",
    "place-heard", "players", "purse-word", "rewards", "strength", "screens", "sealed", "thinking", "to-come",
    "unclaimed", "undrawn", "unused", "you",
)
# fmt: on


class Face(NamedTuple):
    """A card: as it lies on the market, and small in a team."""

    label: str
    name: str
    kind: str
    strength: int
    spoken: str
    members: tuple[str, ...]  # of each kind that it can have in a team, as it is heard there
    large: Markup
    small: Markup


@dataclass(frozen=True, eq=False)  # a lore is only equal to itself, so that finding it again takes no time
class Lore:
    """Everything on the board that depends on the figures and the language alone."""

    faces: dict[str, Face]
    words: dict[str, str]
    kinds: dict[str, str]
    kind_signs: dict[str, Markup]
    screen_signs: dict[str, Markup]
    signs: dict[str, Markup]
    lands: dict[str, str]
    patrons: dict[str, str]
    colours: dict[str, str]
    map: Markup
    won: list[str]
    times: list[str]  # how often a kind counts, where that is not once
    teams: list[str]
    ladder: list[tuple[str, int]]
    figures: dict[str, Any]


class Printing:
    """The figures and the language of a match; matches with the same ones share their cards."""

    def __init__(self, sight: Sight) -> None:
        assert isinstance(sight.match.content, LostLandsContent)
        self.content: LostLandsContent = sight.match.content
        self.figures = sight.match.figures
        self.lang = sight.lang

    def __hash__(self) -> int:
        return hash((id(self.content), self.lang))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Printing) and self.content is other.content and self.lang == other.lang


def lore(sight: Sight) -> Lore:
    """The cards and words for this sight, made when they are first needed."""
    return written(Printing(sight))


@lru_cache(PRINTINGS)
def written(printing: Printing) -> Lore:
    """All cards, drawn. Names and signs are the same for every match, so those of an empty one serve."""
    sight = Sight(Match("lost_lands"), None, printing.lang, [])
    figures: dict[str, Any] = printing.figures
    colours = COLOUR.labels
    return Lore(
        {label: face(sight, printing.content, figures, card) for card, label in enumerate(CARD.labels)},
        {word: sight.say(f"board-{word}") for word in WORDS},
        {kind: sight.label("kind", kind) for kind in KIND_NAMES},
        kind_signs(sight),
        screen_signs(sight),
        table_signs(sight),
        {land: sight.label("expedition", land) for land in EXPEDITION_NAMES},
        {colour: sight.label("card", f"patron_{colour}") for colour in colours},
        {colour: sight.label("colour", colour) for colour in colours},
        card_signs(sight)["cartographer"],
        [sight.say("board-won", count=count) for count in range(JOURNEYS + 1)],
        [sight.say("board-times", times=times) for times in range(MOST_TIMES + 1)],
        [sight.label("team", team) for team in TEAM.labels],
        ladder(figures),
        figures,
    )


def face(sight: Sight, content: LostLandsContent, figures: dict[str, Any], card: int) -> Face:
    """One card in both sizes."""
    label = CARD.text(card)
    kind = kind_of(card)
    context = {
        "label": label,
        "name": sight.label("card", label),
        "kind": kind,
        "kind_sign": kind_signs(sight)[kind],
        "kind_name": sight.label("kind", kind) if card < TEAM_CARDS else sight.say(f"board-kind-{kind}"),
        "sign": card_signs(sight)[label],
        "strength": content.strength[card],
        "does": does(sight, label, kind, figures["patron"]),
        "price": sight.say("board-price", price=content.price[card]) if kind != "patron" else "",
        "colour": label.removeprefix("patron_") if kind == "patron" else "",
    }
    cards = environment(sight.game).get_template("cards.html").module
    large, small = (Markup(getattr(cards, size)(context)) for size in ("large", "small"))
    name, strength = str(context["name"]), content.strength[card]
    # A button is called by what is written on it, in that order: people who speak to the page say what they read.
    title = f"{context['kind_name']} {strength or ''}".strip()
    spoken = "; ".join(str(part) for part in (title, name, context["does"], context["price"]) if part)
    members = tuple(card_words(sight, sight.label("kind", one), strength, name) for one in KIND_NAMES)
    return Face(label, name, kind, strength, spoken, members, large, small)


def card_words(sight: Sight, kind: str, strength: int, name: str) -> str:
    """A card as it is heard: Crew of strength 2, Midnight Stokers."""
    return sight.say("board-card-heard", kind=kind, strength=strength, name=name) if strength else f"{kind}, {name}"


def kind_of(card: int) -> str:
    if card < TEAM_CARDS:
        return KIND_NAMES[card // PER_KIND]
    return "patron" if PATRON <= card < RISKY_MOVE else "special"


def does(sight: Sight, label: str, kind: str, pay: dict[str, int]) -> str:
    """What a patron or a special is good for; members of teams speak for themselves."""
    if kind == "patron":
        colour = label.removeprefix("patron_")
        return sight.say("board-patron", usual=pay["pay"], own=pay["pay_own_screen"], colour=colour)
    return sight.say(f"board-does-{label}") if kind == "special" else ""


def ladder(figures: dict[str, Any]) -> list[tuple[str, int]]:
    """Which strength earns how much (LL-28)."""
    least, pays = figures["expedition"]["strength"], figures["expedition"]["reward"]
    ends = [f"–{following - 1}" for following in least[1:]] + ["+"]
    return [(f"{start}{end}", pay) for start, end, pay in zip(least, ends, pays, strict=True)]


@lru_cache(PRINTINGS * 16)
def symbols(found: Lore, counts: tuple[int, ...]) -> Markup:
    """A sign for every time that a kind counts."""
    parts = [
        Markup('<span class="ll-kind ll-{}">{}</span>').format(kind, found.kind_signs[kind])
        for kind, count in zip(KIND_NAMES, counts or NOTHING, strict=True)
        for _ in range(count)
    ]
    return Markup("").join(parts)


@lru_cache(PRINTINGS * 16)
def symbols_spoken(found: Lore, counts: tuple[int, ...]) -> str:
    """The same in words: Explorer ×2, Crew ×1."""
    pairs = zip(KIND_NAMES, counts or NOTHING, strict=True)
    return ", ".join(f"{found.kinds[kind]} ×{count}" for kind, count in pairs if count)
