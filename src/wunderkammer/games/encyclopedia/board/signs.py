"""The signs of Encyclopedia: a shape for every colour, a picture for every category, and the names of both."""

from __future__ import annotations

from wunderkammer.games.encyclopedia.content.cards import ANIMAL, COLOUR, CONTINENT, EXPERT
from wunderkammer.games.encyclopedia.content.tables import EncyclopediaContent
from wunderkammer.web.board.sight import Sight

COINS = "two-coins"
TOKENS = "sailboat"
SEALS = "wax-seal"
REPUTATION = "star-medal"
VP = "laurel-crown"
FOSSIL = "ammonite-fossil"
EXPERTS = "graduate-cap"
ANIMALS = "paw-print"
DIE = "dice-six-faces-six"
EXACT = "perspective-dice-six"
GONE = "trash-can"
NOTHING = "cancel"
GAIN_SIGNS = {
    "nothing": NOTHING,
    "coins": COINS,
    "token": TOKENS,
    "seal": SEALS,
    "expert": EXPERTS,
    "animal": ANIMALS,
    "reputation": REPUTATION,
    "vp": VP,
    "die": DIE,
}
HOUSE_SIGNS = {
    "university": EXPERTS,
    "academy": "greek-temple",
    "embassy": "flying-flag",
    "bank": "bank",
    "publications": "open-book",
}
ACTION_SIGNS = {**HOUSE_SIGNS, "publish": "open-book", "expedition": "globe"}
# What the legend explains besides continents and categories: a sign, and the message that names it.
THINGS = (
    (VP, "board-sign-vp"),
    (COINS, "gain-coins"),
    (TOKENS, "gain-token"),
    (SEALS, "gain-seal"),
    (REPUTATION, "gain-reputation"),
    (EXPERTS, "gain-expert"),
    (ANIMALS, "gain-animal"),
    (DIE, "gain-die"),
    (FOSSIL, "option-fossils"),
    (EXACT, "board-sign-exact"),
    (GONE, "board-sign-gone"),
    (NOTHING, "round-token-nothing"),
    ("globe", "action-expedition"),
    ("greek-temple", "action-academy"),
    ("flying-flag", "action-embassy"),
    ("bank", "action-bank"),
    ("open-book", "action-publish"),
)


def tables(sight: Sight) -> EncyclopediaContent:
    """The figures of this match."""
    content = sight.match.content
    assert isinstance(content, EncyclopediaContent)
    return content


def shape(colour: str) -> str:
    """The icon of a colour."""
    return f"shape-{colour}"


def colour_of(continent: str) -> str:
    """The colour of a continent."""
    return COLOUR.text(CONTINENT.parse(continent))


def home_of_expert(sight: Sight, label: str) -> str:
    """The colour of an expert's continent."""
    return COLOUR.text(tables(sight).expert_continent[EXPERT.parse(label)])


def home_of_animal(sight: Sight, label: str) -> str:
    """The colour of an animal's continent; none for fossils."""
    continent = tables(sight).animal_continent[ANIMAL.parse(label)]
    return COLOUR.text(continent) if continent >= 0 else ""
