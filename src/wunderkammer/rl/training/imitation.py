"""A beginner watches a bot's games and learns to do as it does, before playing against itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from wunderkammer.rl.dataset import Dataset
from wunderkammer.rl.setting import Setting
from wunderkammer.rl.training.network import Weights
from wunderkammer.rl.training.policy_step import PART, RATE, resemble
from wunderkammer.rl.training.self_play import Experience, worth

GAMES = 20  # watched between two times of learning
REMEMBERED = 400_000  # decisions; later ones take the place of any of them


class Lessons:
    """Decisions of a teacher that plays against itself: what its seats knew, what they did, and how it ended."""

    def __init__(self, setting: Setting, teacher: str, dice: np.random.Generator) -> None:
        seed = int(dice.integers(2**31))
        self.games = Dataset(setting, [teacher] * len(setting.free_seats), seed)
        self.dice = dice
        self.rows: list[tuple[Any, ...]] = []

    def watch(self, games: int) -> None:
        """See more games; decisions that were forced teach nothing."""
        self.games.play(games)
        for row in self.games.rows:
            if row[1].sum() == 1:
                continue
            if len(self.rows) < REMEMBERED:
                self.rows.append(row)
            else:
                self.rows[self.dice.integers(REMEMBERED)] = row
        self.games.rows = []

    def some(self, count: int = PART) -> Experience:
        """Any of the decisions."""
        chosen = [self.rows[at] for at in self.dice.integers(len(self.rows), size=count)]
        seen, masks, actions, _, _, leads = (np.array(column) for column in zip(*chosen, strict=True))
        nothing = np.zeros(count, np.float32)
        return Experience(seen, masks, actions.astype(np.int32), nothing, nothing, worth(leads))


def taught(weights: Weights, memory: Any, lessons: Lessons, ahead: Callable[[], float]) -> tuple[Weights, Any]:
    """Watch and learn, half of the time each, until nothing of the lessons is ahead."""
    while (left := ahead()) > 0:
        began = time.monotonic()
        lessons.watch(GAMES)
        watched = time.monotonic()
        while time.monotonic() - watched < watched - began:
            weights, memory = resemble(weights, memory, lessons.some(), 2 * RATE * left)
    return weights, memory
