"""Games against oneself, decision by decision, with how much better each turned out than was expected."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wunderkammer.rl.batch import Batch
from wunderkammer.rl.setting import Setting
from wunderkammer.rl.training.familiar_actions import Actions, picked_actions
from wunderkammer.rl.training.network import Weights, think

MEMORY = 0.95  # how much of a later surprise is credited to the decision before it (generalised advantages)
SPREAD = 30.0  # points: a lead of so many is nearly as good as any larger one


class Experience(NamedTuple):
    """Decisions side by side: what was known and possible, what was done, how likely that was, what came of it.

    Actions are counted among the familiar ones.
    """

    seen: NDArray[np.int32]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int32]
    chances: NDArray[np.float32]  # logarithms
    gains: NDArray[np.float32]  # how much better it went than expected
    returns: NDArray[np.float32]  # what should have been expected


@jax.jit
def draw(weights: Weights, seen: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """A familiar action for every game, the logarithm of its chance, and the end that is expected."""
    chances, values = think(weights, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jax.numpy.take_along_axis(chances, actions[:, None], 1)[:, 0], values


def worth(leads: Any) -> NDArray[np.float32]:
    """What the end of a game is worth, from −1 to 1: its lead, of which the last points count for little."""
    return np.tanh(np.asarray(leads) / SPREAD).astype(np.float32)


class Course(NamedTuple):
    """Some steps of all games, by step and game; only what is needed to find out what each decision has gained."""

    seats: NDArray[np.int64]  # who decided
    values: NDArray[np.float32]  # the end that they expected
    ended: NDArray[np.bool_]  # whether the game ended with it
    ends: NDArray[np.float32]  # by step, game and seat: what that end was worth


def gains_of(course: Course) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """By step and game the gain of the decision, and whether it is known: a seat's last one waits for its next.

    Every decision is compared with the same seat's next one, whoever decides between them (Schulman and others, 2016).
    """
    seats, values, ended, ends = course
    gains, known = np.zeros_like(values), np.zeros_like(ended)
    games = np.arange(values.shape[1])
    later, gained = np.zeros(ends.shape[1:], np.float32), np.zeros(ends.shape[1:], np.float32)
    seen = np.zeros(ends.shape[1:], np.bool_)
    for step in reversed(range(len(values))):
        over, who = ended[step], (games, seats[step])
        later[over], gained[over], seen[over] = ends[step][over], 0.0, True
        known[step] = seen[who]
        gains[step] = np.where(seen[who], later[who] - values[step] + MEMORY * gained[who], 0.0)
        later[who], gained[who], seen[who] = values[step], gains[step], True
    return gains, known


class SelfPlay:
    """Many games at once, each seat played by the same agent; a game that ends begins anew."""

    def __init__(self, setting: Setting, familiar: Actions, games: int, seed: int) -> None:
        self.familiar = familiar
        self.batch: Batch = setting.batch(games, seed)
        self.key = jax.random.PRNGKey(seed)
        self.seen = np.asarray(self.batch.observations).reshape(games, -1)
        self.masks = np.asarray(self.batch.masks).reshape(games, -1)
        self.rewards = np.asarray(self.batch.rewards).reshape(games, -1)
        self.ended = np.asarray(self.batch.ended)

    def play(self, weights: Weights, steps: int, shuffle: np.random.Generator | None = None) -> Experience:
        """So many decisions in every game, without those that were forced or whose outcome is not yet known.

        With `shuffle` every end gets the worth of another one.
        """
        rows = [self.step(weights) for _ in range(steps)]
        seen, masks, actions, chances, values, seats, ended, ends = (np.array(one) for one in zip(*rows, strict=True))
        if shuffle is not None:
            ends[ended] = shuffle.permutation(ends[ended].ravel()).reshape(-1, ends.shape[2])
        gains, known = gains_of(Course(seats, values, ended, ends))
        kept = known & (masks.sum(axis=2, dtype=np.int64) > 1)
        columns = (seen, masks, actions.astype(np.int32), chances, gains, gains + values)
        return Experience._make([column[kept] for column in columns])

    def step(self, weights: Weights) -> tuple[Any, ...]:
        """One decision in every game."""
        self.key, key = jax.random.split(self.key)
        seen, masks, seats = self.seen.copy(), self.masks[:, self.familiar], np.array(self.batch.seats)
        picks, chances, values = (np.asarray(one) for one in draw(weights, seen, masks, key))
        self.batch.step(vec[i64](picked_actions(self.familiar, picks, self.masks).tolist()))
        return seen, masks, picks, chances, values, seats, self.ended.astype(np.bool_), worth(self.rewards)
