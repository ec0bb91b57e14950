"""Whole turns at a glance: the chain of own decisions after which a seat stands best."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.judge import Judge
from wunderkammer.bots.search.lines import NEVER, Lines
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into
from wunderkammer.core.frames import SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

MOST: Final = 20  # moves of a position that are looked at; of more, some by chance
OPENING: Final = 2  # decisions that choose what the turn will be
LONGEST: Final = 24  # decisions of a turn that are planned in one go


@final
@mypyc_attr(acyclic=True)
class Planner:
    """Plans turns: decision by decision only the few positions that look best are followed (beam search).

    A plan ends where somebody else decides or chance does, and before a secret choice; where the seat's own next turn
    follows at once it goes on, for as many turns as it reaches. What a plan leads to is worth what the game aims at,
    where it ends what the judge says, if there is one.
    """

    rules: Rules
    judge: Judge | None
    width: i64  # positions that are followed side by side; fewer once the turn has taken shape
    reach: i64  # own turns that are planned in one go
    buffer: Buffer
    best: State | None  # the position after the best complete plan so far …
    most: float  # … what it is worth …
    end: i64  # … and its last decision
    after: Lines  # after one more decision
    over: Lines  # after complete turns from which the plan goes on
    # All decisions that are followed: the move, and the decision before it (-1: none).
    moves: vec[i64]
    before: vec[i64]

    def __init__(self, rules: Rules, width: i64, reach: i64 = 1, judge: Judge | None = None) -> None:
        self.rules = rules
        self.judge = judge
        self.width = width
        self.reach = reach
        self.buffer = Buffer()
        self.best = None
        self.most = NEVER
        self.end = -1
        self.after = Lines()
        self.over = Lines()
        self.moves = vec[i64]()
        self.before = vec[i64]()

    def turn(self, state: State, seat: i64, rng: Rng) -> State:
        """The position after the best plan that was found; the one given stays as it is."""
        self.most = NEVER
        self.moves = vec[i64]()
        self.before = vec[i64]()
        begin = Lines()
        begin.add(state, 0.0, -1)
        turns: i64 = 1
        while len(begin.states) > 0:
            self.over = Lines()
            self.one_turn(begin, seat, turns < self.reach, rng)
            begin = self.over.best(self.rules, max(1, self.width * 3 // 8))
            turns += 1
        best = self.best
        if best is None or self.most == NEVER:
            # No end in sight: what looks best so far.
            top = self.after.highest()
            self.end = self.after.by[top]
            return self.after.states[top]
        return best

    def one_turn(self, begin: Lines, seat: i64, goes_on: bool, rng: Rng) -> None:
        """Plan one turn from each of some positions, all of them side by side."""
        self.after = Lines()
        self.follow(begin, seat, goes_on, rng)
        # What to do is decided first, how to do it then: that needs fewer positions.
        # Where several turns are planned their beginnings share the places.
        narrow = (self.width + 3) // 4 if self.reach == 1 else (self.width + 1) // 2
        depth: i64 = 1
        while len(self.after.states) > 0 and depth < LONGEST:
            kept = self.after.best(self.rules, self.width if depth <= OPENING else narrow)
            self.after = Lines()
            self.follow(kept, seat, goes_on, rng)
            depth += 1

    def follow(self, lines: Lines, seat: i64, goes_on: bool, rng: Rng) -> None:
        line: i64 = 0
        while line < len(lines.states):
            self.try_moves(lines.states[line], seat, lines.by[line], goes_on, rng)
            line += 1

    def try_moves(self, state: State, seat: i64, before: i64, goes_on: bool, rng: Rng) -> None:
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
            own = actor(after) == seat and after.top() & 255 < SEALED
            if own and not self.rules.starts_turn(after, seat):
                self.after.add(after, worth, self.note(move, before))
            elif own and goes_on:
                self.over.add(after, worth, self.note(move, before))
            else:
                self.finish(after, seat, worth, move, before)
            index += 1

    def finish(self, after: State, seat: i64, worth: float, move: i64, before: i64) -> None:
        """A plan has come to its end."""
        judge = self.judge
        if judge is not None:
            worth = judge.lead(after, seat)
        if worth > self.most:
            self.most = worth
            self.best = after
            self.end = self.note(move, before)

    def note(self, move: i64, before: i64) -> i64:
        """Remember a decision and the one before it."""
        self.moves = append(self.moves, move)
        self.before = append(self.before, before)
        return len(self.moves) - 1

    def plan(self) -> vec[i64]:
        """The decisions of the turns that were planned last."""
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
