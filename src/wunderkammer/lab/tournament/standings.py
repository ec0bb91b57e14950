"""What a tournament shows: wins, differences and ratings, each with its interval."""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

from wunderkammer.lab.tally import SURE, Faults, Mean, telling, wilson
from wunderkammer.lab.tournament.arena import GameFacts
from wunderkammer.lab.tournament.ratings import Rating, Wins, ratings

RIVAL = "rival-"  # before the name of an opponent that the game plays itself; together its message


class Line(NamedTuple):
    """One participant over all its games."""

    name: str
    games: int
    wins: Mean
    score: float
    lead: Mean  # points before the mean of the others
    rating: Rating
    decisions: int
    seconds: float
    slowest: float

    def is_rival(self) -> bool:
        return self.name.startswith(RIVAL)


class Pair(NamedTuple):
    """Two participants over the games in which both sat."""

    first: str
    second: str
    games: int
    ahead: Mean  # how often the first came before the second; a tie is half
    lead: Mean  # points of the first before the second


class Standings(NamedTuple):
    lines: list[Line]  # the best first
    pairs: list[Pair]
    games: int
    incomplete: int  # games that are not counted: not all rotations of their seed have been played
    faults: Faults


class SeenGame:
    """One game as the participants see it: each has a score and a part of the win, whatever seats it took."""

    def __init__(self, facts: GameFacts) -> None:
        self.facts = facts
        seats: dict[str, list[int]] = {}
        for seat, name in enumerate(facts.fixture.names):
            if name:
                seats.setdefault(name, []).append(seat)
        self.seats = seats
        self.scores = {name: mean([facts.scores[seat] for seat in own]) for name, own in seats.items()}
        self.wins = {name: sum(facts.wins[seat] for seat in own) for name, own in seats.items()}
        self.places = {name: [float(facts.ranks[seat]) for seat in own] for name, own in seats.items()}
        for at, name, score, win in facts.rivals:
            self.scores[RIVAL + name], self.wins[RIVAL + name] = score, win
            # An opponent without a seat stands before those who did not win, and behind those who did.
            beside = 1.0 if win else 1.5
            self.places[RIVAL + name] = [float(facts.ranks[at]) if at < len(facts.ranks) else beside]

    def lead(self, name: str) -> float:
        others = [score for other, score in self.scores.items() if other != name]
        return self.scores[name] - mean(others)

    def ahead(self, first: str, second: str) -> float:
        """How often a seat of the first came before one of the second."""
        both = [(mine, theirs) for mine in self.places[first] for theirs in self.places[second]]
        return mean([1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in both])


def standings(played: list[GameFacts], bots: list[str], turns: int) -> Standings:
    """Count the games; only seeds of which all `turns` rotations have been played, so that the seats are balanced."""
    sets: dict[tuple[int, int], dict[int, GameFacts]] = {}
    for facts in played:
        sets.setdefault((facts.fixture.meeting, facts.fixture.number), {})[facts.fixture.turn] = facts
    whole = [
        [SeenGame(games[turn]) for turn in sorted(games)] for _, games in sorted(sets.items()) if len(games) == turns
    ]
    seen = [one for games in whole for one in games]
    names = [*bots, *dict.fromkeys(name for one in seen for name in one.scores if name.startswith(RIVAL))]
    names = [name for name in names if any(name in one.scores for one in seen)]
    pairs = [pair_of(whole, *pair) for pair in itertools.combinations(names, 2)]
    found = ratings(names, comparisons(seen)) if names else {}
    lines = [line_of(whole, name, found[name]) for name in names]
    lines.sort(key=lambda line: -line.rating.points)
    total = len({facts.fixture for facts in played})
    return Standings(lines, [pair for pair in pairs if pair.games], len(seen), total - len(seen), faults_of(seen))


def line_of(whole: list[list[SeenGame]], name: str, rating: Rating) -> Line:
    sets = [games for games in whole if name in games[0].scores]
    mine = [one for games in sets for one in games]
    own = [(one.facts, seat) for one in mine for seat in one.seats.get(name, [])]
    return Line(
        name,
        len(mine),
        wilson(sum(one.wins[name] for one in mine), len(mine)),
        mean([one.scores[name] for one in mine]),
        mean_with_interval([mean([one.lead(name) for one in games]) for games in sets]),
        rating,
        sum(facts.decisions[seat] for facts, seat in own),
        sum(facts.seconds[seat] for facts, seat in own),
        max((facts.slowest[seat] for facts, seat in own), default=0.0),
    )


def pair_of(whole: list[list[SeenGame]], first: str, second: str) -> Pair:
    sets = [games for games in whole if first in games[0].scores and second in games[0].scores]
    both = [one for games in sets for one in games]
    if not both:
        return Pair(first, second, 0, Mean(0, 0, 0), Mean(0, 0, 0))
    ahead = wilson(sum(one.ahead(first, second) for one in both), len(both))
    lead = mean_with_interval([mean([one.scores[first] - one.scores[second] for one in games]) for games in sets])
    return Pair(first, second, len(both), ahead, lead)


def comparisons(seen: list[SeenGame]) -> Wins:
    """How often each came before each other; the many pairs of a full table count as few as it has independent ones.

    A table of n has n(n−1)/2 pairs, but n−1 comparisons decide its order: each pair counts 2/n of a game.
    """
    wins: Wins = {}
    for one in seen:
        for first, second in itertools.permutations(one.scores, 2):
            wins[first, second] = wins.get((first, second), 0.0) + 2 / len(one.scores) * one.ahead(first, second)
    return wins


def faults_of(seen: list[SeenGame]) -> Faults:
    found: Faults = {}
    for one in seen:
        for seat, code, example in one.facts.faults:
            name = one.facts.fixture.names[seat]
            count, kept = found.get((name, code), (0, example))
            found[name, code] = (count + 1, telling(kept, example))
    return found


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def mean_with_interval(values: list[float]) -> Mean:
    """An average with its 95 % interval; of a single value nothing is known but itself."""
    middle = mean(values)
    if len(values) < 2:
        return Mean(middle, middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = SURE * math.sqrt(variance / len(values))
    return Mean(middle, middle - half, middle + half)
