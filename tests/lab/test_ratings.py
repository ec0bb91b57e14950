"""Bradley and Terry's ratings: against figures worked out by hand, and strengths that must be found again."""

from __future__ import annotations

import itertools
import math

import pytest

from wunderkammer.lab.tournament.ratings import PRIOR, SCALE, ratings


def test_two_who_met_differ_by_the_logarithm_of_their_odds() -> None:
    found = ratings(["a", "b"], {("a", "b"): 75, ("b", "a"): 25})
    odds = (75 + PRIOR) / (25 + PRIOR)
    assert found["a"].points - found["b"].points == pytest.approx(400 * math.log10(odds))
    assert found["a"].points == pytest.approx(-found["b"].points)
    # The logarithm of the odds has the variance 1 / (n p q); each of the two lies half that way from the middle.
    p = (75 + PRIOR) / 101
    assert found["a"].error == pytest.approx(SCALE / math.sqrt(101 * p * (1 - p)) / 2)


def test_strengths_are_found_again() -> None:
    strength = {"weak": -1.0, "fair": 0.1, "strong": 0.9}
    wins = {(a, b): 1e7 / (1 + math.exp(strength[b] - strength[a])) for a, b in itertools.permutations(strength, 2)}
    found = ratings([*strength], wins)
    for name, value in strength.items():
        assert found[name].points == pytest.approx(SCALE * value, abs=0.01)


def test_whoever_has_won_everything_is_not_infinitely_strong() -> None:
    found = ratings(["a", "b"], {("a", "b"): 10, ("b", "a"): 0})
    assert 200 < found["a"].points < 400
    assert found["a"].error > 80


def test_four_times_as_many_games_halve_the_error() -> None:
    few, many = (ratings(["a", "b", "c"], dict.fromkeys(itertools.permutations("abc", 2), n)) for n in (1000, 4000))
    assert few["a"].error / many["a"].error == pytest.approx(2, abs=0.01)


def test_strength_is_carried_through_a_common_opponent() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): 80, ("b", "a"): 20, ("b", "c"): 80, ("c", "b"): 20})
    assert found["a"].points - found["c"].points == pytest.approx(2 * (found["a"].points - found["b"].points))
    assert found["a"].error > found["b"].error
