"""Things have cases: what a sentence asks for is there, for all things of a kind alike, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.text.reading import TOLD, domains, messages, name_of
from wunderkammer.core.vocabulary import Domain
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.patterns import CASES

every_game = pytest.mark.parametrize("told", TOLD, ids=name_of)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def arguments(told: Game) -> dict[str, dict[str, Domain]]:
    """The labelled arguments of moves and events, by message and name."""
    verbs, events = told.rules.vocabulary.verbs, told.rules.events
    kinds = [*((f"{say}-{verb.name}", verb.arguments) for verb in verbs for say in ("move", "log"))]
    kinds += [(f"event-{event.code}", event.arguments) for event in events]
    return {name: {word: domain for word, domain in given if domain.labels} for name, given in kinds}


def wanted_cases(told: Game, lang: str) -> Iterator[tuple[str, str, str]]:
    """Message, argument and case for every case that a sentence asks for."""
    words = catalogue(lang, told.folder)
    for message in messages(told.folder / "text", lang):
        for thing, forms in words.wanted_forms(message).items():
            yield from ((message, thing, case) for _, case in forms if case in CASES)


def cases_of(told: Game, lang: str, domain: Domain) -> dict[str, set[str]]:
    text = messages(told.folder / "text", lang)
    ids = (f"{domain.name}-{label}" for label in domain.labels)
    return {name: {attribute.id.name for attribute in text[name].attributes} for name in ids if name in text}


@every_game
@every_language
def test_a_thing_used_in_a_case_has_that_case(told: Game, lang: str) -> None:
    known = arguments(told)
    lacking = [
        (message, thing, case, name)
        for message, thing, case in wanted_cases(told, lang)
        if thing in known.get(message, {})
        for name, has in cases_of(told, lang, known[message][thing]).items()
        if case not in has
    ]
    assert lacking == []


@every_game
@every_language
def test_things_of_a_kind_have_the_same_cases(told: Game, lang: str) -> None:
    for domain in domains(told):
        found = cases_of(told, lang, domain)
        assert len({frozenset(cases) for cases in found.values()}) <= 1, (domain.name, found)


@every_game
@every_language
def test_every_case_is_one_that_sentences_know_and_use(told: Game, lang: str) -> None:
    known = arguments(told)
    used = {
        (known[m][thing].name if thing in known.get(m, {}) else "", case) for m, thing, case in wanted_cases(told, lang)
    }
    for domain in domains(told):
        there = set().union(*cases_of(told, lang, domain).values())
        assert there <= {*CASES}
        assert [case for case in there if (domain.name, case) not in used and ("", case) not in used] == []
