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
from wunderkammer.errors import BadOption
from wunderkammer.rl.batch import Batch
from wunderkammer.rl.interfaces.gymnasium_env import LARGEST_SEED
from wunderkammer.rl.interfaces.opponents import RANDOM, Opponents, checked_own_seat, seated_bots
from wunderkammer.rl.interfaces.rendering import RENDER_MODES, checked_render_mode, page
from wunderkammer.rl.interfaces.seat_spaces import SeatSpaces, bytes_view
from wunderkammer.rl.setting import new_setting

Seed = int | Sequence[int | None] | None


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """A step is one decision of the own seat in every game, and everything up to its next one.

    A game that ends begins anew in the same step; its last observation stands in `info["final_obs"]`, how it ended in
    `info["final_info"]`. Without a `seat` the games go round the table. With `copy=False` arrays are views of the
    batch, which the next step writes over.
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
        self.batch: Batch = self.setting.batch(num_envs, 0)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": [*RENDER_MODES]}
        self.single_observation_space = self.spaces.observation
        self.single_action_space = self.spaces.action
        self.observation_space = batch_space(self.spaces.observation, num_envs)
        self.action_space = batch_space(self.spaces.action, num_envs)
        self.names = seated_bots(self.setting, opponents)
        self.own = self.own_seats(checked_own_seat(self.setting, seat))
        self.quick = all(name == RANDOM for name in self.names)  # then compiled code plays them
        self.bots: dict[int, Opponents] = {}  # by game
        self.rng = Rng(0)

    def own_seats(self, seat: int | None) -> list[int]:
        free = self.setting.free_seats
        return [free[game % len(free)] if seat is None else seat for game in range(self.num_envs)]

    def reset(self, *, seed: Seed = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, or those of `options["reset_mask"]`; a seed for each, or one for all."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = [int(number) for number in self.np_random.integers(LARGEST_SEED, size=self.num_envs + 1)]
        none = seed is None or isinstance(seed, int)
        given = self.for_each("seed", [None] * self.num_envs if none else seed)
        wanted = self.for_each("reset_mask", (options or {}).get("reset_mask", [True] * self.num_envs))
        self.rng = Rng(drawn[-1])
        for game in map(int, np.flatnonzero(wanted)):
            self.change_bots(game)
            self.batch.begin(game, drawn[game] if given[game] is None else given[game])
        self.let_others_play()
        return self.observe(), self.infos()

    def for_each(self, name: str, given: Any) -> list[Any]:
        """What must be as many as there are games; raises one sentence if it is not."""
        found = [*given]
        if len(found) != self.num_envs:
            raise BadOption("one-for-each-game", name=name, games=self.num_envs, given=len(found))
        return found

    def step(self, actions: Any) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        chosen = [int(action) for action in self.for_each("actions", np.asarray(actions).tolist())]
        if self.bots:
            self.tell(chosen)
        self.batch.advance(vec[i64](chosen))
        self.let_others_play()
        games = np.arange(self.num_envs)
        rewards = np.array(self.batch.rewards).reshape(self.num_envs, -1)[games, self.own]
        ended = np.array(self.batch.ended).astype(np.bool_)
        final = self.final(ended)
        self.begin_ended(ended)
        return self.observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), final | self.infos()

    # The other seats.

    def change_bots(self, game: int) -> None:
        """Other bots for another game; those who play at random are no bots here."""
        if self.quick:
            return
        if game in self.bots:
            self.bots[game].leave(self.batch.episodes[game])
        self.bots[game] = Opponents(self.setting, self.names, self.own[game], self.rng.word())

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
        for game, episode in enumerate(self.batch.episodes):
            if not episode.is_over() and not self.batch.illegal[game] and episode.seat != self.own[game]:
                self.bots[game].play(episode)
                self.batch.come_of(game)

    def begin_ended(self, ended: NDArray[np.bool_]) -> None:
        """Games that ended begin anew, and go on to the own seat's first decision."""
        if not ended.any():
            return
        for game in np.flatnonzero(ended):
            self.change_bots(int(game))
        self.batch.renew()
        for game in np.flatnonzero(ended):
            self.batch.clear(int(game))
        self.let_others_play()

    # What the own seats know.

    def observe(self) -> Any:
        numbers = np.asarray(self.batch.observations).reshape(self.num_envs, -1)
        masks = bytes_view(self.batch.masks).reshape(self.num_envs, -1)
        return self.spaces.observe(*((numbers.copy(), masks.copy()) if self.copy else (numbers, masks)))

    def action_masks(self) -> NDArray[np.bool_]:
        """By game, what the own seat may do."""
        return bytes_view(self.batch.masks).reshape(self.num_envs, -1).astype(np.bool_)

    def infos(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": np.array(self.own)}
        if not self.spaces.beside:
            found["action_mask"] = bytes_view(self.batch.masks).reshape(self.num_envs, -1).copy()
        return found

    def final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What the games that have ended showed last, and how they ended, as Gymnasium hands it over."""
        found: dict[str, Any] = {}
        for game in map(int, np.flatnonzero(ended)):
            numbers = np.array(self.batch.observe(game, self.own[game]))
            last = self.spaces.observe(numbers, np.ones(self.spaces.actions, np.int8))
            found = self._add_info(found, {"final_obs": last, "final_info": self.end_of(game)}, game)
        return found

    def end_of(self, game: int) -> dict[str, Any]:
        """What the info of a single environment says at the end."""
        if self.batch.illegal[game]:
            return {"seat": self.own[game], "illegal": True}
        episode = self.batch.episodes[game]
        result = episode.rules.result(episode.state)
        return {"seat": self.own[game], "scores": result.scores, "ranks": result.ranks}

    def render(self) -> Any:
        """Every game as text."""
        return tuple(page(self.setting, one.state) for one in self.batch.episodes) if self.render_mode else None

    def send_home(self) -> None:
        for game, bots in self.bots.items():
            bots.leave(self.batch.episodes[game])
        self.bots = {}

    def close_extras(self, **kwargs: Any) -> None:
        self.send_home()
