"""My matches: what each row tells, and how one parts with a match."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from tests.web.browser import Browser
from tests.web.test_playing import TWO_HERE, two_people
from wunderkammer import games
from wunderkammer.text.catalogue import LANGUAGES

ROUND = {"en": "Round 1", "ru": "Раунд 1", "de": "Runde 1"}
LEVEL = {"en": "(level\u00a03)", "ru": "(уровень\u00a03)", "de": "(Stufe\u00a03)"}
NOW = {"en": "last move just now", "ru": "последний ход только что", "de": "letzter Zug eben"}


def list_rows(browser: Browser) -> list[str]:
    """The rows of the list as text."""
    rows = re.findall(r'<li class="(?:yours)?">(.*?)</li>', browser.open("/mine").text, re.DOTALL)
    return [re.sub(r"[ \n]+", " ", re.sub(r"<[^>]+>", " ", row)) for row in rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_tells_game_company_round_last_move_and_turn(anna: Browser, lang: str) -> None:
    anna.open(f"/new/evolution?lang={lang}")
    anna.send("/new/evolution", who0="me", name0="Anna", who1="bot:level3", name="After supper")
    (row,) = list_rows(anna)
    for words in ("After supper", f"Anna, {'Гумбольдт' if lang == 'ru' else 'Humboldt'} {LEVEL[lang]}"):
        assert words in row
    assert f"{ROUND[lang]} · {NOW[lang]}" in row


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Expedition 1 of 4 ·"), ("ru", "Экспедиция 1 из 4 ·"), ("de", "Expedition 1 von 4 ·")],
)
def test_lost_lands_counts_expeditions(anna: Browser, lang: str, words: str) -> None:
    anna.open(f"/new/lost_lands?lang={lang}")
    anna.send("/new/lost_lands", who0="me", who1="bot:random")
    assert words in list_rows(anna)[0]


@pytest.mark.parametrize("game", games())
def test_every_game_tells_how_far_it_has_come(anna: Browser, game: str) -> None:
    anna.quick(game)
    assert re.search(r"(Preparation|Round 1|Expedition 1 of 4) · last move", list_rows(anna)[0])


@pytest.mark.parametrize(
    ("lang", "days", "hours", "over"),
    [
        ("en", "· 3 days left", "· 1:00\u202fh left", "· time is up"),
        ("ru", "· осталось 3 дня", "· осталось 1:00\u202fh", "· время вышло"),
        ("de", "· noch 3 Tage", "· noch 1:00\u202fh", "· Zeit abgelaufen"),
    ],
)
def test_a_clock_shows_what_is_left(anna: Browser, lang: str, days: str, hours: str, over: str) -> None:
    anna.open(f"/new/evolution?lang={lang}")
    anna.send("/new/evolution", who0="me", who1="here", clock="days:3", after="")
    house, began = anna.app.state.house, anna.table(anna.url).created
    for passed, words in ((0, days), (3 * 86400 - 3601, hours), (4 * 86400, over)):
        house.services.now = lambda passed=passed: began + passed
        assert words in list_rows(anna)[0]


def test_without_a_clock_none_is_shown(anna: Browser) -> None:
    anna.quick("evolution")
    assert " left" not in list_rows(anna)[0]


@pytest.mark.parametrize(("lang", "words"), [("en", "Turn: Boris"), ("ru", "Ход: Boris"), ("de", "Am Zug: Boris")])
def test_of_two_at_one_screen_the_one_whose_turn_it_is_is_named(anna: Browser, lang: str, words: str) -> None:
    anna.open(f"/new/lost_lands?lang={lang}")
    anna.send("/new/lost_lands", **TWO_HERE)
    url = anna.url
    anna.open(f"{url}?as=0")
    anna.play(url, anna.moves()[0])
    assert words in list_rows(anna)[0]


def test_a_match_shows_its_name_on_its_own_page(anna: Browser) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", who0="me", who1="bot:random", name="After <supper>")
    heading = '<h1 class="bar-title">Lost Lands · After &lt;supper&gt;'
    assert f"{heading}</h1>" in anna.text
    assert heading in anna.open(f"{anna.url}/replay").text
    anna.quick("lost_lands")
    assert '<h1 class="bar-title">Lost Lands</h1>' in anna.text


@pytest.mark.parametrize(
    ("passed", "lang", "words"),
    [
        (59, "en", "just now"),
        (60, "en", "1 min ago"),
        (7200, "de", "vor 2 h"),
        (86400, "en", "1 day ago"),
        (3 * 86400, "ru", "3 дня назад"),
        (21 * 86400, "ru", "21 день назад"),
    ],
)
def test_how_long_ago_the_last_move_was(anna: Browser, passed: int, lang: str, words: str) -> None:
    anna.open(f"/new/lost_lands?lang={lang}")
    anna.send("/new/lost_lands", who0="me", who1="here")
    house, began = anna.app.state.house, anna.table(anna.url).created
    house.now = lambda: began + passed
    assert words in list_rows(anna)[0]


def test_a_match_of_ones_own_is_removed_after_a_question(anna: Browser) -> None:
    url = anna.quick("evolution")
    assert f'href="{url}/remove"' in anna.open("/mine").text
    assert "removed for good" in anna.open(f"{url}/remove").text
    assert len(list_rows(anna)) == 1  # nothing has happened yet
    anna.open(f"{url}/remove")
    anna.send(f"{url}/remove")
    assert (anna.url, list_rows(anna)) == ("/mine", [])
    assert anna.open(url).status_code == 404


def test_who_gives_up_leaves_a_bot_behind_and_the_others_the_match(anna: Browser, visit: Callable[[], Browser]) -> None:
    boris = visit()
    url = two_people(anna, boris)
    before = len(anna.table(url).match.entries)
    assert "a bot gets your seat" in anna.open(f"{url}/remove").text
    anna.send(f"{url}/remove")
    assert list_rows(anna) == []
    assert "You are watching" in anna.open(url).text
    assert anna.open(f"{url}?as=0").status_code == 403
    assert "Anna<small> · bot</small>" in boris.open(url).text
    assert "Anna (bot), Boris" in list_rows(boris)[0]
    for _ in range(200):  # the bot plays: sooner or later it is Boris's turn alone
        if boris.table(url).match.to_act == (1,) and len(boris.table(url).match.entries) > before:
            break
        boris.open(url)
        if boris.moves():
            boris.play(url, boris.moves()[0], 1)
        time.sleep(0.05)
    assert 0 in {entry.seat for entry in boris.table(url).match.entries}
    boris.open(f"{url}/remove")
    assert "removed for good" in boris.text  # nobody else is there any more
    boris.send(f"{url}/remove")
    assert boris.open(url).status_code == 404


def test_who_leaves_before_the_beginning_frees_the_seat(anna: Browser, visit: Callable[[], Browser]) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", who0="me", who1="guest", who2="guest")
    url, boris = anna.url, visit()
    invite = next(seat.invite for seat in anna.table(url).seats if seat.free)
    boris.open(f"{url}/join/{invite}")
    boris.send(f"{url}/join/{invite}", name="Boris")
    assert "becomes free again" in boris.open(f"{url}/remove").text
    boris.send(f"{url}/remove")
    assert list_rows(boris) == []
    assert [seat.free for seat in anna.table(url).seats] == [False, True, True]
    assert len(list_rows(anna)) == 1


def test_a_finished_match_with_others_leaves_only_ones_own_list(anna: Browser, visit: Callable[[], Browser]) -> None:
    boris = visit()
    url = two_people(anna, boris)
    browsers = (anna, boris)
    while anna.table(url).status == "playing":
        seat = anna.table(url).match.to_act[0]
        browsers[seat].open(f"{url}?as={seat}")
        browsers[seat].play(url, browsers[seat].moves()[0], seat)
    assert "the others keep it" in anna.open(f"{url}/remove").text
    anna.send(f"{url}/remove")
    assert list_rows(anna) == []
    assert len(list_rows(boris)) == 1
    assert "Anna" in boris.open(url).text
    boris.send(f"{url}/act", rematch="1", **{"as": "1"})
    assert "One seat is still free." in boris.text  # nobody waits for who has gone


def test_nobody_parts_with_what_is_not_theirs(anna: Browser, visit: Callable[[], Browser]) -> None:
    url, eve = anna.quick("lost_lands"), visit()
    eve.open("/")
    assert eve.open(f"{url}/remove").status_code == 403
    assert eve.send(f"{url}/remove").status_code == 403
    eve.quick("lost_lands")
    assert eve.send(f"{url}/remove").status_code == 403
    assert len(list_rows(anna)) == 1
