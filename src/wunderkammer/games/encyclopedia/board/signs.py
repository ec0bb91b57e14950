"""The signs of Encyclopedia: a shape for every colour, a picture for every category, and how dice and cards look."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    CATEGORY,
    COLOUR,
    CONTINENT,
    EXPERT,
    GROUP,
    GROUPS,
)
from wunderkammer.games.encyclopedia.content.tables import EncyclopediaContent
from wunderkammer.scene import Card, Line, Sign, Token
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.sentences import told
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
GAIN_SIGNS = {"coins": COINS, "token": TOKENS, "seal": SEALS, "reputation": REPUTATION, "vp": VP}
CATEGORY_SIGNS = {
    "mammals": "paw-print",
    "birds": "feather",
    "reptiles": "snake",
    "omnivore": "shiny-apple",
    "carnivore": "meat",
    "herbivore": "solid-leaf",
    "terrestrial": "mountains",
    "arboreal": "pine-tree",
    "aquatic": "waves",
    "hot": "sun",
    "cold": "snowflake-1",
    "temperate": "sun-cloud",
}


def tables(sight: Sight) -> EncyclopediaContent:
    """The figures of this match."""
    content = sight.match.content
    assert isinstance(content, EncyclopediaContent)
    return content


def shape(colour: str) -> str:
    """The icon of a colour."""
    return f"shape-{colour}"


def home_of_expert(sight: Sight, label: str) -> str:
    """The colour of an expert's continent."""
    return COLOUR.text(tables(sight).expert_continent[EXPERT.parse(label)])


def home_of_animal(sight: Sight, label: str) -> str:
    """The colour of an animal's continent; none for fossils."""
    continent = tables(sight).animal_continent[ANIMAL.parse(label)]
    return COLOUR.text(continent) if continent >= 0 else ""


def legend(sight: Sight) -> Line:
    """What the signs mean: everything to have, the parts of the world, the categories of animals."""
    return drawn_legend(sight.catalogue)


@lru_cache(8)
def drawn_legend(words: Catalogue) -> Line:
    say = words.say
    things = {icon: f"gain-{gain}" for gain, icon in GAIN_SIGNS.items()} | {
        VP: "board-sign-vp",
        EXPERTS: "gain-expert",
        ANIMALS: "gain-animal",
        DIE: "gain-die",
        FOSSIL: "option-fossils",
        EXACT: "board-sign-exact",
        GONE: "board-sign-gone",
        NOTHING: "round-token-nothing",
    }
    return (
        *(Sign(icon, "", say(message)) for icon, message in things.items()),
        *(
            Sign(shape(colour), "", f"{say(f'continent-{continent}')} ({say(f'colour-{colour}')})", colour)
            for continent, colour in zip(CONTINENT.labels, COLOUR.labels, strict=True)
        ),
        *(Sign(icon, "", say(f"category-{name}")) for name, icon in CATEGORY_SIGNS.items()),
    )


def die(sight: Sight, colour: str, value: int | None, element: str = "", name: str = "", where: str = "") -> Token:
    """A die; on the main board its value no longer matters."""
    number = "" if value is None else str(value)
    label = f"{sight.label('colour', colour)} {number}".strip()
    return Token(name, label, icon=shape(colour), text=number, element=element, colour=colour, kind="die", where=where)


def expert(sight: Sight, label: str, element: str, more: tuple[Line, ...] = ()) -> Card:
    """Continent, name and what the expert does."""
    colour = home_of_expert(sight, label)
    effect = (Sign(text=sight.say(f"effect-{label}")),)
    return Card(sight.label("expert", label), (effect, *more), shape(colour), element, colour=colour)


def animal(sight: Sight, label: str, markers: Iterable[str] | None) -> Card:
    """Continent, name and the four categories; without a desk it has no markers yet."""
    content = tables(sight)
    card = ANIMAL.parse(label)
    colour = home_of_animal(sight, label)
    categories: list[Sign] = []
    if not colour:
        value = str(content.fossil_value[card])
        categories.append(Sign(EXACT, value, told(sight, "board-fossil-value", value=value)))
    for group in range(GROUPS):
        category = content.animal_category[card * GROUPS + group]
        if category >= 0:
            marked = markers is not None and GROUP.text(group) in markers
            categories.append(category_sign(sight, CATEGORY.text(category), marked))
    icon = shape(colour) if colour else FOSSIL
    title = sight.label("animal", label)
    return Card(title, (tuple(categories),), icon, f"animal-{label}", colour=colour, kind="animal")


def category_sign(sight: Sight, category: str, marked: bool) -> Sign:
    """A category of an animal, with its marker or without."""
    name = sight.label("category", category)
    words = told(sight, "board-marked", category=name) if marked else name
    return Sign(CATEGORY_SIGNS[category], name, words, kind="on" if marked else "off")
