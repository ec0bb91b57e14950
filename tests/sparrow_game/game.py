"""The rules of Crumbs: in turn everybody takes one or two crumbs, a sparrow always one."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests import sparrow_game
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.content import Content
from wunderkammer.core.engine import settle
from wunderkammer.core.frames import OVER, frame
from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import Domain, Verb, Vocabulary
from wunderkammer.shelf import game as shelf
from wunderkammer.shelf.game import Game

HOP, TAKE = 8, 88  # a sparrow's turn, and anybody else's
FIRST_MOVE = 8
VOCABULARY = Vocabulary((Verb("take", FIRST_MOVE, (("amount", Domain("amount", 3)),)),))


class Crumbs(Content):
    """How many crumbs lie there."""

    def __init__(self, crumbs: int) -> None:
        self.crumbs = crumbs


class CrumbsState(State):
    """The crumbs that are left, and those that everybody has."""

    def __init__(self, seats: int, sparrows: int, left: int) -> None:
        super().__init__(seats, vec[i64]([frame(OVER, 0)]), vec[i64]([0] * seats), -1, 0, None)
        self.sparrows = sparrows
        self.left = left
        self.taken = [0] * seats

    def begin_turn(self, seat: int) -> None:
        if self.left:
            self.push(frame(HOP if seat >= self.seats - self.sparrows else TAKE, seat))

    def take(self, f: i64, amount: int) -> None:
        seat = int(f >> 8 & 255)
        self.left -= amount
        self.taken[seat] += amount
        self.begin_turn((seat + 1) % int(self.seats))

    def run(self, f: i64) -> None:
        self.take(f, 1)

    def legal(self, f: i64, buffer: Buffer) -> None:
        for amount in range(1, min(2, self.left) + 1):
            buffer.add(FIRST_MOVE + amount)

    def choose(self, f: i64, move: i64) -> None:
        self.take(f, int(move) - FIRST_MOVE)

    def clone(self) -> State:
        copy = CrumbsState(int(self.seats), self.sparrows, self.left)
        copy.taken, copy.agenda = self.taken[:], self.agenda[:]
        return copy


class CrumbsRules(Rules):
    """Everything lies open, and there is no chance."""

    def content(self, figures: dict[str, Any]) -> Content:
        return Crumbs(figures["crumbs"])

    def new(self, seats: int, options: dict[str, Any], content: Content) -> State:
        assert isinstance(content, Crumbs)
        state = CrumbsState(seats, options["sparrows"], content.crumbs)
        state.begin_turn(0)
        settle(state)
        return state

    def view(self, state: Any, seat: int | None) -> dict[str, object]:
        return {"left": state.left, "players": [{"crumbs": crumbs} for crumbs in state.taken]}

    def determinise(self, state: State, seat: int, rng: Rng) -> State:
        return state.clone()

    def result(self, state: Any) -> Result:
        return Result([ScoreLine("crumbs", state.taken[:])], [[0]] * int(state.seats))

    def rivals(self, state: Any) -> dict[int, str]:
        return dict.fromkeys(range(int(state.seats) - state.sparrows, int(state.seats)), "sparrow")

    def estimate(self, state: Any, seat: int) -> float:
        return float(state.taken[seat])


RULES = CrumbsRules(VOCABULARY, [], {OVER: "over", HOP: "hop", TAKE: "take"})


class CrumbsGame(Game):
    """Its rules lie in the tests."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    @cached_property
    def rules(self) -> Rules:
        return RULES


@pytest.fixture
def crumbs(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game, on the shelf beside the others."""
    game = CrumbsGame()
    monkeypatch.setitem(shelf.all_games(), game.id, game)
    monkeypatch.setitem(sys.modules, "wunderkammer.games.sparrow_game", sparrow_game)  # where boards are looked for
    return game
