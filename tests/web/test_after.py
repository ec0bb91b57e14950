"""After the end: score sheet, picture, record, replay from any seat, playing on, rematch, upload."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.records.test_earlier import LOST_LANDS, faulty_record
from tests.web.browser import Browser
from wunderkammer import Match
from wunderkammer.core.rng import Rng
from wunderkammer.table import Table
from wunderkammer.web.live.pieces.score_sheet import history, picture


def finished_record(game: str = "lost_lands") -> str:
    """A whole match of chance players."""
    match = Match(game, 2, 5)
    rng = Rng(5)
    while match.to_act:
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], legal[rng.below(len(legal))])
    match.players = ["Anna", "Boris"]
    return match.record.dumps()


@pytest.fixture
def over(anna: Browser) -> str:
    """The address of a finished match."""
    assert anna.upload(finished_record()).status_code == 200
    return anna.url


def test_score_sheet_and_picture(anna: Browser, over: str) -> None:
    page = anna.open(f"{over}/end").text
    assert "Score sheet" in page
    assert page.count("<polyline") == 2
    table: Table = anna.table(over)
    result = table.match.result
    assert result is not None
    assert [curve.score for curve in picture(history(table.record())).curves] == result.scores


def test_page_begins_with_the_end_of_the_log_and_shows_the_rest_when_asked(anna: Browser, over: str) -> None:
    page, whole = (anna.open(f"{over}?as=0{more}").text for more in ("", "&log=all"))
    recent, lines = (re.findall(r"<li data-entry=.*?</li>", text) for text in (page, whole))
    assert len(lines) == len(anna.table(over).match.log(0)) > len(recent) > 0
    assert lines[-len(recent) :] == recent
    assert f"Show {len(lines) - len(recent)} earlier lines" in page
    assert "earlier line" not in whole


def test_record_goes_home_and_comes_back(anna: Browser, over: str) -> None:
    answer = anna.open(f"{over}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.splitlines()[1:] == finished_record().splitlines()[1:]


def test_replay_shows_any_position_from_any_seat(anna: Browser, over: str) -> None:
    for at in (0, 7, 10_000):
        for seat in ("", "&as=0", "&as=1"):
            assert anna.open(f"{over}/replay?at={at}{seat}").status_code == 200
    pieces = anna.open(f"{over}/replay?at=9", **{"X-Pieces": "1"}).text
    assert pieces.startswith('<div class="live" id="live">')
    assert "<html" not in pieces


def test_a_card_in_a_replay_is_about_the_position_shown(anna: Browser, over: str) -> None:
    """At first nobody was in the team; and nothing is said about what can be done now."""
    cards = {anna.open(f"{over}/replay/what?thing=team-0-first-explorer&at={at}&as=0").text for at in (0, 10_000)}
    assert len(cards) == 2
    assert all('class="name"' in card and "LL-19" in card and 'class="now"' not in card for card in cards)
    assert anna.open(f"{over}/replay/what?thing=lighthouse&at=3").text == ""


def test_a_card_in_a_replay_tells_no_more_than_the_replay(visit: Callable[[], Browser]) -> None:
    anna, boris = visit(), visit()
    url = anna.quick("evolution")
    assert anna.open(f"{url}/replay/what?thing=hand&at=0&as=0").status_code == 200
    for seat in (0, 1):
        refused = boris.open(f"{url}/replay?at=0&as={seat}").status_code
        assert boris.open(f"{url}/replay/what?thing=hand&at=0&as={seat}").status_code == refused >= 400


def test_play_on_from_a_position(anna: Browser, over: str) -> None:
    anna.open(f"{over}/replay?at=12&as=1")
    anna.send(f"{over}/play-on", at="12", **{"as": "1"})
    assert anna.url != over
    assert len(anna.table(anna.url).match.entries) >= 12


def test_after_the_last_move_there_is_nothing_to_play_on(anna: Browser, over: str) -> None:
    assert f'action="{over}/play-on"' in anna.open(f"{over}/replay?at=12").text
    assert f'action="{over}/play-on"' not in anna.open(f"{over}/replay").text


@pytest.mark.parametrize("content", ["", "{}", "no json", finished_record()[:-90], "\x00\xff", '{"wunderkammer":1}'])
def test_broken_uploads_get_a_sentence(anna: Browser, content: str) -> None:
    answer = anna.upload(content)
    assert answer.status_code in (200, 400)
    assert "<main" in answer.text


def test_a_record_that_mended_rules_cannot_follow_opens_where_they_lead_elsewhere(anna: Browser) -> None:
    anna.upload(faulty_record(LOST_LANDS).dumps())
    page = anna.open(f"{anna.url.partition('?')[0]}?as=0").text
    assert "This match was played with version 1 of the rules" in page
