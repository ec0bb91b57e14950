"""Learning from games that were played: proximal policy optimisation (Schulman and others, 2017)."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from wunderkammer.rl.learning.network import Weights, think
from wunderkammer.rl.learning.self_play import Experience

RATE = 5e-4
CLIP = 0.2  # how far a chance may move in one round
CURIOSITY = 0.01  # what it is worth not to be sure
VALUE = 0.5
ROUNDS = 3
PART = 1024  # decisions
OPTIMISER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


def loss(weights: Weights, past: Experience) -> Any:
    """What is to be made small: less of what went worse than expected, and wrong expectations."""
    chances, value = think(weights, past.seen, past.masks)
    done = jnp.take_along_axis(chances, past.actions[:, None], 1)[:, 0]
    gain = jax.lax.stop_gradient(past.rewards - value)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = jnp.exp(done - past.chances)
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    doubt = -jnp.sum(jnp.where(past.masks > 0, jnp.exp(chances) * chances, 0.0), axis=1).mean()
    return -policy + VALUE * jnp.square(past.rewards - value).mean() - CURIOSITY * doubt


@partial(jax.jit, donate_argnums=(0, 1))
def improve(weights: Weights, memory: Any, past: Experience) -> tuple[Weights, Any]:
    slope = jax.grad(loss)(weights, past)
    change, memory = OPTIMISER.update(slope, memory)
    return optax.apply_updates(weights, change), memory


def learn(weights: Weights, memory: Any, past: Experience, dice: np.random.Generator) -> tuple[Weights, Any]:
    """Go through the decisions some times, in parts of equal size and another order each time."""
    count = len(past.actions)
    for _ in range(ROUNDS):
        order = dice.permutation(count)
        for at in range(0, count - PART + 1, PART):
            part = order[at : at + PART]
            weights, memory = improve(weights, memory, Experience._make([column[part] for column in past]))
    return weights, memory
