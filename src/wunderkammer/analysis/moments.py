"""What an analysis consists of: moments, the curve between them, and who judged. All of it goes to JSON and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

FORMAT = 1
DIGITS = 4  # behind the point: more would only be noise
POINT = 0.01  # of the chance to win that a point weighs in the order of moments; in an even match it is twice as much
MOST_MOMENTS = 5  # that are named for a seat, and for the whole match


class MoveOption(NamedTuple):
    """A move that could have been made at a moment, and what it would have led to."""

    key: str
    chance: float
    points: float
    visits: int
    line: list[list[Any]]  # [seat, key] of what was expected to follow, itself included


class Moment(NamedTuple):
    """One turn of a seat, judged from what it knew before (or knowing all)."""

    seat: int
    number: int  # among the turns of its seat, from 0
    at: int  # entries that the seat knew of before the decision that made the difference
    begin: int  # … and before the turn
    end: int  # … and after it
    stage: int  # the round, or whatever the game counts; below 0 if it counts nothing
    decisions: int  # of the turn that left a choice
    played: list[str]  # from the decision that made the difference to the end of what was played in one go
    best: list[str]  # what should have been played instead; the same if nothing better was found
    chance: float  # of the seat after the turn as it was played
    points: float
    cost: float  # of the turn, in chance to win; never below 0
    error: float  # its standard error
    points_cost: float
    points_error: float
    verdict: str  # slip, mistake, blunder or ""
    worlds: int  # in which both were tried; 0 for a turn without a choice
    options: list[MoveOption]  # at the decision that made the difference, best first

    @property
    def sure(self) -> bool:
        """Whether something better is known, and the turn has surely cost anything, in chances or in points."""
        if self.played == self.best:
            return False
        return self.cost > 2 * self.error or self.points_cost > 2 * self.points_error

    @property
    def dearness(self) -> float:
        """What moments are ordered by: what they surely cost, in chances and in points.

        Chances alone would miss what is thrown away in a match that seems decided, or saved by an opponent's bad luck.
        """
        chance = self.cost if self.cost > 2 * self.error else 0.0
        points = self.points_cost if self.points_cost > 2 * self.points_error else 0.0
        return chance + POINT * points


class CurvePoint(NamedTuple):
    """Everybody's chances and points, as a seat saw them after an entry."""

    at: int  # entries that the seat knew of
    chances: list[float]
    points: list[float]


class SeatAnalysis(NamedTuple):
    """All that was found for one seat."""

    seat: int
    moments: list[Moment]
    curve: list[CurvePoint]

    @property
    def decisions(self) -> int:
        """Decisions that left a choice."""
        return sum(moment.decisions for moment in self.moments)

    @property
    def mean_loss(self) -> float:
        """What a decision of this seat cost on average, in chance to win."""
        return sum(moment.cost for moment in self.moments) / max(1, self.decisions)

    def count(self, verdict: str) -> int:
        return sum(moment.verdict == verdict for moment in self.moments)

    def dearest(self, most: int) -> list[Moment]:
        """The turns that cost most, the dearest first; none that may have cost nothing."""
        return dearest(self.moments, most)


class JudgeNote(NamedTuple):
    """Who judged, and how deeply: shown with every analysis."""

    bot: str
    version: str  # of the program
    rules: int  # the version of the game's rules
    look: str  # honest: from what the seat knew; all: knowing all
    depth: int  # times the usual number of worlds …
    seconds: float  # … or the time for every turn, if not 0
    rounds: int
    worlds: int


class Analysis(NamedTuple):
    """A whole analysis, of some seats or all."""

    game: str
    seats: int
    alone: bool  # points are a lead over the game's own opponent
    judged: JudgeNote
    found: list[SeatAnalysis]

    def of(self, seat: int) -> SeatAnalysis | None:
        return next((one for one in self.found if one.seat == seat), None)

    def dearest(self, most: int) -> list[Moment]:
        """The turns of all seats that were judged that cost most, the dearest first."""
        return dearest((moment for one in self.found for moment in one.moments), most)

    def to_json(self) -> dict[str, Any]:
        return {
            "analysis": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "alone": self.alone,
            "judged": self.judged._asdict(),
            "dearest": [[one.seat, one.number] for one in self.dearest(MOST_MOMENTS)],
            "found": [
                {
                    "seat": one.seat,
                    "decisions": one.decisions,
                    "mean_loss": round(one.mean_loss, DIGITS + 1),
                    "dearest": [moment.number for moment in one.dearest(MOST_MOMENTS)],
                    "moments": [moment_json(moment) for moment in one.moments],
                    "curve": [point._asdict() for point in one.curve],
                }
                for one in self.found
            ],
        }


def dearest(moments: Iterable[Moment], most: int) -> list[Moment]:
    """The moments that surely cost something, the dearest first."""
    sure = [moment for moment in moments if moment.sure]
    return sorted(sure, key=lambda moment: moment.dearness, reverse=True)[:most]


def moment_json(moment: Moment) -> dict[str, Any]:
    return {**moment._asdict(), "options": [[*option] for option in moment.options]}


def round_all(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
