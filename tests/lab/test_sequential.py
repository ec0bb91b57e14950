"""Tests that stop when they know: they are right as often as they say, and at the same seed however games come in."""

from __future__ import annotations

import random

import pytest

from wunderkammer.lab.tournament.arena import Fixture, GameFacts
from wunderkammer.lab.tournament.sequential import BOUND, SeedsInOrder, SequentialTest, expected_share

TRIALS = 250
GAIN = 80.0
MOST = 3000


def run_to_decision(share: float, ties: float, seats: int, seed: int) -> SequentialTest:
    """A test between players of whom the first wins this share of the comparisons."""
    chance, test = random.Random(seed), SequentialTest(GAIN, seats)
    comparisons = 2 if seats == 2 else 6
    while test.accepted is None and test.seeds < MOST:
        draws = [chance.random() for _ in range(comparisons)]
        won = [1.0 if x < share - ties / 2 else 0.5 if x < share + ties / 2 else 0.0 for x in draws]
        test.hear(sum(won) / comparisons)
    return test


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("ties", [0.0, 0.3])
def test_equals_are_seldom_taken_for_stronger_and_the_stated_gain_is_seldom_missed(ties: float, seats: int) -> None:
    equal = [run_to_decision(0.5, ties, seats, seed).accepted for seed in range(TRIALS)]
    stronger = [run_to_decision(expected_share(GAIN), ties, seats, seed).accepted for seed in range(TRIALS)]
    assert None not in equal + stronger
    assert equal.count(True) <= 0.06 * TRIALS
    assert stronger.count(True) >= 0.93 * TRIALS


def facts(number: int, turn: int, first_wins: bool) -> GameFacts:
    names = ("a", "b") if turn == 0 else ("b", "a")
    ranks = [1, 2] if first_wins == (turn == 0) else [2, 1]
    wins = [float(rank == 1) for rank in ranks]
    return GameFacts(Fixture(0, number, turn, names), [0, 0], wins, ranks, [], [1, 1], [0.0] * 2, [0.0] * 2, [])


def test_the_seeds_count_in_their_order_whichever_games_end_first() -> None:
    games = [facts(number, turn, number % 5 > 0) for number in range(60) for turn in (0, 1)]
    found = []
    for shuffled in (games, random.Random(3).sample(games, len(games))):
        test = SequentialTest(GAIN, 2)
        order = SeedsInOrder(test, ("a", "b"), 2)
        for game in shuffled:
            order.add(game)
        found.append((test.seeds, test.ratio, test.accepted))
    assert found[0] == found[1]
    assert found[0][2] is True
    assert found[0][1] >= BOUND


def test_half_a_seed_is_not_heard() -> None:
    test = SequentialTest(GAIN, 2)
    order = SeedsInOrder(test, ("a", "b"), 2)
    order.add(facts(0, 0, True))
    order.add(facts(1, 0, True))
    order.add(facts(1, 1, True))
    assert test.seeds == 0
    order.add(facts(0, 1, True))
    assert test.seeds == 2
