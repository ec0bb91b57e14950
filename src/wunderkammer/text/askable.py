"""Everything that can be asked about at a table without a drawn board, and what a typed question means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax.ast import Message

from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import files, resource
from wunderkammer.text.narrator import PEOPLE
from wunderkammer.text.thing_meanings import HOLE, KnownTable, Meaning, meaning

MOST_NUMBERS = 40  # things of one kind that are only numbered
MOST_TOGETHER = 2000  # names of one kind that are tried


class FoundThings(NamedTuple):
    """What a question may mean; `surely` when a name begins with it, and not only holds its words."""

    things: list[Meaning]
    surely: bool


class AskableThings:
    """The things of a game that have a meaning for the asker, in the order of their kinds."""

    def __init__(self, game: Game, known: KnownTable, seats: int) -> None:
        self.game = game
        self.known = known
        self.seats = seats
        self.messages = message_names(game.folder, known.narrator.catalogue.lang)

    def all(self) -> list[Meaning]:
        """Every thing once; what reads the same is the same."""
        found: dict[tuple[str, str], Meaning] = {}
        for kind in self.game.kinds:
            for thing in self.names_of(kind.things):
                one = meaning(self.game.kinds, self.known, thing)
                if one is not None and "⟨" not in one.name + one.sentence:
                    found.setdefault((one.name, one.sentence), one)
        return [*found.values()]

    def names_of(self, template: str) -> Iterator[str]:
        """The names that things of a kind may have; which of them exist, their meanings know."""
        holes = HOLE.findall(template)
        values = [self.values(hole) for hole in holes]
        if len(holes) == 1:  # what a message is called as the thing is may be the name of one, too
            values = [[*values[0], *self.labels(template.partition("{")[0])]]
        for number, texts in enumerate(product(*values)):
            if number == MOST_TOGETHER:
                return
            yield template.format_map(dict(zip(holes, texts, strict=True)))

    def values(self, hole: str) -> list[str]:
        """What can stand in a hole: a player, a label of the moves or of the messages, or else a number."""
        if hole in PEOPLE:
            return [str(seat) for seat in range(self.seats)]
        labels, size = self.domain(hole)
        numbers = [] if labels else [str(number) for number in range(size or MOST_NUMBERS)]
        return [*dict.fromkeys([*labels, *numbers, *self.labels(f"{hole}-")])]

    def labels(self, prefix: str) -> list[str]:
        """How the names of messages go on that begin so."""
        return [name.removeprefix(prefix) for name in self.messages if name.startswith(prefix)]

    def domain(self, hole: str) -> tuple[list[str], int]:
        """The labels, or else the count, of what moves call by this name."""
        labels: list[str] = []
        size = 0
        for verb in self.game.vocabulary.verbs:
            for name, domain in verb.arguments:
                if hole in (name, domain.name):
                    labels += domain.labels
                    size = max(size, min(domain.size, MOST_NUMBERS))
        return labels, size

    def find(self, question: str) -> FoundThings:
        """The things that somebody means: by their whole name, its beginning, or words of it, or an element's name."""
        every, wanted = self.all(), plain(question)
        element = [one for one in (meaning(self.game.kinds, self.known, question),) if one]
        whole = element or [one for one in every if plain(one.name) == wanted]
        begun = whole or [one for one in every if plain(one.name).startswith(wanted) or one.thing.startswith(question)]
        held = begun or [one for one in every if all(word in plain(one.name) for word in wanted.split())]
        return FoundThings(held, bool(begun))


def plain(text: str) -> str:
    """A name as people type it: without quotation marks, in small letters."""
    return " ".join(text.casefold().replace("ё", "е").translate(str.maketrans("", "", '“”„«»"')).split())


@cache
def message_names(folder: Path, lang: str) -> tuple[str, ...]:
    """The names of all messages of a game: those of its labels are among them."""
    entries = [entry for file in files(folder / "text", lang) for entry in resource(file).body]
    return tuple(entry.id.name for entry in entries if isinstance(entry, Message))
