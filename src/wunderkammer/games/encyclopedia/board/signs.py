"""The signs of Encyclopedia: a shape for every colour, a picture for every category, and how dice and cards look."""

from __future__ import annotations

from collections.abc import Iterable

from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CATEGORY, COLOUR, EXPERT, GROUP, GROUPS
from wunderkammer.games.encyclopedia.content.tables import EncyclopediaContent
from wunderkammer.web.scene import Card, Line, Sign, Token
from wunderkammer.web.sight import Sight
from wunderkammer.web.words import told

COINS = "two-coins"
TOKENS = "compass"
SEALS = "wax-seal"
REPUTATION = "star-medal"
VP = "laurel-crown"
FOSSIL = "ammonite-fossil"
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


def die(
    sight: Sight, colour: str, value: int | None, element: str = "", name: str = "", where: str = ""
) -> Token:
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
        categories.append(Sign("perspective-dice-six", value, told(sight, "board-fossil-value", value=value)))
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
