"""Tests that stop when they know: is the first bot stronger than the second by the stated gain, or not at all?

A generalised sequential probability ratio test. H0: both are equal; H1: the first is `gain` rating points stronger.
What is looked at is one value for every seed, played in all seatings: the share of comparisons that the first won.
With two seats that is one of five values, and their likelihoods are compared as a multinomial (after Michel Van den
Bergh, "A practical introduction to the GSPRT"); with more the values are many and their mean is taken as normal, with
a variance that is not known either.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from wunderkammer.lab.tournament.arena import GameFacts
from wunderkammer.lab.tournament.standings import SeenGame, mean

ERROR = 0.05  # how often H0 may be given up though it holds, and H1
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST = 10  # seeds before anything is decided: the ratio is one of large samples
RARE = 1e-3  # of a seed, counted for values that have not come yet: they are not impossible
PAIR_VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)
EQUAL = 0.5
HALVINGS = 60
TINY = 1e-12


class SequentialTest:
    """Hears one value after the other, in the order of the seeds, until it knows; what comes later is not counted."""

    def __init__(self, gain: float, seats: int) -> None:
        self.gain = gain
        self.two = seats == 2
        self.seeds = 0
        self.ratio = 0.0
        self.counts = [0] * len(PAIR_VALUES)
        self.sum = self.squares = 0.0

    @property
    def accepted(self) -> bool | None:
        """Whether the gain is real; None as long as that is not known."""
        return self.ratio > 0 if abs(self.ratio) >= BOUND else None

    def hear(self, value: float) -> None:
        """The share of comparisons that the first won with the next seed."""
        if self.accepted is not None:
            return
        self.seeds += 1
        self.sum += value
        self.squares += value * value
        if self.two:
            self.counts[PAIR_VALUES.index(value)] += 1
        if self.seeds >= FEWEST:
            self.ratio = self.pair_ratio() if self.two else self.mean_ratio()

    def pair_ratio(self) -> float:
        counts = [max(RARE, count) for count in self.counts]
        return log_likelihood(counts, expected_share(self.gain)) - log_likelihood(counts, EQUAL)

    def mean_ratio(self) -> float:
        middle = self.sum / self.seeds
        variance = self.squares / self.seeds - middle * middle
        equal = variance + (middle - EQUAL) ** 2
        stronger = variance + (middle - expected_share(self.gain)) ** 2
        return self.seeds / 2 * math.log(max(equal, TINY) / max(stronger, TINY))

    def facts(self) -> dict[str, object]:
        return {
            "gain": self.gain,
            "seeds": self.seeds,
            "log_likelihood_ratio": round(self.ratio, 4),
            "bounds": [round(-BOUND, 4), round(BOUND, 4)],
            "accepted": self.accepted,
        }


class SeedsInOrder:
    """Tells a test of whole seeds in the order of their numbers, in whatever order their games come in.

    So the test ends at the same seed however many processes play.
    """

    def __init__(self, test: SequentialTest, bots: Sequence[str], seatings: int) -> None:
        self.test = test
        self.first, self.second = bots
        self.seatings = seatings
        self.waiting: dict[int, dict[int, float]] = {}
        self.next = 0

    def add(self, facts: GameFacts) -> None:
        fixture = facts.fixture
        self.waiting.setdefault(fixture.number, {})[fixture.turn] = SeenGame(facts).ahead(self.first, self.second)
        while len(self.waiting.get(self.next, ())) == self.seatings:
            self.test.hear(mean([*self.waiting.pop(self.next).values()]))
            self.next += 1


def expected_share(gain: float) -> float:
    """The share of comparisons that a player so many rating points stronger wins."""
    return 1 / (1 + 10 ** (-gain / 400))


def log_likelihood(counts: Sequence[float], average: float) -> float:
    """The most likely shares of the five values: p = count / (n · (1 + tilt · (value − average)))."""
    total, tilt = sum(counts), tilt_of(counts, average)
    pairs = zip(counts, PAIR_VALUES, strict=True)
    return sum(count * math.log(count / total / (1 + tilt * (value - average))) for count, value in pairs)


def tilt_of(counts: Sequence[float], average: float) -> float:
    """The tilt with which the shares have the average; the sum falls as it grows, so it is found by halving."""
    low, high = -1 / (PAIR_VALUES[-1] - average), 1 / (average - PAIR_VALUES[0])
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        pairs = zip(counts, PAIR_VALUES, strict=True)
        surplus = sum(count * (value - average) / (1 + middle * (value - average)) for count, value in pairs)
        low, high = (middle, high) if surplus > 0 else (low, middle)
    return (low + high) / 2
