"""Secret simultaneous choices: any order of answering gives the same table."""

import itertools

import pytest

from tests.core.play import deal_charts, legal, play, steps
from tests.nested_game.game import RULES
from wunderkammer.core.engine import acting, actor

CHOICES = {0: ["pick:coast", "stake:0"], 1: ["pick:ocean", "stake:2"], 2: ["pick:reef", "stake:1"]}
ORDERS = sorted(set(itertools.permutations([0, 0, 1, 1, 2, 2])))


def answers_json(order: tuple[int, ...]) -> dict[str, object]:
    state = deal_charts(3)
    left = {seat: iter(keys) for seat, keys in CHOICES.items()}
    for seat in order:
        play(state, f"{seat}/{next(left[seat])}")
    return RULES.to_json(state)


@pytest.mark.parametrize("order", ORDERS[1:])
def test_lanes_may_be_answered_in_any_order(order: tuple[int, ...]) -> None:
    assert answers_json(order) == answers_json(ORDERS[0])


def test_everybody_with_an_open_lane_may_act() -> None:
    state = deal_charts(3)
    play(state, "1/pick:reef", "1/stake:0")
    assert acting(state) == [0, 2]
    assert actor(state) == 0
    assert legal(state, 1) == []


def test_a_second_step_takes_the_place_of_the_first_in_its_lane() -> None:
    state = deal_charts()
    play(state, "1/pick:reef")
    assert legal(state, 1) == ["stake:0", "stake:1", "stake:2"]
    assert legal(state, 0) == ["pick:coast", "pick:reef", "pick:ocean"]
    assert steps(state) == ["over", "round", "draft"]


def test_nothing_is_shown_before_the_last_lane_has_closed() -> None:
    state = deal_charts()
    before = RULES.view(state, 1)
    play(state, "0/pick:reef")
    assert RULES.view(state, 1) == before
    play(state, "0/stake:2")
    after = RULES.view(state, 1)
    players = after.pop("players"), before.pop("players")
    assert after == before
    assert [player["chosen"] for player in players[0]] == [True, False]  # type: ignore[attr-defined]


def test_when_all_lanes_have_closed_the_sealed_frame_runs_once() -> None:
    state = deal_charts()
    play(state, "0/pick:coast", "0/stake:0", "1/pick:ocean", "1/stake:2")
    assert steps(state) == ["over", "round", "sail", "sail"]
    assert actor(state) == 1
    assert state.coins == [3, 1]
    assert state.lane == -1
