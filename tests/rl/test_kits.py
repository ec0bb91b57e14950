"""The environments pass the test kits of Gymnasium and PettingZoo, warnings being errors."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import test_parallel_env as check_state_of_parallel
from pettingzoo.test.state_test import test_state as check_state

from tests.conformance.cases import Case
from tests.rl.cases import shelf_cases, smallest
from wunderkammer.rl.envs import SeatEnv, SeatVectorEnv, TableEnv, TurnEnv, env_ids

# PettingZoo says this about every dictionary that is not one of its own games'; masks beside observations need one.
UNAVOIDABLE = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)
FORMS = [("flat", "observation"), ("pieces", "observation"), ("flat", "info"), ("pieces", "info")]
CYCLES = 60


def largest() -> list[Case]:
    """Of each game the case with most seats and options."""
    return [[case for case in shelf_cases() if case.game.id == one.game.id][-1] for one in smallest()]


@pytest.fixture(params=[*smallest(), *largest()], ids=str)
def game(request: pytest.FixtureRequest) -> dict[str, Any]:
    case: Case = request.param
    return {"game": case.game.id, "seats": case.seats, "options": dict(case.options)}


@pytest.fixture(params=FORMS, ids="-".join)
def form(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {"observation": request.param[0], "mask": request.param[1]}


@pytest.fixture
def unavoidable() -> Any:
    with warnings.catch_warnings():
        for sentence in UNAVOIDABLE:
            warnings.filterwarnings("ignore", sentence)
        yield


def test_gymnasium_accepts_one_seat(game: dict[str, Any], form: dict[str, Any]) -> None:
    wishes = {**game, **form, "seat": None, "render_mode": "ansi"}
    check_env(gymnasium.make(env_ids()[wishes.pop("game")], disable_env_checker=True, **wishes).unwrapped)


@pytest.mark.usefixtures("unavoidable")
def test_pettingzoo_accepts_seats_in_turn(game: dict[str, Any], form: dict[str, Any]) -> None:
    api_test(TurnEnv(**game, **form), CYCLES)


def test_a_flat_observation_needs_no_exception(game: dict[str, Any]) -> None:
    api_test(TurnEnv(**game, mask="info"), CYCLES)


def test_pettingzoo_accepts_all_seats_at_once(game: dict[str, Any], form: dict[str, Any]) -> None:
    parallel_api_test(TableEnv(**game, **form), CYCLES)


def test_seeds_decide_everything(game: dict[str, Any]) -> None:
    seed_test(lambda: TurnEnv(**game), CYCLES)
    parallel_seed_test(lambda: TableEnv(**game), CYCLES)


def test_the_state_for_central_critics_is_accepted(game: dict[str, Any]) -> None:
    check_state(TurnEnv(**game), CYCLES)
    check_state_of_parallel(TableEnv(**game))


@pytest.mark.parametrize("name", env_ids().values())
def test_every_game_is_known_by_its_name(name: str) -> None:
    assert isinstance(gymnasium.make(name).unwrapped, SeatEnv)
    assert isinstance(gymnasium.make_vec(name, num_envs=3).unwrapped, SeatVectorEnv)
    assert isinstance(pettingzoo.make("aec", name), TurnEnv)
    assert isinstance(pettingzoo.make("parallel", name), TableEnv)


def test_the_version_follows_the_rules() -> None:
    assert env_ids()["darwins_journey"] == "wunderkammer/DarwinsJourney-v3"
