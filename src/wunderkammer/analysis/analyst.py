"""Goes through a match turn by turn and judges; what was judged before need not be judged again."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

from wunderkammer.analysis.comparison import Comparer, Comparison, Outlook
from wunderkammer.analysis.judge_settings import LEVEL, JudgeSettings, grade, settings_for
from wunderkammer.analysis.moments import (
    POINT,
    Analysis,
    CurvePoint,
    JudgeNote,
    Moment,
    MoveOption,
    SeatAnalysis,
    round_all,
)
from wunderkammer.analysis.turns import Decision, Stretch, Turn, turns_of
from wunderkammer.bots.info import Info
from wunderkammer.core.state import State
from wunderkammer.errors import BadAnalysis
from wunderkammer.match.match import Match, checked_seat

HONEST, ALL = LOOKS = ("honest", "all")
MOST_SECONDS = 600


class Wish(NamedTuple):
    """What is to be judged, and how."""

    seats: tuple[int, ...]
    look: str = HONEST
    depth: int = 1
    seconds: float = 0.0


class Part(NamedTuple):
    """What was found at one turn of the match: the turn itself if its seat is judged, and points of the curves."""

    moment: Moment | None
    points: list[tuple[int, CurvePoint]]  # by seat


class Cost(NamedTuple):
    """What a turn cost in chance to win and in points, with standard errors."""

    chance: float
    error: float
    points: float
    points_error: float


class Weighing(NamedTuple):
    """One stretch of a turn and how it compares with the best."""

    stretch: Stretch
    comparison: Comparison


class Analyst:
    """Judges the turns of one finished match; each part depends on nothing but the match and the wish."""

    def __init__(self, match: Match, wish: Wish) -> None:
        if match.result is None or match.divergence is not None:
            raise BadAnalysis("analysis-running")
        if not (math.isfinite(wish.seconds) and 0 <= wish.seconds <= MOST_SECONDS):
            raise BadAnalysis("analysis-seconds", given=f"{wish.seconds:g}", most=MOST_SECONDS)
        self.match = match
        self.rules = match.rules
        self.wish = wish._replace(seats=tuple(checked_seat(match, seat) for seat in wish.seats))
        self.how: JudgeSettings = settings_for(match.rules).deeper(wish.depth)
        self.turns = turns_of(match)
        self.numbers = numbers_of(self.turns)

    @property
    def parts(self) -> int:
        """How many parts there are to judge."""
        return len(self.turns)

    def part(self, at: int) -> Part:
        """Judge one turn of the match."""
        turn = self.turns[at]
        moment = self.moment(turn, self.numbers[at]) if turn.seat in self.wish.seats else None
        points = [(seat, self.before()) for seat in self.wish.seats] if at == 0 else []
        for decision in turn.decisions:
            points += self.points(decision)
        if at == self.parts - 1:
            points += [(seat, self.end(seat)) for seat in self.wish.seats]
        return Part(moment, points)

    def judge_note(self) -> JudgeNote:
        wish = self.wish
        return JudgeNote(
            LEVEL,
            program_version(),
            self.match.game.rules_version,
            wish.look,
            wish.depth,
            wish.seconds,
            self.how.rounds,
            self.how.worlds,
        )

    def whole(self, parts: Sequence[Part]) -> Analysis:
        """All parts put together."""
        found = [
            SeatAnalysis(
                seat,
                [part.moment for part in parts if part.moment is not None and part.moment.seat == seat],
                sorted({point.at: point for part in parts for who, point in part.points if who == seat}.values()),
            )
            for seat in self.wish.seats
        ]
        match = self.match
        return Analysis(match.game.id, match.seats, match.seats == 1, self.judge_note(), found)

    # The curve.

    def before(self) -> CurvePoint:
        """Before the first decision; everybody knows the same then."""
        first = self.turns[0].decisions[0].state
        return self.point(first, self.turns[0].seat, 0)

    def end(self, seat: int) -> CurvePoint:
        """After the last entry: who has won is known, and with how many points."""
        result = self.match.result
        assert result is not None
        winners = max(1, result.ranks.count(1))
        chances = [1.0 / winners if rank == 1 else 0.0 for rank in result.ranks]
        alone = self.match.seats == 1
        points = [self.rules.lead(self.match.state, 0)] if alone else [float(score) for score in result.scores]
        return CurvePoint(self.match.known_entries.count_for(seat), round_all(chances), round_all(points))

    def points(self, decision: Decision) -> list[tuple[int, CurvePoint]]:
        """How a decision has left things in the eyes of every seat that may know of it."""
        known = self.match.known_entries
        seats = [seat for seat in self.wish.seats if known.knows(seat, decision.entry)]
        return [(seat, self.point(decision.after, seat, known.number(decision.entry, seat))) for seat in seats]

    def point(self, state: State, seat: int, at: int) -> CurvePoint:
        found = self.comparer(state, seat, at).survey()
        return CurvePoint(at, round_all(found.chances), round_all(found.points))

    # The moments.

    def moment(self, turn: Turn, number: int) -> Moment:
        """What a turn cost: the sum of what its stretches cost, each beside the best that could be done there."""
        weighings = [self.weigh(stretch, turn.seat) for stretch in turn.stretches]
        judged = [one for one in weighings if one is not None]
        if not judged:
            return self.forced_moment(turn, number)
        cost = cost_of([one.comparison for one in judged])
        worst = max(judged, key=lambda one: dearness(one.comparison))
        after = judged[-1].comparison.played_outlook
        if cost.chance <= 0 and cost.points <= 0:
            return self.moment_of(turn, number, None, cost, after)
        return self.moment_of(turn, number, self.departure(worst, turn.seat), cost, after)

    def weigh(self, stretch: Stretch, seat: int) -> Weighing | None:
        """A stretch from its first real choice on; nothing if it had none."""
        while stretch and not stretch[0].free:
            stretch = stretch[1:]
        if not stretch:
            return None
        first = stretch[0]
        played = [decision.move for decision in stretch]
        return Weighing(stretch, self.comparer(first.state, seat, first.at).compare(played))

    def departure(self, weighing: Weighing, seat: int) -> Weighing | None:
        """The same from the decision on at which the best line leaves the played one; nothing if it never does."""
        stretch, comparison = weighing
        same = common_beginning(comparison.best, comparison.played)
        if same == 0:
            return weighing
        closer = self.weigh(stretch[same:], seat)
        if closer is None:
            return None
        if closer.stretch == stretch[same:] and len(comparison.best) > same:
            best, played = comparison.best[same:], comparison.played[same:]
            return Weighing(closer.stretch, closer.comparison._replace(best=best, played=played))
        found = closer.comparison
        return closer if found.cost > 0 and common_beginning(found.best, found.played) == 0 else None

    def moment_of(self, turn: Turn, number: int, worst: Weighing | None, cost: Cost, after: Outlook) -> Moment:
        """A moment as it is kept; nothing is blamed where nothing better is known."""
        found = self.blank(turn, number)._replace(
            chance=round(after.chances[turn.seat], 4),
            points=round(after.points[turn.seat], 4),
            cost=round(max(0.0, cost.chance), 4),
            error=round(cost.error, 4),
            points_cost=round(max(0.0, cost.points), 4),
            points_error=round(cost.points_error, 4),
            worlds=self.how.worlds,
        )
        if worst is None:
            return found
        key = self.rules.vocabulary.key
        return found._replace(
            at=worst.stretch[0].at,
            played=[key(move) for move in worst.comparison.played],
            best=[key(move) for move in worst.comparison.best],
            verdict=grade(*cost, self.how),
            options=self.options(worst.comparison),
        )

    def options(self, comparison: Comparison) -> list[MoveOption]:
        key = self.rules.vocabulary.key
        return [
            MoveOption(
                key(one.move),
                round(one.chance, 4),
                round(one.points, 4),
                one.visits,
                [[who, key(move)] for who, move in one.line],
            )
            for one in comparison.options
        ]

    def blank(self, turn: Turn, number: int) -> Moment:
        """A turn of which nothing is known yet."""
        first, last = turn.decisions[0], turn.decisions[-1]
        end = self.match.known_entries.number(last.entry, turn.seat)
        key = self.rules.vocabulary.key
        played = [key(decision.move) for decision in turn.decisions]
        return Moment(
            turn.seat, number, first.at, first.at, end, turn.stage, turn.free, played, played,
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, "", 0, [],
        )  # fmt: skip

    def forced_moment(self, turn: Turn, number: int) -> Moment:
        """A turn without a choice is never blamed; it is only looked at."""
        last = turn.decisions[-1]
        blank = self.blank(turn, number)
        found: Outlook = self.comparer(last.after, turn.seat, blank.end).survey()
        return blank._replace(chance=round(found.chances[turn.seat], 4), points=round(found.points[turn.seat], 4))

    def comparer(self, state: State, seat: int, number: int) -> Comparer:
        """The judge of a position for a seat, from what it knew or, the match being over, knowing all."""
        info = Info(self.rules, state, seat)
        if self.wish.look == ALL:
            info.possible = state.clone()
        return Comparer(info, number, self.how, self.wish.seconds, self.wish.look == ALL)


@cache
def program_version() -> str:
    """The version of the program; sources that were never installed have none."""
    try:
        return version("wunderkammer")
    except PackageNotFoundError:
        return ""


def numbers_of(turns: Sequence[Turn]) -> list[int]:
    """The number of every turn among those of its seat."""
    counts: dict[int, int] = {}
    found: list[int] = []
    for turn in turns:
        found.append(counts.get(turn.seat, 0))
        counts[turn.seat] = found[-1] + 1
    return found


def common_beginning(one: Sequence[int], other: Sequence[int]) -> int:
    """How many decisions two lines have in common at their beginning."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same


def dearness(comparison: Comparison) -> float:
    """What the dearest stretch of a turn is known by: in a decided match chances tell none apart, points still do."""
    return comparison.cost + POINT * comparison.points_cost


def cost_of(comparisons: Sequence[Comparison]) -> Cost:
    """What several stretches cost together; their errors do not depend on each other."""
    return Cost(
        sum(one.cost for one in comparisons),
        math.hypot(*(one.error for one in comparisons)),
        sum(one.points_cost for one in comparisons),
        math.hypot(*(one.points_error for one in comparisons)),
    )


def analyse(match: Match, seats: Sequence[int] | None = None, **how: Any) -> Analysis:
    """The analysis of a whole match, of some seats or all."""
    analyst = Analyst(match, Wish(tuple(range(match.seats) if seats is None else seats), **how))
    return analyst.whole([analyst.part(at) for at in range(analyst.parts)])
