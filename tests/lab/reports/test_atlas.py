"""Figures one step up and down, and figures tuned to an aim."""

from __future__ import annotations

import pytest

from tests.lab.reports.orders import BOTS, laboratory, wish, words
from tests.shelving import crumbs
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.reports import atlas, tune
from wunderkammer.lab.reports.analysis.aims import Goal, goals_of
from wunderkammer.lab.reports.analysis.figure_steps import figure_steps, value_at, with_value
from wunderkammer.lab.reports.trials.trial import FRESH
from wunderkammer.shelf.game import Game, game, games

__all__ = ["crumbs"]


@pytest.mark.parametrize("name", games())
def test_every_step_changes_one_figure_of_a_game_that_can_be_played(name: str) -> None:
    chosen = game(name)
    steps, _ = figure_steps(chosen, {}, () if name != "darwins_journey" else ("setup",))
    assert len(steps) > 10
    assert len({(step.figure, str(step.after)) for step in steps}) == len(steps)
    for step in steps:
        assert step.before != step.after
        assert value_at(chosen.figures, step.way) == step.before


def test_a_change_is_added_to_the_pack_that_is_there() -> None:
    figures = {"start": {"money": 11, "payment": [2, 1]}}
    pack = with_value({"start": {"money": 9}}, figures, ("start", "payment", 1), 4)
    assert pack == {"start": {"money": 9, "payment": [2, 4]}}
    assert figures["start"]["payment"] == [2, 1]


def test_every_number_of_an_effect_is_a_figure() -> None:
    steps, _ = figure_steps(game("darwins_journey"), {}, ("camp.O12", "crew.2.gives"))
    found = {(step.figure, step.before, step.after) for step in steps}
    assert {("camp.O12.gives.vp", 1, 2), ("camp.O12.gives.post", 3, 4), ("crew.2.gives.explore.2", 2, 3)} <= found
    (pack,) = [step.pack for step in steps if (step.figure, step.after) == ("camp.O12.gives.post", 4)]
    assert pack == {"camp": {"O12": {"gives": "vp 1 + post 4"}}}


def test_rulings_are_figures_too() -> None:
    steps, _ = figure_steps(game("lost_lands"), {}, ("rulings.*",))
    assert ("rulings.jetpack_turns", "always") in [(step.figure, step.after) for step in steps]


def test_a_figure_that_matters_is_found_and_confirmed_on_fresh_seeds() -> None:
    grand: dict[str, object] = {"expedition": {"reputation": 60}}
    order = wish(grand, 40, BOTS)._replace(figures=("expedition.reputation", "start.payment[2]"), screening=20)
    lab = laboratory(order)
    found = atlas.measure(lab)
    assert {row["figure"] for row in found["candidates"]} == {"expedition.reputation"}
    assert all("points" in row["certain"] for row in found["candidates"])
    assert found["visible"]["confirmation"]["points"] > 0
    confirming = {number for _, _, number in lab.kept.games if number >= FRESH}
    assert confirming == {*range(FRESH, FRESH + 40)}


def test_a_first_look_that_finds_nothing_says_so_instead_of_an_empty_table() -> None:
    order = wish(games=4, bots=BOTS)._replace(figures=("start.payment[2]",), screening=4)
    candidates, *_ = atlas.document(atlas.measure(laboratory(order)), words()).chapters
    assert candidates.grid is None
    assert "No step stood out" in candidates.sentences[-1]


def test_a_pattern_without_a_figure_is_refused() -> None:
    with pytest.raises(WunderkammerError, match="No figure is named like moon"):
        atlas.measure(laboratory(wish()._replace(figures=("moon",))))


def test_aims_are_read_as_they_are_said() -> None:
    assert goals_of("seats within 2 %, 60 to 75 decisions") == [Goal("seats", 0, 2), Goal("decisions", 60, 75)]
    assert goals_of("seats=2, decisions=60..75") == [Goal("seats", 0, 2), Goal("decisions", 60, 75)]
    assert goals_of("ties below 5 %") == [Goal("ties", 0, 5)]
    for wrong in ("", "fun", "75 to 60 decisions", "1 to 2 moons"):
        with pytest.raises(WunderkammerError):
            goals_of(wrong)


def test_a_goal_counts_what_is_missing_in_per_cent() -> None:
    assert Goal("seats", 0, 2).distance(1.5) == 0
    assert Goal("seats", 0, 2).distance(5) == 3
    assert Goal("decisions", 60, 80).distance(88) == 10


def test_an_aim_is_reached_with_one_change_on_fresh_seeds() -> None:
    """An expedition more or less is twenty points in all: of all figures one suffices, several steps away."""
    order = wish(games=100)._replace(figures=("expedition.reputation", "start.payment[2]"), screening=20)
    before = tune.measure(laboratory(order._replace(aim="points=0..1000")))
    assert before["path"][-1]["changes"] == []
    now = [one["measures"]["points"][0]["value"] for one in before["confirmation"].values()]
    low = min(now) + 8
    found = tune.measure(laboratory(order._replace(aim=f"{low:.0f} to {max(now) + 40:.0f} points")))
    (change,) = found["path"][-1]["changes"]
    assert change["figure"] == "expedition.reputation"
    assert change["after"] > 10
    assert all(one["reached"] for one in found["confirmation"].values())


def test_a_goal_is_told_with_its_interval() -> None:
    found = tune.measure(laboratory(wish(games=20)._replace(aim="seats within 100 %, ties below 100 %")))
    for before, after in found["confirmation"]["random"]["goals"].values():
        assert before == after
        assert before["low"] <= before["value"] < before["high"]
        assert before["n"] == 40


def test_few_games_and_a_stopped_search_do_not_promise_that_the_aim_is_kept() -> None:
    order = wish(games=20)._replace(aim="decisions=100..200, seats within 60 %")
    found = tune.measure(laboratory(order))
    assert len(tune.document(found, words()).verdict) == 1
    found["aim"][1]["high"] = found["confirmation"]["random"]["goals"]["seats"][1]["value"] + 0.1
    assert "reaches beyond the aim" in tune.document(found, words()).verdict[-1]
    stopped = {
        **found,
        "stopped": True,
        "confirmation": {"random": {**found["confirmation"]["random"], "reached": False}},
    }
    assert tune.document(stopped, words()).verdict == [
        "Stopped before a change was found that comes nearer to the aim."
    ]


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_both_can_be_read_in_three_languages(lang: str) -> None:
    order = wish(games=4, bots=BOTS)._replace(figures=("expedition.reputation",), screening=4, aim="seats within 1 %")
    told = repr(atlas.document(atlas.measure(laboratory(order)), words(lang)))
    told += repr(tune.document(tune.measure(laboratory(order)), words(lang)))
    assert "⟨" not in told
    assert "{ $" not in told


def test_the_template_game_has_an_atlas_too(crumbs: Game) -> None:
    order = wish(game_id=crumbs.id, games=6, bots=["random", "quick"])._replace(screening=6)
    assert atlas.measure(laboratory(order))["figures"] == 1
