"""The bot that searches: it grows trees of what may come, within a budget, and keeps them for its next move."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from wunderkammer.bots.info import Info
from wunderkammer.bots.judging import judge_for
from wunderkammer.bots.search.descent import Search
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.rng import Rng


class Thinking(NamedTuple):
    """How a searching bot thinks: its budget, and the settings that measurement chose (docs/bots.md)."""

    rounds: int = 1000  # turns of the search, 0 for no limit
    seconds: float = 0.0  # 0 for no limit
    spread: float = 0.0  # how far below the best a move's chance may lie and still be taken
    curiosity: float = 0.02
    trust: float = 4.0
    turns: int = 0
    shared: bool = False
    careful: bool = True


class Opinion(NamedTuple):
    """What the search found out about one move."""

    move: int
    visits: int
    chance: float  # to win, or to share the win
    points: float  # that the seat will have in the end, as far as can be foreseen


class Thinker:
    """Information-set Monte-Carlo tree search behind the face of a bot."""

    def __init__(self, seed: int, thinking: Thinking, name: str = "thinker") -> None:
        self.name = name
        self.rng = Rng(seed)
        self.thinking = thinking
        self.search: Search | None = None
        self.deadline = 0.0
        self.past = 0  # decisions that the trees have followed

    def choose(self, info: Info) -> int:
        if len(info.legal) == 1:
            return info.legal[0]
        opinions = self.opinions(info)
        best = opinions[0]
        near = [one for one in opinions if one.chance >= best.chance - self.thinking.spread and one.visits]
        if self.thinking.spread == 0.0 or len(near) < 2:
            return best.move
        return self.among(near, best.chance)

    def among(self, near: list[Opinion], most: float) -> int:
        """One of several good moves, the better the likelier."""
        weights = [int(1000 * (1.0 - (most - one.chance) / self.thinking.spread)) + 1 for one in near]
        draw = self.rng.below(sum(weights))
        for one, weight in zip(near, weights, strict=True):
            draw -= weight
            if draw < 0:
                return one.move
        return near[0].move

    def opinions(self, info: Info) -> list[Opinion]:
        """All legal moves, best first, after thinking as long as the budget allows."""
        search = self.rooted(info)
        self.deadline = time.perf_counter() + self.thinking.seconds
        left = [*info.legal]
        out: list[Opinion] = []
        stages = math.ceil(math.log2(len(left)))
        for stage in range(stages):
            self.think(search, info, left, stages - stage)
            left.sort(key=lambda move: -search.chance_of(move))
            kept = (len(left) + 1) // 2
            out[:0] = [opinion(search, move) for move in left[kept:]]
            del left[kept:]
        return [opinion(search, left[0]), *out]

    def think(self, search: Search, info: Info, moves: list[int], stages: int) -> None:
        """Spend on these moves their part of the budget: what is left of them is looked at ever more closely."""
        buffer = Buffer()
        for move in moves:
            buffer.add(move)
        how = self.thinking
        worlds = max(1, how.rounds // (math.ceil(math.log2(len(info.legal))) * len(moves)))
        now = time.perf_counter()
        end = now + (self.deadline - now) / stages
        done = 0
        while (done < worlds or not how.rounds) and not (how.seconds and done and time.perf_counter() > end):
            search.compare(info.possible, buffer)
            done += 1

    def rooted(self, info: Info) -> Search:
        """The search at the present position: what is known of it from before, if the bot thought of it at all."""
        search = self.search
        if search is None or search.seat != info.seat or len(info.past) < self.past:
            search = self.fresh(info)
        else:
            search.begin()
            for seat, move in info.past[self.past :]:
                search.advance(seat, move)
            search.prune()
            search.forget_choices()
        self.search, self.past = search, len(info.past)
        return search

    def fresh(self, info: Info) -> Search:
        how = self.thinking
        judge = judge_for(info.rules, info.possible.seats)
        return Search(
            info.rules,
            judge,
            info.seat,
            info.possible.seats,
            self.rng,
            how.shared,
            how.curiosity,
            how.trust,
            how.turns,
            how.careful,
        )


def opinion(search: Search, move: int) -> Opinion:
    return Opinion(move, search.visits_of(move), search.chance_of(move), search.score_of(move))
