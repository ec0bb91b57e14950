"""Games against oneself: whole games, decision by decision, with what each was worth in the end."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wunderkammer.rl.batch import Batch
from wunderkammer.rl.learning.network import Weights, think
from wunderkammer.rl.setting import Setting


class Experience(NamedTuple):
    """Decisions side by side: what was known and possible, what was done, how likely that was, what came of it."""

    seen: NDArray[np.int32]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int32]
    chances: NDArray[np.float32]  # logarithms
    rewards: NDArray[np.float32]


@jax.jit
def draw(weights: Weights, seen: Any, masks: Any, key: Any) -> tuple[Any, Any]:
    """An action for every game, and the logarithm of its chance."""
    chances, _ = think(weights, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jax.numpy.take_along_axis(chances, actions[:, None], 1)[:, 0]


class SelfPlay:
    """Many games at once, each seat played by the same agent; a game that ends begins anew."""

    def __init__(self, setting: Setting, games: int, seed: int) -> None:
        self.batch: Batch = setting.batch(games, seed)
        self.key = jax.random.PRNGKey(seed)
        self.seen = np.asarray(self.batch.observations).reshape(games, -1)
        self.masks = np.asarray(self.batch.masks).reshape(games, -1)
        self.rewards = np.asarray(self.batch.rewards).reshape(games, -1)
        self.ended = np.asarray(self.batch.ended)
        self.running: list[list[tuple[Any, ...]]] = [[] for _ in range(games)]

    def play(self, weights: Weights, decisions: int) -> Experience:
        """At least so many decisions of games that have come to their end."""
        rows: list[tuple[Any, ...]] = []
        while len(rows) < decisions:
            rows += self.step(weights)
        columns = [np.array(column) for column in zip(*rows, strict=True)]
        seen, masks, actions, chances, rewards = columns
        return Experience(seen, masks, actions.astype(np.int32), chances, rewards.astype(np.float32))

    def step(self, weights: Weights) -> list[tuple[Any, ...]]:
        """One decision in every game; the decisions of those that end with it."""
        self.key, key = jax.random.split(self.key)
        actions, chances = (np.asarray(one) for one in draw(weights, self.seen, self.masks, key))
        seats = np.array(self.batch.seats)
        for game, running in enumerate(self.running):
            row = (self.seen[game].copy(), self.masks[game].copy(), actions[game], chances[game])
            running.append((int(seats[game]), row))
        self.batch.step(vec[i64]([int(action) for action in actions]))
        found: list[tuple[Any, ...]] = []
        for game in np.flatnonzero(self.ended).tolist():
            found += [(*row, self.rewards[game, seat]) for seat, row in self.running[game]]
            self.running[game] = []
        return found
