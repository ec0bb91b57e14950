"""What a seat's observations and actions look like to a training program."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import frame_for
from wunderkammer.core.state import State
from wunderkammer.rl.episode import Episode
from wunderkammer.rl.setting import Setting, choice

FORMS: Final = ("flat", "pieces")
MASKS: Final = ("observation", "info")
Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class SeatSpaces:
    """Spaces of one seat: the observation flat or piece by piece, the mask beside it or in `info`.

    With `waits` there is one more action, the last: the only one of a seat that has nothing to decide.
    """

    def __init__(self, setting: Setting, observation: str, mask: str, waits: bool = False) -> None:
        self.setting = setting
        self.by_piece = choice("observation", observation, FORMS) == 1
        self.beside = choice("mask", mask, MASKS) == 0
        self.waits = waits
        self.size = setting.observer.size
        self.actions = setting.actions.size + waits
        self.action: Space[Any] = Discrete(self.actions)
        seen = self.pieces_space() if self.by_piece else self.flat_space()
        self.observation: Space[Any] = seen
        if self.beside:
            self.observation = Dict({"observation": seen, "action_mask": Box(0, 1, (self.actions,), np.int8)})

    def pieces_space(self) -> Space[Any]:
        shapes = self.setting.observer.shapes
        return Dict({shape.name: Box(shape.low, shape.high, shape.shape, np.int32) for shape in shapes})

    def flat_space(self, times: int = 1) -> Space[Any]:
        shapes = self.setting.observer.shapes * times
        low = np.concatenate([np.full(shape.size, shape.low, np.int32) for shape in shapes])
        high = np.concatenate([np.full(shape.size, shape.high, np.int32) for shape in shapes])
        return Box(low, high, dtype=np.int32)

    # What stands in the spaces; all arrays are new, or views of those that are given.

    def observe(self, numbers: Numbers, mask: Mask) -> Any:
        """An observation of its form; numbers and mask may have more dimensions in front."""
        seen = self.pieces(numbers) if self.by_piece else numbers
        return {"observation": seen, "action_mask": mask} if self.beside else seen

    def pieces(self, numbers: Numbers) -> dict[str, Numbers]:
        found, at = {}, 0
        for shape in self.setting.observer.shapes:
            found[shape.name] = numbers[..., at : at + shape.size].reshape(*numbers.shape[:-1], *shape.shape)
            at += shape.size
        return found

    def numbers(self, state: State, seat: int) -> Numbers:
        """What a seat knows."""
        return np.array(self.setting.observer.observation(state, seat))

    def mask(self, episode: Episode, seat: int) -> Mask:
        """What a seat may do; at the end everything, because it no longer matters."""
        if episode.is_over():
            return np.ones(self.actions, np.int8)
        mask = np.zeros(self.actions, np.int8)
        buffer = Buffer(256)
        episode.legal_into(seat, buffer)
        mask[[self.setting.actions.action(seat, move) for move in buffer.to_list()]] = 1
        mask[-1] |= self.waits and frame_for(episode.state, seat) == 0
        return mask

    def central(self, state: State) -> Numbers:
        """What all who decide know together, one after the other: the state for a central critic."""
        return np.concatenate([self.numbers(state, seat) for seat in self.setting.free_seats])


def bytes_view(row: vec[u8]) -> Mask:
    """The same memory as a mask."""
    return np.asarray(row).view(np.int8)
