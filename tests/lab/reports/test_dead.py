"""The report of what never occurs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.reports.orders import laboratory, wish, words
from wunderkammer.cli.main import main
from wunderkammer.lab.reports import dead
from wunderkammer.lab.reports.occurrences.inventory import inventory
from wunderkammer.lab.reports.report_words import Findings
from wunderkammer.shelf.game import games

UNREACHABLE: dict[str, object] = {"expedition": {"strength": [1, 4, 7, 60]}}


@pytest.fixture(scope="module")
def printed() -> Findings:
    return dead.measure(laboratory(wish(games=40)))


def test_a_reward_nobody_can_reach_is_dead(printed: Findings) -> None:
    found = dead.measure(laboratory(wish(UNREACHABLE, 40)))
    tier = {"expedition.reward[3]", "expedition.strength[3]"}
    assert tier <= set(found["kinds"]["figure"]["dead"])
    assert not tier & set(printed["kinds"]["figure"]["dead"])


def test_what_is_only_for_more_players_is_dead_with_two(printed: Findings) -> None:
    assert "market.size[1]" in printed["kinds"]["figure"]["dead"]
    assert "market.size[0]" not in printed["kinds"]["figure"]["dead"]


def test_what_bots_do_is_not_dead_and_what_nobody_may_do_is(printed: Findings) -> None:
    things = printed["kinds"]["thing"]
    assert not printed["kinds"]["verb"]["dead"]
    assert "take:jetpack" not in things["dead"]
    assert "take:cartographer" in things["dead"]  # they go to the cartography area by themselves
    assert "take:cartographer" not in things["offered"]


def test_every_number_has_its_interval_and_games(printed: Findings) -> None:
    assert printed["played"] == {"random": 40}
    share = printed["kinds"]["event"]["occurred"]["random"]["shuffled"]
    assert (share["value"], share["low"], share["n"]) == (0.0, 0.0, 40)
    assert share["high"] == pytest.approx(0.0876, abs=0.001)  # Wilson's interval for 0 of 40


@pytest.mark.parametrize("name", games())
def test_refusals_and_rules_are_read_from_every_game(name: str) -> None:
    found = inventory(name)
    assert len(found["refusal"]) > 15
    assert len(found["rule"]) > 8


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_it_can_be_read_in_three_languages(lang: str, printed: Findings) -> None:
    told = repr(dead.document(printed, words(lang)))
    assert "⟨" not in told
    assert "{ $" not in told


def test_the_command_writes_a_page_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["lab", "dead", "lost_lands", "--bots", "random", "--seed", "1", "--jobs", "1", "--lang", "en"]
    assert main([*command, "-n", "20"]) == 0
    assert "In 20 games" in capsys.readouterr().out
    kept = Path("dead-lost_lands-2-sightings.jsonl").read_text("utf-8")
    assert main([*command, "-n", "40"]) == 0
    assert "In 40 games" in capsys.readouterr().out
    assert Path("dead-lost_lands-2-sightings.jsonl").read_text("utf-8").startswith(kept)
    assert "<script" not in Path("dead-lost_lands-2.html").read_text("utf-8")
