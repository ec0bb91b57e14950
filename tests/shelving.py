"""Games of the tests as games of the shelf, so that everything that takes a game takes them too."""

from __future__ import annotations

import sys
from functools import cached_property
from importlib import import_module
from pathlib import Path

import pytest

from wunderkammer.core.rules import Rules
from wunderkammer.shelf import game as shelf
from wunderkammer.shelf.game import Game


class TrialGame(Game):
    """A game whose folder lies in the tests."""

    def __init__(self, folder: str) -> None:
        super().__init__(Path(__file__).parent / folder)

    @cached_property
    def rules(self) -> Rules:
        rules = import_module(f"tests.{self.folder.name}.game").RULES
        assert isinstance(rules, Rules)
        return rules


@pytest.fixture
def crumbs(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Crumbs, on the shelf beside the others."""
    game = TrialGame("crumbs")
    monkeypatch.setitem(shelf.all_games(), game.id, game)
    # Where boards are looked for.
    monkeypatch.setitem(sys.modules, "wunderkammer.games.crumbs", import_module("tests.crumbs"))
    return game
