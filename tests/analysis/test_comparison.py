"""The played line beside the best one: never dropped, never blamed without need."""

from __future__ import annotations

import pytest

from tests.bots.positions import decision
from wunderkammer.analysis.comparison import Comparer, Comparison, paired_difference, sharpen
from wunderkammer.analysis.judge_settings import JudgeSettings, grade, read_settings, settings_for
from wunderkammer.bots import Info
from wunderkammer.bots.search.contrast import contrast
from wunderkammer.errors import BadBot
from wunderkammer.shelf.game import game, games

SMALL = JudgeSettings(rounds=60, worlds=18, survey=4)


def compare_moves(name: str, number: int, pick: int) -> tuple[Info, Comparison]:
    state, seat, _ = decision(name, 2, 3, number)
    info = Info(game(name).rules, state, seat)
    return info, Comparer(info, number, SMALL, 0.0, False).compare([info.legal[pick]])


@pytest.mark.parametrize("pick", [0, -1])
@pytest.mark.parametrize("name", games())
def test_any_move_is_compared_in_as_many_worlds_as_the_best(name: str, pick: int) -> None:
    info, found = compare_moves(name, 12, pick)
    assert found.played == [info.legal[pick]]
    assert found.worlds == SMALL.worlds
    assert {one.move for one in found.options} == {*info.legal}
    assert abs(sum(found.played_outlook.chances) - 1) < 1e-6
    difference = found.best_outlook.chances[info.seat] - found.played_outlook.chances[info.seat]
    assert abs(difference - found.cost) < 1e-9


@pytest.mark.parametrize("name", games())
def test_the_best_move_costs_nothing(name: str) -> None:
    info, found = compare_moves(name, 12, 0)
    best = Comparer(info, 12, SMALL, 0.0, False).compare(found.best)
    if best.best == found.best:
        assert (best.cost, best.error) == (0.0, 0.0)
    else:
        assert grade(best.cost, best.error, best.points_cost, best.points_error, SMALL) in ("", "slip")


@pytest.mark.parametrize("name", games())
def test_the_next_best_move_is_not_the_best(name: str) -> None:
    state, seat, _ = decision(name, 2, 3, 12)
    found = Comparer(Info(game(name).rules, state, seat), 1, SMALL, 0.0, False).lead()
    assert found.best[0] != found.played[0]


def test_equal_lines_are_equal_in_every_world() -> None:
    state, seat, _ = decision("lost_lands", 2, 3, 5)
    info = Info(game("lost_lands").rules, state, seat)
    search = Comparer(info, 1, SMALL, 0.0, False).search
    one, other = contrast(search, info.possible, [[info.legal[0]], [info.legal[0]]])
    assert len(one) == len(other) == 4
    assert abs(one[0] + one[1] - 1) < 1e-9


@pytest.mark.parametrize(
    ("cost", "error", "points", "points_error", "verdict"),
    [
        (0.20, 0.01, 5.0, 1.0, "blunder"),
        (0.12, 0.01, 5.0, 1.0, "mistake"),
        (0.06, 0.01, 0.0, 1.0, "slip"),
        (0.04, 0.01, 1.0, 0.1, ""),
        (0.20, 0.11, 1.0, 1.0, ""),  # within twice its standard error
        (0.00, 0.00, 9.0, 1.0, "slip"),  # a decided match: only points are left to lose
        (0.00, 0.00, 9.0, 5.0, ""),
    ],
)
def test_a_verdict_needs_a_cost_beyond_twice_its_error(
    cost: float, error: float, points: float, points_error: float, verdict: str
) -> None:
    assert grade(cost, error, points, points_error, JudgeSettings()) == verdict


def test_standard_errors() -> None:
    assert [*paired_difference([[0.1, 0.1, 0.1]])] == pytest.approx([0.1, 0.0])
    assert paired_difference([[0.0, 0.2, 0.0, 0.2]])[1] == pytest.approx(0.0577, abs=1e-3)
    # Plans that disagree make a comparison unsure, however sure each is of itself.
    assert paired_difference([[0.0] * 50, [0.2] * 50])[1] == pytest.approx(0.1)
    assert paired_difference([[0.3]])[1] == pytest.approx(0.3)


def test_chances_are_made_less_sure_and_still_add_up() -> None:
    found = sharpen([0.9, 0.1], 0.5)
    assert found == [pytest.approx(0.75), pytest.approx(0.25)]
    assert sharpen([0.9], 0.5) == [pytest.approx(0.75)]


@pytest.mark.parametrize("name", games())
def test_limits_of_every_game_rise(name: str) -> None:
    how = settings_for(game(name).rules)
    assert 0 < how.slip < how.mistake < how.blunder < 1


@pytest.mark.parametrize("line", ["blunders = 1", "worlds = true", "slip = -1", 'slip = "much"'])
def test_settings_that_cannot_be_get_a_sentence(line: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("game") / "bots.toml"
    file.write_text(f"[analysis]\n{line}\n")
    with pytest.raises(BadBot, match=r"bots\.toml"):
        read_settings(file)
