"""The end of a match: the score sheet, and how the scores grew."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.result import Result
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.text.verdict import winner_sentence
from wunderkammer.web.board.sight import Sight

WIDTH, HEIGHT, MARGIN = 640, 240, 28
MOST_POINTS = 160


class SheetRow(NamedTuple):
    label: str
    values: tuple[int, ...]


class Sheet(NamedTuple):
    """The score sheet in words."""

    verdict: str
    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Curve(NamedTuple):
    """One player's line in the picture, with the place of its sign."""

    seat: int
    points: str
    x: float
    y: float
    score: int


class Picture(NamedTuple):
    """Scores over time, in the units of its SVG."""

    curves: list[Curve]
    low: int
    high: int
    zero: float


def sheet_of(result: Result, sight: Sight) -> Sheet:
    """The score sheet; alone, the game's own opponent has a column of its own."""
    columns = [[line.values[seat] for line in result.sheet] for seat in range(len(result.scores))]
    names, ranks = [*sight.names], [*result.ranks]
    if result.opponent is not None:
        columns.append(result.opponent.values)
        names.append(sight.say(f"opponent-{result.opponent.name}"))
        ranks.append(3 - ranks[0])  # of two
    lines = zip(result.sheet, zip(*columns, strict=True), strict=True)
    rows = tuple(SheetRow(sight.say(f"score-{line.code}"), values) for line, values in lines)
    totals = tuple(sum(column) for column in columns)
    return Sheet(winner_sentence(result, sight.narrator), tuple(names), rows, totals, tuple(ranks))


def history(record: Record) -> list[list[int]]:
    """The scores as they stood after every entry of a finished match."""
    match = Match.from_record(record, 0)
    rules = match.game.rules
    found = [rules.result(match.state).scores]
    for number, (seat, key) in enumerate(record.entries, 2):
        match.repeat(seat, key, number)
        found.append(rules.result(match.state).scores)
    return found


def place_in_picture(at: int, positions: int) -> float:
    """How far to the right a position of a match lies in the picture."""
    return round(MARGIN + at * (WIDTH - 2 * MARGIN) / max(1, positions - 1), 1)


def picture(scores: list[list[int]]) -> Picture:
    """A line for every seat; of a long match not every entry is drawn."""
    step = max(1, len(scores) // MOST_POINTS)
    shown = scores[::step] if (len(scores) - 1) % step == 0 else [*scores[::step], scores[-1]]
    low = min(0, *(min(row) for row in shown))
    high = max(low + 1, *(max(row) for row in shown))

    def place(at: int, score: int) -> tuple[float, float]:
        x = MARGIN + at * (WIDTH - 2 * MARGIN) / max(1, len(shown) - 1)
        y = HEIGHT - MARGIN - (score - low) * (HEIGHT - 2 * MARGIN) / (high - low)
        return round(x, 1), round(y, 1)

    curves: list[Curve] = []
    for seat in range(len(shown[0])):
        places = [place(at, row[seat]) for at, row in enumerate(shown)]
        points = " ".join(f"{x},{y}" for x, y in places)
        curves.append(Curve(seat, points, *places[-1], shown[-1][seat]))
    return Picture(curves, low, high, place(0, 0)[1])
