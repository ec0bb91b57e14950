"""What bots expect of the dice that still lie on the boards."""

from __future__ import annotations

from typing import Any

from tests.games.encyclopedia.position import position
from wunderkammer.shelf import game

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
