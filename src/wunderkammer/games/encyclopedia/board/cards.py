"""Cards: animals as engraved plates with their categories, experts as portraits with what they do, and dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.pen import Sort, latin, pen
from wunderkammer.games.encyclopedia.board.signs import (
    EXACT,
    FOSSIL,
    home_of_animal,
    home_of_expert,
    shape,
    tables,
)
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CATEGORY, GROUP, GROUPS
from wunderkammer.games.encyclopedia.meanings import CATEGORY_ICONS
from wunderkammer.web.board.sight import Sight

TWO_LINES = 26  # letters of a name that fit two lines of a narrow card
BRIEF, LONG = 42, 90  # letters of an expert's name and effect that can be larger, or need more room


def categories(sight: Sight, label: str, markers: Iterable[str] | None) -> tuple[Sort, ...]:
    """The categories of an animal; those with a research marker say so."""
    content, card, say = tables(sight), ANIMAL.parse(label), pen(sight).say
    found: list[Sort] = []
    if content.fossil_value[card]:
        value = str(content.fossil_value[card])
        found.append(Sort(EXACT, value, say("board-fossil-value", value=value), kind="value"))
    for group in range(GROUPS):
        number = content.animal_category[card * GROUPS + group]
        if number >= 0:
            marked = markers is not None and GROUP.text(group) in markers
            found.append(category(sight, CATEGORY.text(number), marked))
    return tuple(found)


def category(sight: Sight, label: str, marked: bool) -> Sort:
    name = pen(sight).label("category", label)
    words = pen(sight).say("board-marked", category=name) if marked else name
    return Sort(CATEGORY_ICONS[label], "", words, kind="marked" if marked else "")


def animal(sight: Sight, label: str, markers: Iterable[str] | None, owner: int | None = None) -> Markup:
    """An animal's plate; where it lies decides whether moves can touch it."""
    groups, colour = categories(sight, label, markers), home_of_animal(sight, label)
    name = pen(sight).label("animal", label)
    # Someone who speaks to the page says what is written there: it comes first.
    written = f"{name} {latin(sight.game).get(label, '')}".strip()
    words = ", ".join((written, *(one.words for one in groups)))
    css = f"en-animal en-{colour or 'fossil'}{' en-wordy' if len(name) > TWO_LINES else ''}"
    mark = sight.mark(f"animal-{label}", words, css)
    return pen(sight).draw("animal", mark, label, name, shape(colour) if colour else FOSSIL, groups, owner)


def expert(sight: Sight, label: str) -> Markup:
    """An expert who can be had in the university."""
    name, effect = pen(sight).label("expert", label), pen(sight).say(f"effect-{label}")
    colour = home_of_expert(sight, label)
    mark = sight.mark(f"expert-{label}", f"{name}: {effect}", f"en-expert en-{colour}")
    return pen(sight).draw("expert", mark, label, name, effect, shape(colour), ())


def wordiness(name: str, effect: str) -> str:
    """How much there is to read on an expert's card."""
    letters = len(name) + len(effect)
    return " en-brief" if letters <= BRIEF else " en-long" if letters > LONG else ""


def die_words(sight: Sight, one: dict[str, Any]) -> str:
    """A die in words: red 5."""
    return f"{pen(sight).label('colour', one['colour'])} {one['value'] or ''}".strip()
