"""Learning from how games went (proximal policy optimisation, Schulman and others, 2017) and from a teacher."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from wunderkammer.rl.training.network import IMPOSSIBLE, Weights, think, wish
from wunderkammer.rl.training.self_play import Experience

RATE = 5e-4  # how fast it learns at the beginning
CLIP = 0.2  # how far a chance may move in one round
CURIOSITY = 0.01  # what it is worth not to be sure, at the beginning
VALUE = 0.5
ROUNDS = 3
PART = 1024  # decisions
HOPELESS = 8.0  # points behind the best: so much is as bad as more
POINTS = 4.0  # that make a wish one greater
OPTIMISER = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam())


def loss(weights: Weights, past: Experience, curiosity: Any) -> Any:
    """What is to be made small: less of what went worse than expected, and wrong expectations."""
    chances, value = think(weights, past.seen, past.masks)
    done = jnp.take_along_axis(chances, past.actions[:, None], 1)[:, 0]
    gain = (past.gains - past.gains.mean()) / (past.gains.std() + 1e-6)
    ratio = jnp.exp(done - past.chances)
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    doubt = -jnp.sum(jnp.where(past.masks > 0, jnp.exp(chances) * chances, 0.0), axis=1).mean()
    return -policy + VALUE * jnp.square(past.returns - value).mean() - curiosity * doubt


def disagreement(weights: Weights, seen: Any, opinions: Any) -> Any:
    """What is to be made small by lessons: other wishes than the teacher has, who says −∞ of what is not possible."""
    possible = jnp.isfinite(opinions)
    opinions = jnp.where(possible, opinions.astype(jnp.float32), IMPOSSIBLE)
    behind = opinions - opinions.max(axis=1, keepdims=True)
    wanted = centre(jnp.maximum(behind, -HOPELESS) / POINTS, possible)
    missed = jnp.where(possible, jnp.square(centre(wish(weights, seen)[0], possible) - wanted), 0.0)
    return (missed.sum(axis=1) / jnp.sqrt(jnp.maximum(possible.sum(axis=1), 1))).mean()


def centre(numbers: Any, possible: Any) -> Any:
    """Numbers as their distances from the mean of those that count."""
    count = jnp.maximum(possible.sum(axis=1, keepdims=True), 1)
    return numbers - jnp.where(possible, numbers, 0.0).sum(axis=1, keepdims=True) / count


@partial(jax.jit, donate_argnums=(0, 1))
def improve(weights: Weights, memory: Any, past: Experience, rate: Any, curiosity: Any) -> tuple[Weights, Any]:
    return step_downhill(weights, memory, jax.grad(loss)(weights, past, curiosity), rate)


@partial(jax.jit, donate_argnums=(0, 1))
def resemble(weights: Weights, memory: Any, seen: Any, opinions: Any, rate: Any) -> tuple[Weights, Any]:
    return step_downhill(weights, memory, jax.grad(disagreement)(weights, seen, opinions), rate)


def step_downhill(weights: Weights, memory: Any, slope: Any, rate: Any) -> tuple[Weights, Any]:
    """One step downhill."""
    change, memory = OPTIMISER.update(slope, memory)
    return jax.tree.map(lambda weight, way: weight - rate * way, weights, change), memory


def learn(
    weights: Weights, memory: Any, past: Experience, dice: np.random.Generator, ahead: float = 1.0
) -> tuple[Weights, Any]:
    """Go through the decisions several times, in parts of equal size and in a different order each time.

    The less of the training is ahead (1 to 0), the smaller the steps and the less is tried for its own sake.
    """
    count = len(past.actions)
    for _ in range(ROUNDS):
        order = dice.permutation(count)
        for at in range(0, count - PART + 1, PART):
            part = Experience._make([column[order[at : at + PART]] for column in past])
            weights, memory = improve(weights, memory, part, RATE * ahead, CURIOSITY * ahead)
    return weights, memory
