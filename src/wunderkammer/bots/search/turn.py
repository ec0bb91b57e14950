"""A whole turn at a glance: the chain of own decisions after which a seat stands best."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into
from wunderkammer.core.frames import SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

MOST: Final = 20  # moves of a position that are looked at; of more, some by chance
OPENING: Final = 2  # decisions that choose what the turn will be
LONGEST: Final = 24  # decisions of a turn that are planned in one go
NEVER: Final = -1000000.0


@final
@mypyc_attr(acyclic=True)
class Planner:
    """Plans turns: decision by decision only the few positions that look best are followed (beam search).

    A plan ends where the next turn begins, where somebody else decides or chance does, and before a secret choice.
    """

    rules: Rules
    width: i64  # positions that are followed side by side; fewer once the turn has taken shape
    buffer: Buffer
    best: State | None  # the position after the best complete turn so far …
    most: float  # … what it is worth …
    end: i64  # … and its last decision
    # The positions after one more decision, what they are worth, and which decision led to each.
    after: list[State]
    worth: vec[float]
    by: vec[i64]
    # All decisions that are followed: the move, and the decision before it (-1: none).
    moves: vec[i64]
    before: vec[i64]

    def __init__(self, rules: Rules, width: i64) -> None:
        self.rules = rules
        self.width = width
        self.buffer = Buffer()
        self.best = None
        self.most = NEVER
        self.end = -1
        self.after = []
        self.worth = vec[float]()
        self.by = vec[i64]()
        self.moves = vec[i64]()
        self.before = vec[i64]()

    def turn(self, state: State, seat: i64, rng: Rng) -> State:
        """The position after the best turn that was found; the one given stays as it is."""
        self.most = NEVER
        self.moves = vec[i64]()
        self.before = vec[i64]()
        self.begin_step()
        self.follow(state, seat, -1, rng)
        depth: i64 = 1
        while len(self.after) > 0 and depth < LONGEST:
            after = self.after
            worth = self.worth
            by = self.by
            self.begin_step()
            kept: i64 = 0
            # What to do is decided first, how to do it then: that needs fewer positions.
            width = self.width if depth <= OPENING else (self.width + 3) // 4
            while kept < width and kept < len(after):
                top = highest(worth)
                worth[top] = NEVER
                self.follow(after[top], seat, by[top], rng)
                kept += 1
            depth += 1
        best = self.best
        if best is None or self.most == NEVER:
            # No end in sight: what looks best so far.
            top = highest(self.worth)
            self.end = self.by[top]
            return self.after[top]
        return best

    def begin_step(self) -> None:
        self.after = []
        self.worth = vec[float]()
        self.by = vec[i64]()

    def plan(self) -> vec[i64]:
        """The decisions of the turn that was planned last."""
        length: i64 = 0
        at = self.end
        while at >= 0:
            length += 1
            at = self.before[at]
        plan = vec[i64]([0] * length)
        at = self.end
        while at >= 0:
            length -= 1
            plan[length] = self.moves[at]
            at = self.before[at]
        return plan

    def follow(self, state: State, seat: i64, before: i64, rng: Rng) -> None:
        """Try the moves of a position that a decision has led to."""
        buffer = self.buffer
        legal_into(state, seat, buffer)
        if buffer.n > MOST:
            thin_out(buffer, rng)
        index: i64 = 0
        while index < buffer.n:
            move = buffer.items[index]
            after = state.clone()
            apply(after, seat, move)
            worth = self.rules.aim(after, seat)
            if actor(after) == seat and after.top() & 255 < SEALED and not self.rules.starts_turn(after, seat):
                self.after.append(after)
                self.worth = append(self.worth, worth)
                self.by = append(self.by, self.note(move, before))
            elif worth > self.most:
                self.most = worth
                self.best = after
                self.end = self.note(move, before)
            index += 1

    def note(self, move: i64, before: i64) -> i64:
        """Remember a decision and the one before it."""
        self.moves = append(self.moves, move)
        self.before = append(self.before, before)
        return len(self.moves) - 1


def highest(values: vec[float]) -> i64:
    """The place of the highest value."""
    top: i64 = 0
    at: i64 = 1
    while at < len(values):
        if values[at] > values[top]:
            top = at
        at += 1
    return top


def thin_out(buffer: Buffer, rng: Rng) -> None:
    """Keep some of many moves, drawn by chance."""
    at: i64 = 0
    while at < MOST:
        other = at + rng.below(buffer.n - at)
        move = buffer.items[other]
        buffer.items[other] = buffer.items[at]
        buffer.items[at] = move
        at += 1
    buffer.n = MOST
