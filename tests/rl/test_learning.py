"""The baseline watches, learns, saves, goes on, and is tried; from shuffled rewards it learns nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from wunderkammer.rl.setting import Setting, new_setting
from wunderkammer.rl.training import imitation, train_agent
from wunderkammer.rl.training.agent_trial import strength
from wunderkammer.rl.training.imitation import Lessons, taught
from wunderkammer.rl.training.network import Weights, fresh, load, think
from wunderkammer.rl.training.policy_step import OPTIMISER, learn
from wunderkammer.rl.training.self_play import Course, Experience, SelfPlay, gains_of


def beginner() -> tuple[Setting, Weights]:
    setting = new_setting("lost_lands", 2, reward="lead")
    return setting, fresh(int(setting.observer.size), int(setting.actions.size), 1)


@pytest.mark.parametrize("teacher", ["random", "none"])
def test_it_trains_saves_goes_on_and_is_tried(teacher: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                              monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.setattr(train_agent, "GAMES", 16)
    monkeypatch.setattr(imitation, "GAMES", 2)
    words = ["lost_lands", "--minutes", "0.05", "--out", str(tmp_path / "agent.npz"), "--trial", "20"]
    words += ["--teacher", teacher]
    assert train_agent.main([*words, "--against", "random"]) == 0
    assert "against random:" in capsys.readouterr().out
    first = load(tmp_path / "agent.npz")[1]
    assert (first.get("watched", 0) > 0) == (teacher == "random")
    assert train_agent.main([*words, "--against", "random"]) == 0
    assert load(tmp_path / "agent.npz")[1]["decisions"] >= first["decisions"]
    assert train_agent.main([*words, "--seats", "3"]) == 2
    assert "seats" in capsys.readouterr().err


def test_what_was_rewarded_becomes_likelier() -> None:
    setting, weights = beginner()
    past = SelfPlay(setting, 16, 1).play(weights, 300)
    assert (past.masks[np.arange(len(past.actions)), past.actions] == 1).all()
    assert (past.masks.sum(axis=1) > 1).all()
    liked = past.actions == past.actions[0]
    weights, _ = learn(weights, OPTIMISER.init(weights), past._replace(gains=liked.astype(np.float32)),
                       np.random.default_rng(1))  # fmt: skip
    after = np.asarray(think(weights, past.seen, past.masks)[0])[liked, past.actions[0]]
    assert after.mean() > past.chances[liked].mean()


def test_what_a_teacher_does_becomes_likelier() -> None:
    setting, weights = beginner()
    lessons = Lessons(setting, "quick", np.random.default_rng(1))
    lessons.watch(2)
    past, rounds = lessons.some(), iter((1.0, 0.5, 0.0))
    before = chosen_by(weights, past)
    weights, _ = taught(weights, OPTIMISER.init(weights), lessons, lambda: next(rounds))
    assert chosen_by(weights, past) > before
    assert (np.abs(past.returns) <= 1).all()


def chosen_by(weights: Weights, past: Experience) -> float:
    """The mean logarithm of the chance that the agent does the same."""
    chances = np.asarray(think(weights, past.seen, past.masks)[0])
    return float(chances[np.arange(len(chances)), past.actions].mean())


def test_a_decision_is_credited_with_what_its_own_seat_came_to_expect() -> None:
    seats = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[0.1], [-0.2], [0.3], [0.0], [0.5]], np.float32)
    ended = np.array([[False], [False], [False], [True], [False]])
    ends = np.zeros((5, 1, 2), np.float32)
    ends[3, 0] = 1.0, -1.0
    gains, known = gains_of(Course(seats, values, ended, ends))
    assert known[:, 0].tolist() == [True, True, True, True, False]
    assert gains[:4, 0].tolist() == pytest.approx([0.2 + 0.95 * 0.7, 0.2 - 0.95, 0.7, -1.0])


def test_shuffled_ends_are_those_of_others() -> None:
    setting, weights = beginner()
    true, shuffled = (SelfPlay(setting, 32, 1).play(weights, 200, dice) for dice in (None, np.random.default_rng(1)))
    assert (true.actions == shuffled.actions).all()
    assert not np.allclose(true.gains, shuffled.gains)


def test_an_interval_holds_its_share() -> None:
    found = strength(90, 100)
    assert (round(found.low, 3), found.share, round(found.high, 3)) == (0.826, 0.9, 0.945)
