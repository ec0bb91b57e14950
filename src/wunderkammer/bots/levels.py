"""The five levels: the same honest search, thinking longer from level to level. How strong each is: docs/bots.md."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from wunderkammer.bots.info import Info
from wunderkammer.bots.thinker import Thinker, Thinking
from wunderkammer.bots.weights import folder_of
from wunderkammer.compiling import BOT_SECONDS, is_compiling
from wunderkammer.core.rules import Rules
from wunderkammer.errors import BadBot

FILE = "bots.toml"
# For a game that brings no settings of its own.
# Lower levels do not blunder: they think less and take any of the moves that then look nearly as good as the best.
LEVELS: dict[str, Thinking] = {
    "level1": Thinking(rounds=12, spread=0.25),
    "level2": Thinking(rounds=30, spread=0.06),
    "level3": Thinking(rounds=120, spread=0.01),
    "level4": Thinking(rounds=500),
    "level5": Thinking(rounds=2500),
}


class Level(Thinker):
    """A searching bot that thinks as its level does in the game at hand."""

    def __init__(self, level: str, seed: int, processes: int = 1, rounds: int | None = None) -> None:
        """`rounds` takes the place of the level's own number of them."""
        super().__init__(seed, LEVELS[level], level if processes == 1 else f"{level}x{processes}")
        self.level = level
        self.processes = processes
        self.rounds = rounds

    def choose(self, info: Info) -> int:
        self.learn(info.rules)
        return super().choose(info)

    def plans_turns(self, rules: Rules) -> bool:
        self.learn(rules)
        return super().plans_turns(rules)

    def learn(self, rules: Rules) -> None:
        """Think as the level does in this game."""
        how = thinking_of(rules, self.level)
        rounds = how.rounds if self.rounds is None else self.rounds
        seconds = BOT_SECONDS if is_compiling() else how.seconds
        self.thinking = how._replace(processes=self.processes, rounds=rounds, seconds=seconds)


def thinking_of(rules: Rules, level: str) -> Thinking:
    """How a level thinks in a game: settings lie beside the game's rules."""
    return settings_in(folder_of(rules) / FILE)[level]


def judged_by_estimate(rules: Rules) -> bool:
    """Whether a game says that its estimate alone plays better than weights for all its features."""
    training = tables_in(folder_of(rules) / FILE).get("training", {})
    return isinstance(training, dict) and training.get("only_estimate") is True


def tables_in(path: Path) -> dict[str, Any]:
    """What a game's file says; nothing if it has none."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def settings_in(path: Path) -> dict[str, Thinking]:
    """All levels of a game: what its file says for all of them, then what it says for each."""
    try:
        data = tables_in(path)
        common = {name: value for name, value in data.items() if not isinstance(value, dict)}
        return {level: settings(LEVELS[level], {**common, **data.get(level, {})}) for level in LEVELS}
    except BadBot as error:
        raise BadBot("bad-levels", path=str(path), reason=error.to_json()) from None
    except (ValueError, TypeError) as error:
        raise BadBot("bad-levels", path=str(path), reason=str(error)) from None


def settings(base: Thinking, given: dict[str, Any]) -> Thinking:
    """Settings with some of them replaced by numbers of the same kind."""
    for name, value in given.items():
        if name not in Thinking._fields:
            raise BadBot("no-such-setting", name=name, known=[*Thinking._fields])
        wanted = type(getattr(base, name))
        if isinstance(value, bool) or not isinstance(value, (int, wanted)) or value < 0:
            raise BadBot("bad-setting", name=name, given=repr(value))
    return base._replace(**{name: type(getattr(base, name))(value) for name, value in given.items()})
