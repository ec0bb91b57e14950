"""The analysis of a finished match in the browser: asked for, waited for, looked at, and nothing before the end."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.analysis.matches import LITTLE, finish
from tests.browser.positions import play_to, record, turn_of
from tests.web.browser import Browser
from tests.web.conftest import SECRET
from wunderkammer.analysis import analyst
from wunderkammer.match.match import Match
from wunderkammer.table.bot_service.analysis_question import AnalysisQuestion, AnalysisSession
from wunderkammer.table.bot_service.pool import BotPool
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.settings import Settings

GAME = "lost_lands"


def finished_address(anna: Browser, match: Match | None = None) -> str:
    """The address of a finished match."""
    anna.upload(record(match or play_to(GAME, 2, 7), "random"))
    return anna.url.removesuffix("/replay")


def last_rounds() -> Match:
    """A match from a late position: there is little to judge."""
    match = Match.from_state(GAME, play_to(GAME, 2, 7, turn_of(0, after=270)).state_json(), 7)
    finish(match, 7)
    return match


def analysis_page(anna: Browser, url: str, look: str = "honest") -> str:
    """The page of its analysis, when it is done."""
    anna.open(f"{url}/analysis?look={look}")
    anna.send(f"{url}/analysis", look=look, depth="1")
    for _ in range(600):
        text = anna.open(f"{url}/analysis?look={look}").text
        if 'id="analysis-progress"' not in text:
            return text
        assert "<progress" in text
        time.sleep(0.2)
    raise AssertionError("it takes too long")


@pytest.fixture
def quick_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    """A teacher who looks at a few worlds only, in the server's own process."""
    sessions: dict[str, AnalysisSession] = {}

    async def judge(pool: BotPool, question: AnalysisQuestion, share: str = "") -> dict[int, Any]:
        if question.session not in sessions:
            sessions[question.session] = AnalysisSession(json.loads(question.message(None)))
        return {int(part): found for part, found in sessions[question.session].answer(question.parts)["found"].items()}

    monkeypatch.setattr(analyst, "settings_for", lambda rules: LITTLE)
    monkeypatch.setattr(BotPool, "judge", judge)


@pytest.mark.usefixtures("quick_teacher")
def test_an_analysis_is_asked_for_waited_for_and_looked_at(anna: Browser) -> None:
    url = finished_address(anna)
    assert f'href="{url}/analysis"' in anna.open(f"{url}/end").text
    assert f'href="{url}/analysis"' in anna.open("/mine").text
    text = analysis_page(anna, url)
    assert text.count("<polyline") == 4
    moments = re.findall(r'href="([^"]+/analysis/\d/\d+\?[^"]+)"', text)
    assert moments
    for lang in LANGUAGES:
        page = anna.open(f"{url}/analysis?lang={lang}").text
        assert "⟨" not in page
    look_at_moment(anna, url, moments[0].replace("&amp;", "&"))


def look_at_moment(anna: Browser, url: str, address: str) -> None:
    """The position, the moves that were weighed, a better one to find, and a way to play on from there."""
    page = anna.open(address).text
    assert 'class="still"' in page
    assert f'action="{url}/play-on"' in page
    finding = anna.open(f"{address}&find=1").text
    assert '<ol class="options">' not in finding  # the answer is not given away
    keys = re.findall(r'name="try" value="([^"]+)"', finding)
    assert len(keys) > 1
    for lang in LANGUAGES:
        for key in keys[:3]:
            told = anna.open(f"{address}&find=1&try={key}&lang={lang}").text
            assert 'role="status"' in told
            assert "⟨" not in told


def test_whoever_knows_all_looks_in_another_way(anna: Browser) -> None:
    url = finished_address(anna, last_rounds())
    assert "<polyline" in analysis_page(anna, url, "all")
    assert "<polyline" not in anna.open(f"{url}/analysis?look=honest").text  # that one has not been asked for


def test_nothing_is_said_of_a_running_match(anna: Browser) -> None:
    url = anna.quick(GAME)
    assert anna.open(f"{url}/analysis").status_code >= 400
    assert anna.open(f"{url}/analysis/0/0").status_code >= 400
    assert anna.send(f"{url}/analysis", look="honest", depth="1").status_code >= 400


@pytest.mark.parametrize("query", ["look=none", "depth=x", "depth=99", "as=7", "depth=3"])
def test_what_cannot_be_asked_for_gets_a_sentence(anna: Browser, query: str) -> None:
    url = finished_address(anna)
    assert 400 <= anna.open(f"{url}/analysis?{query}").status_code < 500


@pytest.mark.parametrize("place", ["5/0", "0/999", "0/0"])
def test_moments_that_are_not_there_get_a_sentence(anna: Browser, place: str) -> None:
    url = finished_address(anna)
    assert 400 <= anna.open(f"{url}/analysis/{place}").status_code < 500


def test_hints_can_be_switched_off_when_a_match_is_opened(anna: Browser) -> None:
    anna.send(f"/new/{GAME}", who0="me", who1="bot:level1", no_hints="on")
    url = anna.url
    assert 'class="hint"' not in anna.open(url).text
    answer = anna.send(f"{url}/hint", **{"as": "0"})
    assert 400 <= answer.status_code < 500
    assert "switched off" in answer.text
    usual = anna.quick(GAME)
    assert 'class="hint"' in anna.open(usual).text


class TestShared:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(SECRET, shared=True)

    def test_strangers_take_nobodys_analysis_away(self, anna: Browser, visit: Callable[[], Browser]) -> None:
        boris = visit()
        for person, name in ((anna, "Anna"), (boris, "Boris")):
            person.open("/account")
            person.send("/account/register", name=name, password="correct horse")
        url = finished_address(anna)
        boris.open(f"{url}/analysis")
        assert boris.send(f"{url}/analysis", again="1", look="honest", depth="1").status_code == 403
