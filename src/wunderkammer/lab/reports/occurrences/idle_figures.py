"""Figures that never mattered: with another value the same moves lead to the same end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from wunderkammer.core.engine import actor, apply, is_legal, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.lab.play import first_state
from wunderkammer.lab.reports.analysis.figure_steps import figure_steps
from wunderkammer.lab.reports.trials.trial import Conditions
from wunderkammer.shelf.game import game


class NotedGame(NamedTuple):
    """A game that can be played once more: its luck, its moves, and its end."""

    seed: int
    moves: Sequence[tuple[int, int]]
    end: str


class FigureTrials:
    """All figures of a game, each a step up and a step down, and those that no game has needed yet."""

    def __init__(self, conditions: Conditions, pack: str) -> None:
        self.game = game(conditions.game)
        base = json.loads(pack)
        steps, _ = figure_steps(self.game, base)
        self.firsts: dict[str, list[State]] = {}
        for step in steps:
            options = {**conditions.options, "pack": step.pack}
            self.firsts.setdefault(step.figure, []).append(first_state(conditions.game, conditions.seats, options))

    def mattering(self, played: NotedGame, figures: set[str]) -> set[str]:
        """Those of some figures that made a difference in a game."""
        return {name for name in figures if any(self.differs(first.clone(), played) for first in self.firsts[name])}

    def differs(self, state: State, played: NotedGame) -> bool:
        """Whether the same moves are not possible any more, or lead elsewhere."""
        rng, moves = Rng(played.seed), iter(played.moves)
        while (who := int(actor(state))) != NOBODY:
            if who == NATURE:
                apply(state, who, sample(state, rng))
                continue
            seat, move = next(moves, (NOBODY, 0))
            if seat != who or not is_legal(state, seat, move):
                return True
            apply(state, seat, move)
        return next(moves, None) is not None or end_of(self.game.id, state) != played.end


def end_of(game_id: str, state: State) -> str:
    rules = game(game_id).rules
    return json.dumps([rules.to_json(state), rules.result(state).to_json()], sort_keys=True)


@cache
def figure_trials(game_id: str, seats: int, options: str, pack: str) -> FigureTrials:
    """The same for all games that a process plays: tables of many packs take a while."""
    return FigureTrials(Conditions(game_id, seats, json.loads(options), 0), pack)
