"""One seat of one game as a Gymnasium environment; bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from wunderkammer.rl.episode import Episode
from wunderkammer.rl.interfaces.opponents import RANDOM, Opponents, checked_own_seat, seated_bots
from wunderkammer.rl.interfaces.rendering import RENDER_MODES, checked_render_mode, page
from wunderkammer.rl.interfaces.seat_spaces import SeatSpaces
from wunderkammer.rl.rewards import ILLEGAL
from wunderkammer.rl.setting import new_setting

LARGEST_SEED = 1 << 48


class SeatEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the own seat and everything up to its next one.

    An action that the mask does not allow ends the episode with a reward of −1. Without a `seat` every episode draws
    one. Options given to `reset` are not looked at: what is played is settled when the environment is made.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = RANDOM,
        actions: str = "compact",
        reward: str = "win",
        observation: str = "flat",
        mask: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        self.setting = new_setting(game, seats, options, actions=actions, reward=reward)
        self.spaces = SeatSpaces(self.setting, observation, mask)
        self.observation_space = self.spaces.observation
        self.action_space = self.spaces.action
        self.names = seated_bots(self.setting, opponents)
        self.given_seat = checked_own_seat(self.setting, seat)
        self.render_mode = checked_render_mode(render_mode)
        self.seat = 0
        self.episode: Episode | None = None
        self.opponents: Opponents | None = None
        self.broken = False  # by an illegal action: nothing can follow it

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        free = self.setting.free_seats
        drawn = free[int(self.np_random.integers(len(free)))]
        self.seat = drawn if self.given_seat is None else self.given_seat
        luck, bots = (int(number) for number in self.np_random.integers(LARGEST_SEED, size=2))
        self.episode = self.setting.episode(luck)
        self.opponents = Opponents(self.setting, self.names, self.seat, bots)
        self.opponents.play(self.episode)
        self.broken = False
        return self.observe(self.episode), self.info(self.episode)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        assert self.episode is not None, "reset comes first"
        assert self.opponents is not None, "reset comes first"
        episode, chosen = self.episode, int(action)
        if self.broken or episode.is_over() or not self.allows(chosen):
            self.broken = True
            return self.observe(episode), ILLEGAL, True, False, self.info(episode) | {"illegal": True}
        move = self.setting.actions.move(self.seat, chosen)
        self.opponents.see(episode, self.seat, move)
        episode.play(self.seat, move)
        self.opponents.play(episode)
        rewards = vec[float]([0.0] * self.setting.seats)
        episode.write_rewards(rewards, 0)
        return self.observe(episode), rewards[self.seat], episode.is_over(), False, self.info(episode)

    def allows(self, action: int) -> bool:
        return 0 <= action < self.spaces.actions and bool(self.action_masks()[action])

    def action_masks(self) -> NDArray[np.bool_]:
        """What the own seat may do, as some trainers ask for it."""
        assert self.episode is not None, "reset comes first"
        return self.spaces.mask(self.episode, self.seat).astype(np.bool_)

    def observe(self, episode: Episode) -> Any:
        return self.spaces.observe(self.spaces.numbers(episode.state, self.seat), self.spaces.mask(episode, self.seat))

    def info(self, episode: Episode) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat}
        if not self.spaces.beside:
            found["action_mask"] = self.spaces.mask(episode, self.seat)
        if episode.is_over():
            result = episode.rules.result(episode.state)
            found |= {"scores": result.scores, "ranks": result.ranks}
        return found

    def state(self) -> NDArray[np.int32]:
        """What all who decide know together, for a central critic."""
        assert self.episode is not None, "reset comes first"
        return self.spaces.central(self.episode.state)

    def render(self) -> Any:
        if self.render_mode is None or self.episode is None:
            return None
        return page(self.setting, self.episode.state)

    def close(self) -> None:
        """Send the bots home."""
        if self.opponents is not None and self.episode is not None:
            self.opponents.leave(self.episode)
        self.opponents = None
