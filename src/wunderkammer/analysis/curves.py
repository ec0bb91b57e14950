"""Everybody's chances over a match as lines of a picture, for the browser's page and for a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wunderkammer.analysis.moments import CurvePoint, Moment, SeatAnalysis

WIDTH, HEIGHT, MARGIN = 640, 240, 28
BLOCKS = "▁▂▃▄▅▆▇█"


class CurveLine(NamedTuple):
    """One seat's line, with the place of its end."""

    seat: int
    points: str
    x: float
    y: float
    chance: int  # at the end, of 100


class CurveMark(NamedTuple):
    """A blamed turn on the line of its seat."""

    moment: Moment
    x: float
    y: float


class CurvePicture(NamedTuple):
    lines: list[CurveLine]
    marks: list[CurveMark]
    middle: float  # where an even chance lies


def picture_of(found: SeatAnalysis, seats: int) -> CurvePicture:
    """The chances of all seats as one seat saw them, and its own blamed turns."""
    last = max(1, max((point.at for point in found.curve), default=1))
    lines = [line_of(found.curve, seat, last) for seat in range(seats)]
    marks = [
        CurveMark(moment, across(moment.end, last), upwards(chance_at(found.curve, moment.end, moment.seat)))
        for moment in found.moments
        if moment.verdict
    ]
    return CurvePicture(lines, marks, upwards(1 / max(2, seats)))


def line_of(curve: Sequence[CurvePoint], seat: int, last: int) -> CurveLine:
    places = [(across(point.at, last), upwards(point.chances[seat])) for point in curve] or [(across(0, 1), upwards(0))]
    chance = round(100 * curve[-1].chances[seat]) if curve else 0
    return CurveLine(seat, " ".join(f"{x},{y}" for x, y in places), *places[-1], chance)


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
