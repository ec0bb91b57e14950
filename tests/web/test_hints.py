"""Hints in the browser: the best moves with their reasons, for the seat that has to decide and for nobody else."""

from __future__ import annotations

import re

import pytest

from tests.web.browser import Browser
from wunderkammer.bots.advice import Advice
from wunderkammer.match.match import Match
from wunderkammer.table.bot_service import pool as bot_pool
from wunderkammer.table.bot_service.pool import BotPool

PIECES = {"X-Pieces": "1"}
EMPTY = re.compile(r'<div id="hint" [^>]*data-revision="\d+"></div>')


@pytest.fixture(autouse=True)
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT_SECONDS", 0.05)


def at_a_table(anna: Browser) -> str:
    anna.open("/new/lost_lands")
    anna.send("/new/lost_lands", who0="me", name0="Anna", who1="here", name1="Boris")
    url = anna.url
    anna.open(f"{url}?as=0")
    return url


def test_a_hint_names_the_best_moves_and_says_why(anna: Browser) -> None:
    url = at_a_table(anna)
    assert EMPTY.search(anna.text)
    answer = anna.send(f"{url}/hint", PIECES, **{"as": "0"})
    assert answer.status_code == 200
    assert re.search(r'<div id="hint" [^>]*><p>[^<]+ \d+ of 100 games from here, about \d+ points?[;.]', answer.text)
    assert answer.text.count("<li>Choose the") == 4
    assert len(re.findall(r"\d+ of 100 games, about \d+ points?</span>", answer.text)) == 4


def test_where_the_figures_are_the_same_a_hint_calls_no_move_the_best(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def same(_: BotPool, match_id: str, match: Match, seat: int, share: str) -> list[Advice]:
        return [Advice(key, 0.5, 40, 10) for key in match.legal(seat)]

    monkeypatch.setattr(BotPool, "advise", same)
    answer = anna.send(f"{at_a_table(anna)}/hint", PIECES, **{"as": "0"}).text
    assert "<p>It makes no difference which of these moves you choose: each wins 50 of 100 games" in answer
    assert answer.count("<li>Choose the") == 4


def test_a_hint_is_asked_in_the_language_of_the_page(anna: Browser) -> None:
    url = at_a_table(anna)
    assert "из 100 партий" in anna.send(f"{url}/hint?lang=ru", PIECES, **{"as": "0"}).text


def test_who_is_not_to_decide_gets_no_hint(anna: Browser) -> None:
    url = at_a_table(anna)
    assert "There is no hint now." in anna.send(f"{url}/hint", PIECES, **{"as": "1"}).text


def test_a_hint_that_fails_is_no_error(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    url = at_a_table(anna)
    monkeypatch.setattr(bot_pool, "HINT_LEVEL", "hal9000")
    answer = anna.send(f"{url}/hint", PIECES, **{"as": "0"})
    assert answer.status_code == 200
    assert "There is no hint now." in answer.text


def test_the_place_of_a_hint_is_a_new_one_after_every_move(anna: Browser) -> None:
    url = at_a_table(anna)
    before = EMPTY.search(anna.text)
    anna.play(url, anna.moves()[0])
    anna.open(f"{url}?as=0")
    after = EMPTY.search(anna.text)
    assert before
    assert after
    assert before[0] != after[0]
