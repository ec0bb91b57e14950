"""What is measured of whole games: wins by place, points by line of the sheet, length, ties, and when it is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wunderkammer.lab.reports.statistics import Measurement, difference
from wunderkammer.lab.reports.trials.trial import WatchedGame
from wunderkammer.lab.tally import SURE
from wunderkammer.text.catalogue import Catalogue

WIN, LINE = "win-", "line-"
PERCENT = ("ties", "settled")  # shown in per cent, as wins are
RULE_OF_THREE = 3.0  # what never happened in n trials is rarer than 3 : n (95 %)


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


def changed_by(one: GameMeasure, pairs: Sequence[tuple[WatchedGame, WatchedGame]]) -> Measurement:
    """What changes from the first to the second, in games with the same luck; nothing at all if they are the same.

    A rate that stayed as it was in other games may still change now and then: in n games not more often than 3 : n.
    """
    found = difference([(one.of(before), one.of(after)) for before, after in pairs])
    if found.error == 0 == found.value and is_rate(one.name) and any(are_others(*pair) for pair in pairs):
        return found._replace(error=RULE_OF_THREE / found.games / SURE)
    return found


def are_others(before: WatchedGame, after: WatchedGame) -> bool:
    return before.lines != after.lines or before.decisions != after.decisions


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
