"""The actions that occur when anything is tried: an agent weighs these, and is spared the many that hardly ever do."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wunderkammer.core.rng import Rng
from wunderkammer.rl.setting import Setting

GAMES = 256
STEPS = 1000

Actions = NDArray[np.int64]


def familiar_actions(setting: Setting, seed: int) -> Actions:
    """All that was possible in some thousand games at random, such as bids that anybody could pay."""
    batch, dice = setting.batch(GAMES, seed, observing=False), Rng(seed)
    masks = np.asarray(batch.masks).reshape(GAMES, -1)
    seen = np.zeros(masks.shape[1], np.bool_)
    for _ in range(STEPS):
        seen |= masks.any(axis=0)
        batch.step(batch.random_actions(dice))
    return np.flatnonzero(seen)


def picked_actions(familiar: Actions, picks: Any, masks: Any) -> Actions:
    """The actions that were picked; where nothing familiar is possible, the first one that is."""
    actions = familiar[np.asarray(picks)]
    possible = masks[np.arange(len(actions)), actions] == 1
    found: Actions = np.where(possible, actions, masks.argmax(axis=1))
    return found
