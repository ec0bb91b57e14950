"""What a game is to be tuned to: seats within 2 %, 60 to 75 decisions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from wunderkammer.errors import BadSimulation
from wunderkammer.lab.reports.measures import mean
from wunderkammer.lab.reports.statistics import Measurement, difference, mean_of, rate_of
from wunderkammer.lab.reports.trials.trial import WatchedGame

NAMES = ("seats", "decisions", "points", "ties")
NUMBER = r"(\d+(?:\.\d+)?)"
WITHIN = re.compile(rf"(\w+) (?:within|below|under) {NUMBER} ?%?")
BETWEEN = re.compile(rf"{NUMBER} ?(?:to|\.\.|-|–) ?{NUMBER} ?%? (\w+)")
OPTION = re.compile(rf"(\w+) ?= ?(?:{NUMBER}? ?\.\. ?)?{NUMBER} ?%?")
ENOUGH = 1e9  # no game comes near it


class Goal(NamedTuple):
    """One thing to reach; `seats` is the distance between the best and the worst place, in percentage points."""

    name: str
    low: float
    high: float

    def distance(self, value: float) -> float:
        """How far a value is outside, in steps of about one per cent."""
        unit = 1.0 if self.name in ("seats", "ties") else max(1.0, self.high if self.high < ENOUGH else self.low) / 100
        return max(0.0, self.low - value, value - self.high) / unit


def goals_of(text: str) -> list[Goal]:
    """The parts of an aim, between commas; raises one sentence for one that cannot be understood."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts:
        raise BadSimulation("lab-no-aim")
    return [goal_of(part) for part in parts]


def goal_of(part: str) -> Goal:
    """`seats within 2 %`, `60 to 75 decisions`, `seats=2` or `decisions=60..75`."""
    found: Goal | None = None
    if match := WITHIN.fullmatch(part):
        found = Goal(match[1], 0.0, float(match[2]))
    elif match := BETWEEN.fullmatch(part):
        found = Goal(match[3], float(match[1]), float(match[2]))
    elif match := OPTION.fullmatch(part):
        found = Goal(match[1], float(match[2] or 0.0), float(match[3]))
    if found is None or found.name not in NAMES or found.low > found.high:
        raise BadSimulation("lab-bad-aim", given=part, known=[*NAMES])
    return found


def value_of(name: str, games: Sequence[WatchedGame]) -> float:
    """What some games say about a goal."""
    return measurement_of(name, games).value


def measurement_of(name: str, games: Sequence[WatchedGame]) -> Measurement:
    """The same with its error."""
    if name == "decisions":
        return mean_of([game.decisions for game in games])
    if name == "points":
        return mean_of([mean(game.scores) for game in games])
    if name == "ties":
        return rate_of([float(max(game.wins) < 1.0) for game in games]).in_per_cent()
    shares = place_shares(games)
    best, worst = shares.index(max(shares)), shares.index(min(shares))
    return mean_of([100 * (win_of(game, best) - win_of(game, worst)) for game in games])


def pull(goal: Goal, pairs: Sequence[tuple[WatchedGame, WatchedGame]]) -> float:
    """How surely a change leads towards a goal, in standard errors: below 0 it leads away, 0 if the goal is reached.

    For seats it is asked how the leads of the best and the worst place change: points say more than mere wins.
    """
    before = [first for first, _ in pairs]
    value = value_of(goal.name, before)
    if goal.distance(value) == 0:
        return 0.0
    shares = place_shares(before)
    best, worst = shares.index(max(shares)), shares.index(min(shares))
    change = difference([(of_game(goal.name, a, best, worst), of_game(goal.name, b, best, worst)) for a, b in pairs])
    towards = (change.value < 0) == (value > goal.high)
    return change.sureness() if towards else -change.sureness()


def of_game(name: str, game: WatchedGame, best: int, worst: int) -> float:
    if name == "seats":
        return game.leads[game.places.index(best)] - game.leads[game.places.index(worst)]
    return value_of(name, [game])


def place_shares(games: Sequence[WatchedGame]) -> list[float]:
    """Wins by place in turn order, in per cent."""
    seats = len(games[0].scores)
    return [100 * mean([win_of(game, place) for game in games]) for place in range(seats)]


def win_of(game: WatchedGame, place: int) -> float:
    return game.wins[game.places.index(place)]
