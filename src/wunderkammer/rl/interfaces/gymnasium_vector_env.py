"""One seat in each of many games as a Gymnasium vector environment, on the compiled batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wunderkammer.core.rng import Rng
from wunderkammer.rl.batch import Batch
from wunderkammer.rl.interfaces.gymnasium_env import LARGEST_SEED
from wunderkammer.rl.interfaces.opponents import RANDOM, Opponents, checked_own_seat, seated_bots
from wunderkammer.rl.interfaces.seat_spaces import SeatSpaces, bytes_view
from wunderkammer.rl.setting import new_setting

Seed = int | Sequence[int | None] | None


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """A step is one decision of the own seat in every game, and everything up to its next one.

    A game that ends begins anew in the same step; its last observation stands in `info["final_obs"]`. Without a `seat`
    the games go round the table. With `copy=False` arrays are views of the batch, which the next step writes over.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = RANDOM,
        actions: str = "compact",
        reward: str = "win",
        observation: str = "flat",
        mask: str = "observation",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.setting = new_setting(game, seats, options, actions=actions, reward=reward)
        self.spaces = SeatSpaces(self.setting, observation, mask)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.spaces.observation
        self.single_action_space = self.spaces.action
        self.observation_space = batch_space(self.spaces.observation, num_envs)
        self.action_space = batch_space(self.spaces.action, num_envs)
        self.names = seated_bots(self.setting, opponents)
        self.own = self.own_seats(checked_own_seat(self.setting, seat))
        self.quick = all(name == RANDOM for name in self.names)  # then compiled code plays them
        self.batch: Batch = self.setting.batch(num_envs, 0)
        self.bots: list[Opponents] = []
        self.rng = Rng(0)

    def own_seats(self, seat: int | None) -> list[int]:
        free = self.setting.free_seats
        return [free[game % len(free)] if seat is None else seat for game in range(self.num_envs)]

    def reset(self, *, seed: Seed = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; a seed for each, or one for all."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = [int(number) for number in self.np_random.integers(LARGEST_SEED, size=self.num_envs + 1)]
        given = [None] * self.num_envs if seed is None or isinstance(seed, int) else [*seed]
        self.send_home()
        self.rng = Rng(drawn[-1])
        for game, wanted in enumerate(given):
            self.batch.begin(game, drawn[game] if wanted is None else wanted)
        self.bots = [] if self.quick else [self.opponents(game) for game in range(self.num_envs)]
        self.let_others_play()
        return self.observed(), self.infos()

    def step(self, actions: Any) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        chosen = [int(action) for action in np.asarray(actions).tolist()]
        if self.bots:
            self.tell(chosen)
        self.batch.advance(vec[i64](chosen))
        self.let_others_play()
        games = np.arange(self.num_envs)
        rewards = np.array(self.batch.rewards).reshape(self.num_envs, -1)[games, self.own]
        ended = np.array(self.batch.ended).astype(np.bool_)
        final = self.final(ended)
        self.begin_ended(ended)
        return self.observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), final | self.infos()

    # The other seats.

    def opponents(self, game: int) -> Opponents:
        return Opponents(self.setting, self.names, self.own[game], self.rng.word())

    def tell(self, chosen: list[int]) -> None:
        """The bots see what is about to be played."""
        masks = self.action_masks()
        for game, action in enumerate(chosen):
            if 0 <= action < self.spaces.actions and masks[game, action]:
                move = self.setting.actions.move(self.own[game], action)
                self.bots[game].see(self.batch.episodes[game], self.own[game], move)

    def let_others_play(self) -> None:
        if self.quick:
            self.batch.play_others(vec[i64](self.own), self.rng)
            return
        for game, (episode, bots) in enumerate(zip(self.batch.episodes, self.bots, strict=True)):
            if not episode.is_over() and not self.batch.illegal[game] and episode.seat != self.own[game]:
                bots.play(episode)
                self.batch.come_of(game)

    def begin_ended(self, ended: NDArray[np.bool_]) -> None:
        """Games that ended begin anew, and go on to the own seat's first decision."""
        if not ended.any():
            return
        for game in np.flatnonzero(ended) if self.bots else ():
            self.bots[game].leave(self.batch.episodes[game])
            self.bots[game] = self.opponents(int(game))
        self.batch.renew()
        for game in np.flatnonzero(ended):
            self.batch.clear(int(game))
        self.let_others_play()

    # What the own seats know.

    def observed(self) -> Any:
        numbers = np.asarray(self.batch.observations).reshape(self.num_envs, -1)
        masks = bytes_view(self.batch.masks).reshape(self.num_envs, -1)
        return self.spaces.shown(*((numbers.copy(), masks.copy()) if self.copy else (numbers, masks)))

    def action_masks(self) -> NDArray[np.bool_]:
        """By game, what the own seat may do."""
        return bytes_view(self.batch.masks).reshape(self.num_envs, -1).astype(np.bool_)

    def infos(self) -> dict[str, Any]:
        if self.spaces.beside:
            return {}
        return {"action_mask": bytes_view(self.batch.masks).reshape(self.num_envs, -1).copy()}

    def final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations of the games that have ended, as Gymnasium hands them over."""
        if not ended.any():
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(ended):
            numbers = np.array(self.batch.observe(int(game), self.own[game]))
            last[game] = self.spaces.shown(numbers, np.ones(self.spaces.actions, np.int8))
        return {"final_obs": last, "_final_obs": ended.copy()}

    def send_home(self) -> None:
        for bots, episode in zip(self.bots, self.batch.episodes, strict=False):
            bots.leave(episode)
        self.bots = []

    def close_extras(self, **kwargs: Any) -> None:
        self.send_home()
