"""Wrong and broken input: a sentence in the visitor's language, a page that stays usable, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.records.test_bad_files import BAD
from tests.web.browser import Browser
from tests.web.test_playing import PIECES, TWO_HERE, two_people
from wunderkammer.table import table_errors
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.web.http import request_errors as problems
from wunderkammer.web.http.cookies import COOKIE

Said = dict[str, str]
NO_MOVE = {"en": "There is no such move", "ru": "Такого хода нет", "de": "Diesen Zug gibt es nicht"}
NOT_YOURS = {"en": "not your turn", "ru": "не ваш ход", "de": "nicht am Zug"}
STALE = {"en": "The table has changed", "ru": "всё изменилось", "de": "Der Tisch hat sich inzwischen verändert"}
WATCHING = {"en": "You are watching", "ru": "Вы смотрите", "de": "Du schaust zu"}
OLD_FORM = {"en": "The page is too old", "ru": "Страница устарела", "de": "Die Seite ist zu alt"}
GONE = {"en": "There is no such match", "ru": "Такой партии нет", "de": "Diese Partie gibt es nicht"}
FULL = {"en": "No seat is free", "ru": "Свободных мест нет", "de": "Kein Platz ist frei"}
USED = {"en": "This invitation is not", "ru": "Это приглашение не действует", "de": "Diese Einladung gilt nicht"}
NO_RECORD = {"en": "is no record", "ru": "не запись партии", "de": "keine Aufzeichnung"}
UNKNOWN = {"en": "“xx” is not a language", "ru": "Язык «xx» здесь не знают", "de": "„xx“ ist keine Sprache"}

languages = pytest.mark.parametrize("lang", LANGUAGES)


def at_a_table(anna: Browser, lang: str, game: str = "evolution") -> str:
    anna.open(f"/new/{game}?lang={lang}")
    anna.send(f"/new/{game}", **TWO_HERE)
    anna.open(f"{anna.url}?as=0")
    return anna.url


def entries(anna: Browser, url: str) -> int:
    return len(anna.table(url).match.entries)


@languages
@pytest.mark.parametrize("key", ["", "eat", "grow:unicorn", "x" * 5000, "\x00"])
def test_a_wrong_move(anna: Browser, lang: str, key: str) -> None:
    url = at_a_table(anna, lang)
    before = entries(anna, url)
    answer = anna.send(f"{url}/act", PIECES, move=key, revision=anna.revision(), **{"as": "0"})
    assert answer.status_code == 400
    assert 'id="notice"' in answer.text
    assert NO_MOVE[lang] in answer.text
    assert entries(anna, url) == before
    assert anna.open(f"{url}?as=0").status_code == 200


@languages
def test_a_stale_move_from_the_second_of_two_tabs(anna: Browser, lang: str) -> None:
    url = at_a_table(anna, lang)
    key, revision = anna.moves()[0], anna.revision()
    assert anna.play(url, key, 0, revision).status_code == 200
    before = entries(anna, url)
    for headers in ({}, PIECES):
        late = anna.send(f"{url}/act", headers, move=key, revision=revision, **{"as": "0"})
        assert late.status_code == 409
        assert STALE[lang] in late.text
        expected = 'id="live"' if headers else f'href="{url}"'
        assert expected in late.text
    assert entries(anna, url) == before
    assert anna.open(f"{url}?as=0").status_code == 200


@languages
@pytest.mark.parametrize("cookie", ["eyJpZCI6ImFubmEifQ.forged", "nonsense", ""])
def test_a_foreign_cookie(anna: Browser, visit: Callable[[], Browser], lang: str, cookie: str) -> None:
    url = at_a_table(anna, "en")
    stranger = visit()
    stranger.client.cookies.set(COOKIE, cookie)
    page = stranger.open(url, **{"accept-language": lang})
    assert page.status_code == 200
    assert WATCHING[lang] in page.text
    assert 'name="move"' not in page.text
    assert anna.open(f"{url}?as=0").status_code == 200


@languages
def test_a_form_of_another_browser(anna: Browser, visit: Callable[[], Browser], lang: str) -> None:
    url = at_a_table(anna, lang)
    before = entries(anna, url)
    foreign = visit().token()
    answer = anna.client.post(f"{url}/act", data={"token": foreign, "move": anna.moves()[0], "as": "0"})
    assert answer.status_code == 403
    assert OLD_FORM[lang] in answer.text
    assert entries(anna, url) == before


@languages
def test_a_deleted_match(anna: Browser, lang: str) -> None:
    url = at_a_table(anna, lang)
    token, revision, key = anna.token(), anna.revision(), anna.moves()[0]
    assert anna.server.portal is not None
    anna.server.portal.call(anna.app.state.house.remove, url.split("/")[2])
    move = {"token": token, "move": key, "revision": revision, "as": "0"}
    for answer in (
        anna.client.get(url),
        anna.client.get(f"{url}/events"),
        anna.client.get(f"{url}/replay"),
        anna.client.post(f"{url}/act", data=move, headers=PIECES),
        anna.client.post(f"{url}/say", data={"token": token, "text": "Hello?"}),
    ):
        assert answer.status_code == 404, answer.url
        assert GONE[lang] in answer.text, answer.url
    assert anna.open("/mine").status_code == 200


@languages
def test_a_full_table(anna: Browser, visit: Callable[[], Browser], lang: str) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", public="on", **TWO_HERE)
    url, boris = anna.url, visit()
    boris.open(f"/?lang={lang}")
    answer = boris.send(f"{url}/join", name="Boris")
    assert answer.status_code == 409
    assert f'<p role="alert" tabindex="-1" autofocus>{FULL[lang]}' in answer.text
    assert WATCHING[lang] in boris.open(url).text


@languages
def test_a_used_invitation(anna: Browser, visit: Callable[[], Browser], lang: str) -> None:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", who0="me", who1="guest", who2="guest")
    url = anna.url
    invite = next(seat.invite for seat in anna.table(url).seats if seat.free)
    boris, clara = visit(), visit()
    boris.open("/")
    boris.send(f"{url}/join/{invite}", name="Boris")
    clara.open(f"/?lang={lang}")
    late = clara.send(f"{url}/join/{invite}", name="Clara")
    assert late.status_code in (404, 409)
    assert any(sentence in late.text for sentence in (USED[lang], catalogue(lang).say("error-seat-taken")))
    assert [seat.name for seat in anna.table(url).seats[1:]] == ["Boris", ""]


@languages
@pytest.mark.parametrize("path", ["/?lang=xx", "/rules/evolution?in=xx", "MATCH?lang=xx&as=0"])
def test_an_unknown_language(anna: Browser, lang: str, path: str) -> None:
    url = at_a_table(anna, lang)
    page = anna.open(path.replace("MATCH", url))
    assert page.status_code == 200
    assert f'<html lang="{lang}"' in page.text
    assert UNKNOWN[lang] in page.text
    assert UNKNOWN[lang] not in anna.open(url).text


def test_an_unknown_language_in_a_form(anna: Browser) -> None:
    anna.open("/?lang=de")
    assert UNKNOWN["de"] in anna.send("/settings", lang="xx", back="/").text


@languages
@pytest.mark.parametrize(
    "content", ["", "{}", "no json", "\x00\xff", '{"wunderkammer":1}', '{"wunderkammer":1,"game":"go"}']
)
def test_a_broken_record(anna: Browser, lang: str, content: str) -> None:
    anna.open(f"/?lang={lang}")
    answer = anna.upload(content)
    assert answer.status_code == 400
    assert NO_RECORD[lang] in answer.text


@languages
def test_a_broken_record_is_told_with_its_line_beside_the_form(anna: Browser, lang: str) -> None:
    anna.open(f"/?lang={lang}")
    for name, content in BAD.items():
        answer = anna.upload(content)
        assert (answer.status_code, NO_RECORD[lang] in answer.text) == (400, True), name
        assert "⟨" not in answer.text, name
        assert 'type="file"' in answer.text, name
        assert re.search(r'<div id="notice"[^>]* tabindex="-1" autofocus><p>', answer.text), name
        assert 'href="/"' in answer.text.partition("<main")[2], name


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("empty", "It is empty."),
        ("prose", "Line 1 must be the header"),
        ("unknown game", "Line 1 names the game “ludo”"),
        ("another version", "Line 1 says that it was played with version 99 of the rules"),
        ("too many seats", "Line 1, the header, does not fit"),
        ("an entry too short", "Line 4 must be a seat and a move, like [0,&#34;bid:3&#34;]."),
        ("a blank line between", "Line 4 is cut off or is no JSON"),
        ("another chance", "Line 2: chance (written as -1) cannot bring “nonsense:1” there"),
        ("another move", "Line 4: seat 1 (written as 0) cannot play “nonsense:1” there"),
        ("lines after the result", "comes after the result, which must be the last line."),
        ("another result", "must be the result that the moves before it lead to."),
    ],
)
def test_a_broken_record_says_where_and_what_would_be_right(anna: Browser, name: str, sentence: str) -> None:
    assert sentence in anna.upload(BAD[name]).text


@languages
def test_somebody_elses_turn(anna: Browser, visit: Callable[[], Browser], lang: str) -> None:
    boris = visit()
    url = two_people(anna, boris)
    match = anna.table(url).match
    browsers = (anna, boris)
    while len(match.to_act) > 1:
        seat = match.to_act[0]
        browsers[seat].open(f"{url}?as={seat}")
        browsers[seat].play(url, browsers[seat].moves()[0], seat)
    waiting = browsers[1 - match.to_act[0]]
    waiting.open(f"{url}?lang={lang}")
    before = entries(anna, url)
    answer = waiting.play(url, "bid:0", 1 - match.to_act[0])
    assert answer.status_code == 400
    assert NOT_YOURS[lang] in answer.text
    assert entries(anna, url) == before


@languages
def test_every_refusal_has_its_sentence(lang: str) -> None:
    words = catalogue(lang)
    kinds = [kind for module in (table_errors, problems) for kind in vars(module).values() if isinstance(kind, type)]
    codes = {
        kind.code for kind in kinds if issubclass(kind, table_errors.TableError) and kind is not table_errors.TableError
    }
    assert "stale" in codes
    assert [code for code in codes if not words.has(f"error-{code}")] == []
    english = catalogue("en")
    same = [code for code in codes if words.say(f"error-{code}") == english.say(f"error-{code}")]
    assert lang == "en" or same == []


def test_a_language_in_the_address_is_kept(anna: Browser) -> None:
    anna.open("/?lang=de")
    anna.open("/?lang=ru")
    assert '<html lang="ru"' in anna.open("/").text


@pytest.mark.parametrize("path", [f"{'9' * 5000}/0", f"0/{'9' * 5000}", "0/x"])
def test_numbers_in_an_address_that_are_none(anna: Browser, path: str) -> None:
    url = at_a_table(anna, "en")
    assert anna.open(f"{url}/analysis/{path}").status_code == 400
