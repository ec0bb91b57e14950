"""A teacher says of every possible move what it leads to, and a beginner who plays learns to think so too."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from wunderkammer.bots.info import Info
from wunderkammer.bots.simple.greedy import look
from wunderkammer.core.rng import Rng
from wunderkammer.rl.setting import Setting
from wunderkammer.rl.training.agent_trial import best
from wunderkammer.rl.training.familiar_actions import Actions, picked_actions
from wunderkammer.rl.training.mirrors import mirrors
from wunderkammer.rl.training.network import Weights
from wunderkammer.rl.training.policy_step import PART, resemble

GAMES = 32  # side by side; in every other one the beginner decides, in the rest the teacher
STEPS = 40  # decisions of each between two times of learning
WORLDS = 3  # in which the teacher tries every move
ASTRAY = 0.1  # of the moves are any move, so that mistakes and their consequences are seen
REMEMBERED = 300_000  # decisions; later ones take the place of the oldest
RATE = 2e-3  # how fast it learns at the beginning
UNKNOWN = -np.inf  # the opinion about what is not possible
SMALL = np.iinfo(np.int16)  # numbers of observations are kept in two bytes


class Lessons:
    """Decisions with what the seat knew and what `greedy`, who knows no more, thinks of every move.

    The teacher tries moves in a few possible worlds only, so its opinions are right on average and seldom exact.
    """

    def __init__(self, setting: Setting, familiar: Actions, dice: np.random.Generator) -> None:
        self.setting, self.familiar, self.dice = setting, familiar, dice
        self.batch = setting.batch(GAMES, int(dice.integers(2**31)))
        self.luck = Rng(int(dice.integers(2**31)))
        self.seen = np.asarray(self.batch.observations).reshape(GAMES, -1)
        self.masks = np.asarray(self.batch.masks).reshape(GAMES, -1)
        self.place = np.full(setting.actions.size, len(familiar))  # by action, its place among the familiar ones
        self.place[familiar] = np.arange(len(familiar))
        self.mirrors = mirrors(setting, dice)
        self.count = 0
        self.known = np.zeros((REMEMBERED, self.seen.shape[1]), np.int16)
        self.opinions = np.zeros((REMEMBERED, len(familiar) + 1), np.float16)  # the last place: anything unfamiliar

    def watch(self, weights: Weights) -> None:
        """One more decision in every game."""
        opinions = np.array([self.teacher_values(game) for game in range(GAMES)])
        self.remember(opinions)
        picks = opinions[:, :-1].argmax(axis=1)
        picks[::2] = np.asarray(best(weights, self.seen[::2], self.masks[::2][:, self.familiar]))
        actions = picked_actions(self.familiar, picks, self.masks)
        astray = self.dice.random(GAMES) < ASTRAY
        actions[astray] = np.asarray(self.batch.random_actions(self.luck))[astray]
        self.batch.step(vec[i64](actions.tolist()))

    def teacher_values(self, game: int) -> NDArray[np.float64]:
        """What the teacher thinks of every familiar action, in points; it knows what the seat knows."""
        found = np.full(len(self.familiar) + 1, UNKNOWN)
        seat = int(self.batch.seats[game])
        info = Info(self.setting.game.rules, self.batch.episodes[game].state, seat)
        if len(info.legal) > 1:
            totals = dict.fromkeys(info.legal, 0.0)
            look(info, totals, WORLDS, self.luck)
            for move, total in totals.items():
                found[self.place[self.setting.actions.action(seat, move)]] = total / WORLDS
        found[-1] = UNKNOWN
        return found

    def remember(self, opinions: NDArray[np.float64]) -> None:
        """Keep the decisions at which there is something to choose."""
        chosen = np.flatnonzero(np.isfinite(opinions).sum(axis=1) > 1)
        at = (self.count + np.arange(len(chosen))) % REMEMBERED
        self.known[at] = np.clip(self.seen[chosen], SMALL.min, SMALL.max)
        self.opinions[at] = opinions[chosen]
        self.count += len(chosen)

    def some(self) -> tuple[NDArray[np.int16], NDArray[np.float16]]:
        """Any of the decisions, seen under other names."""
        rows = self.dice.integers(min(self.count, REMEMBERED), size=PART)
        mirror = self.mirrors[self.dice.integers(len(self.mirrors))]
        return self.known[rows][:, mirror.numbers], self.opinions[rows][:, self.place[mirror.actions[self.familiar]]]


def teach(weights: Weights, memory: Any, lessons: Lessons, ahead: Callable[[Weights], float]) -> Weights:
    """Play and learn, half of the time each, until nothing of the lessons is ahead (1 to 0)."""
    while (left := ahead(weights)) > 0:
        began = time.process_time()
        for _ in range(STEPS):
            lessons.watch(weights)
        watched = time.process_time()
        while time.process_time() - watched < watched - began:
            weights, memory = resemble(weights, memory, *lessons.some(), RATE * left)
    return weights
