"""What bots expect an AI opponent to have in the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encyclopedia.position import BEHAVIOURS, SCORINGS, position
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.shelf import game

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
