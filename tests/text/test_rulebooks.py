"""The rulebook is the same in three languages: sections, rules and their order."""

from __future__ import annotations

import re

import pytest

from tests.text.reading import TOLD, name_of
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import LANGUAGES

every_game = pytest.mark.parametrize("told", TOLD, ids=name_of)


def outline(told: Game, lang: str) -> list[str]:
    """The ids of the rules in their order, with a mark for every heading."""
    text = (told.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    return [found[0] or found[1] for found in re.findall(r"^(?:\*\*([A-Z]{2}-\d+)\*\*|(#+) )", text, re.MULTILINE)]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_rules_in_the_same_sections(told: Game, lang: str) -> None:
    assert outline(told, lang) == outline(told, "en")


@every_game
def test_every_rule_has_one_number_of_this_game(told: Game) -> None:
    ids = [mark for mark in outline(told, "en") if not mark.startswith("#")]
    assert ids
    assert len(ids) == len(set(ids))
    assert {name.partition("-")[0] for name in ids} == {told.prefix}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_refer_only_to_rules_that_exist(told: Game, lang: str) -> None:
    text = (told.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    assert set(re.findall(rf"\b{told.prefix}-\d+\b", text)) <= set(outline(told, lang))
