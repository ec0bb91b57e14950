"""The deepest chain: voyage, banner, wind, camp, tent, goal, and another voyage; it can be kept at every point."""

import json

import pytest

from tests.core.play import legal, play, sailing, steps
from tests.nested_game.game import RULES
from wunderkammer.core.engine import apply

# Seat 0 sails one space; everything else follows from that one move.
CHAIN = [
    "sail:1",  # to the banner
    "effect:1",  # of its three triggers the wind first
    "wind:gust",  # carries the ship to the camp
    "pitch",
    "effect:6",  # of what the tent offers: the goal, then a point
    "accept",  # the goal's reward: pay for another voyage, which crosses the second banner
    "effect:1",
    "wind:gust",  # to the second camp
    "pitch",
    "effect:6",
    "effect:2",  # the second banner's flag, its coin follows by itself
    "effect:0",  # at last the first banner's coin, its flag follows by itself
]


def at_every_point() -> list[int]:
    return [*range(len(CHAIN) + 1)]


def test_the_chain_leaves_every_level_pending_while_a_deeper_one_is_decided() -> None:
    state = sailing("coast", "coast")
    play(state, *CHAIN[:9])
    assert steps(state) == [
        "over",
        "round",
        "sail",  # the other seat's
        "order",  # first level: the banner's other triggers
        "strike-camp",  # second: the camp that the wind led to
        "effect",  # third: the point after the goal
        "order",  # fourth: the banner crossed by the goal's reward
        "strike-camp",  # fifth: the second camp
        "choose",  # and its tent
    ]


def test_the_chain_unwinds_completely() -> None:
    state = sailing("coast", "coast")
    play(state, *CHAIN)
    assert steps(state) == ["over", "round", "sail"]
    assert legal(state, 1) == ["sail:0", "sail:1"]
    assert (state.ships[0], state.goals[0], state.points[0], state.coins[0]) == (4, 2, 4, 4)


def play_to_end() -> dict[str, object]:
    state = sailing("coast", "coast")
    play(state, *CHAIN)
    return RULES.to_json(state)


@pytest.mark.parametrize("point", at_every_point())
def test_a_clone_made_at_any_point_goes_on_like_the_original(point: int) -> None:
    state = sailing("coast", "coast")
    play(state, *CHAIN[:point])
    kept = RULES.to_json(state)
    clone = state.clone()
    play(clone, *CHAIN[point:])
    assert RULES.to_json(state) == kept
    assert RULES.to_json(clone) == play_to_end()


@pytest.mark.parametrize("point", at_every_point())
def test_json_written_at_any_point_goes_on_like_the_original(point: int) -> None:
    state = sailing("coast", "coast")
    play(state, *CHAIN[:point])
    written = json.dumps(RULES.to_json(state))
    again = RULES.from_json(json.loads(written), state.content)
    assert json.dumps(RULES.to_json(again)) == written
    play(again, *CHAIN[point:])
    assert RULES.to_json(again) == play_to_end()


@pytest.mark.parametrize("point", at_every_point())
def test_a_replay_up_to_any_point_is_that_point(point: int) -> None:
    first, second = sailing("coast", "coast"), sailing("coast", "coast")
    play(first, *CHAIN[:point])
    for key in CHAIN[:point]:
        apply(second, -1 if key.startswith("wind") else 0, RULES.vocabulary.number(key))
    assert RULES.to_json(first) == RULES.to_json(second)


def test_chance_in_the_middle_may_turn_the_chain() -> None:
    state = sailing("coast", "coast")
    play(state, "sail:1", "effect:1", "wind:calm")
    assert steps(state)[-1] == "order"
    assert legal(state) == ["effect:0", "effect:2"]
    assert state.ships[0] == 1
