"""The form of a new match: whatever is wrong with it is told beside it, and nothing that was filled in is lost."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from tests.web.browser import Browser
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.settings import Settings

WRITTEN = {"who0": "me", "name0": "Anna & Co", "name": "After supper", "public": "on", "clock": "days:3", "after": ""}
SOLO = {"en": "an AI opponent of the rulebook", "ru": "соперника-ИИ из правил", "de": "einen KI-Gegner des Regelhefts"}
WRONG = re.compile(r'<p class="wrong" role="alert" tabindex="-1" autofocus>([^<]+)</p>')
TICKED = re.compile(r'<input type="checkbox" name="([^"]+)" checked>')
FIELD = re.compile(r'<input (?:type="number" )?name="([^"]+)"[^>]* value="([^"]+)"')
SELECT = re.compile(r'<select name="([^"]+)">(.*?)</select>', re.DOTALL)
CHOSEN = re.compile(r'<option value="([^"]*)" selected>')


def filled_in(page: str) -> dict[str, str]:
    """What the form would send if one sent it again; nothing is left out of it but what is empty."""
    main = page.partition("<main")[2]
    texts = {name: unescape(value) for name, value in FIELD.findall(main)}
    selects = {name: (CHOSEN.findall(inside) or [""])[0] for name, inside in SELECT.findall(main)}
    return {**texts, **selects, **dict.fromkeys(TICKED.findall(main), "on")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_at_a_game_for_two_the_form_stays_and_names_the_rulebooks_opponent(anna: Browser, lang: str) -> None:
    anna.open(f"/new/encyclopedia?lang={lang}")
    cards = {"option-rival_cards": "5", "option-rival_cards_2": "0", "option-rival_cards_3": "7"}
    rulings = {f"ruling-{ruling.name}": ruling.readings[-1] for ruling in game("encyclopedia").rulings.values()}
    given = {**WRITTEN, "option-fossils": "on", **cards, **rulings}
    answer = anna.send("/new/encyclopedia", **given)
    assert answer.status_code == 400
    said = WRONG.search(answer.text)
    assert said
    assert SOLO[lang] in said[1]
    assert filled_in(answer.text) == {**given, "who1": "none", "who2": "none", "who3": "none"}
    anna.send("/new/encyclopedia", **{**filled_in(answer.text), "who1": "rival"})
    assert anna.url.startswith("/m/")
    assert anna.table(anna.url).match.record.header["options"]["rivals"] == 1


def test_the_rulebooks_opponents_sit_where_they_are_chosen_and_with_their_cards(anna: Browser) -> None:
    page = anna.open("/new/encyclopedia").text
    assert "option-rival_seats" not in page  # the rows say so
    party = {"who0": "rival", "who1": "me", "who2": "rival"}
    anna.send("/new/encyclopedia", **party, **{"option-rival_cards": "5", "option-rival_cards_2": "3"})
    match = anna.table(anna.url).match
    assert match.options["rival_seats"] == "1-3"
    assert match.game.rules.rivals(match.state) == {0: "trembley", 2: "linnaeus"}
    assert match.players[1] != match.players[0]
    anna.send("/new/encyclopedia", who0="me", who1="rival")
    assert "rival_seats" not in anna.table(anna.url).match.record.header["options"]


def test_a_house_ruling_becomes_part_of_the_match(anna: Browser) -> None:
    page = anna.open("/new/lost_lands").text
    assert filled_in(page)["ruling-starting_payment"] == "rank"
    assert "House rulings" in page
    party = {"who0": "me", "who1": "bot:random"}
    anna.send("/new/lost_lands", **party, **{"ruling-jetpack_turns": "always", "ruling-starting_payment": "rank"})
    header = anna.table(anna.url).match.record.header
    assert header["pack"] == {"rulings": {"jetpack_turns": "always"}}
    anna.send("/new/lost_lands", **party)
    assert "pack" not in anna.table(anna.url).match.record.header


def test_a_reading_that_there_is_not_is_told_at_the_form(anna: Browser) -> None:
    anna.open("/new/lost_lands")
    answer = anna.send("/new/lost_lands", who0="me", who1="bot:random", **{"ruling-jetpack_turns": "never"})
    assert answer.status_code == 400
    assert WRONG.search(answer.text)


def test_a_game_without_such_opponents_does_not_offer_them(anna: Browser) -> None:
    anna.open("/new/evolution")
    said = WRONG.search(anna.send("/new/evolution", **WRITTEN).text)
    assert said
    assert said[1] == (
        "This game needs 2 to 6 players; so far you have chosen 1. Choose somebody on another seat: a person or a bot."
    )


@pytest.mark.parametrize(
    ("game", "given", "sentence"),
    [
        ("encyclopedia", {"who0": "rival", "who1": "rival"}, "need somebody to play against"),
        ("encyclopedia", {"who0": "none"}, "so far you have chosen 0"),
        ("darwins_journey", {"who0": "none"}, "This game needs 1 to 4 players"),
        ("darwins_journey", {"option-alfred": "pink"}, "choose from the lists"),
        ("encyclopedia", {"who1": "bot:level2", "option-rival_cards": "10"}, "choose from the lists"),
        ("evolution", {"who1": "unicorn"}, "choose from the lists"),
        ("evolution", {"who1": "bot:level2", "clock": "weeks:1"}, "choose from the lists"),
        ("evolution", {"who1": "bot:level2", "after": "unicorn"}, "choose from the lists"),
    ],
)
def test_whatever_is_wrong_is_told_at_the_form(anna: Browser, game: str, given: dict[str, str], sentence: str) -> None:
    anna.open(f"/new/{game}")
    answer = anna.send(f"/new/{game}", **{**WRITTEN, **given})
    said = WRONG.search(answer.text)
    assert said
    assert (answer.status_code, sentence in said[1]) == (400, True)
    kept = filled_in(answer.text)
    assert (kept["name0"], kept["name"], kept["public"]) == ("Anna & Co", "After supper", "on")


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "That did not work · Evolution"),
        ("ru", "Не получилось · Эволюция"),
        ("de", "Das ging nicht · Evolution"),
    ],
)
def test_who_was_refused_begins_at_the_message_and_hears_it_in_the_title(anna: Browser, lang: str, title: str) -> None:
    page = anna.open(f"/new/evolution?lang={lang}").text
    assert "autofocus" not in page
    page = anna.send("/new/evolution", **WRITTEN).text
    assert page.count("autofocus") == 1
    assert f"<title>{title}" in page


class TestTooOften:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, matches_per_minute=1)

    def test_who_was_too_quick_keeps_the_form_too(self, anna: Browser) -> None:
        anna.quick("evolution")
        answer = anna.send("/new/evolution", **{**WRITTEN, "who1": "bot:level3"})
        assert answer.status_code == 429
        assert filled_in(answer.text)["who1"] == "bot:level3"


class TestShared:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, shared=True)

    def test_where_names_are_needed_they_are_chosen_before_the_form_is_filled_in(self, anna: Browser) -> None:
        anna.open("/new/evolution")
        assert anna.url == "/account"
        anna.send("/account/register", name="Anna", password="a long one", next="/new/evolution")
        assert 'name="who0"' in anna.open("/new/evolution").text
