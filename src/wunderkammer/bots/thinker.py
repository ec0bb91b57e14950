"""The bot that searches: at every decision it grows trees of what may come, within a budget."""

from __future__ import annotations

import math
import os
import time
from typing import NamedTuple

from wunderkammer.bots.derived_seeds import dice_for
from wunderkammer.bots.info import Info
from wunderkammer.bots.parallel_search import Copy, Task, compare
from wunderkammer.bots.search.descent import Search
from wunderkammer.bots.search.turn import Planner
from wunderkammer.bots.weights import judge_alone, judge_for
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules

FAR = 12  # own turns that a plan made alone may span: more than there are until chance acts
CAN_FORK = hasattr(os, "fork")  # elsewhere one process does all the rounds


class Thinking(NamedTuple):
    """How a searching bot thinks: its budget, and the settings that measurement chose (docs/bots.md)."""

    rounds: int = 1000  # turns of the search, 0 for no limit
    seconds: float = 0.0  # 0 for no limit
    processes: int = 1  # that share the rounds
    spread: float = 0.0  # how far below the best a move's chance may lie and still be taken
    curiosity: float = 0.02  # how strongly moves that were tried less are preferred, below the moves at hand
    trust: float = 0.5  # tries that the first impression of a move counts for
    horizon: int = 1  # own turns ahead at which a line of play is judged; 0: where anybody's next turn begins
    ripe: int = 8  # how often a later position is passed with planned turns before its moves are weighed
    width: int = 4  # positions that the plan of a turn follows side by side …
    later: int = 4  # … and that of turns after the present one
    reach: int = 1  # own turns that one plan may span where nobody else decides between them
    steady: int = 0  # 1: a turn that has been planned is carried out without thinking again
    open: int = 0  # 1: players hide nothing from each other, so that what they plan in one world holds in all
    alone: int = 0  # positions that a plan follows where nobody else decides and time is not short; 0: search there too


class Opinion(NamedTuple):
    """What the search found out about one move."""

    move: int
    visits: int
    chance: float  # to win, or to share the win
    points: float  # that the seat will have in the end; alone, its lead over the game's own opponent
    merit: float  # how the move changes the chance; it tells moves apart even where the game seems decided


class Thinker:
    """Information-set Monte-Carlo tree search behind the face of a bot.

    Every decision begins with new trees and dice of its own, so that what is chosen depends on the seed and on what the
    seat knows. Only the plan of a turn is carried over, until the turn is over or something else happens.
    """

    def __init__(self, seed: int, thinking: Thinking, name: str = "thinker", fitted: bool = True) -> None:
        """Plans made alone are judged by the game's fitted weights or, to have games to fit those to, its estimate."""
        self.name = name
        self.seed = seed
        self.thinking = thinking
        self.fitted = fitted
        self.dice = Rng(seed)
        self.search: Search | None = None  # about the decision at hand
        self.rest: list[int] = []  # decisions of the present turn that are planned …
        self.expected: list[tuple[int, int]] = []  # … and what the seat will have seen when the next of them is made

    def plans_turns(self, rules: Rules) -> bool:
        """Whether later decisions of a turn are planned at its first one."""
        return self.thinking.steady == 1 or self.thinking.alone > 0

    def choose(self, info: Info) -> int:
        move = self.decide(info)
        self.expected = [*info.past, (info.seat, move)]
        self.search = None  # trees are large, and no later decision looks at them
        return move

    def decide(self, info: Info) -> int:
        planned = self.as_planned(info)
        if len(info.legal) == 1:
            return info.legal[0]
        if planned is not None:
            return planned
        if self.thinking.alone and not self.thinking.seconds and info.rules.alone(info.possible, info.seat):
            self.rest = self.planned_alone(info)
            return self.rest.pop(0)
        move = self.pick(self.opinions(info))
        if self.thinking.steady and self.search is not None:
            self.rest = self.search.plan_after(move)
        return move

    def planned_alone(self, info: Info) -> list[int]:
        """All own decisions up to the next chance: nothing uncertain lies between them, so that no search is needed."""
        judge = judge_alone(info.rules, info.possible.seats) if self.fitted else None
        planner = Planner(info.rules, self.thinking.alone, FAR, judge)
        planner.turn(info.possible, info.seat, dice_for(self.seed, info))
        return [*planner.plan()]

    def pick(self, opinions: list[Opinion]) -> int:
        """The best move, or one of those that are nearly as good."""
        best = opinions[0]
        near = [one for one in opinions if one.merit >= best.merit - self.thinking.spread and one.visits]
        if self.thinking.spread == 0.0 or len(near) < 2:
            return best.move
        return self.among(near, best.merit)

    def as_planned(self, info: Info) -> int | None:
        """The next decision of a turn that is planned, as long as nothing else has happened in it."""
        if info.past != self.expected or info.rules.starts_turn(info.possible, info.seat):
            self.rest = []
        return self.rest.pop(0) if self.rest and self.rest[0] in info.legal else None

    def among(self, near: list[Opinion], most: float) -> int:
        """One of several good moves, the better the likelier."""
        weights = [int(1000 * (1.0 - (most - one.merit) / self.thinking.spread)) + 1 for one in near]
        draw = self.dice.below(sum(weights))
        for one, weight in zip(near, weights, strict=True):
            draw -= weight
            if draw < 0:
                return one.move
        return near[0].move

    def opinions(self, info: Info) -> list[Opinion]:
        """All legal moves, best first, after thinking as long as the budget allows."""
        self.dice = dice_for(self.seed, info)
        self.search = search = self.new_search(info)
        copies = [Copy(search, info.possible, self.dice.word()) for _ in range(self.thinking.processes - 1) if CAN_FORK]
        try:
            return self.narrow_down(search, info, copies)
        finally:
            for copy in copies:
                copy.end()

    def narrow_down(self, search: Search, info: Info, copies: list[Copy]) -> list[Opinion]:
        """Give up the worse half of the moves again and again: what is left is looked at ever more closely."""
        how = self.thinking
        deadline = time.perf_counter() + how.seconds
        left = self.promising(search, info)
        dropped = [move for move in info.legal if move not in left]
        out: list[tuple[Opinion, dict[int, Opinion]]] = []
        stages = max(1, math.ceil(math.log2(len(left))))  # what a forced move leads to is looked at too
        for stage in range(stages):
            worlds = max(1, how.rounds // (stages * len(left) * (1 + len(copies)))) if how.rounds else 0
            # Even when time is up, every stage gets one world.
            seconds = max(1e-9, (deadline - time.perf_counter()) / (stages - stage)) if how.seconds else 0.0
            think(search, info, copies, Task(left, worlds, seconds))
            left.sort(key=lambda move: -search.found.merit_of(move))
            kept = (len(left) + 1) // 2
            seen = {move: opinion(search, move) for move in left}
            out[:0] = [(seen[move], seen) for move in left[kept:]]
            left = left[:kept]
        best = opinion(search, left[0])
        given_up = [beside(best, one, seen[best.move]) for one, seen in out]
        return [best, *given_up, *(opinion(search, move) for move in dropped)]

    def promising(self, search: Search, info: Info) -> list[int]:
        """The legal moves; if the rounds do not suffice for all of them, those that look best."""
        most = affordable(self.thinking.rounds) if self.thinking.rounds else len(info.legal)
        if len(info.legal) <= most:
            return [*info.legal]
        moves = Buffer()
        for move in info.legal:
            moves.add(move)
        looks = dict(zip(info.legal, search.impressions(info.possible, moves), strict=True))
        return sorted(info.legal, key=lambda move: -looks[move])[:most]

    def new_search(self, info: Info) -> Search:
        """The search at a decision, before its first round."""
        how = self.thinking
        judge = judge_for(info.rules, info.possible.seats)
        return Search(
            info.rules,
            judge,
            info.seat,
            info.possible.seats,
            self.dice,
            how.curiosity,
            how.trust,
            how.horizon,
            how.ripe,
            how.width,
            how.later,
            how.reach,
            how.open == 1,
        )


def affordable(rounds: int) -> int:
    """How many moves can be compared, half of them given up again and again, each at least once in every stage."""
    most = 2
    while (most + 1) * math.ceil(math.log2(most + 1)) <= rounds:
        most += 1
    return most


def think(search: Search, info: Info, copies: list[Copy], task: Task) -> None:
    """Try moves, here and in all copies."""
    for copy in copies:
        copy.begin(task)
    compare(search, info.possible, task)
    for copy in copies:
        finding = copy.finding()
        if finding is not None:
            for move, visits, gain, points, chance in finding.moves:
                search.found.add(move, visits, gain, points, chance)


def beside(best: Opinion, one: Opinion, then: Opinion) -> Opinion:
    """What a move that was given up leads to: as far from the best as `then`, when both had been in the same worlds."""
    chance = max(0.0, min(1.0, best.chance + one.chance - then.chance))
    return one._replace(chance=chance, points=best.points + one.points - then.points)


def opinion(search: Search, move: int) -> Opinion:
    found = search.found
    return Opinion(move, found.visits_of(move), found.chance_of(move), found.score_of(move), found.merit_of(move))
