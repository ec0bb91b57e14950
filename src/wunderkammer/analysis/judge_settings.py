"""How deeply a match is judged, and from which cost on a turn is called bad: a game may say so in its `bots.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from wunderkammer.bots.levels import FILE, tables_in, thinking_of
from wunderkammer.bots.thinker import Thinking
from wunderkammer.bots.weights import folder_of
from wunderkammer.core.rules import Rules
from wunderkammer.errors import BadAnalysis, BadBot

TABLE = "analysis"
LEVEL = "level5"  # whose way of thinking judges
DEEPEST = 64  # times the usual depth
GRADES = ("slip", "mistake", "blunder")


class JudgeSettings(NamedTuple):
    """The usual depth, and the limits that measurement chose (docs/notebook/analysis.md)."""

    rounds: int = 600  # play-outs in which the best line of a turn is looked for …
    worlds: int = 150  # … worlds in which it is then compared with the played one …
    survey: int = 16  # … and worlds in which a position between decisions is looked at
    slip: float = 0.05  # of the chance to win: the least cost of a slip …
    mistake: float = 0.10  # … of a mistake …
    blunder: float = 0.15  # … and of a blunder
    points: float = 4.0  # of the final score: what makes a slip where the chances say nothing more
    sharpness: float = 1.0  # how much surer (above 1) or less sure the chances are than the search says

    def deeper(self, depth: int) -> JudgeSettings:
        """So many times the usual depth."""
        if not 1 <= depth <= DEEPEST:
            raise BadAnalysis("analysis-depth", given=str(depth), most=DEEPEST)
        return self._replace(rounds=self.rounds * depth, worlds=self.worlds * depth, survey=self.survey * depth)


def thinking_for(rules: Rules) -> Thinking:
    """How the bot that judges thinks in a game."""
    return thinking_of(rules, LEVEL)


def settings_for(rules: Rules) -> JudgeSettings:
    """How a game is judged; its own settings lie beside its rules."""
    return read_settings(folder_of(rules) / FILE)


@cache
def read_settings(path: Path) -> JudgeSettings:
    given: dict[str, Any] = tables_in(path).get(TABLE, {})
    usual = JudgeSettings()
    for name, value in given.items():
        if name not in JudgeSettings._fields:
            reason = BadBot("no-such-setting", name=name, known=[*JudgeSettings._fields]).to_json()
            raise BadBot("bad-levels", path=str(path), reason=reason)
        wanted = type(getattr(usual, name))
        if isinstance(value, bool) or not isinstance(value, (int, wanted)) or value <= 0:
            reason = BadBot("bad-setting", name=name, given=repr(value)).to_json()
            raise BadBot("bad-levels", path=str(path), reason=reason)
    return usual._replace(**{name: type(getattr(usual, name))(value) for name, value in given.items()})


def grade(cost: float, error: float, points: float, points_error: float, how: JudgeSettings) -> str:
    """What a turn is called that cost so much; "" for one that is not blamed.

    A cost within twice its standard error is no cost. Points alone make no more than a slip: where a match is
    decided they are all that is left to lose.
    """
    if cost > 2 * error:
        if cost >= how.blunder:
            return "blunder"
        if cost >= how.mistake:
            return "mistake"
        if cost >= how.slip:
            return "slip"
    return "slip" if cost >= 0 and points >= how.points and points > 2 * points_error else ""
