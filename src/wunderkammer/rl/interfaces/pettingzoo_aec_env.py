"""All seats of one game in turn, as a PettingZoo environment (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from librt.vecs import vec
from numpy.typing import NDArray
from pettingzoo import AECEnv

from wunderkammer.rl.episode import Episode
from wunderkammer.rl.interfaces.gymnasium_env import LARGEST_SEED
from wunderkammer.rl.interfaces.rendering import RENDER_MODES, checked_render_mode, page
from wunderkammer.rl.interfaces.seat_spaces import SeatSpaces
from wunderkammer.rl.rewards import ILLEGAL
from wunderkammer.rl.setting import Setting, new_setting


def agents_of(setting: Setting) -> dict[str, int]:
    """Those who decide, by name; seats that the game itself plays are no agents."""
    return {f"seat_{seat}": seat for seat in setting.free_seats}


class TurnEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo carries no types
    """The seat that has to decide is selected; of sealed choices each is made in turn, and shown when all are made.

    An action that the mask does not allow ends the game: its agent gets −1, the others 0.
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
        super().__init__()
        self.setting = new_setting(game, seats, options, actions=actions, reward=reward)
        self.spaces = SeatSpaces(self.setting, observation, mask)
        self.seat_of = agents_of(self.setting)
        self.possible_agents = [*self.seat_of]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.spaces.observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.spaces.action)
        self.state_space = self.spaces.flat_space(len(self.possible_agents))
        self.metadata = {"name": game, "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = checked_render_mode(render_mode)
        self.dice = np.random.default_rng()
        self.episode: Episode = self.setting.episode(0)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; options are not looked at: what is played was settled when the environment was made."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.episode = self.setting.episode(int(self.dice.integers(LARGEST_SEED)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat, chosen = self.seat_of[agent], int(action)
        if not (0 <= chosen < self.spaces.actions) or not self.spaces.mask(self.episode, seat)[chosen]:
            self.rewards[agent] = ILLEGAL
            self.end()
        else:
            self.episode.play(seat, self.setting.actions.move(seat, chosen))
            self.reward()
            if self.episode.is_over():
                self.end()
        self._accumulate_rewards()
        self.select()

    def reward(self) -> None:
        found = vec[float]([0.0] * self.setting.seats)
        self.episode.write_rewards(found, 0)
        for agent in self.agents:
            self.rewards[agent] = found[self.seat_of[agent]]

    def end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)

    def select(self) -> None:
        """The seat that has to decide comes next; at the end all agents leave in order."""
        over = any(self.terminations.values())
        self.agent_selection = self.agents[0] if over else f"seat_{self.episode.seat}"
        if not self.spaces.beside:
            self.infos = {agent: {} for agent in self.agents}
            for agent in self.agents if over else [self.agent_selection]:
                self.infos[agent]["action_mask"] = self.spaces.mask(self.episode, self.seat_of[agent])

    def observe(self, agent: str) -> Any:
        """What an agent knows; the mask of one that has nothing to decide is empty."""
        seat, state = self.seat_of[agent], self.episode.state
        return self.spaces.observe(self.spaces.numbers(state, seat), self.spaces.mask(self.episode, seat))

    def action_masks(self) -> NDArray[np.bool_]:
        """What the selected agent may do."""
        return self.spaces.mask(self.episode, self.seat_of[self.agent_selection]).astype(np.bool_)

    def state(self) -> NDArray[np.int32]:
        """What all agents know together, for a central critic."""
        return self.spaces.central(self.episode.state)

    def render(self) -> Any:
        return page(self.setting, self.episode.state) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""
