"""The rulebook in the terminal has its examples: their words, and what happens next."""

from __future__ import annotations

import io

import pytest

from wunderkammer import games
from wunderkammer.match.learning.example_match import example_match, play_example
from wunderkammer.shelf.examples import examples
from wunderkammer.shelf.game import game
from wunderkammer.terminal.pages import print_rules
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.rulebook import rulebook


def printed_page(name: str, lang: str, wanted: str = "") -> str:
    page = io.StringIO()
    print_rules(console(page, 100), game(name), lang, wanted)
    return " ".join(page.getvalue().split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_example_stands_below_its_rule(name: str, lang: str) -> None:
    page, texts = printed_page(name, lang), catalogue(lang, game(name).folder)
    book = rulebook(game(name).folder, lang)
    assert "⟨" not in page
    assert len(examples(game(name))) > 3
    for one in examples(game(name)):
        assert book.rule(one.rule) is not None
        words = f"{texts.say('ui-example')} {texts.say(f'example-{one.name}')}"
        rule, _, rest = page.partition(" ".join(words.split()))
        assert f"{one.rule} " in rule
        told = len(play_example(example_match(game(name), one), one))
        following = rest.partition(f" {texts.say('ui-example')} ")[0]
        assert rest.startswith(" · ") == bool(told)
        assert following.count(" · ") >= told


def test_one_rule_brings_its_own_examples_only() -> None:
    page = printed_page("lost_lands", "en", "LL-12")
    assert "Example: 3 M£ against 2 M£: whoever bid more chooses first. · " in page
    texts = catalogue("en", game("lost_lands").folder)
    others = [one for one in examples(game("lost_lands")) if one.rule != "LL-12"]
    assert [one.name for one in others if texts.say(f"example-{one.name}") in page] == []
