"""Fitted weights: those of every game load and fit its features; a file that does not gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wunderkammer.bots.weights import FILE, plain, weights_for, weights_in
from wunderkammer.errors import WunderkammerError
from wunderkammer.shelf.game import game, games

NAMES = ("estimate", "money")
GOOD = {"bias": 1.0, "early": [1.0, 0.5], "late": [1.0, 0.0], "wide": 9.0, "narrow": 2.0}


def weights_file(folder: Path, **changes: object) -> Path:
    """A file with weights for two seats, some of them changed."""
    features = changes.pop("features", list(NAMES))
    path = folder / FILE
    path.write_text(json.dumps({"made": {}, "features": features, "seats": {"2": GOOD | changes}}))
    return path


@pytest.mark.parametrize("name", games())
def test_the_weights_of_every_game_fit_its_features(name: str) -> None:
    chosen = game(name)
    names = chosen.rules.feature_names()
    every = weights_in(chosen.folder / FILE, tuple(names))
    assert set(every) <= set(chosen.seats)
    for seats in chosen.seats:
        assert weights_for(chosen.rules, seats) == every.get(seats, plain(names, seats))


def test_weights_are_read_as_they_are_written(tmp_path: Path) -> None:
    weights = weights_in(weights_file(tmp_path), NAMES)[2]
    assert weights == (1.0, [1.0, 0.5], [1.0, 0.0], 9.0, 2.0)


def test_a_game_without_weights_is_judged_by_its_estimate(tmp_path: Path) -> None:
    assert weights_in(tmp_path / FILE, NAMES) == {}
    assert plain(["estimate", "money"], 2)[:3] == (0.0, [1.0, 0.0], [1.0, 0.0])


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"features": ["estimate", "coins"]}, r"other features than the game has: coins, money\. .*scripts/train"),
        ({"features": ["money", "estimate"]}, "their order"),
        ({"early": [1.0]}, "2 early and as many late weights"),
        ({"late": [1.0, float("nan")]}, "finite"),
        ({"wide": 0.0}, "wide and narrow above 0"),
        ({"bias": "much"}, "does not hold fitted weights"),
    ],
)
def test_weights_that_do_not_fit_get_a_sentence(tmp_path: Path, changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(WunderkammerError, match=sentence):
        weights_in(weights_file(tmp_path, **changes), NAMES)


def test_a_file_that_is_no_json_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("weights")
    with pytest.raises(WunderkammerError, match="does not hold fitted weights"):
        weights_in(tmp_path / FILE, NAMES)
