"""Everybody's chances over a match as lines of a picture, for the browser's page and for a page of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from wunderkammer.analysis.moments import CurvePoint, Moment, SeatAnalysis

WIDTH, HEIGHT, MARGIN = 640, 240, 28
BLOCKS = "▁▂▃▄▅▆▇█"
TENS = 10  # points at which pictures begin


class CurveLine(NamedTuple):
    """One seat's line, with the place of its end."""

    seat: int
    points: str
    x: float
    y: float
    end: int  # chances of 100, or points


class CurveMark(NamedTuple):
    """A blamed turn on the line of its seat."""

    moment: Moment
    x: float
    y: float


class CurvePicture(NamedTuple):
    """Everybody's chances, or points, over a match."""

    lines: list[CurveLine]
    marks: list[CurveMark]
    middle: float  # where an even chance lies, or no points at all, as near as the picture goes
    low: int
    high: int


def picture_of(found: SeatAnalysis, seats: int) -> CurvePicture:
    """The chances of all seats as one seat saw them, and its own blamed turns."""
    curve, last = found.curve, last_of(found)
    lines = [line_of([(one.at, one.chances[seat]) for one in curve], seat, last, 100) for seat in range(seats)]
    marks = [
        CurveMark(moment, across(moment.end, last), upwards(chance_at(curve, moment.end, moment.seat)))
        for moment in found.moments
        if moment.verdict
    ]
    return CurvePicture(lines, marks, upwards(1 / max(2, seats)), 0, 100)


def points_of(found: SeatAnalysis, seats: int) -> CurvePicture:
    """The points that everybody could expect to have in the end, as one seat saw them."""
    curve, last = found.curve, last_of(found)
    every = [number for one in curve for number in one.points]
    # Not from nought on: lines that lie high would hardly be told apart.
    low = TENS * math.floor(min(every, default=0.0) / TENS)
    high = max(low + TENS, math.ceil(max(every, default=0.0)))
    span = high - low
    lines = [
        line_of([(one.at, (one.points[seat] - low) / span) for one in curve], seat, last, span, low)
        for seat in range(seats)
    ]
    return CurvePicture(lines, [], upwards(min(1.0, max(0.0, -low / span))), low, high)


def last_of(found: SeatAnalysis) -> int:
    """Where a curve ends."""
    return max([1, *(point.at for point in found.curve)])


def line_of(shares: Sequence[tuple[int, float]], seat: int, last: int, whole: int, low: int = 0) -> CurveLine:
    """A line through places and heights from 0 to 1; it ends with its last height as a number."""
    places = [(across(at, last), upwards(share)) for at, share in shares] or [(across(0, 1), upwards(0))]
    end = round(low + whole * shares[-1][1]) if shares else 0
    return CurveLine(seat, " ".join(f"{x},{y}" for x, y in places), *places[-1], end)


def chance_at(curve: Sequence[CurvePoint], at: int, seat: int) -> float:
    """A seat's chance at the last point of a curve that is not after a moment."""
    known = [point.chances[seat] for point in curve if point.at <= at]
    return known[-1] if known else 0.0


def across(at: int, last: int) -> float:
    return round(MARGIN + at * (WIDTH - 2 * MARGIN) / last, 1)


def upwards(chance: float) -> float:
    return round(HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN), 1)


def in_blocks(curve: Sequence[CurvePoint], seat: int, width: int) -> str:
    """A seat's chance over the match in one line of text."""
    if not curve:
        return ""
    step = max(1.0, len(curve) / width)
    shown = [curve[int(at * step)] for at in range(min(width, len(curve)))]
    shown[-1] = curve[-1]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(point.chances[seat] * len(BLOCKS)))] for point in shown)
