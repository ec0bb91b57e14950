"""Messages said without Fluent read as Fluent would have said them."""

from __future__ import annotations

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wunderkammer.shelf.game import all_games
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 104, 1234, -4)


class Arguments(Visitor):
    """The names of a message's arguments, and the words that it tells apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = {"Ada"}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("game", [None, *all_games().values()], ids=lambda game: game.id if game else "general")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_the_same_as_in_fluent(lang: str, game: object) -> None:
    words = catalogue(lang, getattr(game, "folder", None))
    quick = 0
    for message in messages(words):
        found = Arguments()
        value = words.pattern(message)
        if value is None:
            continue
        found.visit(value)
        for given in (*NUMBERS, *found.words):
            args: dict[str, object] = dict.fromkeys(found.names, given)
            said = words.quickly(message, args)
            quick += said is not None
            assert said in (None, words.render(message, args)[0]), (message, given)
    assert quick > 1000


def messages(words: Catalogue) -> list[str]:
    """The ids of all messages, and of the cases of things."""
    known = words.bundle._messages
    return [*known, *(f"{name}.{case}" for name, message in known.items() for case in message.attributes)]


@pytest.mark.parametrize("number", [True, 1.5, None])
def test_what_is_no_plain_number_or_word_is_left_to_fluent(number: object) -> None:
    assert catalogue("en").quickly("web-days", {"count": number}) is None


def test_a_missing_argument_is_still_reported() -> None:
    assert catalogue("en").quickly("web-days", {}) is None
    assert catalogue("en").render("web-days", {})[1]
