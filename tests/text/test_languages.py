"""The three languages say the same things, each in its own grammar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.text.reading import FOLDERS, LABEL, entries, inside, messages, name_of, selects, variables
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES, catalogue, files

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
every_language = pytest.mark.parametrize("lang", LANGUAGES)

CATEGORIES = {"one", "few", "many"}


@every_folder
@every_language
def test_every_entry_can_be_read(folder: Path, lang: str) -> None:
    junk = [entry.content for entry in entries(folder, lang) if isinstance(entry, ftl.Junk)]
    assert junk == []


@every_folder
@every_language
def test_no_message_is_written_twice(folder: Path, lang: str) -> None:
    ids = [entry.id.name for entry in entries(folder, lang) if isinstance(entry, ftl.Message)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages(folder: Path, lang: str) -> None:
    assert messages(folder, lang).keys() == messages(folder, "en").keys()


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_speaks_of_the_same_things(folder: Path, lang: str) -> None:
    here = {name: variables(message) for name, message in messages(folder, lang).items()}
    english = {name: variables(message) for name, message in messages(folder, "en").items()}
    assert {name: (here[name], english[name]) for name in english if here[name] != english[name]} == {}


@every_folder
@every_language
def test_labels_choose_variants_and_are_never_shown(folder: Path, lang: str) -> None:
    shown = [
        (name, node.expression.id.name)
        for name, message in messages(folder, lang).items()
        for node in inside(message)
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference)
    ]
    assert [pair for pair in shown if pair[1].endswith(LABEL)] == []


@every_folder
@every_language
def test_every_message_refers_only_to_messages_that_exist(folder: Path, lang: str) -> None:
    known = messages(folder, lang)
    nodes = [node for message in known.values() for node in inside(message)]
    assert [
        node.id.name for node in nodes if isinstance(node, ftl.MessageReference) and node.id.name not in known
    ] == []


@every_folder
def test_russian_counts_in_three_forms(folder: Path) -> None:
    wrong = [
        (name, variable, sorted(keys))
        for name, message in messages(folder, "ru").items()
        for variable, keys in selects(message)
        if keys & CATEGORIES and not keys >= CATEGORIES
    ]
    assert wrong == []


@every_folder
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_others_count_russian_counts_too(folder: Path, lang: str) -> None:
    russian = messages(folder, "ru")
    counted = [
        (name, variable)
        for name, message in messages(folder, lang).items()
        for variable, keys in selects(message)
        if "one" in keys
    ]
    forms = {(name, variable) for name, m in russian.items() for variable, keys in selects(m) if keys >= CATEGORIES}
    assert [pair for pair in counted if pair not in forms] == []


@every_folder
def test_russian_does_not_call_a_player_twice_a_player(folder: Path) -> None:
    """Anyone who has chosen no name is “Игрок 1” already."""
    said = "\n".join(file.read_text(encoding="utf-8") for file in files(folder, "ru"))
    assert re.findall(r"^.*\bигрок\w* \{ \$(?:name|player|owner) \}.*", said, re.MULTILINE) == []


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 temporary knowledge", "2 temporary knowledge"),
        ("ru", "1 временное знание", "2 временных знания"),
        ("de", "1 vorläufiges Wissen", "2 × vorläufiges Wissen"),
    ],
)
def test_knowledge_is_counted(lang: str, one: str, two: str) -> None:
    say = catalogue(lang, game("darwins_journey").folder).say
    for message in ("event-gained-knowledge", "event-spent-knowledge", "event-alfred-gained-knowledge"):
        assert one in say(message, player="Anna", amount=1)
        assert two in say(message, player="Anna", amount=2)
    assert two in say("crew-c13")
