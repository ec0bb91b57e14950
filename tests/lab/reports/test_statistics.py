"""The numbers of reports, against values that can be found in tables and books."""

from __future__ import annotations

import random

import pytest

from wunderkammer.lab.reports.report_words import with_interval
from wunderkammer.lab.reports.statistics import (
    Measurement,
    agree,
    difference,
    discoveries,
    mean_of,
    rate_of,
    shrunk,
    two_sided,
)
from wunderkammer.text.catalogue import catalogue


def test_what_a_few_games_have_alike_may_be_chance() -> None:
    """So many coins that all fall on the same side."""
    assert [difference([(0.0, 1.0)] * games).p() for games in (1, 2, 5)] == [1.0, 0.5, 0.0625]
    assert difference([(0.0, 1.0)]).sureness() == 0.0
    assert difference([(0.0, 1.0)] * 2000).sureness() > 30


@pytest.mark.parametrize(("t", "freedom", "p"), [(2.228, 10, 0.05), (2.042, 30, 0.05), (1.96, 10_000, 0.05), (0, 9, 1)])
def test_students_t_is_that_of_the_tables(t: float, freedom: int, p: float) -> None:
    assert two_sided(t, freedom) == pytest.approx(p, abs=0.001)


def test_an_average_has_the_error_of_its_textbook() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert (found.value, found.games) == (2.5, 4)
    assert found.error == pytest.approx((5 / 3 / 4) ** 0.5)


def test_a_rate_of_nothing_is_not_certain() -> None:
    assert rate_of([0.0] * 20).half > 0.05


def test_no_rate_and_no_end_of_its_interval_is_outside_of_all_and_nothing() -> None:
    all_won = rate_of([1.0] * 20).to_json()
    assert (all_won["value"], all_won["low"], all_won["high"]) == (1.0, pytest.approx(0.8389, abs=1e-4), 1.0)
    texts = catalogue("en")
    assert with_interval(all_won, 1, texts, 100.0) == "100.0 (83.9 – 100.0)"
    assert with_interval(mean_of([1.0, 2.0, 3.0, 4.0]).to_json(), 1, texts) == "2.5 ± 1.3"


def test_equal_games_differ_by_nothing_for_certain() -> None:
    found = difference([(3.0, 3.0)] * 10)
    assert (found.value, found.p()) == (0.0, 1.0)


def test_benjamini_and_hochberg_believe_as_in_their_own_example() -> None:
    """The fifteen probabilities of their paper of 1995: four are believed at 5 %."""
    given = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719]
    given += [0.6528, 0.7590, 1.0]
    assert discoveries(given) == [True] * 4 + [False] * 11
    assert discoveries(given[::-1]) == [False] * 11 + [True] * 4


def test_of_nothing_but_chance_hardly_anything_is_believed() -> None:
    dice = random.Random(3)
    believed = [any(discoveries([dice.random() for _ in range(40)])) for _ in range(200)]
    assert sum(believed) <= 20


def test_small_samples_are_drawn_in_more_than_large_ones() -> None:
    effects = [
        Measurement(4.0, 2.0, 10),
        Measurement(4.0, 0.2, 1000),
        Measurement(-3.0, 0.2, 1000),
        Measurement(0.0, 0.2, 1000),
    ]
    small, large, *_ = shrunk(effects)
    assert small.value < large.value < 4.0
    assert small.error < 2.0


def test_a_thing_is_certain_only_if_two_levels_agree() -> None:
    up, down = Measurement(1.0, 0.1, 50), Measurement(-1.0, 0.1, 50)
    assert agree([up, up], [True, True])
    assert not agree([up, down], [True, True])
    assert not agree([up, up], [True, False])
    assert not agree([up], [True])
