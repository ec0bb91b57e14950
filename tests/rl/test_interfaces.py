"""All interfaces play what a match plays: the same seats to act, the same moves, the same results."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.conformance.cases import Case
from tests.rl.cases import DECISIONS, setting_of, shelf_cases, smallest
from wunderkammer.core.engine import legal_moves
from wunderkammer.errors import BadBot, BadOption, BadSeats
from wunderkammer.match.match import Match
from wunderkammer.rl.envs import SeatEnv, SeatVectorEnv, TableEnv, TurnEnv
from wunderkammer.rl.interfaces.gymnasium_env import LARGEST_SEED


def luck(seed: int) -> int:
    """The luck of the first game after `reset(seed)`."""
    return int(np.random.default_rng(seed).integers(LARGEST_SEED))


def arguments(case: Case) -> dict[str, Any]:
    return {"game": case.game.id, "seats": case.seats, "options": dict(case.options)}


def keys(env: TurnEnv | TableEnv, seat: int, mask: Any) -> list[str]:
    """The moves that a mask allows, without waiting."""
    numbers = env.setting.actions
    moves = [numbers.move(seat, int(action)) for action in np.flatnonzero(mask) if action < numbers.size]
    return sorted(env.setting.game.vocabulary.keys_of(moves))


def shares(match: Match) -> list[float]:
    assert match.result is not None
    ranks = match.result.ranks
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def pick(mask: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("case", shelf_cases(), ids=str)
def test_seats_in_turn_agree_with_a_match(case: Case) -> None:
    env, dice, decided, seed = TurnEnv(**arguments(case)), np.random.default_rng(1), 0, 0
    while decided < DECISIONS:
        env.reset(seed=seed)
        match = Match(case.game.id, case.seats, luck(seed), dict(case.options))
        while match.to_act:
            seat = match.to_act[0]
            assert env.agent_selection == f"seat_{seat}"
            mask = env.last()[0]["action_mask"]
            assert np.array_equal(mask, env.action_masks())
            assert keys(env, seat, mask) == sorted(match.legal(seat))
            action = pick(mask, dice)
            env.step(action)
            match.play(seat, match.vocabulary.key(env.setting.actions.move(seat, action)))
            decided += 1
        assert all(env.terminations.values())
        assert [env.rewards[agent] for agent in env.possible_agents] == [
            shares(match)[seat] for seat in env.setting.free_seats
        ]
        seed += 1


@pytest.mark.parametrize("case", shelf_cases(), ids=str)
def test_all_seats_at_once_agree_with_a_match(case: Case) -> None:
    env, dice, decided, seed = TableEnv(**arguments(case)), np.random.default_rng(2), 0, 0
    while decided < DECISIONS:
        seen, _ = env.reset(seed=seed)
        match = Match(case.game.id, case.seats, luck(seed), dict(case.options))
        while to_act := match.to_act:
            masks = {env.seat_of[agent]: one["action_mask"] for agent, one in seen.items()}
            for seat, mask in masks.items():
                assert keys(env, seat, mask) == sorted(match.legal(seat))
                assert bool(mask[-1]) == (seat not in to_act)
            chosen = {seat: pick(mask, dice) for seat, mask in masks.items()}
            seen, rewards, ended, _, _ = env.step({f"seat_{seat}": action for seat, action in chosen.items()})
            for seat in to_act:
                match.play(seat, match.vocabulary.key(env.setting.actions.move(seat, chosen[seat])))
            decided += len(to_act)
        assert all(ended.values())
        assert [*rewards.values()] == [shares(match)[seat] for seat in env.setting.free_seats]
        seed += 1


@pytest.mark.parametrize("case", smallest(), ids=str)
@pytest.mark.parametrize("opponents", ["random", "quick"])
def test_one_seat_is_asked_only_when_it_decides(case: Case, opponents: str) -> None:
    env, dice = SeatEnv(**arguments(case), opponents=opponents, seat=None, reward="rank"), np.random.default_rng(3)
    for seed in range(2):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            assert env.episode is not None
            assert env.episode.seat == env.seat == info["seat"]
            moves = legal_moves(env.episode.state, env.seat)
            assert sorted(env.setting.actions.action(env.seat, move) for move in moves) == [
                *np.flatnonzero(seen["action_mask"])
            ]
            seen, reward, ended, _, info = env.step(pick(seen["action_mask"], dice))
            assert ended or reward == 0.0
        beaten = sum(rank > info["ranks"][env.seat] for rank in info["ranks"])
        assert (reward > 0.0) == (info["ranks"][env.seat] == 1 if case.seats == 1 else beaten > (case.seats - 1) / 2)


@pytest.mark.parametrize("case", smallest(), ids=str)
@pytest.mark.parametrize("opponents", ["random", "quick"])
def test_a_vector_of_games_stops_at_the_own_seat_and_begins_anew(case: Case, opponents: str) -> None:
    few = 3 if opponents == "quick" else 6
    envs = SeatVectorEnv(**arguments(case), num_envs=few, opponents=opponents, seat=None, reward="rank")
    dice, ends = np.random.default_rng(4), 0
    seen, _ = envs.reset(seed=5)
    while ends < few:
        assert [*envs.batch.seats] == envs.own
        assert envs.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"], envs.action_masks())
        seen, rewards, ended, cut, info = envs.step([pick(mask, dice) for mask in seen["action_mask"]])
        assert not cut.any()
        assert (rewards[~ended] == 0.0).all()
        assert [*info["seat"]] == envs.own
        for game in np.flatnonzero(ended):
            assert envs.single_observation_space.contains(info["final_obs"][game])
            assert len(info["final_info"]["ranks"][game]) == case.seats
        ends += int(ended.sum())
    envs.close()


def test_a_vector_says_what_ended_a_game_as_gymnasium_does() -> None:
    envs = gymnasium.make_vec("wunderkammer/LostLands-v2", num_envs=3, render_mode="ansi")
    listed = gymnasium.wrappers.vector.DictInfoToList(envs)
    seen, _ = listed.reset(seed=1)
    refused = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    *_, infos = listed.step([int(np.flatnonzero(seen["action_mask"][0])[0]), refused, refused])
    assert infos[0] == {"seat": 0}
    assert infos[1]["final_info"] == {"seat": 0, "illegal": True}
    assert len(envs.render() or ()) == 3


def test_a_vector_plays_the_same_games_again_with_the_same_seed() -> None:
    def played() -> list[Any]:
        envs, dice = SeatVectorEnv("evolution", 4, opponents="random"), np.random.default_rng(1)
        seen, _ = envs.reset(seed=3)
        found = []
        for _ in range(200):
            seen, rewards, ended, _, _ = envs.step([pick(mask, dice) for mask in seen["action_mask"]])
            found.append([seen["observation"].tolist(), rewards.tolist(), ended.tolist()])
        return found

    assert played() == played()


def test_without_copies_the_next_step_writes_over_an_observation() -> None:
    for copy in (True, False):
        envs, dice = SeatVectorEnv("lost_lands", 2, copy=copy), np.random.default_rng(1)
        first, _ = envs.reset(seed=1)
        before = first["observation"].copy()
        envs.step([pick(mask, dice) for mask in first["action_mask"]])
        assert np.array_equal(first["observation"], before) == copy


def test_pieces_are_the_flat_observation_cut_up() -> None:
    flat, pieces = SeatEnv("encyclopedia", 3), SeatEnv("encyclopedia", 3, observation="pieces", mask="info")
    seen, (cut, info) = flat.reset(seed=1)[0], pieces.reset(seed=1)
    assert np.array_equal(np.concatenate([piece.ravel() for piece in cut.values()]), seen["observation"])
    assert np.array_equal(info["action_mask"], seen["action_mask"])


def test_of_a_vector_some_games_can_begin_anew_and_the_others_go_on() -> None:
    for opponents in ("random", "quick"):
        envs, dice = SeatVectorEnv("lost_lands", 3, opponents=opponents), np.random.default_rng(1)
        seen, _ = envs.reset(seed=[5, 6, 7])
        for _ in range(3):
            now = envs.step([pick(mask, dice) for mask in seen["action_mask"]])[0]
        again, _ = envs.reset(seed=[5, 6, 7], options={"reset_mask": np.array([True, False, True])})
        for game, known in enumerate((seen, now, seen)):
            assert np.array_equal(again["action_mask"][game], known["action_mask"][game])
        assert np.array_equal(again["observation"][1], now["observation"][1])


def test_an_episode_that_an_illegal_action_has_ended_stays_ended() -> None:
    env = SeatEnv("lost_lands")
    env.reset(seed=1)
    for action in (-1, 0):
        assert env.step(action)[1:3] == (-1.0, True)
    env.reset(seed=1)
    assert env.step(0)[1:3] == (0.0, False)


def test_an_observation_is_new_every_time() -> None:
    env = SeatEnv("lost_lands")
    first, _ = env.reset(seed=1)
    kept = first["observation"].copy()
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert np.array_equal(first["observation"], kept)


def test_the_state_is_what_all_seats_know() -> None:
    env = TurnEnv("lost_lands", 3)
    env.reset(seed=1)
    known = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(known))


def test_seats_that_the_game_plays_are_no_agents() -> None:
    env = TurnEnv("encyclopedia", 3, {"rivals": 1})
    assert env.possible_agents == ["seat_0", "seat_1"]


@pytest.mark.parametrize("face", [TurnEnv, TableEnv])
def test_an_illegal_action_ends_the_game_for_all(face: type[Any]) -> None:
    env = face("lost_lands", 2)
    env.reset(seed=1)
    if face is TurnEnv:
        offender = env.agent_selection
        env.step(env.spaces.actions - 1)
        assert env.rewards[offender] == -1.0
        assert all(env.terminations.values())
    else:
        _, rewards, ended, _, _ = env.step(dict.fromkeys(env.agents, 0))
        assert min(rewards.values()) == -1.0
        assert all(ended.values())
        assert env.agents == []


def test_what_is_drawn_is_what_the_seat_to_act_sees() -> None:
    env = SeatEnv("lost_lands", render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0:" in str(env.render())
    assert SeatEnv("lost_lands").render() is None


def test_wrong_words_are_answered_with_one_sentence() -> None:
    with pytest.raises(BadBot, match="There is no bot “genius”"):
        SeatEnv("lost_lands", opponents="genius")
    with pytest.raises(BadSeats, match="must be that of the other seats that decide, 2, not 1"):
        SeatEnv("lost_lands", 3, opponents=["random"])
    with pytest.raises(BadSeats, match="Seat 2 is not one that decides here"):
        SeatEnv("encyclopedia", 3, {"rivals": 1}, seat=2)
    with pytest.raises(BadOption, match="“mask” must be one of: observation, info"):
        TurnEnv("lost_lands", mask="nowhere")
    for face in (SeatEnv, SeatVectorEnv, TurnEnv, TableEnv):
        with pytest.raises(BadOption, match="“render_mode” must be one of: ansi"):
            face("lost_lands", render_mode="human")
    with pytest.raises(BadOption, match="“games” must be a whole number, 1 or more, not 0"):
        SeatVectorEnv("lost_lands", 0)
    envs = SeatVectorEnv("lost_lands", 3)
    with pytest.raises(BadOption, match="“seed” must have one entry for each game, 3, not 2"):
        envs.reset(seed=[1, 2])
    with pytest.raises(BadOption, match="“actions” must have one entry for each game, 3, not 4"):
        envs.step([0, 0, 0, 0])


def test_faces_of_one_setting_share_its_numbers() -> None:
    case = smallest()[0]
    setting = setting_of(case)
    for face in (SeatEnv(**arguments(case)), TurnEnv(**arguments(case))):
        assert face.spaces.actions == setting.actions.size
        assert face.spaces.size == setting.observer.size
