"""Every game has words for everything it can come to say, and no others."""

from __future__ import annotations

import ast

import pytest

from tests.text.reading import TOLD, domains, messages, name_of, needed_messages, refusals, source, variables
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.rulebook import rulebook

every_game = pytest.mark.parametrize("told", TOLD, ids=name_of)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@every_language
def test_moves_events_decisions_scores_names_and_options_have_text(told: Game, lang: str) -> None:
    has = catalogue(lang, told.folder).has
    assert sorted(name for name in needed_messages(told) if not has(name)) == []


@every_game
@every_language
def test_every_refusal_has_text(told: Game, lang: str) -> None:
    has = catalogue(lang, told.folder).has
    assert sorted({code for code, _ in refusals(told) if not has(f"no-{code}")}) == []


@every_game
def test_refusals_give_what_their_sentences_need(told: Game) -> None:
    text = messages(told.folder / "text", "en")
    wrong = []
    for code, call in refusals(told):
        details = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        if isinstance(details, ast.Dict) and f"no-{code}" in text:
            given = {key.value for key in details.keys if isinstance(key, ast.Constant)}
            wrong += [(code, name) for name in variables(text[f"no-{code}"]) if name not in given]
    assert wrong == []


@every_game
def test_events_give_what_their_sentences_need(told: Game) -> None:
    text = messages(told.folder / "text", "en")
    given = {f"event-{event.code}": {"player", *(name for name, _ in event.arguments)} for event in told.rules.events}
    assert {name: variables(text[name]) - known for name, known in given.items() if variables(text[name]) - known} == {}


@every_game
def test_no_message_is_left_over(told: Game) -> None:
    families = {"game", "move", "log", "event", "ask", "score", "option", *(domain.name for domain in domains(told))}
    ids = {name for name in messages(told.folder / "text", "en") if name.partition("-")[0] in families}
    assert sorted(ids - needed_messages(told)) == []


@every_game
@every_language
def test_when_moves_are_due_has_text_and_a_rule(told: Game, lang: str) -> None:
    due = {verb.name: verb.due.split() for verb in told.vocabulary.verbs if verb.due}
    says, book = catalogue(lang, told.folder).has, rulebook(told.folder, lang)
    assert [name for name, (code, rule) in due.items() if not says(f"no-{code}") or book.rule(rule) is None] == []


@every_game
def test_no_refusal_is_left_over(told: Game) -> None:
    spelt = {node.value for node in source(told) if isinstance(node, ast.Constant)}
    spelt |= {verb.due.partition(" ")[0] for verb in told.vocabulary.verbs}
    ids = [name for name in messages(told.folder / "text", "en") if name.startswith("no-")]
    general = catalogue("en").has  # what the table itself refuses a game may say in its own words
    assert [name for name in ids if name.removeprefix("no-") not in spelt and not general(name)] == []
