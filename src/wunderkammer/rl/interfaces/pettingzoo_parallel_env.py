"""All seats of one game at once, as a PettingZoo environment (Parallel)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from librt.vecs import vec
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from wunderkammer.core.engine import acting
from wunderkammer.rl.episode import Episode
from wunderkammer.rl.interfaces.gymnasium_env import LARGEST_SEED
from wunderkammer.rl.interfaces.pettingzoo_aec_env import agents_of
from wunderkammer.rl.interfaces.rendering import RENDER_MODES, checked_render_mode, page
from wunderkammer.rl.interfaces.seat_spaces import SeatSpaces
from wunderkammer.rl.rewards import ILLEGAL
from wunderkammer.rl.setting import new_setting

Answer = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TableEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo carries no types
    """Sealed choices are made at once; otherwise one agent decides, and the others can only wait (the last action).

    An action that an agent's mask does not allow ends the game: that agent gets −1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        actions: str = "compact",
        reward: str = "win",
        observation: str = "flat",
        mask: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        self.setting = new_setting(game, seats, options, actions=actions, reward=reward)
        self.spaces = SeatSpaces(self.setting, observation, mask, waits=True)
        self.seat_of = agents_of(self.setting)
        self.possible_agents = [*self.seat_of]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.spaces.observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.spaces.action)
        self.state_space = self.spaces.flat_space(len(self.possible_agents))
        self.metadata = {"name": game, "render_modes": [*RENDER_MODES]}
        self.render_mode = checked_render_mode(render_mode)
        self.dice = np.random.default_rng()
        self.episode: Episode = self.setting.episode(0)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game; options are not looked at: what is played was settled when the environment was made."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.episode = self.setting.episode(int(self.dice.integers(LARGEST_SEED)))
        self.agents = [*self.possible_agents]
        return self.observe_all()

    def step(self, actions: dict[str, Any]) -> Answer:
        agents = self.agents
        illegal = [agent for agent in agents if not self.allows(agent, actions.get(agent))]
        rewards = dict.fromkeys(agents, 0.0)
        if illegal:
            rewards |= dict.fromkeys(illegal, ILLEGAL)
        else:
            self.play(actions)
            rewards |= self.collect_rewards()
        over = bool(illegal) or self.episode.is_over()
        seen, infos = self.observe_all()
        self.agents = [] if over else agents
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def allows(self, agent: str, action: Any) -> bool:
        if action is None or not 0 <= int(action) < self.spaces.actions:
            return False
        return bool(self.spaces.mask(self.episode, self.seat_of[agent])[int(action)])

    def play(self, actions: dict[str, Any]) -> None:
        """Carry out what all who have to decide have chosen; no lane changes what another may choose."""
        for seat in acting(self.episode.state):
            self.episode.play(seat, self.setting.actions.move(seat, int(actions[f"seat_{seat}"])))

    def collect_rewards(self) -> dict[str, float]:
        found = vec[float]([0.0] * self.setting.seats)
        self.episode.write_rewards(found, 0)
        return {agent: found[self.seat_of[agent]] for agent in self.agents}

    def observe_all(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """What every agent knows, and the masks that belong into `info`."""
        seen: dict[str, Any] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = self.spaces.mask(self.episode, seat)
            seen[agent] = self.spaces.observe(self.spaces.numbers(self.episode.state, seat), mask)
            infos[agent] = {} if self.spaces.beside else {"action_mask": mask}
        return seen, infos

    def action_masks(self) -> dict[str, NDArray[np.bool_]]:
        """What every agent may do."""
        return {agent: self.spaces.mask(self.episode, self.seat_of[agent]).astype(np.bool_) for agent in self.agents}

    def state(self) -> NDArray[np.int32]:
        """What all agents know together, for a central critic."""
        return self.spaces.central(self.episode.state)

    def render(self) -> Any:
        return page(self.setting, self.episode.state) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""
