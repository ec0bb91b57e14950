"""Importing this module makes every game known to Gymnasium and PettingZoo: `wunderkammer/LostLands-v2`."""

from __future__ import annotations

import gymnasium
import pettingzoo

from wunderkammer.rl.interfaces.gymnasium_env import SeatEnv
from wunderkammer.rl.interfaces.gymnasium_vector_env import SeatVectorEnv
from wunderkammer.rl.interfaces.pettingzoo_aec_env import TurnEnv
from wunderkammer.rl.interfaces.pettingzoo_parallel_env import TableEnv
from wunderkammer.shelf.game import all_games

__all__ = ["SeatEnv", "SeatVectorEnv", "TableEnv", "TurnEnv", "env_id", "env_ids"]


def env_id(game: str, rules_version: int) -> str:
    """The name of a game's environments; its version is that of the rules, which any change to a record raises."""
    return f"wunderkammer/{''.join(word.capitalize() for word in game.split('_'))}-v{rules_version}"


def env_ids() -> dict[str, str]:
    """The names of all environments, by game."""
    return {name: env_id(name, game.rules_version) for name, game in all_games().items()}


def register(name: str, game: str) -> None:
    """Named by text, so that a description of an environment can be sent to other processes."""
    gymnasium.register(name, place_of(SeatEnv), vector_entry_point=place_of(SeatVectorEnv), kwargs={"game": game})
    pettingzoo.register("aec", name, place_of(TurnEnv), kwargs={"game": game})
    pettingzoo.register("parallel", name, place_of(TableEnv), kwargs={"game": game})


def place_of(face: type) -> str:
    return f"{face.__module__}:{face.__name__}"


for shelved, known_as in env_ids().items():
    register(known_as, shelved)
