"""What a report says, in one language: sentences, tables and pictures; page and terminal show the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Column(NamedTuple):
    """One column of a table."""

    title: str
    number: bool = True  # stands at the right
    page_only: bool = False  # a terminal has less room


class Grid(NamedTuple):
    """A table; a row that is certain is marked."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    marked: frozenset[int] = frozenset()


class Interval(NamedTuple):
    """A number with its 95 % interval, as a plot shows it."""

    value: float
    low: float
    high: float


class IntervalPlot(NamedTuple):
    """Rows with one dot and bar for each series, beside a line at zero (or another mark)."""

    axis: str
    rows: Sequence[str]
    series: Sequence[str]
    values: Sequence[Sequence[Interval | None]]  # by series and row
    mark: float | None = 0.0


class Chapter(NamedTuple):
    """One part of a report; on a terminal at most so many rows of its table are shown, and no plot."""

    title: str
    sentences: Sequence[str]
    grid: Grid | None = None
    plot: IntervalPlot | None = None
    rows_shown: int = 12


class Document(NamedTuple):
    """A whole report."""

    lang: str
    title: str
    conditions: Sequence[str]  # what was played: bots, games, seeds
    verdict: Sequence[str]  # what to take away
    chapters: Sequence[Chapter]
