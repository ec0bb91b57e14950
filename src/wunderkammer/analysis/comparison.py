"""The played line of a turn beside the best one, in the same worlds."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import NamedTuple

from wunderkammer.analysis.judge_settings import JudgeSettings, thinking_for
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.info import Info
from wunderkammer.bots.search.contrast import contrast, expected_line
from wunderkammer.bots.search.descent import Search
from wunderkammer.bots.thinker import Thinker
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import apply, legal_moves
from wunderkammer.core.rng import Rng

SEED = 1  # the same for every match, so that a position is always judged alike
LONGEST_LINE = 12  # moves of a line that are kept to be shown
MOST_LINES = 4  # moves whose lines are kept
PLANS = 6  # times that turns are planned anew where one plan is made for all worlds
Line = list[tuple[int, int]]  # (seat, move)


class Outlook(NamedTuple):
    """What a line of play leads to, on average over the worlds in which it was tried."""

    chances: list[float]  # of everybody
    points: list[float]  # of everybody in the end; alone, the lead over the game's own opponent


class WeighedMove(NamedTuple):
    """One of the moves that could have been made, and what was found out about it on the way."""

    move: int
    chance: float
    points: float
    visits: int
    line: Line  # what was expected to follow, itself included; empty for moves that were given up early


class Comparison(NamedTuple):
    """The best line and the played one, and how much they differ for the seat, with standard errors."""

    best: list[int]
    played: list[int]
    best_outlook: Outlook
    played_outlook: Outlook
    cost: float  # in chance to win
    error: float
    points_cost: float
    points_error: float
    worlds: int  # in which both were tried
    options: list[WeighedMove]  # best first


class Budget:
    """So many worlds, or as many as fit into a time."""

    def __init__(self, worlds: int, seconds: float) -> None:
        self.left = max(1, worlds)
        self.ends = time.perf_counter() + seconds if seconds else 0.0
        self.begun = False

    def another(self) -> bool:
        """Whether one more world can be tried; one always can."""
        if self.ends:
            goes_on = not self.begun or time.perf_counter() < self.ends
            self.begun = True
            return goes_on
        self.left -= 1
        return self.left >= 0


class Comparer:
    """Judges one decision of a seat, and the decisions that followed it at once, from what the seat knew."""

    def __init__(self, info: Info, number: int, how: JudgeSettings, seconds: float, knows_all: bool) -> None:
        """`number` stands for the dice: how many entries the seat knows of."""
        self.info = info
        self.number = number
        self.how = how
        self.seconds = seconds
        self.search = search_at(info, number, knows_all)

    def compare(self, played: list[int]) -> Comparison:
        """Look for the best line, then try it and the played one side by side in further worlds."""
        options = self.options(self.rank(played))
        return self.side_by_side(self.best_line(options[0], played), played, options)

    def lead(self) -> Comparison:
        """The best line beside that of the next best move, which stands in the place of the played one."""
        options = self.options(self.rank([]))
        best, second = (self.in_one_go(own_part(one.line, self.info.seat) or [one.move]) for one in options[:2])
        return self.side_by_side(best, second, options)

    def best_line(self, best: WeighedMove, played: list[int]) -> list[int]:
        """The seat's decisions after the best move, as far as they are planned in one go.

        A shorter one that only leaves open what the played line does without a choice is the played line.
        """
        line = self.in_one_go(own_part(best.line, self.info.seat) or [best.move])
        rest = played[len(line) :]
        return played if line == played[: len(line)] and self.is_forced(line, rest) else line

    def in_one_go(self, line: list[int]) -> list[int]:
        """The part of a line before anybody learns anything, anybody else decides or the next turn begins."""
        state, seat = self.info.possible.clone(), self.info.seat
        news = state.news
        for at, move in enumerate(line):
            begins = at > 0 and self.info.rules.starts_turn(state, seat)
            if state.news != news or begins or move not in legal_moves(state, seat):
                return line[:at]
            apply(state, seat, move)
        return line

    def is_forced(self, line: list[int], rest: list[int]) -> bool:
        """Whether the decisions that follow a line leave no choice."""
        state, seat = self.info.possible.clone(), self.info.seat
        for move in line:
            apply(state, seat, move)
        for move in rest:
            if len(legal_moves(state, seat)) != 1:
                return False
            apply(state, seat, move)
        return True

    def rank(self, played: list[int]) -> list[int]:
        """All moves, the best first: again and again the worse half is given up, but never the played move."""
        search, legal = self.search, self.info.legal
        left = self.promising()
        dropped = [move for move in legal if move not in left]
        out: list[int] = []
        stages = max(1, math.ceil(math.log2(len(left))))
        for _ in range(stages):
            tried = [*left, *(move for move in played[:1] if move not in left)]
            self.try_moves(tried, played, self.how.rounds // (stages * len(tried)), self.seconds / (2 * stages))
            left.sort(key=lambda move: -search.found.merit_of(move))
            kept = (len(left) + 1) // 2
            out[:0] = left[kept:]
            left = left[:kept]
        return [*left, *out, *dropped]

    def promising(self) -> list[int]:
        """The legal moves; of more than can be compared those that look best."""
        legal = self.info.legal
        most = max(2, self.how.rounds // 8)
        if len(legal) <= most:
            return [*legal]
        looks = dict(zip(legal, self.search.impressions(self.info.possible, buffer_of(legal)), strict=True))
        return sorted(legal, key=lambda move: -looks[move])[:most]

    def try_moves(self, moves: list[int], played: list[int], worlds: int, seconds: float) -> None:
        """Compare moves in some more worlds; a played line of several decisions is followed just as often."""
        buffer, budget = buffer_of(moves), Budget(worlds, seconds)
        while budget.another():
            self.search.compare(self.info.possible, buffer)
            if len(played) > 1:
                contrast(self.search, self.info.possible, [played])

    def options(self, ranked: list[int]) -> list[WeighedMove]:
        """What was found out about all moves; the lines of the best of them.

        A move is given up when it does worse than another in the same worlds: a higher number that it had found in
        fewer worlds does not mean that it is better, so chances never rise from one move to the next.
        """
        found, search = self.search.found, self.search
        weighed: list[WeighedMove] = []
        ceiling = 1.0
        for place, move in enumerate(ranked):
            visits = int(found.visits_of(move))
            line = expected_line(search, move, LONGEST_LINE) if place < MOST_LINES and visits else []
            seen = sharpen([found.chance_of(move), 1.0 - found.chance_of(move)], self.how.sharpness)[0]
            ceiling = min(ceiling, seen) if visits else ceiling
            weighed.append(WeighedMove(move, ceiling if visits else 0.0, found.score_of(move), visits, line))
        return weighed

    def side_by_side(self, best: list[int], played: list[int], options: list[WeighedMove]) -> Comparison:
        """Try both lines in the same worlds; where the played one does better its cost is below nought."""
        samples = self.samples([played] if best == played else [best, played])
        rows = [row for sample in samples for row in sample]
        seats, seat = self.info.possible.seats, self.info.seat
        first, last = outlook_of([row[0] for row in rows], seats), outlook_of([row[-1] for row in rows], seats)
        cost, error = paired_difference([[row[0][seat] - row[-1][seat] for row in sample] for sample in samples])
        at = seats + seat
        points, points_error = paired_difference([[row[0][at] - row[-1][at] for row in sample] for sample in samples])
        return Comparison(best, played, first, last, cost, error, points, points_error, len(rows), options)

    def samples(self, lines: list[list[int]]) -> list[list[list[list[float]]]]:
        """What lines lead to, world by world; where a plan is made once for all worlds, several times anew."""
        count = PLANS if thinking_for(self.info.rules).open else 1
        found = []
        for at in range(count):
            if at:
                self.search = search_at(self.info, derived_seed(self.number, at), self.search.knows_all)
            found.append(self.rows(lines, self.how.worlds // count, self.seconds / (2 * count)))
        return found

    def rows(self, lines: list[list[int]], worlds: int, seconds: float) -> list[list[list[float]]]:
        """What lines lead to, world by world."""
        budget, rows = Budget(worlds, seconds), []
        while budget.another():
            rows.append([self.sharp(row) for row in contrast(self.search, self.info.possible, lines)])
        return rows

    def sharp(self, row: list[float]) -> list[float]:
        seats = self.info.possible.seats
        return sharpen(row[:seats], self.how.sharpness) + row[seats:]

    def survey(self) -> Outlook:
        """What the position promises everybody when nothing is given."""
        budget, rows = Budget(self.how.survey, 0.0), []
        while budget.another():
            rows.append(self.sharp(contrast(self.search, self.info.possible, [[]])[0]))
        return outlook_of(rows, self.info.possible.seats)


def search_at(info: Info, number: int, knows_all: bool) -> Search:
    """The search of the bot that judges, at a decision."""
    thinker = Thinker(SEED, thinking_for(info.rules))
    thinker.dice = Rng(derived_seed(SEED, number))
    search = thinker.new_search(info)
    search.knows_all = knows_all
    return search


def own_part(line: Line, seat: int) -> list[int]:
    """The seat's own decisions at the beginning of a line."""
    found: list[int] = []
    for who, move in line:
        if who != seat:
            break
        found.append(move)
    return found


def buffer_of(moves: Sequence[int]) -> Buffer:
    buffer = Buffer()
    for move in moves:
        buffer.add(move)
    return buffer


def outlook_of(rows: list[list[float]], seats: int) -> Outlook:
    """The average of what was found in several worlds."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return Outlook(means[:seats], means[seats:])


def paired_difference(samples: list[list[float]]) -> tuple[float, float]:
    """The mean of differences in the same worlds, and its standard error.

    Worlds of one sample share their plans, so samples may differ by more than their worlds do: the larger error counts.
    """
    every = [one for sample in samples for one in sample]
    mean, error = mean_of(every)
    means = [sum(sample) / len(sample) for sample in samples]
    return mean, max(error, mean_of(means)[1]) if len(samples) > 1 else error


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """A mean and its standard error; one number alone is as uncertain as it is large."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, abs(mean)
    spread = sum((one - mean) ** 2 for one in numbers) / (count - 1)
    return mean, math.sqrt(spread / count)


def sharpen(chances: list[float], sharpness: float) -> list[float]:
    """Chances made surer or less sure; alone, the chance against the game's own opponent."""
    if sharpness == 1.0:
        return chances
    if len(chances) == 1:
        return sharpen([chances[0], 1.0 - chances[0]], sharpness)[:1]
    powers = [max(0.0, chance) ** sharpness for chance in chances]
    whole = sum(powers)
    return [power / whole for power in powers]
