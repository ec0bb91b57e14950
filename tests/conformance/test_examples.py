"""Every drawn example of a rulebook can be played, shows what it names, and comes out as it says."""

from __future__ import annotations

import re

import pytest

from wunderkammer.match.learning.example_match import example_match, play_example
from wunderkammer.shelf.examples import Example, examples, glossary_domains, glossary_meanings, sign_words
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.text.catalogue import LANGUAGES, catalogue, files
from wunderkammer.text.rulebook import rulebook
from wunderkammer.web.pages.learning.glossary import glossary
from wunderkammer.web.pages.learning.rule_examples import drawn_example, part_of

GAMES = [*all_games().values()]
ALL = [(game, example) for game in GAMES for example in examples(game)]
IDS = [f"{game.id}-{example.name}" for game, example in ALL]
AT_LEAST = 12


@pytest.mark.parametrize("game", GAMES, ids=[*all_games()])
def test_every_game_has_a_dozen_examples(game: Game) -> None:
    assert len({example.name for example in examples(game)}) >= AT_LEAST


@pytest.mark.parametrize(("game", "example"), ALL, ids=IDS)
def test_an_example_comes_out_as_it_says(game: Game, example: Example) -> None:
    told = [line.code for line in play_example(example_match(game, example), example)]
    assert set(example.tells) <= set(told)


@pytest.mark.parametrize(("game", "example"), ALL, ids=IDS)
def test_an_example_is_drawn_and_told_in_every_language(game: Game, example: Example) -> None:
    assert rulebook(game.folder, "en").rule(example.rule) is not None
    words = set()
    for lang in LANGUAGES:
        drawn = drawn_example(game, example, lang)
        words.add(drawn.words)
        assert "⟨" not in drawn.words + "".join(drawn.told)
        assert drawn.before
        assert drawn.after
        assert drawn.before != drawn.after, "nothing can be seen to happen"
        assert not re.search(r'\s(?:id|data-moves|tabindex)="', drawn.before + drawn.after)
        assert drawn.before.count("<div") == drawn.before.count("</div")
    assert len(words) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES, ids=[*all_games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_names_every_sign_and_card(game: Game, lang: str) -> None:
    texts, parts = catalogue(lang, game.folder), glossary(game, lang)
    names = [entry.name for part in parts for entry in part.entries]
    assert len(parts) == 1 + len(glossary_domains(game))
    assert "⟨" not in "".join([*names, *(part.title for part in parts)])
    assert len({entry.anchor for part in parts for entry in part.entries}) == len(names)
    assert all(entry.sign for entry in parts[0].entries)
    for part, domain in zip(parts[1:], glossary_domains(game), strict=True):
        if domain in glossary_meanings(game):
            assert all(entry.words and rulebook(game.folder, lang).rule(entry.rule) for entry in part.entries), domain
    for icon, words in sign_words(game).items():
        assert (game.folder / "board" / "icons" / f"{icon}.svg").exists()
        assert words[lang]
    assert texts.has("web-glossary")


def test_a_part_of_a_drawing_keeps_its_dress_and_loses_its_names() -> None:
    html = '<div class="a" id="x"><p id="y"><b>1</b><br>2</p><p id="z">3</p></div>'
    assert part_of(html, "y") == '<div class="a example-shell"><p><b>1</b><br>2</p></div>'
    assert part_of(html, "w") == ""


@pytest.mark.parametrize("told", GAMES, ids=[*all_games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_calls_signs_by_whole_words(told: Game, lang: str) -> None:
    """Other words of a sign are only how words begin (исследовател…); the first is its name."""
    written = [*told.folder.glob(f"rulebook/{lang}.md"), *files(told.folder / "text", lang)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in written)
    names = [words[lang][0] for words in sign_words(told).values()]
    assert [one for one in names if not re.search(rf"(?<!\w){re.escape(one)}(?!\w)", text, re.IGNORECASE)] == []
