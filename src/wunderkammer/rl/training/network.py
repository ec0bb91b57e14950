"""The agent: two hidden layers that see an observation and say what to do, and what they expect of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from wunderkammer.errors import BadFile

Weights = dict[str, Any]
HIDDEN = 256
IMPOSSIBLE = -1e9  # in place of what the mask forbids


def fresh(size: int, actions: int, seed: int) -> Weights:
    """Weights of somebody who knows nothing: every possible action is as good as any other."""
    keys = jax.random.split(jax.random.PRNGKey(seed), 2)
    return {
        "in": jax.random.normal(keys[0], (size, HIDDEN)) * (2 / size) ** 0.5,
        "in_bias": jnp.zeros(HIDDEN),
        "middle": jax.random.normal(keys[1], (HIDDEN, HIDDEN)) * (2 / HIDDEN) ** 0.5,
        "middle_bias": jnp.zeros(HIDDEN),
        "action": jnp.zeros((HIDDEN, actions)),
        "action_bias": jnp.zeros(actions),
        "value": jnp.zeros(HIDDEN),
    }


def scale(observation: Any) -> Any:
    """Amounts of any size as numbers of about 1."""
    numbers = observation.astype(jnp.float32)
    return jnp.sign(numbers) * jnp.log1p(jnp.abs(numbers))


def wish(weights: Weights, observation: Any) -> tuple[Any, Any]:
    """How much it likes every familiar action, and the reward that is expected."""
    inner = jax.nn.relu(scale(observation) @ weights["in"] + weights["in_bias"])
    inner = jax.nn.relu(inner @ weights["middle"] + weights["middle_bias"])
    return inner @ weights["action"] + weights["action_bias"], inner @ weights["value"]


def think(weights: Weights, observation: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of every familiar action's chance, and the reward that is expected."""
    wishes, expected = wish(weights, observation)
    return jax.nn.log_softmax(jnp.where(mask > 0, wishes, IMPOSSIBLE)), expected


def save(path: Path, weights: Weights, about: dict[str, object]) -> None:
    """The weights with what they were trained for, in one file that is there whole or not at all."""
    aside = path.with_suffix(".part.npz")
    columns: dict[str, Any] = {name: np.asarray(one) for name, one in weights.items()}
    np.savez_compressed(aside, about=json.dumps(about), **columns)
    aside.replace(path)


def load(path: Path) -> tuple[Weights, dict[str, Any]]:
    """Weights that were saved; raises one sentence for anything else."""
    try:
        with np.load(path) as found:
            about = json.loads(str(found["about"]))
            return {name: jnp.asarray(found[name]) for name in found.files if name != "about"}, about
    except FileNotFoundError:
        raise BadFile("not-read", path=str(path), reason="No such file or directory") from None
    except (OSError, ValueError, KeyError) as error:
        raise BadFile("not-read", path=str(path), reason=str(error)) from None
