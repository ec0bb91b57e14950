"""The baseline learns from itself or a teacher, saves, goes on, and is tried; what rewards say can be shuffled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wunderkammer.core.rng import Rng
from wunderkammer.rl.setting import Setting, new_setting
from wunderkammer.rl.training import imitation, train_agent
from wunderkammer.rl.training.agent_trial import strength
from wunderkammer.rl.training.familiar_actions import Actions, familiar_actions, picked_actions
from wunderkammer.rl.training.imitation import Lessons, teach
from wunderkammer.rl.training.mirrors import mirrors
from wunderkammer.rl.training.network import Weights, fresh, load, think, wish
from wunderkammer.rl.training.policy_step import OPTIMISER, learn
from wunderkammer.rl.training.self_play import Course, SelfPlay, gains_of


def beginner() -> tuple[Setting, Actions, Weights]:
    setting = new_setting("lost_lands", 2, reward="lead")
    familiar = familiar_actions(setting, 1)
    return setting, familiar, fresh(int(setting.observer.size), len(familiar), 1)


@pytest.mark.parametrize("teacher", ["greedy", "none"])
def test_it_trains_saves_goes_on_and_is_tried(teacher: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                              monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.setattr(train_agent, "GAMES", 16)
    monkeypatch.setattr(imitation, "GAMES", 4)
    monkeypatch.setattr(imitation, "REMEMBERED", 500)
    words = ["lost_lands", "--minutes", "0.05", "--out", str(tmp_path / "agent.npz"), "--trial", "20"]
    words += ["--teacher", teacher]
    assert train_agent.main([*words, "--against", "random"]) == 0
    assert "against random:" in capsys.readouterr().out
    first = load(tmp_path / "agent.npz")[1]
    assert first["decisions"] > 0
    assert train_agent.main([*words, "--against", "random"]) == 0
    assert load(tmp_path / "agent.npz")[1]["decisions"] > first["decisions"]
    assert train_agent.main([*words, "--seats", "3"]) == 2
    assert "seats" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--against", "random,genius"], "There is no bot “genius”"),
        (["--trial", "0"], "“--trial” must be a whole number, 1 or more, not 0"),
        (["--out", "no/where/agent.npz"], "no/where/agent.npz cannot be written"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_learnt(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train_agent, "train", lambda *arguments: pytest.fail("it learns"))
    assert train_agent.main(["lost_lands", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_what_was_rewarded_becomes_likelier() -> None:
    setting, familiar, weights = beginner()
    past = SelfPlay(setting, familiar, 16, 1).play(weights, 300)
    assert (past.masks[np.arange(len(past.actions)), past.actions] == 1).all()
    assert (past.masks.sum(axis=1) > 1).all()
    liked = past.actions == past.actions[0]
    weights, _ = learn(weights, OPTIMISER.init(weights), past._replace(gains=liked.astype(np.float32)),
                       np.random.default_rng(1))  # fmt: skip
    after = np.asarray(think(weights, past.seen, past.masks)[0])[liked, past.actions[0]]
    assert after.mean() > past.chances[liked].mean()


def test_it_comes_to_wish_for_what_its_teacher_thinks_well_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "REMEMBERED", 2000)
    setting, familiar, weights = beginner()
    lessons, rounds = Lessons(setting, familiar, np.random.default_rng(1)), iter((1.0, 0.5, 0.0))
    weights = teach(weights, OPTIMISER.init(weights), lessons, lambda _: next(rounds))
    seen, opinions = lessons.some()
    possible = np.isfinite(opinions)
    assert (possible.sum(axis=1) > 1).all()
    wished = np.where(possible, np.asarray(wish(weights, seen)[0]), -np.inf).argmax(axis=1)
    chosen = opinions[np.arange(len(seen)), wished].astype(float)
    behind_best = opinions.max(axis=1).astype(float) - chosen
    behind_any = opinions.max(axis=1).astype(float) - np.nanmean(
        np.where(possible, opinions, np.nan).astype(float), axis=1
    )
    assert behind_best.mean() < behind_any.mean() / 2


def test_what_is_hardly_ever_possible_is_played_only_for_want_of_better() -> None:
    setting, familiar, _ = beginner()
    assert 100 < len(familiar) < setting.actions.size
    masks = np.zeros((2, int(setting.actions.size)), np.uint8)
    masks[0, familiar[7]] = masks[1, -1] = 1
    assert picked_actions(familiar[:20], [7, 3], masks).tolist() == [familiar[7], setting.actions.size - 1]


def test_other_names_tell_of_a_game_that_could_be() -> None:
    setting, dice = new_setting("lost_lands", 2), Rng(1)
    batch = setting.batch(32, 1)
    for _ in range(60):
        batch.step(batch.random_actions(dice))
        mirror = mirrors(setting, np.random.default_rng(dice.below(1000)))[0]
        seen = np.array(batch.observations).reshape(32, -1)[:, mirror.numbers]
        masks = np.array(batch.masks).reshape(32, -1)[:, mirror.actions]
        pieces = split(setting, seen)
        symbols = np.einsum("ge,gek->gk", pieces["active"][:, :4], pieces["symbols"])
        assert ((pieces["card_strength"] * symbols[:, None, None]).sum(axis=3) == pieces["team_strength"]).all()
        taking = masks[:, TAKE].any(axis=1)
        assert ((pieces["market"] > 0) == (masks[:, TAKE] == 1))[taking].all()
        own_losses = masks[:, LOSE].reshape(32, 2, 2, 3) == 1
        assert not own_losses[pieces["card_strength"] == 0].any()


TAKE, LOSE = slice(516, 548), slice(582, 594)  # compact actions of two


def split(setting: Setting, seen: Any) -> dict[str, Any]:
    """An observation by its pieces."""
    ends = np.cumsum([shape.size for shape in setting.observer.shapes])
    parts = np.split(seen, ends[:-1], axis=1)
    named = zip(setting.observer.shapes, parts, strict=True)
    return {shape.name: part.reshape(len(seen), *shape.shape) for shape, part in named}


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
    setting, familiar, weights = beginner()
    true, shuffled = (
        SelfPlay(setting, familiar, 32, 1).play(weights, 200, dice) for dice in (None, np.random.default_rng(1))
    )
    assert (true.actions == shuffled.actions).all()
    assert not np.allclose(true.gains, shuffled.gains)


def test_an_interval_holds_its_share() -> None:
    found = strength(90, 100)
    assert (round(found.low, 3), found.share, round(found.high, 3)) == (0.826, 0.9, 0.945)
