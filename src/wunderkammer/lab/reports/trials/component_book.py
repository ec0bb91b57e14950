"""The components of a game: every verb, and every card, tile or space that a move can name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from wunderkammer.core.vocabulary import Verb, Vocabulary
from wunderkammer.errors import BadSimulation
from wunderkammer.shelf.game import Game, game
from wunderkammer.text.catalogue import Catalogue

ANY = "*"  # any value of an argument


class Component(NamedTuple):
    """A verb, or all moves of a verb with one thing in one place of its arguments."""

    verb: str
    argument: int = -1  # which argument names the thing; −1 for the verb as a whole
    domain: str = ""
    label: str = ""


class ComponentBook:
    """All components of a game, numbered; what a component is follows from the vocabulary alone."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        verbs = [verb for verb in vocabulary.verbs if not verb.chance]
        self.all = [component for verb in verbs for component in components_of(verb)]
        self.keys = [self.key_of(component) for component in self.all]
        self.numbers = {key: number for number, key in enumerate(self.keys)}
        self.known: dict[int, tuple[int, ...]] = {}

    def key_of(self, component: Component) -> str:
        """A component as it is typed: `sell`, `take:jetpack` or `place:*,museum`."""
        if component.argument < 0:
            return component.verb
        places = [ANY] * len(self.vocabulary.by_name[component.verb].arguments)
        places[component.argument] = component.label
        return f"{component.verb}:{','.join(places)}"

    def of_move(self, move: int) -> tuple[int, ...]:
        """The components of a move."""
        found = self.known.get(move)
        if found is None:
            verb = self.vocabulary.verb_of(move)
            parts = [Component(verb.name)]
            for at, (_, domain, value) in enumerate(self.vocabulary.arguments(move)):
                if domain.labels:
                    parts.append(Component(verb.name, at, domain.name, domain.labels[value]))
            found = self.known[move] = tuple(self.numbers[self.key_of(part)] for part in parts)
        return found

    def choices_among(self, legal: Sequence[int]) -> tuple[int, ...]:
        """The components that a seat may take or leave: some of its moves have them, and some do not."""
        counts: dict[int, int] = {}
        for move in legal:
            for component in self.of_move(move):
                counts[component] = counts.get(component, 0) + 1
        return tuple(component for component, count in counts.items() if count < len(legal))

    def number(self, key: str) -> int:
        """The number of a component; raises one sentence if there is none of this name."""
        if key not in self.numbers:
            raise BadSimulation("no-component", name=key, near=near(key, self.keys))
        return self.numbers[key]

    def name(self, number: int, texts: Catalogue) -> str:
        """A component for people: the thing's own name; a verb as the game calls it, or as it is typed."""
        component = self.all[number]
        message = f"{component.domain}-{component.label}" if component.label else f"thing-move-{component.verb}"
        return texts.say(message) if texts.has(message) else component.label or component.verb


def components_of(verb: Verb) -> list[Component]:
    labels = [
        Component(verb.name, at, domain.name, label)
        for at, (_, domain) in enumerate(verb.arguments)
        for label in domain.labels
    ]
    return [Component(verb.name), *labels]


def near(key: str, keys: Sequence[str]) -> list[str]:
    """Some names that look like a slip's original."""
    import difflib

    return difflib.get_close_matches(key, keys, 5, 0.0)


def component_book(chosen: Game) -> ComponentBook:
    return book_of(chosen.id)


@cache
def book_of(game_id: str) -> ComponentBook:
    return ComponentBook(game(game_id).vocabulary)
