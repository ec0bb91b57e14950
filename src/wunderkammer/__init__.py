"""A cabinet of natural-history board games.

>>> import wunderkammer as wk
>>> "lost_lands" in wk.games()
True
>>> match = wk.Match("lost_lands", seats=2, seed=7)
>>> match.to_act
(0,)
>>> match.legal(0)
['screen:red', 'screen:blue', 'screen:green', 'screen:yellow']
>>> match.play(0, "screen:red")
>>> match.explain(1, "screen:red")
'Somebody has already chosen this screen. (LL-03)'
>>> match.undo(0)
>>> match.to_act
(0,)
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from wunderkammer.compiling import is_plain

if TYPE_CHECKING:
    from wunderkammer.errors import (
        BadAnalysis,
        BadArgument,
        BadBot,
        BadCrew,
        BadFile,
        BadHint,
        BadLesson,
        BadOption,
        BadPack,
        BadParty,
        BadPuzzle,
        BadRecord,
        BadSeats,
        BadSeed,
        BadSimulation,
        BadState,
        HintRefused,
        IllegalMove,
        Refused,
        UndoRefused,
        UnknownGame,
        UnknownLanguage,
        WunderkammerError,
    )
    from wunderkammer.match.match import Match, replay
    from wunderkammer.shelf.game import game, games

if is_plain():
    # Compiled modules may come to lie there while this runs: half of each would not fit together.
    from wunderkammer.uncompiled import interpret

    interpret(__path__[0])

__all__ = [
    "BadAnalysis",
    "BadArgument",
    "BadBot",
    "BadCrew",
    "BadFile",
    "BadHint",
    "BadLesson",
    "BadOption",
    "BadPack",
    "BadParty",
    "BadPuzzle",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadSimulation",
    "BadState",
    "HintRefused",
    "IllegalMove",
    "Match",
    "Refused",
    "UndoRefused",
    "UnknownGame",
    "UnknownLanguage",
    "WunderkammerError",
    "game",
    "games",
    "replay",
]

# Where each name lives. They are imported when first used, so that `wk --help` need not wait for them.
HOMES = {
    **dict.fromkeys([name for name in __all__ if name[0].isupper()], "wunderkammer.errors"),
    "Match": "wunderkammer.match.match",
    "game": "wunderkammer.shelf.game",
    "games": "wunderkammer.shelf.game",
    "replay": "wunderkammer.match.match",
}


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module 'wunderkammer' has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)


class GamesFolder(ModuleType):
    """The package `games`, which can be called like the function whose name it takes when it is imported."""

    def __call__(self) -> list[str]:
        from wunderkammer.shelf.game import games

        return games()


class Door(ModuleType):
    """This package: it notices when the folder `games` is imported."""

    def __setattr__(self, name: str, value: object) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__ = GamesFolder
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = Door
