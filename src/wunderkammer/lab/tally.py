"""Sums over many games: whole numbers, so that the order in which games end changes nothing."""

from __future__ import annotations

import math
from typing import NamedTuple

# A shared first place counts in parts; every number of winners up to 8 divides this.
WHOLE_WIN = 840
SURE = 1.96  # standard deviations on either side of a 95 % interval


class Mean(NamedTuple):
    """An average with its 95 % interval."""

    value: float
    low: float
    high: float


class Sums:
    """Wins and scores of one seat, or of one bot."""

    def __init__(self, games: int = 0, wins: int = 0, total: int = 0, squares: int = 0) -> None:
        self.games = games
        self.wins = wins  # in parts of WHOLE_WIN
        self.total = total
        self.squares = squares

    def count(self, score: int, win: int) -> None:
        self.games += 1
        self.wins += win
        self.total += score
        self.squares += score * score

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.wins += other.wins
        self.total += other.total
        self.squares += other.squares

    def win_rate(self) -> Mean:
        """Wilson's interval, which is right near 0 and 1 too."""
        n = self.games
        rate = self.wins / WHOLE_WIN / n
        centre = (rate + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE / (1 + SURE**2 / n) * math.sqrt(rate * (1 - rate) / n + SURE**2 / (4 * n * n))
        return Mean(rate, max(0.0, centre - half), min(1.0, centre + half))

    def score(self) -> Mean:
        return interval(self.games, self.total, self.squares)


class Tally:
    """The sums of a number of games, by seat and by bot."""

    def __init__(self, seats: int) -> None:
        self.seats = [Sums() for _ in range(seats)]
        self.bots: dict[str, Sums] = {}
        self.games = 0
        self.decisions = 0
        self.squares = 0
        self.shortest = 0
        self.longest = 0

    def count(self, scores: list[int], ranks: list[int], bots: list[str], decisions: int) -> None:
        """Count one game."""
        win = WHOLE_WIN // max(1, ranks.count(1))  # alone, the game itself may win
        for seat, (score, rank) in enumerate(zip(scores, ranks, strict=True)):
            self.seats[seat].count(score, win if rank == 1 else 0)
            self.bots.setdefault(bots[seat], Sums()).count(score, win if rank == 1 else 0)
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self.squares += decisions * decisions

    def add(self, other: Tally) -> None:
        """Take in the games of another tally."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name, sums in other.bots.items():
            self.bots.setdefault(name, Sums()).add(sums)
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.squares += other.squares

    def length(self) -> Mean:
        """Decisions of a game."""
        return interval(self.games, self.decisions, self.squares)


def interval(n: int, total: int, squares: int) -> Mean:
    mean = total / n
    # The numerator is exact: no digits are lost however many games there are.
    variance = (squares * n - total * total) / (n * (n - 1)) if n > 1 else 0.0
    half = SURE * math.sqrt(variance / n)
    return Mean(mean, mean - half, mean + half)
