"""The example that docs/rl.md begins with learns, from honest observations and from nothing but its rewards."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np

from wunderkammer.rl.envs import SeatVectorEnv

AGENT: dict[str, Any] = runpy.run_path(
    str(Path(__file__).resolve().parents[2] / "examples" / "learning" / "linear_agent.py")
)


class ShuffledRewards(SeatVectorEnv):
    """Wins and losses fall on anybody: there is nothing to learn."""

    def step(self, actions: Any) -> Any:
        seen, rewards, *rest = super().step(actions)
        return (seen, rewards * self.np_random.choice([-1.0, 1.0], self.num_envs), *rest)


def train_share(kind: type[SeatVectorEnv]) -> float:
    envs = kind("lost_lands", AGENT["GAMES"], seats=2, seat=None, reward="rank")
    weights, dice = np.zeros((envs.spaces.size, envs.spaces.actions)), np.random.default_rng(1)
    AGENT["train"](envs, weights, 1200, dice)
    return float(AGENT["wins"](weights, 5, dice) + AGENT["wins"](weights, 6, dice))


def test_the_agent_wins_more_after_training_and_not_when_rewards_mean_nothing() -> None:
    assert train_share(SeatVectorEnv) > 135  # of 200
    assert train_share(ShuffledRewards) < 120
