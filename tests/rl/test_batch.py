"""The batch plays what a match plays: the same legal moves, the same seats, the same results."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.conformance.cases import Case
from tests.rl.cases import DECISIONS, setting_of, shelf_cases, smallest
from wunderkammer.core.rng import Rng
from wunderkammer.errors import BadOption
from wunderkammer.match.match import Match
from wunderkammer.rl.batch import WAIT, Batch
from wunderkammer.rl.setting import new_batch, new_setting


def allowed_actions(batch: Batch, game: int = 0) -> list[int]:
    """The actions that a game's mask allows."""
    size = batch.actions.size
    mask = np.asarray(batch.masks)[game * size : (game + 1) * size]
    return [int(action) for action in np.flatnonzero(mask)]


@pytest.mark.parametrize("case", shelf_cases(), ids=str)
@pytest.mark.parametrize("actions", ["compact", "flat"])
def test_batch_and_match_agree_on_seats_moves_and_results(case: Case, actions: str) -> None:
    setting, rng = setting_of(case, actions), Rng(5)
    decided, seed = 0, 11
    while decided < DECISIONS:
        match, batch = Match(case.game.id, case.seats, seed, dict(case.options)), setting.batch(1, 0)
        batch.begin(0, seed)
        while (result := match.result) is None:
            seat = batch.seats[0]
            assert seat == match.to_act[0]
            moves = [setting.actions.move(seat, action) for action in allowed_actions(batch)]
            assert sorted(match.vocabulary.keys_of(moves)) == sorted(match.legal(seat))
            action = batch.random_actions(rng)[0]
            match.play(seat, match.vocabulary.key(setting.actions.move(seat, action)))
            batch.step(vec[i64]([action]))
            assert bool(batch.ended[0]) == (match.result is not None)
            decided += 1
        winners = result.ranks.count(1)
        assert [*batch.rewards] == [1 / winners if rank == 1 else 0.0 for rank in result.ranks]
        seed += 1


@pytest.mark.parametrize("case", smallest(), ids=str)
def test_every_game_of_a_batch_plays_as_it_would_alone(case: Case) -> None:
    setting, rng = setting_of(case), Rng(3)
    together, alone = setting.batch(5, 9), [setting.batch(1, 0) for _ in range(5)]
    for game, one in enumerate(alone):
        one.begin(0, game + 100)
        together.begin(game, game + 100)
    size = setting.observer.size
    for _ in range(300):
        actions = [*together.random_actions(rng)]
        together.step(vec[i64](actions))
        for game, one in enumerate(alone):
            one.step(vec[i64]([actions[game]]))
            assert together.seats[game] == one.seats[0]
            assert together.ended[game] == one.ended[0]
            assert allowed_actions(together, game) == allowed_actions(one)
            seen = np.asarray(together.observations)[game * size : (game + 1) * size]
            assert np.array_equal(seen, np.asarray(one.observations))
            assert np.array_equal(seen, np.asarray(together.observe(game, together.seats[game])))


def test_a_game_that_ends_begins_anew_and_goes_on_with_other_luck() -> None:
    batch, rng = new_batch("lost_lands", 1, 2), Rng(1)
    firsts: list[list[int]] = []
    while len(firsts) < 3:
        batch.step(batch.random_actions(rng))
        if batch.ended[0]:
            assert sum(batch.rewards) == 1.0
            firsts.append([*batch.observations])
        else:
            assert [*batch.rewards] == [0.0, 0.0]
    assert firsts[0] != firsts[1] != firsts[2]


def test_numpy_reads_the_arrays_where_they_are() -> None:
    batch, rng = new_batch("lost_lands", 4, 2), Rng(1)
    masks, seen = np.asarray(batch.masks).reshape(4, -1), np.asarray(batch.observations)
    before = seen.copy()
    batch.step(batch.random_actions(rng))
    assert not np.array_equal(seen, before)
    assert [int(row.sum()) for row in masks] == [possible.n for possible in batch.possible]
    assert not masks.flags.writeable


def test_an_action_outside_the_mask_ends_the_game_and_costs_its_seat() -> None:
    for action in (-7, 0, 10**9):
        batch = new_batch("lost_lands", 2, 2, actions="flat")
        seat = batch.seats[0]
        refused = action if action else next(a for a in range(batch.actions.size) if a not in allowed_actions(batch))
        batch.step(vec[i64]([refused, WAIT]))
        assert [*batch.ended] == [*batch.illegal] == [1, 0]
        assert batch.rewards[seat] == -1.0
        assert batch.rewards[1 - seat] == 0.0


def test_a_game_that_waits_stays_as_it_is() -> None:
    batch, rng = new_batch("evolution", 2, 3), Rng(1)
    before = batch.episodes[1].state.news, [*batch.observations][batch.observer.size :]
    for _ in range(20):
        batch.step(vec[i64]([batch.random_actions(rng)[0], WAIT]))
    assert (batch.episodes[1].state.news, [*batch.observations][batch.observer.size :]) == before


def test_a_game_that_has_ended_waits_until_it_is_renewed() -> None:
    batch, rng = new_batch("lost_lands", 1, 2), Rng(1)
    while not batch.ended[0]:
        batch.advance(batch.random_actions(rng))
    batch.advance(batch.random_actions(rng))
    assert batch.episodes[0].is_over()
    assert [*batch.ended, *batch.rewards] == [0, 0.0, 0.0]
    batch.renew()
    assert not batch.episodes[0].is_over()


@pytest.mark.parametrize("case", smallest(), ids=str)
@pytest.mark.parametrize("reward", ["rank", "lead", "score"])
def test_rewards_are_what_they_are_called(case: Case, reward: str) -> None:
    setting, rng = setting_of(case, reward=reward), Rng(2)
    batch, rules = setting.batch(1, 4), setting.game.rules
    state = batch.episodes[0].state
    first, total = rules.result(state).scores, np.zeros(case.seats)
    while True:
        batch.advance(batch.random_actions(rng))
        total += np.asarray(batch.rewards)
        if batch.ended[0]:
            break
    result = rules.result(state)
    if reward == "score":
        assert total.tolist() == [now - was for was, now in zip(first, result.scores, strict=True)]
    elif reward == "lead":
        assert total.tolist() == [rules.lead(state, seat) for seat in range(case.seats)]
    else:
        assert [*np.argsort(-total, kind="stable")] == [*np.argsort(result.ranks, kind="stable")]
        assert abs(total.sum()) < 1e-9 or case.seats == 1


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="“reward” must be one of: win, rank, lead"):
        new_setting("lost_lands", reward="glory")
    with pytest.raises(BadOption, match="“actions” must be one of: compact"):
        new_setting("lost_lands", actions="loud")


def test_where_a_move_names_a_seat_compact_actions_count_it_from_who_acts() -> None:
    numbers = new_setting("lost_lands", 3).actions
    vocabulary = new_setting("lost_lands", 3).game.vocabulary
    action = numbers.action(1, vocabulary.number("lose:2,first,crew"))
    assert vocabulary.key(numbers.move(0, action)) == "lose:1,first,crew"
    assert vocabulary.key(numbers.move(2, action)) == "lose:0,first,crew"
