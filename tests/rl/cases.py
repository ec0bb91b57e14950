"""The ways to play that the tests of learning environments go through, and how they are played at random."""

from __future__ import annotations

import os

from tests.conformance.cases import Case, cases, trials
from wunderkammer.rl.setting import Setting, new_setting
from wunderkammer.shelf import game as shelf

SOAK = os.environ.get("WK_SOAK") == "1"
DECISIONS = 12_000 if SOAK else 120  # of each case; all cases together come to a million, or to ten thousand


def shelf_cases() -> list[Case]:
    """All games of the shelf with all seats and options; the games of the tests lie on no shelf."""
    return [case for case in cases() if case.game not in trials()]


def smallest() -> list[Case]:
    """One case of each game."""
    return [next(case for case in shelf_cases() if case.game.id == name) for name in shelf.games()]


def setting_of(case: Case, actions: str = "compact", reward: str = "win") -> Setting:
    return new_setting(case.game.id, case.seats, dict(case.options), actions=actions, reward=reward)
