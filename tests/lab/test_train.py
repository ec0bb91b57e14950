"""Training: known weights are found again, games are not played twice, and the whole of it works on a few games."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from wunderkammer.bots.weights import ALONE_FILE, FILE, Weights, read, weights_in
from wunderkammer.lab.training import training_positions as lessons
from wunderkammer.lab.training.fit import fit, fit_estimate
from wunderkammer.lab.training.quality import chances, expected_points, fit_spread, lead_spread, quality_of
from wunderkammer.lab.training.selfplay import Positions, TrainingSeries, options_for, play_games
from wunderkammer.lab.training.train import main, pretty
from wunderkammer.lab.training.training_positions import collect
from wunderkammer.shelf.game import game

LESSON = TrainingSeries("lost_lands", 2, "random", 0.0, 5)
KNOWN = Weights(30.0, [1.0, 0.0, 2.0], [1.0, 3.0, 0.0], 8.0, 3.0)


def invented_positions(seats: int, games: int = 400) -> Positions:
    """Positions whose points and winners follow known weights, with some noise."""
    chance = np.random.default_rng(7)
    count = games * 6
    features = chance.normal(size=(count, seats, 3)).astype(np.float32) * 4
    progress = chance.random(count).astype(np.float32)
    nothing = np.zeros((count, seats), dtype=np.float32)
    positions = Positions(features, progress, nothing, nothing, np.repeat(np.arange(games, dtype=np.int32), 6))
    points = expected_points(KNOWN, positions) + chance.normal(size=(count, seats)) * 2
    if seats == 1:
        points = points - KNOWN.bias * (1 - progress[:, None])
        wins = points > 0
    else:
        wins = points == points.max(axis=1, keepdims=True)
    return positions._replace(points=points.astype(np.float32), wins=wins.astype(np.float32))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_known_weights_are_found_again(seats: int) -> None:
    found = fit(invented_positions(seats))
    assert found.weights.early == pytest.approx(KNOWN.early, abs=0.25)
    assert found.weights.late == pytest.approx(KNOWN.late, abs=0.25)
    assert found.weights.bias == pytest.approx(0.0 if seats == 1 else KNOWN.bias, abs=0.5)
    assert found.quality.loss < found.estimate.loss
    assert found.quality.margins > 0.9 > found.estimate.margins


def test_learning_only_the_trust_in_the_estimate_leaves_all_else_alone() -> None:
    found = fit_estimate(invented_positions(2))
    assert found.weights.early[1:] == found.weights.late[1:] == [0.0, 0.0]
    assert found.weights.early[0] == pytest.approx(KNOWN.early[0], abs=0.25)
    assert found.quality == found.estimate


def test_a_game_alone_has_many_turns_to_learn_from() -> None:
    positions = play_games(TrainingSeries("darwins_journey", 1, "random", 0.15, 5), [0])
    assert len(np.unique(positions.progress)) > 12


def test_the_spread_is_what_the_winners_were_drawn_with() -> None:
    positions = invented_positions(2, 2000)
    odds = chances(expected_points(KNOWN, positions), lead_spread(KNOWN, positions.progress.astype(np.float64)))
    first = np.random.default_rng(3).random(len(odds)) < odds[:, 0]
    positions = positions._replace(wins=np.stack([first, ~first], axis=1).astype(np.float32))
    found = fit_spread(KNOWN, positions)
    assert found.wide == pytest.approx(KNOWN.wide, rel=0.15)
    assert found.narrow == pytest.approx(KNOWN.narrow, rel=0.15)


def test_of_two_equal_seats_each_has_half_a_chance() -> None:
    assert chances(np.array([[7.0, 7.0]]), np.array([3.0])).tolist() == [[0.5, 0.5]]
    assert chances(np.array([[0.0]]), np.array([3.0])).tolist() == [[0.5]]


def test_a_quality_of_one_foretells_everything() -> None:
    positions = invented_positions(3)
    exact = positions._replace(points=expected_points(KNOWN, positions).astype(np.float32))
    assert quality_of(KNOWN, exact).points == pytest.approx(1.0)


def test_the_same_number_is_the_same_game() -> None:
    first, again, other = play_games(LESSON, [1]), play_games(LESSON, [0, 1]), play_games(LESSON, [2])
    assert all(np.array_equal(a, b[again.games == 1]) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first.features, other.features)


def test_winners_and_points_are_those_of_the_finished_game() -> None:
    positions = play_games(LESSON, [0])
    assert len(positions.features) <= 24
    assert positions.wins[0].sum() == 1
    assert positions.points[0].argmax() == positions.wins[0].argmax()


def test_what_is_stored_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = collect(LESSON, 6, 1, tmp_path)
    played: list[int] = []

    def noted(lesson: TrainingSeries, numbers: list[int]) -> Positions:
        played.extend(numbers)
        return play_games(lesson, numbers)

    monkeypatch.setattr(lessons, "play_games", noted)
    more = collect(LESSON, 8, 1, tmp_path)
    assert played == [6, 7]
    assert np.array_equal(more.features[: len(first.features)], first.features)
    collect(LESSON._replace(random=0.5), 8, 1, tmp_path)
    assert played[2:] == list(range(8))


def test_a_few_games_are_trained_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = game("lost_lands")
    monkeypatch.setattr(chosen, "folder", tmp_path)
    arguments = ["lost_lands", "--games", "10", "--bot", "random", "--jobs", "1", "--data", str(tmp_path)]
    assert main([*arguments, "--seats", "2"]) == 0
    assert main([*arguments, "--seats", "3"]) == 0
    weights_in.cache_clear()
    data = json.loads((tmp_path / FILE).read_text())
    assert list(read(data, tuple(chosen.rules.feature_names()))) == [2, 3]
    assert data["made"]["games"] == 10
    assert data["made"]["command"].startswith("scripts/train lost_lands --games 10 --bot random")


ALONE = TrainingSeries("encyclopedia", 2, "quick", 0.1, 5, True)


def test_lessons_alone_are_played_against_the_games_own_opponents_and_kept_where_chance_acts() -> None:
    """People and AI opponents have features of their own; where a plan ends no turn of the seat begins."""
    chosen = game("encyclopedia")
    names = chosen.rules.feature_names()
    positions = play_games(ALONE, [0])
    person, rival = names.index("person"), names.index("rival")
    assert (positions.features[:, 0, person] == 1).all()
    assert (positions.features[:, 1, rival] == 1).all()
    assert len(positions.features) >= 6  # once a round at least
    assert options_for(chosen, ALONE, random.Random(1))["rivals"] == 1
    assert "rivals" not in options_for(chosen, ALONE._replace(alone=False), random.Random(1))
    cards = {options_for(chosen, ALONE, random.Random(seed))["rival_cards"] for seed in range(200)}
    assert cards == set(range(1, 10))


def test_weights_for_plans_made_alone_have_a_file_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = game("encyclopedia")
    monkeypatch.setattr(chosen, "folder", tmp_path)
    arguments = ["--alone", "--seats", "2", "--games", "10", "--jobs", "1", "--data", str(tmp_path)]
    assert main(["encyclopedia", *arguments]) == 0
    weights_in.cache_clear()
    assert not (tmp_path / FILE).exists()
    data = json.loads((tmp_path / ALONE_FILE).read_text())
    assert list(read(data, tuple(chosen.rules.feature_names()))) == [2]
    assert "--alone" in data["made"]["command"]


def test_pretty_json_is_the_same_json() -> None:
    data: dict[str, object] = {"a": {"b": [1.5, 2.5]}, "c": ["x"], "d": 1}
    assert json.loads(pretty(data)) == data
    assert "[1.5, 2.5]" in pretty(data)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "no game “chess”"),
        (["lost_lands", "--bot", "clever"], "no bot “clever”"),
        (["lost_lands", "--games", "3"], "10 games or more"),
        (["lost_lands", "--seats", "9"], "2, 3 or 4"),
    ],
)
def test_impossible_training_gets_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err
