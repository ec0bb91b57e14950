"""The levels: settings that lie beside each game, and what a wrong file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from wunderkammer.bots import bot, is_bot
from wunderkammer.bots.levels import LEVELS, settings_in, thinking_of
from wunderkammer.errors import WunderkammerError
from wunderkammer.shelf.game import game, games


@pytest.mark.parametrize("name", games())
def test_every_level_thinks_longer_and_chooses_more_strictly_than_the_one_below(name: str) -> None:
    levels = [thinking_of(game(name).rules, level) for level in LEVELS]
    rounds, spreads = [how.rounds for how in levels], [how.spread for how in levels]
    assert rounds == sorted(set(rounds))
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] == 0.0


def test_a_game_without_settings_has_the_usual_levels(tmp_path: Path) -> None:
    assert settings_in(tmp_path / "bots.toml") == LEVELS


def test_a_level_takes_what_the_game_says_for_all_and_then_for_itself(tmp_path: Path) -> None:
    (tmp_path / "bots.toml").write_text("horizon = 3\nripe = 5\n[level2]\nripe = 9\nspread = 1\n")
    found = settings_in(tmp_path / "bots.toml")
    assert (found["level1"].horizon, found["level1"].ripe) == (3, 5)
    assert (found["level2"].horizon, found["level2"].ripe, found["level2"].spread) == (3, 9, 1.0)
    assert found["level5"].rounds == LEVELS["level5"].rounds


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("depth = 3", "no setting “depth”"),
        ("rounds = -1", "rounds must be a number that is not negative, not -1"),
        ("rounds = 1.5", "rounds must be"),
        ("spread = true", "spread must be"),
        ("rounds", "does not hold settings of the levels"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bots.toml").write_text(text)
    with pytest.raises(WunderkammerError, match=said):
        settings_in(tmp_path / "bots.toml")


def test_a_level_on_several_cores_has_a_name_of_its_own() -> None:
    assert bot("level5x2", 1).name == "level5x2"
    assert is_bot("level1x3")
    assert not is_bot("level5x1")
    assert not is_bot("greedyx2")
    with pytest.raises(WunderkammerError, match="level5"):
        bot("level5x", 1)
