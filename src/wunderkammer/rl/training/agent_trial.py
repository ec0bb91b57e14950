"""How strong an agent is: games against a bot, half of them on each seat."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np

from wunderkammer.rl.interfaces.gymnasium_vector_env import SeatVectorEnv
from wunderkammer.rl.training.familiar_actions import Actions, picked_actions
from wunderkammer.rl.training.network import Weights, think

Z = 1.96  # a 95 % interval


class Strength(NamedTuple):
    """The share of the wins, with its interval (Wilson)."""

    share: float
    low: float
    high: float
    games: int


@jax.jit
def best(weights: Weights, seen: Any, masks: Any) -> Any:
    return think(weights, seen, masks)[0].argmax(axis=1)


def try_agent(weights: Weights, familiar: Actions, game: str, seats: int, bot: str, games: int, seed: int) -> Strength:
    """Play so many games with what the agent finds best; the first game of every place at the table counts."""
    envs = SeatVectorEnv(game, games, seats=seats, seat=None, opponents=bot, reward="win")
    seen, _ = envs.reset(seed=seed)
    won, over = np.zeros(games), np.zeros(games, np.bool_)
    while not over.all():
        masks = seen["action_mask"]
        picks = best(weights, seen["observation"], masks[:, familiar])
        seen, rewards, ended, _, _ = envs.step(picked_actions(familiar, picks, masks))
        won[ended & ~over] = rewards[ended & ~over]
        over |= ended
    return strength(float(won.sum()), games)


def strength(won: float, games: int) -> Strength:
    share = won / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * (share * (1 - share) / games + Z * Z / (4 * games * games)) ** 0.5 / (1 + Z * Z / games)
    return Strength(share, middle - half, middle + half, games)
