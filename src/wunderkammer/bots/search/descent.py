"""Information-set Monte-Carlo tree search: one round of it after the other, in worlds that a seat holds possible."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.findings import Findings
from wunderkammer.bots.search.forest import Forest
from wunderkammer.bots.search.habits import Habits
from wunderkammer.bots.search.judge import Judge
from wunderkammer.bots.search.lookahead import complete_secrets
from wunderkammer.bots.search.plans import LONGEST, Plans
from wunderkammer.bots.search.tree import SEAT_BITS, SEAT_MASK, Tree
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

MOST_EDGES: Final = 1500000  # of all trees together: about 150 MB


@final
@mypyc_attr(acyclic=True)
class Search:
    """The trees of all seats, and the tools to grow them.

    Moves are credited with how much they change a world for the better, not with how good it was to begin with:
    otherwise what only a rich opponent can do would look like what makes him rich.
    """

    rules: Rules
    judge: Judge
    rng: Rng  # for worlds
    dice: Rng  # for what happens in them
    seat: i64  # whose search this is
    forest: Forest
    found: Findings
    curiosity: float
    horizon: i64  # own turns ahead at which a play-out is judged; 0: where anybody's next turn begins
    ripe: i64  # how often a position is passed with planned turns before its moves are weighed
    open: bool  # players hide nothing from each other: what somebody plans in one world holds in all
    plans: Plans
    habits: Habits
    buffer: Buffer
    side: Buffer  # for looks aside while the other one is in use
    luck: i64  # the same for all moves that are compared
    script: vec[i64]  # own decisions that come first in every play-out, as far as they are possible
    knows_all: bool  # nothing is drawn anew: the position is looked at as it is, once a match is over
    at: vec[i64]  # by move: its edge at the node at hand …
    tick: vec[i64]  # … if this says so
    now: i64
    path_tree: vec[i64]
    path_edge: vec[i64]
    path_key: vec[i64]
    chances: vec[float]
    merits: vec[float]  # where a play-out ended
    guess: vec[float]
    level: vec[float]  # everybody's merits in the world at hand before anything happens
    looks: vec[float]  # … and at first impression

    def __init__(
        self,
        rules: Rules,
        judge: Judge,
        seat: i64,
        seats: i64,
        rng: Rng,
        curiosity: float,
        trust: float,
        horizon: i64,
        ripe: i64,
        width: i64,
        later: i64,
        reach: i64,
        open: bool,
    ) -> None:
        moves = rules.vocabulary.size
        self.rules = rules
        self.judge = judge
        self.rng = rng
        self.dice = rng
        self.seat = seat
        self.forest = Forest(seats)
        self.found = Findings(self.forest, seat, trust, moves)
        self.curiosity = curiosity
        self.horizon = horizon
        self.ripe = ripe
        self.open = open
        self.plans = Plans(rules, width, later, reach)
        self.habits = Habits(seats, moves)
        self.buffer = Buffer()
        self.side = Buffer()
        self.luck = 0
        self.script = vec[i64]()
        self.knows_all = False
        self.at = vec[i64]([0] * moves)
        self.tick = vec[i64]([0] * moves)
        self.now = 0
        self.path_tree = vec[i64]()
        self.path_edge = vec[i64]()
        self.path_key = vec[i64]()
        self.chances = vec[float]([0.0] * seats)
        self.merits = vec[float]([0.0] * seats)
        self.guess = vec[float]([0.0] * seats)
        self.level = vec[float]([0.0] * seats)
        self.looks = vec[float]([0.0] * seats)

    def plan_after(self, move: i64) -> list[int]:
        """The decisions that were planned to follow a move; forced ones before them are left out."""
        tree = self.forest.trees[self.seat]
        node = tree.child[self.found.edge_of(move)]
        plan = self.plans.first_after(node)
        while len(plan) == 0 and tree.first[node] != 0 and tree.next[tree.first[node]] == 0:
            node = tree.child[tree.first[node]]
            plan = self.plans.first_after(node)
        return plan

    def impressions(self, possible: State, moves: Buffer) -> list[float]:
        """What moves look worth in one world, at first impression."""
        world = self.world(possible)
        self.luck = self.rng.word()
        found: list[float] = []
        index: i64 = 0
        while index < moves.n:
            self.look(world, self.seat, moves.items[index])
            self.judge.merits(self.guess, self.merits)
            found.append(self.merits[self.seat])
            index += 1
        return found

    def world(self, possible: State) -> State:
        """A world that the seat cannot tell from the true one, or the position itself for anyone who may know all."""
        return possible.clone() if self.knows_all else self.rules.determinise(possible, self.seat, self.rng)

    def begin(self, possible: State) -> State:
        """Another world, judged as it is before anything happens in it."""
        world = self.world(possible)
        self.judge.chances(world, self.chances)
        self.judge.merits(self.chances, self.level)
        self.judge.first_impression(world, self.looks)
        return world

    def compare(self, possible: State, moves: Buffer) -> None:
        """Try moves of the searching seat in one more world, all with the same luck: so they differ, not their luck."""
        world = self.begin(possible)
        luck = self.rng.word()
        index: i64 = 0
        while index < moves.n:
            self.dice = Rng(luck)
            move = moves.items[index]
            self.found.score[move] += self.grow(world.clone(), move)
            self.found.chance[move] += self.chances[self.seat]
            index += 1

    def grow(self, world: State, first: i64) -> float:
        """Go down the trees, then on with planned turns, judge, and learn; the points it ends with, alone the lead."""
        self.forest.begin()
        self.path_tree = vec[i64]()
        self.path_edge = vec[i64]()
        self.path_key = vec[i64]()
        growing = True
        own_turns: i64 = 0
        planned: i64 = 0
        foreseen = True
        self.carry_out_script(world)
        while planned < LONGEST:
            # Of several that choose in secret anybody may be first; the moves that are tried are this seat's.
            who = self.seat if first >= 0 else actor(world)
            if who == NOBODY:
                break
            if who == NATURE:
                apply(world, who, sample(world, self.dice))
                foreseen = False
                continue
            if first < 0 and self.horizon > 0 and who == self.seat and self.rules.starts_turn(world, who):
                # Turns that the first plan may span are part of it.
                own_turns += 1 if planned > 0 or self.plans.reach == 1 else 0
                if own_turns == self.horizon:
                    break
            legal_into(world, who, self.buffer)
            if self.buffer.n == 1 and first < 0:
                key = self.buffer.items[0] << SEAT_BITS | who
                if growing:
                    self.step(world, who, key)
                else:
                    apply(world, who, self.buffer.items[0])
                continue
            if growing:
                passes = self.descend(world, who, first)
                growing = first >= 0 or passes > self.ripe
                first = -1
                if passes >= self.ripe:
                    self.step(world, who, self.path_key[len(self.path_key) - 1])
                    continue
            if self.horizon == 0 and self.rules.starts_turn(world, who):
                break
            if world.top() & 255 >= SEALED:
                apply(world, who, self.secret(who))
            else:
                spot = self.forest.spot[self.seat]
                if self.open and foreseen:
                    world = self.plans.repeat(world, who, planned, spot, self.dice)
                else:
                    world = self.plans.make(world, who, planned, self.dice)
            planned += 1
        self.judge.chances(world, self.chances)
        self.judge.merits(self.chances, self.merits)
        self.learn()
        return self.judge.worth[self.seat]

    def carry_out_script(self, world: State) -> None:
        """Make the decisions that come first; where one is not possible in this world the seat is free again."""
        at: i64 = 0
        while at < len(self.script):
            legal_into(world, self.seat, self.buffer)
            if not self.buffer.has(self.script[at]):
                return
            self.step(world, self.seat, self.script[at] << SEAT_BITS | self.seat)
            at += 1

    def descend(self, world: State, who: i64, first: i64) -> i64:
        """Weigh the moves of a position that is ripe for it, and take one; how often it had been passed before."""
        tree = self.forest.trees[who]
        node = self.forest.spot[who]
        passes = tree.passes[node]
        if first >= 0:
            passes = max(passes, self.ripe)
        elif passes == self.ripe and self.forest.edges() >= MOST_EDGES:
            return self.ripe - 1
        tree.passes[node] = passes + 1
        if passes < self.ripe:
            return passes
        if first >= 0:
            edge = tree.edge(node, first << SEAT_BITS | who)
            if edge == 0 or tree.offered[edge] == 0:
                self.luck = self.dice.word()
                edge = self.first_look(world, tree, node, who, first)
        else:
            self.lay_out(world, tree, node, who)
            edge = self.best(tree)
        self.path_tree = append(self.path_tree, who)
        self.path_edge = append(self.path_edge, edge)
        self.path_key = append(self.path_key, tree.key[edge])
        return passes

    def lay_out(self, world: State, tree: Tree, node: i64, who: i64) -> None:
        """Find the edges of all legal moves at a node, adding those that are new."""
        self.now += 1
        self.luck = self.dice.word()
        now = self.now
        edge = tree.first[node]
        while edge != 0:
            key = tree.key[edge]
            if key & SEAT_MASK == who and tree.offered[edge] > 0:
                self.at[key >> SEAT_BITS] = edge
                self.tick[key >> SEAT_BITS] = now
            edge = tree.next[edge]
        buffer = self.buffer
        index: i64 = 0
        while index < buffer.n:
            move = buffer.items[index]
            if self.tick[move] != now:
                self.at[move] = self.first_look(world, tree, node, who, move)
                self.tick[move] = now
            index += 1

    def first_look(self, world: State, tree: Tree, node: i64, who: i64, move: i64) -> i64:
        """A new edge, which starts with what the position after the move looks worth."""
        self.look(world, who, move)
        key = move << SEAT_BITS | who
        edge = tree.edge(node, key)
        if edge == 0:
            edge = tree.add_edge(node, key)
        tree.offered[edge] = 1
        tree.total[edge] = self.found.trust * (self.guess[who] - self.looks[who])
        return edge

    def look(self, world: State, who: i64, move: i64) -> None:
        """Guess everybody's chances after a move."""
        after = world.clone()
        sealed = world.top() & 255 >= SEALED
        apply(after, who, move)
        if sealed:
            # What a secret choice costs and brings shows only when all have chosen.
            complete_secrets(after, Rng(self.luck), self.side)
        self.judge.first_impression(after, self.guess)

    def best(self, tree: Tree) -> i64:
        """The edge with the best mixture of success and curiosity among the legal moves."""
        buffer = self.buffer
        chosen: i64 = 0
        most = -1000.0
        trust = self.found.trust
        start = self.dice.below(buffer.n)
        index: i64 = 0
        while index < buffer.n:
            edge = self.at[buffer.items[(start + index) % buffer.n]]
            offered = tree.offered[edge] + 1
            tree.offered[edge] = offered
            visits = float(tree.visits[edge]) + trust
            score = tree.total[edge] / visits + self.curiosity * math.sqrt(math.log(float(offered)) / visits)
            if score > most:
                most = score
                chosen = edge
            index += 1
        return chosen

    def step(self, world: State, who: i64, key: i64) -> None:
        """Make a move, and let every tree follow whose seat sees it."""
        move = key >> SEAT_BITS
        sealed = world.top() & 255 >= SEALED
        self.forest.follow(who, key, 0 if sealed else self.rules.audience(world, who, move))
        apply(world, who, move)

    def secret(self, who: i64) -> i64:
        """A secret choice by habit: what it leads to shows too late to look at it."""
        move = self.habits.choose(who, self.buffer, self.dice)
        self.path_tree = append(self.path_tree, -1)
        self.path_edge = append(self.path_edge, 0)
        self.path_key = append(self.path_key, move << SEAT_BITS | who)
        return move

    def learn(self) -> None:
        """Credit everybody's moves on the way with what they led to."""
        index: i64 = 0
        while index < len(self.path_key):
            key = self.path_key[index]
            value = self.merits[key & SEAT_MASK] - self.level[key & SEAT_MASK]
            self.habits.note(key & SEAT_MASK, key >> SEAT_BITS, value)
            if self.path_tree[index] >= 0:
                tree = self.forest.trees[self.path_tree[index]]
                edge = self.path_edge[index]
                tree.visits[edge] += 1
                tree.total[edge] += value
            index += 1
