"""What bots expect of the dice that still lie on the boards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import position
from wunderkammer.core.engine import actor, apply
from wunderkammer.core.frames import NATURE
from wunderkammer.shelf.game import game

RULES = game("encyclopedia").rules
CARDS: dict[str, Any] = {"rivals": ["linnaeus_boudeuse"], "priority": "america europe asia africa oceania"}


def test_dice_of_the_colour_of_own_animals_are_worth_keeping() -> None:
    """With a raccoon (America, red) under study."""
    red = position("die", dice={0: "red3 red3", 1: "blue3 blue3"}, study={0: "raccoon"})
    blue = position("die", dice={0: "blue3 blue3", 1: "blue3 blue3"}, study={0: "raccoon"})
    assert RULES.estimate(red.state, 0) > RULES.estimate(blue.state, 0)


def test_the_highest_die_is_best_kept_in_a_slot_that_pays_when_an_ai_opponent_takes_it() -> None:
    """The fourth slot brings 3 points, the first one nothing."""
    paid = position("die", dice={0: "red1 - - red6", 1: "blue1 blue1"}, **CARDS)
    unpaid = position("die", dice={0: "red6 - - red1", 1: "blue1 blue1"}, **CARDS)
    assert RULES.estimate(paid.state, 0) > RULES.estimate(unpaid.state, 0)


def test_a_high_die_will_not_be_there_for_long_when_an_ai_opponent_sits_at_the_table() -> None:
    """Two turns each: it takes the two fives, so that only the lower dice are left; their value counts."""
    high = position("die", dice={0: "red5 red1", 1: "blue5 blue1"}, study={0: "raccoon"}, **CARDS)
    higher = position("die", dice={0: "red6 red1", 1: "blue6 blue1"}, study={0: "raccoon"}, **CARDS)
    later = position("die", dice={0: "red5 red3", 1: "blue5 blue3"}, study={0: "raccoon"}, **CARDS)
    assert RULES.estimate(high.state, 0) == RULES.estimate(higher.state, 0)
    assert RULES.estimate(later.state, 0) > RULES.estimate(high.state, 0)


def test_a_new_round_is_foreseen_before_its_dice_are_rolled() -> None:
    """A player who passes at the end of a round has as many turns left as before, and so has an AI opponent."""
    before = position("end-action", seals=[1], areas=[1] + [0] * 19, **CARDS)
    own, other = RULES.estimate(before.state, 0), RULES.estimate(before.state, 1)
    after = before.state.clone()
    apply(after, 0, RULES.vocabulary.number("pass"))
    assert actor(after) == NATURE
    assert RULES.estimate(after, 0) == pytest.approx(own, abs=2.0)
    assert RULES.estimate(after, 1) == pytest.approx(other, abs=2.0)


def test_end_of_game_experts_count_more_and_more_towards_the_end() -> None:
    """Bakumi pays a point for every own expert: with most of the game to come he may still be covered."""
    paid = []
    for number in (1, 2, 4, 6):
        with_him = position("die", round=number, experts={0: "nkogolo_bakumi"})
        without = position("die", round=number, experts={0: "/nkogolo_bakumi"})
        paid.append(RULES.estimate(with_him.state, 0) - RULES.estimate(without.state, 0))
    assert paid[0] == paid[1]
    assert paid[1] < paid[2] < paid[3]
