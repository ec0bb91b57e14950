"""A page of one's own: results and losses of the asker, and of nobody else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.web.browser import Browser
from wunderkammer import Match
from wunderkammer.core.rng import Rng
from wunderkammer.table import ListedMatch
from wunderkammer.table.storage import analysis_rows
from wunderkammer.table.storage.analysis_rows import AnalysisKey
from wunderkammer.web.pages.lobby.own_progress import counts, opponent, places


def finished_record(winner: int) -> str:
    """A record of Lost Lands in which a bot of level 2 sat opposite a person who sits where one wins or loses."""
    for seed in range(1, 60):
        match, rng = Match("lost_lands", seats=2, seed=seed), Rng(seed)
        while match.to_act:
            legal = match.legal(match.to_act[0])
            match.play(match.to_act[0], legal[rng.below(len(legal))])
        assert match.result is not None
        if match.result.ranks[winner] == 1 and match.result.ranks.count(1) == 1:
            match.players = ["Anna", "Bot"]
            record = match.record
            record.header |= {"bots": ["", "level2"]}
            return record.dumps()
    raise AssertionError


def store_analysis(person: Browser, match_id: str, losses: list[list[float]]) -> None:
    """Put the figures of a finished analysis beside a match."""
    key = AnalysisKey(match_id, "honest", 1)
    judged: dict[str, Any] = {"bot": "level5"}

    def store(connection: Any) -> None:
        analysis_rows.begin(connection, key, judged, 1, 0.0)
        analysis_rows.finish(connection, key, losses)

    assert person.server.portal is not None
    person.server.portal.call(person.app.state.house.services.store.write, store)


def test_without_matches_there_is_a_sentence(anna: Browser) -> None:
    assert "You have not finished a match yet." in anna.open("/progress").text
    assert 'href="/progress"' in anna.open("/mine").text


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_results_are_counted_by_game_and_level_and_losses_told_where_they_are_known(anna: Browser, lang: str) -> None:
    ids = []
    for winner in (0, 1):
        anna.upload(finished_record(winner))
        ids.append(anna.url.split("/")[2])
    store_analysis(anna, ids[1], [[20, 0.0234], [20, 0.5]])
    anna.open("/")
    anna.send("/settings", lang=lang, back="/")
    page = anna.open("/progress").text
    assert "<td>2</td><td>1</td>" in page  # two played, one won
    assert ("2.3" if lang == "en" else "2,3") in page
    assert page.count("<meter") == 1
    assert f'href="/m/{ids[0]}/analysis"' in page


def test_nobody_sees_what_somebody_else_has_played(anna: Browser, visit: Callable[[], Browser]) -> None:
    anna.upload(finished_record(0))
    boris = visit()
    assert "You have not finished a match yet." in boris.open("/progress").text
    assert anna.url.split("/")[2] not in boris.text


def test_the_strongest_opponent_counts_and_people_before_bots() -> None:
    one = ListedMatch(
        "x", "lost_lands", "", False, "over", ("", "", ""), ("", "level2", "level4"), (), (), (0,), 0, 0, None
    )
    assert opponent(one) == "level4"
    assert opponent(replace(one, bots=("", "", "level4"))) == "people"
    assert opponent(replace(one, bots=("", "greedy", "greedy"))) == "bot"
    assert opponent(replace(one, players=("",), bots=("",))) == "alone"
    assert opponent(replace(one, bots=("", "level2", ""), rivals=(2,))) == "level2"
    assert opponent(replace(one, bots=("", "", ""), rivals=(1, 2))) == "rival"


def test_a_match_played_on_from_a_moment_of_another_is_no_result(anna: Browser) -> None:
    anna.upload(finished_record(0))
    over = anna.url.partition("?")[0]
    anna.send(f"{over}/play-on", at="30", **{"as": "0"})
    house = anna.app.state.house
    assert anna.server.portal is not None
    owner = anna.table(anna.url).owner
    listed = anna.server.portal.call(house.mine, owner)
    assert {one.match_id: one.played_on for one in listed} == {
        over.split("/")[2]: False,
        anna.url.split("/")[2].partition("?")[0]: True,
    }


def test_lessons_are_no_results_and_whoever_plays_alone_may_come_second() -> None:
    alone = ListedMatch("x", "darwins_journey", "", False, "over", ("",), ("",), (), (), (0,), 0, 0, None, (20,), (2,))
    assert counts(alone)
    assert places(alone) == 2
    assert not counts(replace(alone, lesson="goals"))
    assert not counts(replace(alone, played_on=True))
