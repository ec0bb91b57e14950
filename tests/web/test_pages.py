"""Every page opens, in every language, and says who may do what with it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.web.browser import Browser
from wunderkammer import games
from wunderkammer.bots import BOTS
from wunderkammer.bots.levels import LEVELS
from wunderkammer.shelf.game import game as game_named
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.web.http.assets import STATIC

MOST_LINES = 150  # of a script
PAGES = (
    "/",
    "/mine",
    "/records",
    "/account",
    *(f"/new/{game}" for game in games()),
    *(f"/rules/{game}" for game in games()),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_open_and_every_word_of_them_is_known(anna: Browser, lang: str) -> None:
    for path in PAGES:
        answer = anna.open(f"{path}?lang={lang}")
        assert answer.status_code == 200, path
        assert "⟨" not in answer.text, path
        assert f'<html lang="{lang}"' in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_can_be_chosen_by_a_name_of_this_language(anna: Browser, lang: str) -> None:
    page = anna.open(f"/new/evolution?lang={lang}").text
    for bot in BOTS:
        assert f'value="bot:{bot}"' in page
        assert catalogue(lang).has(f"web-bot-{bot}"), bot


@pytest.mark.parametrize(
    ("lang", "level", "without"),
    [
        ("en", "Bot: level", "Bot without a level: "),
        ("ru", "Бот: уровень", "Бот без уровня: "),
        ("de", "Bot: Stufe", "Bot ohne Stufe: "),
    ],
)
def test_strength_is_told_by_levels_only_from_weak_to_strong(
    anna: Browser, lang: str, level: str, without: str
) -> None:
    page = anna.open(f"/new/evolution?lang={lang}").text
    names = re.findall(r'<option value="bot:\w+"(?: selected)?>([^<]+)', page)[: len(BOTS)]
    assert [name[: len(level) + 2] for name in names[: len(LEVELS)]] == [f"{level} {n + 1}" for n in range(len(LEVELS))]
    assert all(name.startswith(without) for name in names[len(LEVELS) :])
    assert re.search(rf" selected>{level} \d", page)


def test_the_shelf_says_for_how_many_and_begins_with_the_lightest(anna: Browser) -> None:
    page = anna.open("/").text
    boxes = re.findall(r'class="box-text"><h2>([^<]+)</h2>\s*<p class="facts">([^,]+) players', page)
    assert boxes == [
        ("Lost Lands", "2–4"),
        ("Evolution", "2–6"),
        ("Encyclopedia", "1–4"),
        ("Darwin’s Journey", "1–4"),
    ]


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "Trembley with Resolution · 3/5"),
        ("ru", "Трамбле с «Резолюшн» · 3/5"),
        ("de", "Trembley mit Resolution · 3/5"),
    ],
)
def test_the_cards_of_ai_opponents_are_chosen_by_their_names(anna: Browser, lang: str, name: str) -> None:
    found = re.search(rf'<option value="(\d)">{name}</option>', anna.open(f"/new/encyclopedia?lang={lang}").text)
    assert found
    anna.send("/new/encyclopedia", who0="me", who1="rival", **{"option-rival_cards": found[1]})
    options = anna.table(anna.url).match.record.header["options"]
    assert (options["rivals"], options["rival_cards"]) == (1, 5)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_match_page_knows_all_its_words(anna: Browser, game: str, lang: str) -> None:
    url = anna.quick(game)
    page = anna.open(f"{url}?lang={lang}").text
    assert "⟨" not in page
    assert 'id="moves"' in page


@pytest.mark.parametrize("game", games())
def test_a_match_page_brings_the_signs_that_it_shows_and_says_where_all_others_are(anna: Browser, game: str) -> None:
    page = anna.open(anna.quick(game)).text
    shown = set(re.findall(r'<use href="#sign\.([^"]+)"', page))
    assert set(re.findall(r'<symbol id="sign\.([^"]+)"', page)) == shown
    rest = re.search(r'data-rest="([^"]+)"', page)
    symbols = {file.stem for file in (game_named(game).folder / "board" / "icons").glob("*.svg")}
    if shown < symbols:
        assert rest
        sheet = ElementTree.fromstring(anna.open(rest[1]).text)
        assert {symbol.attrib["id"].removeprefix("sign.") for symbol in sheet} == symbols


def test_unknown_language_falls_back_to_the_browsers_own(anna: Browser) -> None:
    page = anna.open("/?lang=xx", **{"accept-language": "fr,ru;q=0.7,de;q=0.3"}).text
    assert '<html lang="ru"' in page


def test_names_that_nobody_chose_are_read_in_the_language_of_the_page(anna: Browser) -> None:
    anna.open("/")
    anna.send("/new/lost_lands", who0="me", who1="here", name1="Ben", who2="bot:random", public="on")
    table = anna.url
    for lang, names in (("en", "Player 1, Ben, Humboldt"), ("ru", "Игрок 1, Ben, Гумбольдт")):
        anna.send("/settings", lang=lang, back="/")
        page = anna.open(f"{table}?as=0").text
        assert all(name in page for name in names.split(", "))
        assert names in anna.open("/mine").text


def test_language_and_theme_are_kept(anna: Browser) -> None:
    anna.open("/rules/evolution")
    anna.send("/settings", lang="de", back="/rules/evolution")
    assert anna.url == "/rules/evolution"
    anna.send("/settings", theme="dark", back="//evil.example/")
    assert anna.url == "/"
    assert '<html lang="de" data-theme="dark"' in anna.open("/").text


def test_the_pace_of_others_moves_is_kept(anna: Browser) -> None:
    match = anna.quick("lost_lands")
    assert 'data-pace=""' in anna.open(match).text
    for wish, kept in (("steps", "steps"), ("at a gallop", "steps"), ("slow", "slow"), ("", "")):
        anna.send("/settings", pace=wish, back=match)
        assert f'data-pace="{kept}"' in anna.open(match).text


def test_policy_forbids_everything_foreign_and_pages_hold_nothing_inline(anna: Browser) -> None:
    url = anna.quick("lost_lands")
    for path in ("/", url, "/static/client.js", "/no-such-page"):
        policy = anna.open(path).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
    page = anna.open(url).text
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=", page)


def test_the_scripts_stay_small_and_the_one_of_the_chat_comes_only_with_it(anna: Browser) -> None:
    for name in ("client.js", "what.js", "travel.js", "chat.js"):
        assert len((STATIC / name).read_text("utf-8").splitlines()) <= MOST_LINES, name
    loaded: list[list[str]] = [
        re.findall(r'<script src="([^"]+)"', anna.open(path).text) for path in ("/", anna.quick("evolution"))
    ]
    (lobby,), (match,) = loaded
    assert "#chat-lines" in anna.open(match).text
    assert "#chat-lines" not in anna.open(lobby).text


def test_files_with_a_version_are_kept_for_good(anna: Browser) -> None:
    page = anna.open("/").text
    address = re.search(r'href="(/static/pages.css\?v=[^"]+)"', page)
    assert address
    answer = anna.open(address[1], **{"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "set-cookie" not in answer.headers


def test_rules_can_be_searched_and_read_in_another_language(anna: Browser) -> None:
    found = anna.open("/rules/evolution?in=ru&word=EV-12").text
    assert 'lang="ru"' in found
    assert 'id="EV-12"' in found


def test_what_lies_behind_waits_in_the_page_and_nothing_of_it_is_lost(anna: Browser) -> None:
    """Without a script it stands there as well: what waits is what a browser without scripts shows."""
    page = anna.open(anna.quick("encyclopedia")).text
    waiting = "".join(re.findall(r'<noscript class="later">(.*?)</noscript>', page, re.DOTALL))
    stages = set(re.findall(r'class="en-stage en-(\w+)"', page))
    front = set(re.findall(r'value="(\w+)" id="en-pick-\w+" checked', page))
    assert set(re.findall(r'class="en-stage en-(\w+)"', waiting)) == stages - front
    drawn = re.findall(r'<symbol id="([^"]+)"', page)
    assert len(drawn) == len(set(drawn))
    assert {*re.findall(r'<use[^>]* href="#([^"]+)"', page)} <= {*drawn}
