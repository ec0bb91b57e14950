"""One game as a learning program plays it: seats decide, chance is drawn inside."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.rl.rewards import SCORE, scores_of, write_rewards


@final
@mypyc_attr(acyclic=True)
class Episode:
    """A game in progress, with its own luck; sealed choices are made seat by seat, the first open lane first."""

    rules: Rules
    first: State  # the position before chance has acted, never changed
    state: State
    rng: Rng
    kind: i64  # of reward
    seat: i64  # that decides, NOBODY at the end
    scores: vec[i64]  # before the last step, if changes of score are the reward

    def __init__(self, rules: Rules, first: State, kind: i64, seed: i64) -> None:
        self.rules = rules
        self.first = first
        self.kind = kind
        self.rng = Rng(seed)
        self.scores = vec[i64]()
        self.begin()

    def begin(self) -> None:
        """A new game; its luck goes on where that of the last one ended."""
        self.state = self.first.clone()
        self.let_chance_act()
        if self.kind == SCORE:
            self.scores = scores_of(self.rules, self.state)

    def let_chance_act(self) -> None:
        state = self.state
        seat = actor(state)
        while seat == NATURE:
            apply(state, seat, sample(state, self.rng))
            seat = actor(state)
        self.seat = seat

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a legal move and whatever chance does after it."""
        apply(self.state, seat, move)
        self.let_chance_act()

    def is_over(self) -> bool:
        return self.seat == NOBODY

    def legal_into(self, seat: i64, buffer: Buffer) -> None:
        legal_into(self.state, seat, buffer)

    def write_rewards(self, rewards: vec[float], at: i64) -> None:
        """Add what has happened since this was last asked, at the latest at the end."""
        if self.kind == SCORE:
            scores = scores_of(self.rules, self.state)
            for seat in range(self.state.seats):
                rewards[at + seat] += float(scores[seat] - self.scores[seat])
            self.scores = scores
        elif self.is_over():
            write_rewards(self.rules, self.state, self.kind, rewards, at)
