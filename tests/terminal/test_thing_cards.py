"""“?” and the name of a thing: the same card as in the browser, in every game and language."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from tests.drawn import DrawnThings
from tests.terminal.table import new_match, page_after
from wunderkammer import Match, games
from wunderkammer.core.rng import Rng
from wunderkammer.match.why_not import why_not
from wunderkammer.shelf.game import game
from wunderkammer.terminal.answers import explain
from wunderkammer.terminal.choices import choices
from wunderkammer.terminal.style import console
from wunderkammer.text.askable import AskableThings
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import rulebook
from wunderkammer.text.thing_meanings import KnownTable
from wunderkammer.web.board.cards import on_thing, thing_meaning
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Boris"]
ALONE = ["", "random"]
MOVES = (0, 25)  # after so many moves it is asked


def position(name: str, moves: int) -> Match:
    match, rng = Match(name, 2, 7), Rng(7)
    for _ in range(moves):
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], legal[rng.below(len(legal))])
    return match


def answer_line(match: Match, lang: str, question: str) -> str:
    """What the terminal says, in one line."""
    page, seat = io.StringIO(), match.to_act[0]
    narrator = Narrator(match.game.rules, catalogue(lang, match.game.folder), NAMES)
    found = choices(match, seat, narrator)
    book = rulebook(match.game.folder, lang)
    console(page, 400).print(explain.answer(match, seat, found, question, narrator, book))
    return " ".join(page.getvalue().split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_whatever_the_browser_draws_can_be_asked_about(name: str, lang: str) -> None:
    """By its name or by the name of its element, and the answer is the browser's card."""
    for moves in MOVES:
        match = position(name, moves)
        sight = Sight(match, match.to_act[0], lang, NAMES)
        known = KnownTable(sight.shown, match.figures, sight.narrator)
        every = {(one.name, one.sentence) for one in AskableThings(match.game, known, match.seats).all()}
        drawn = DrawnThings(str(artist(match.game)(sight).live)).things
        cards = {(one.name, one.sentence) for one in (thing_meaning(sight, thing) for thing in drawn) if one}
        assert len(cards) > 5
        assert cards - every == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_card_has_name_meaning_and_rule(name: str, lang: str) -> None:
    match = position(name, MOVES[-1])
    sight = Sight(match, match.to_act[0], lang, NAMES)
    for thing in [*sight.by_element][:4]:
        card = thing_meaning(sight, thing)
        assert card is not None
        page = answer_line(match, lang, thing)
        for part in (card.name, card.sentence, card.rule):
            assert " ".join(part.split()) in page


@pytest.mark.parametrize("name", games())
def test_what_can_be_done_with_a_thing_stands_on_its_card(name: str) -> None:
    match = position(name, MOVES[-1])
    sight = Sight(match, match.to_act[0], "en", NAMES)
    for thing, moves in [*sight.by_element.items()][:3]:
        page = answer_line(match, "en", thing)
        assert "What you can do with it now:" in page
        if len(moves) == 1:
            assert " ".join(moves[0].text.split()) in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_card_ends_with_why_the_thing_cannot_be_used_now(name: str, lang: str) -> None:
    """With the browser's reason and rule, and with what is to be decided instead."""
    match = position(name, MOVES[-1])
    sight = Sight(match, match.to_act[0], lang, NAMES)
    drawn = [thing for thing in DrawnThings(str(artist(match.game)(sight).live)).things if not on_thing(sight, thing)]
    known = KnownTable(sight.shown, match.figures, sight.narrator)
    askable = {one.thing for one in AskableThings(match.game, known, match.seats).all()}  # others only by their names
    reasons = [(thing, why_not(match, match.to_act[0], thing)) for thing in drawn if thing in askable]
    refused = [(thing, refusal) for thing, refusal in reasons if refusal and refusal.rule][:6]
    assert len(refused) > 2
    for thing, refusal in refused:
        page, card = answer_line(match, lang, thing), thing_meaning(sight, thing)
        assert card is not None
        meaning_at, reason_at = page.find(card.sentence), page.find(sight.refusal(refusal))
        assert 0 <= meaning_at < reason_at < page.find(sight.ask, reason_at)
        assert rulebook(match.game.folder, lang).rule(refusal.rule) is not None
        assert f"{refusal.rule} " in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_where_nothing_is_called_so_it_is_said_what_can_be_asked_about(name: str, lang: str) -> None:
    page = answer_line(position(name, 0), lang, "xyzzy")
    assert catalogue(lang).say("ui-askable") in page
    assert "Ada" in page
    assert "⟨" not in page


def test_of_many_things_the_names_are_listed(tmp_path: Path) -> None:
    page = " ".join(page_after(new_match(["Anna", "Boris"]), ALONE, ["? purse", "? screen-"], tmp_path).split())
    assert "Anna’s purse" in page
    assert re.search("Several things are called so; ask about one of them: Red screen · Blue screen", page)


def test_a_card_that_lies_nowhere_is_no_error() -> None:
    """A name that could be a thing's, but is none now: nobody's species has this trait."""
    match = position("evolution", MOVES[-1])
    assert thing_meaning(Sight(match, 0, "en", NAMES), "trait-0-0-long_neck") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_of_teams_say_whose_they_are(lang: str) -> None:
    match = position("lost_lands", 0)
    known = KnownTable(match.view(0)["table"], match.figures, Narrator(match.rules, words("lost_lands", lang), NAMES))
    places = [one.name for one in AskableThings(match.game, known, 2).all() if one.thing.startswith("team-")]
    assert all(any(name in place for name in NAMES) for place in places)
    assert len({*places}) == len(places) == 16


def words(name: str, lang: str) -> Catalogue:
    return catalogue(lang, game(name).folder)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_titles_and_sentences_begin_with_a_capital(name: str, lang: str) -> None:
    match = position(name, 25)
    known = KnownTable(match.view(0)["table"], match.figures, Narrator(match.rules, words(name, lang), NAMES))
    every = AskableThings(match.game, known, 2).all()
    assert [one for one in every if one.name[0].islower() or one.sentence[0].islower()] == []


COUNTED = {
    "evolution": ("horns", "discard pile"),
    "darwins_journey": ("seal-blue", "supply"),
    "encyclopedia": ("decks", "dealt"),
}


@pytest.mark.parametrize("name", COUNTED)
def test_a_card_says_itself_how_many_there_are(name: str) -> None:
    """In the terminal no number stands beside it."""
    thing, where = COUNTED[name]
    told = answer_line(position(name, 25), "en", "trait-horns" if name == "evolution" else thing)
    assert re.search(rf"(\d+|No card).*{where}", told)
