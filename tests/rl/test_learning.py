"""The baseline learns, saves, goes on, and is tried; from shuffled rewards it learns nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from wunderkammer.rl.learning import train
from wunderkammer.rl.learning.network import fresh, load
from wunderkammer.rl.learning.policy_step import OPTIMISER, learn
from wunderkammer.rl.learning.self_play import SelfPlay
from wunderkammer.rl.learning.trial import strength
from wunderkammer.rl.setting import new_setting


def test_it_trains_saves_goes_on_and_is_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                              monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.setattr(train, "DECISIONS", 1500)
    monkeypatch.setattr(train, "GAMES", 16)
    words = ["lost_lands", "--minutes", "0.001", "--out", str(tmp_path / "agent.npz"), "--trial", "20"]
    assert train.main([*words, "--against", "random"]) == 0
    assert "against random:" in capsys.readouterr().out
    first = load(tmp_path / "agent.npz")[1]["decisions"]
    assert train.main([*words, "--against", "random"]) == 0
    assert load(tmp_path / "agent.npz")[1]["decisions"] > first >= 1500
    assert train.main([*words, "--seats", "3"]) == 2
    assert "seats" in capsys.readouterr().err


def test_what_was_rewarded_becomes_likelier() -> None:
    setting = new_setting("lost_lands", 2, reward="rank")
    weights = fresh(int(setting.observer.size), int(setting.actions.size), 1)
    past = SelfPlay(setting, 16, 1).play(weights, 2048)
    assert {*np.unique(past.rewards)} <= {-1.0, 0.0, 1.0}
    assert (past.masks[np.arange(len(past.actions)), past.actions] == 1).all()
    liked = past.actions == past.actions[0]
    weights, _ = learn(weights, OPTIMISER.init(weights), past._replace(rewards=liked.astype(np.float32)),
                       np.random.default_rng(1))  # fmt: skip
    from wunderkammer.rl.learning.network import think

    after = np.asarray(think(weights, past.seen, past.masks)[0])[liked, past.actions[0]]
    assert after.mean() > past.chances[liked].mean()


def test_an_interval_holds_its_share() -> None:
    found = strength(90, 100)
    assert (round(found.low, 3), found.share, round(found.high, 3)) == (0.826, 0.9, 0.945)
