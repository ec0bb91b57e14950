"""Sums over many games: whole numbers, so that the order in which games end changes nothing."""

from __future__ import annotations

import math
from typing import NamedTuple

from wunderkammer.lab.play import PlayedGame

# A shared first place counts in parts; every number of winners up to 8 divides this.
WHOLE_WIN = 840
# What external programs did wrong, by bot and code: how often, and one example.
Faults = dict[tuple[str, str], tuple[int, str]]
SURE = 1.96  # standard deviations on either side of a 95 % interval


def shares(ranks: list[int]) -> list[int]:
    """Every seat's part of the win; alone, the game itself may win."""
    win = WHOLE_WIN // max(1, ranks.count(1))
    return [win if rank == 1 else 0 for rank in ranks]


def telling(first: str, second: str) -> str:
    """The more telling of two examples; the same one, whichever came first."""
    return min(filter(None, (first, second)), default="")


class Mean(NamedTuple):
    """An average with its 95 % interval."""

    value: float
    low: float
    high: float


class Sums:
    """Wins and scores of one seat, or of one bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0  # in parts of WHOLE_WIN
        self.total = 0
        self.squares = 0

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
        return wilson(self.wins / WHOLE_WIN, self.games)

    def score(self) -> Mean:
        return interval(self.games, self.total, self.squares)


class Tally:
    """The sums of a number of games, by seat, by bot and by opponent that the game plays itself."""

    def __init__(self, seats: int) -> None:
        self.seats = [Sums() for _ in range(seats)]
        self.bots: dict[str, Sums] = {}
        self.rivals: dict[str, Sums] = {}
        self.faults: Faults = {}
        self.games = 0
        self.decisions = 0
        self.squares = 0
        self.shortest = 0
        self.longest = 0

    def count(self, played: PlayedGame, bots: list[str]) -> None:
        """Count one game; seats without a bot's name play by themselves."""
        result, decisions = played.result, played.decisions()
        wins = shares(result.ranks)
        for seat, (score, win) in enumerate(zip(result.scores, wins, strict=True)):
            self.seats[seat].count(score, win)
            if bots[seat]:
                self.bots.setdefault(bots[seat], Sums()).count(score, win)
        for rival, (name, score) in played.rivals.items():
            # An opponent without a seat wins when nobody on a seat does.
            win = wins[rival] if rival < len(wins) else WHOLE_WIN - sum(wins)
            self.rivals.setdefault(name, Sums()).count(score, win)
        for seat, effort in enumerate(played.efforts):
            for fault in effort.faults:
                self.fault(bots[seat], fault.code, 1, fault.detail)
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self.squares += decisions * decisions

    def fault(self, name: str, code: str, count: int, detail: str) -> None:
        before, example = self.faults.get((name, code), (0, detail))
        self.faults[name, code] = (before + count, telling(example, detail))

    def add(self, other: Tally) -> None:
        """Take in the games of another tally."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for own, more in ((self.bots, other.bots), (self.rivals, other.rivals)):
            for name, sums in more.items():
                own.setdefault(name, Sums()).add(sums)
        for (name, code), (count, detail) in other.faults.items():
            self.fault(name, code, count, detail)
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.squares += other.squares

    def length(self) -> Mean:
        """Decisions of a game."""
        return interval(self.games, self.decisions, self.squares)


def wilson(wins: float, n: int) -> Mean:
    """Wilson's interval of a rate, which is right near 0 and 1 too."""
    rate = wins / n
    centre = (rate + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
    half = SURE / (1 + SURE**2 / n) * math.sqrt(rate * (1 - rate) / n + SURE**2 / (4 * n * n))
    return Mean(rate, max(0.0, centre - half), min(1.0, centre + half))


def interval(n: int, total: int, squares: int) -> Mean:
    mean = total / n
    # The numerator is exact: no digits are lost however many games there are.
    variance = (squares * n - total * total) / (n * (n - 1)) if n > 1 else 0.0
    half = SURE * math.sqrt(variance / n)
    return Mean(mean, mean - half, mean + half)
