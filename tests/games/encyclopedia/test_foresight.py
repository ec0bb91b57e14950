"""What bots expect an AI opponent to have in the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import BEHAVIOURS, SCORINGS, position
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.shelf.game import game

RULES = game("encyclopedia").rules


def expected(card: str = "linnaeus_boudeuse", **given: Any) -> float:
    """The points of an AI opponent on seat 1, early in a game."""
    match = position("die", rivals=[card], priority="america europe asia africa oceania", **given)
    return RULES.estimate(match.state, 1)


@pytest.mark.parametrize("card", range(1, 10))
def test_a_game_ends_about_where_it_was_expected_to_and_at_the_end_exactly_there(card: int) -> None:
    forecasts, ends = [], []
    for seed in range(6):
        state, rng = game("encyclopedia").new(2, {"rivals": 1, "rival_cards": card}), Rng(seed)
        first = 0.0
        while (who := actor(state)) != NOBODY:
            if who != NATURE and not first:
                first = RULES.estimate(state, 1)
            moves = legal_moves(state, who)
            apply(state, who, sample(state, rng) if who == NATURE else moves[rng.below(len(moves))])
        assert RULES.estimate(state, 1) == RULES.result(state).scores[1]
        forecasts.append(first)
        ends.append(RULES.result(state).scores[1])
    assert sum(forecasts) == pytest.approx(sum(ends), rel=0.25)


@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_a_higher_scoring_card_promises_more(behaviour: str) -> None:
    easy, middle, hard = [expected(f"{behaviour}_{scoring}") for scoring in SCORINGS]
    assert easy < middle < hard


def test_tokens_are_worth_what_expeditions_will_pay_for_them() -> None:
    """Daubenton's expeditions pay 5 and 6 points for a token, its scoring card only 2."""
    gain = expected("daubenton_boudeuse", tokens=[0, 4]) - expected("daubenton_boudeuse")
    assert 4 * 5 <= gain <= 4 * 6


def test_an_animal_of_its_favourite_continent_is_worth_more_than_one_of_the_last() -> None:
    favourite = expected(study={1: "raccoon"})
    last = expected(study={1: "koala"})
    assert favourite > last > expected()


def test_of_the_dice_that_lie_there_it_will_take_the_highest() -> None:
    """Daubenton fetches three tokens with a six; a five sends it on an expedition, worth nothing without tokens."""
    with_a_six = expected("daubenton_astrolabe", dice={0: "red6 blue1", 1: "green5 red1"})
    with_fives = expected("daubenton_astrolabe", dice={0: "red5 blue1", 1: "green5 red1"})
    assert with_a_six > with_fives + 8


def test_a_low_die_is_out_of_its_reach_while_higher_ones_lie_there() -> None:
    """Two turns left, two fives and two lower dice: whether those are ones or twos does not matter to it."""
    ones = expected("linnaeus_boudeuse", dice={0: "red5 blue1", 1: "green5 red1"})
    twos = expected("linnaeus_boudeuse", dice={0: "red5 blue2", 1: "green5 red2"})
    assert ones == twos


def test_it_will_take_the_open_card_of_the_continent_it_likes_best() -> None:
    """Linnaeus takes an animal with a six: a third one of its favourite continent, or a first one of another."""
    held = {1: "raccoon narwhal"}
    sixes = {0: "red6 blue1", 1: "green1 red1"}
    favourite = expected(study=held, dice=sixes, academy="toco_toucan koala")
    other = expected(study=held, dice=sixes, academy="koala")
    assert favourite > other + 3


def test_a_turn_is_planned_for_what_it_takes_from_an_ai_opponent_too() -> None:
    """The same gain for the seat, but once the opponent keeps the tokens that its cards turn into points."""
    poor = position("die", rivals=["daubenton_astrolabe"], priority="america europe asia africa oceania")
    rich = position("die", rivals=["daubenton_astrolabe"], priority="america europe asia africa oceania", tokens=[0, 4])
    assert RULES.estimate(poor.state, 0) == RULES.estimate(rich.state, 0)
    assert RULES.aim(poor.state, 0) > RULES.aim(rich.state, 0) + 8


def test_among_people_a_turn_is_planned_for_ones_own_points() -> None:
    match = position("die", tokens=[0, 4])
    assert RULES.aim(match.state, 0) == RULES.estimate(match.state, 0)


def test_a_turn_that_ends_the_game_is_measured_by_what_the_ai_opponent_ends_with() -> None:
    """Else ending the game at once would look better than any turn after which it goes on."""
    ends = [
        position(
            "over", rivals=["daubenton_astrolabe"], priority="america europe asia africa oceania", tokens=[0, held]
        )
        for held in (0, 4)
    ]
    assert RULES.aim(ends[0].state, 0) > RULES.aim(ends[1].state, 0) + 4 * 4 / 2
