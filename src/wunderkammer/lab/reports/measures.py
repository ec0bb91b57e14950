"""What is measured of whole games: wins by place, points by line of the sheet, length, ties, and when it is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wunderkammer.lab.reports.trials.trial import WatchedGame
from wunderkammer.text.catalogue import Catalogue

WIN, LINE = "win-", "line-"
PERCENT = ("ties", "settled")  # shown in per cent, as wins are


class GameMeasure(NamedTuple):
    """One number of a game."""

    name: str
    of: Callable[[WatchedGame], float]


def measures_of(games: Sequence[WatchedGame]) -> list[GameMeasure]:
    """All measures that these games have."""
    seats = len(games[0].scores) if games else 0
    lines = dict.fromkeys(code for game in games for code in game.lines)
    return [
        *[GameMeasure(f"{WIN}{place + 1}", win_at(place)) for place in range(seats)],
        GameMeasure("points", lambda game: mean(game.scores)),
        *[GameMeasure(f"{LINE}{code}", line_of(code)) for code in lines],
        GameMeasure("margin", lambda game: max(game.leads)),
        GameMeasure("decisions", lambda game: float(game.decisions)),
        GameMeasure("ties", lambda game: float(max(game.wins) < 1.0)),
        GameMeasure("changes", lambda game: float(game.changes)),
        GameMeasure("settled", lambda game: game.settled),
    ]


def win_at(place: int) -> Callable[[WatchedGame], float]:
    return lambda game: game.wins[game.places.index(place)]


def line_of(code: str) -> Callable[[WatchedGame], float]:
    return lambda game: mean(game.lines.get(code, [0]))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def is_rate(name: str) -> bool:
    return name.startswith(WIN) or name in PERCENT


def measure_name(name: str, texts: Catalogue) -> str:
    """A measure for people."""
    if name.startswith(WIN):
        return texts.say("lab-measure-win", place=int(name.removeprefix(WIN)))
    if name.startswith(LINE):
        return texts.say("lab-measure-line", line=texts.say(f"score-{name.removeprefix(LINE)}"))
    return texts.say(f"lab-measure-{name}")
