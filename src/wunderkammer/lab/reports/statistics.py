"""The numbers of reports: averages, differences of pairs, false discoveries, small samples, visible effects."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

from wunderkammer.lab.tally import SURE, wilson

FALSE_DISCOVERIES = 0.05  # of what is called certain, at most this part on average is not so
LEAST = 1e-300  # of all probabilities that a normal deviate is found for
POWER = 0.84  # standard deviations: an effect so far beyond the bound is seen in four of five cases


class Measurement(NamedTuple):
    """An average or effect with its standard error, and the games it was found in."""

    value: float
    error: float
    games: int
    ends: tuple[float, float] | None = None  # of the 95 % interval, where they are not equally far away

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return SURE * self.error

    def p(self) -> float:
        """How likely a value so far from 0 is if the truth is 0."""
        if self.error == 0.0:
            # All games alike: as unlikely as that so many go the same way, each by chance.
            return min(1.0, 2.0 ** (1 - self.games)) if self.value else 1.0
        return two_sided(self.value / self.error, self.games - 1)

    def sureness(self) -> float:
        """How many standard errors the value is from 0, fewer if they were found in few games."""
        if self.error == 0.0:
            return abs(NormalDist().inv_cdf(max(LEAST, self.p() / 2)))
        return deviate(self.value / self.error, self.games - 1)

    def visible(self) -> float:
        """The smallest effect that would be seen in four of five cases."""
        return (SURE + POWER) * self.error

    def in_per_cent(self) -> Measurement:
        ends = (100 * self.ends[0], 100 * self.ends[1]) if self.ends else None
        return Measurement(100 * self.value, 100 * self.error, self.games, ends)

    def to_json(self) -> dict[str, Any]:
        low, high = self.ends or (self.value - self.half, self.value + self.half)
        return {"value": round_off(self.value), "low": round_off(low), "high": round_off(high), "n": self.games}


def round_off(value: float) -> float:
    return round(value, 5)


def two_sided(t: float, freedom: int) -> float:
    """The probability of a larger deviation, by Student's t."""
    return math.erfc(deviate(t, freedom) / math.sqrt(2))


def deviate(t: float, freedom: int) -> float:
    """The normal deviate that is as unlikely as Student's t (Wallace); without any freedom nothing is known."""
    if freedom < 1:
        return 0.0
    return (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))


def mean_of(values: Sequence[float]) -> Measurement:
    """An average of games that have nothing to do with each other."""
    n = len(values)
    if n == 0:
        return Measurement(0.0, 0.0, 0)
    mean = math.fsum(values) / n
    variance = math.fsum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else 0.0
    return Measurement(mean, math.sqrt(variance / n), n)


def rate_of(values: Sequence[float]) -> Measurement:
    """A rate; its error is that of Wilson's interval, so that a rate of 0 or 1 is not taken for certain."""
    n = len(values)
    if n == 0:
        return Measurement(0.0, 0.0, 0)
    found = wilson(math.fsum(values), n)
    return Measurement(found.value, (found.high - found.low) / 2 / SURE, n, (found.low, found.high))


def difference(pairs: Sequence[tuple[float, float]]) -> Measurement:
    """By how much the second is more than the first, game by game with the same luck."""
    return mean_of([second - first for first, second in pairs])


def discoveries(probabilities: Sequence[float], rate: float = FALSE_DISCOVERIES) -> list[bool]:
    """Which of many findings may be believed (Benjamini and Hochberg)."""
    order = sorted(range(len(probabilities)), key=lambda at: probabilities[at])
    believed = 0
    for rank, at in enumerate(order, 1):
        if probabilities[at] <= rate * rank / len(order):
            believed = rank
    chosen = set(order[:believed])
    return [at in chosen for at in range(len(probabilities))]


def shrunk(effects: Sequence[Measurement]) -> list[Measurement]:
    """Effects drawn towards their average, the more the less is known about each (empirical Bayes)."""
    known = [effect for effect in effects if effect.error > 0]
    if len(known) < 3:
        return [*effects]
    centre, spread = spread_of(known)
    return [shrink(effect, centre, spread) for effect in effects]


def spread_of(effects: Sequence[Measurement]) -> tuple[float, float]:
    """The average of effects and their true variance around it (DerSimonian and Laird)."""
    weights = [1 / effect.error**2 for effect in effects]
    total = math.fsum(weights)
    centre = math.fsum(weight * effect.value for weight, effect in zip(weights, effects, strict=True)) / total
    excess = math.fsum(w * (one.value - centre) ** 2 for w, one in zip(weights, effects, strict=True))
    room = total - math.fsum(weight**2 for weight in weights) / total
    return centre, max(0.0, (excess - (len(effects) - 1)) / room) if room > 0 else 0.0


def shrink(effect: Measurement, centre: float, spread: float) -> Measurement:
    if effect.error == 0.0:
        return effect
    trust = spread / (spread + effect.error**2)
    return Measurement(centre + trust * (effect.value - centre), effect.error * math.sqrt(trust), effect.games)


def agree(effects: Sequence[Measurement], believed: Sequence[bool]) -> bool:
    """Whether all levels of bots found the same for certain."""
    signs = {effect.value > 0 for effect in effects}
    return len(effects) > 1 and all(believed) and len(signs) == 1
