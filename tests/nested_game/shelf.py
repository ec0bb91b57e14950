"""The voyage as a game of the shelf, so that everything that takes a game takes it too."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from wunderkammer.core.rules import Rules
from wunderkammer.shelf.game import Game


class NestedGame(Game):
    """Its rules lie in the tests."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    @cached_property
    def rules(self) -> Rules:
        from tests.nested_game.game import RULES

        return RULES
