"""A linear policy learns two-player Lost Lands from its wins and losses, in NumPy alone.

    python examples/learning/linear_agent.py [STEPS]

Prints how many of a hundred games it wins before and after: against a random player, on seeds it has not trained with.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wunderkammer.rl.envs import SeatVectorEnv

GAMES = 32
RATE = 0.002
TRIAL = 100
Numbers = NDArray[np.float64]


def chances_of(weights: Numbers, seen: dict[str, Any]) -> tuple[Numbers, Numbers]:
    """What the agent knows, on a scale that tames large amounts, and how likely each action is."""
    known = np.log1p(seen["observation"])
    scores = np.where(seen["action_mask"], known @ weights, -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    return known, chances / chances.sum(axis=1, keepdims=True)


def draw_actions(chances: Numbers, dice: np.random.Generator) -> NDArray[np.int64]:
    return (chances.cumsum(axis=1) > dice.random((len(chances), 1))).argmax(axis=1)


def train(envs: SeatVectorEnv, weights: Numbers, steps: int, dice: np.random.Generator) -> None:
    """After every game: what was done in a won one becomes likelier, in a lost one rarer (Williams's REINFORCE)."""
    past: list[list[tuple[Numbers, Numbers]]] = [[] for _ in range(GAMES)]
    seen, _ = envs.reset(seed=1)
    for _ in range(steps):
        known, chances = chances_of(weights, seen)
        actions = draw_actions(chances, dice)
        seen, rewards, ended, _, _ = envs.step(actions)
        for game, action in enumerate(actions):
            push = -chances[game]
            push[action] += 1
            past[game].append((known[game], push))
            if ended[game]:
                before, pushes = (np.array(column) for column in zip(*past[game], strict=True))
                weights += RATE * rewards[game] * before.T @ pushes
                past[game] = []


def wins(weights: Numbers, seed: int, dice: np.random.Generator) -> float:
    """Of a hundred games, half of them on each seat."""
    envs = SeatVectorEnv("lost_lands", TRIAL, seats=2, seat=None)
    seen, _ = envs.reset(seed=seed)
    won, over = np.zeros(TRIAL), np.zeros(TRIAL, np.bool_)
    while not over.all():
        seen, rewards, ended, _, _ = envs.step(draw_actions(chances_of(weights, seen)[1], dice))
        won[ended & ~over] = rewards[ended & ~over]
        over |= ended
    return float(won.sum())


def main(steps: int) -> None:
    envs = SeatVectorEnv("lost_lands", GAMES, seats=2, seat=None, reward="rank")
    weights, dice = np.zeros((envs.spaces.size, envs.spaces.actions)), np.random.default_rng(1)
    print(f"before: {wins(weights, 1000, dice):.0f} of {TRIAL} games won against a random player")
    train(envs, weights, steps, dice)
    print(f"after:  {wins(weights, 2000, dice):.0f} of {TRIAL}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6000)
