"""Games written down as arrays are the games that the bots have played."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.cli.main import main
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.rl.dataset import Dataset
from wunderkammer.rl.setting import new_setting


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("lost_lands", 3, {}), ("evolution", 2, {}), ("encyclopedia", 2, {"rivals": 1}), ("darwins_journey", 1, {})],
)
def test_the_arrays_replay_the_games(name: str, seats: int, options: dict[str, object], tmp_path: Path) -> None:
    setting = new_setting(name, seats, options)
    written = Dataset(setting, ["random"] * len(setting.free_seats), 4)
    written.play(2)
    written.save(tmp_path / "games.npz")
    with np.load(tmp_path / "games.npz") as found:
        rows = [*zip(*(found[column] for column in ("games", "seats", "actions", "masks", "rewards")), strict=True)]
        assert found["observations"].shape == (len(rows), setting.observer.size)
        about = json.loads(str(found["about"]))
    assert (about["game"], about["seed"], about["games"], len(about["actions"])) == (name, 4, 2, setting.actions.size)
    for number in (0, 1):
        state, dice = setting.first.clone(), Rng(derived_seed(4, number))
        decisions = iter([row for row in rows if row[0] == number])
        while (who := actor(state)) != NOBODY:
            if who == NATURE:
                apply(state, who, sample(state, dice))
                continue
            _, seat, action, mask, reward = next(decisions)
            legal = {int(setting.actions.action(who, move)) for move in legal_moves(state, who)}
            assert (seat, {*np.flatnonzero(mask)}) == (who, legal)
            apply(state, who, int(setting.actions.move(who, int(action))))
        result = setting.game.rules.result(state)
        assert next(decisions, None) is None
        assert reward == ((result.ranks[seat] == 1) / max(1, result.ranks.count(1)))


def test_the_command_writes_them_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.npz"
    assert main(["dataset", "lost_lands", "-n", "2", "--bots", "random", "--out", str(path), "--seed", "1"]) == 0
    assert "2 games with" in capsys.readouterr().err
    assert path.stat().st_size > 1000
    assert main(["dataset", "lost_lands", "-n", "1", "--bots", "random", "--out", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_where_nothing_can_be_written_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Dataset, "play", lambda *arguments: pytest.fail("it plays"))
    assert main(["dataset", "lost_lands", "--out", str(tmp_path / "no" / "games.npz"), "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_stopped_in_the_first_game_it_writes_nothing_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Dataset, "one_game", stopped)
    assert main(["dataset", "lost_lands", "--out", str(tmp_path / "games.npz"), "--lang", "en"]) == 2
    assert "Stopped before the end" in capsys.readouterr().err
    assert not (tmp_path / "games.npz").exists()


def test_the_changes_of_a_pack_are_written_down_too() -> None:
    pack = {"start": {"money": 20}}
    about = Dataset(new_setting("lost_lands", 2, {"pack": pack}), ["random"] * 2, 1).about()
    assert about["options"]["pack"] == pack  # type: ignore[index]
