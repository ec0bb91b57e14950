"""Information-set Monte-Carlo tree search: one turn of it after the other, in worlds that a seat holds possible."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.bots.search.habits import Habits
from wunderkammer.bots.search.judge import Judge
from wunderkammer.bots.search.lookahead import CHAIN, complete_secrets, quick_choice
from wunderkammer.bots.search.tree import ROOT, SEAT_BITS, SEAT_MASK, Tree
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, legal_into, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

MOST_EDGES: Final = 1500000  # of all trees together: about 150 MB
LONGEST_TURN: Final = 40  # decisions after which a play-out is judged wherever it is


@final
@mypyc_attr(acyclic=True)
class Search:
    """The trees of all seats, each with what that seat would know, and the tools to grow them.

    Secret choices need no special care: a seat's own tree forks at them, the others' trees do not.
    Chance does not fork trees either: a node stands for all that chance may have brought on the way to it,
    and the moves that a world does not offer are left out when it is passed.
    Moves are credited with how much they change a world for the better, not with how good it was to begin with:
    otherwise what only a rich opponent can do would look like what makes him rich.
    """

    rules: Rules
    judge: Judge
    rng: Rng  # for worlds
    dice: Rng  # for what happens in them
    seats: i64
    seat: i64  # whose search this is
    trees: list[Tree]
    shared: bool  # single-observer: everybody's open moves are learnt in the tree of the searching seat
    curiosity: float
    trust: float  # visits that the judged value of a move counts for before it is tried
    turns: i64  # turn boundaries that a play-out goes beyond before it is judged
    habits: Habits
    careful: bool  # play-outs look ahead instead of following habits
    buffer: Buffer
    side: Buffer  # for looks aside while the other one is in use
    luck: i64  # the same for all moves that are compared
    spot: vec[i64]  # where to stand in each tree
    at: vec[i64]  # by move: its edge at the node at hand …
    tick: vec[i64]  # … if this says so
    now: i64
    path_tree: vec[i64]
    path_edge: vec[i64]
    path_key: vec[i64]
    chances: vec[float]
    guess: vec[float]
    level: vec[float]  # everybody's chances in the world at hand before anything happens
    looks: vec[float]  # … and at first impression
    score: vec[float]  # by move: the sum of the searching seat's points where its play-outs ended
    hope: float  # the searching seat's chances on average over the worlds seen from here
    worlds: float

    def __init__(
        self,
        rules: Rules,
        judge: Judge,
        seat: i64,
        seats: i64,
        rng: Rng,
        shared: bool,
        curiosity: float,
        trust: float,
        turns: i64,
        careful: bool,
    ) -> None:
        moves = rules.vocabulary.size
        self.rules = rules
        self.judge = judge
        self.rng = rng
        self.dice = rng
        self.seats = seats
        self.seat = seat
        self.trees = [Tree() for _ in range(seats)]
        self.shared = shared
        self.curiosity = curiosity
        self.trust = trust
        self.turns = turns
        self.habits = Habits(seats, moves)
        self.careful = careful
        self.buffer = Buffer()
        self.side = Buffer()
        self.luck = 0
        self.spot = vec[i64]([ROOT] * seats)
        self.at = vec[i64]([0] * moves)
        self.tick = vec[i64]([0] * moves)
        self.now = 0
        self.path_tree = vec[i64]()
        self.path_edge = vec[i64]()
        self.path_key = vec[i64]()
        self.chances = vec[float]([0.0] * seats)
        self.guess = vec[float]([0.0] * seats)
        self.level = vec[float]([0.0] * seats)
        self.looks = vec[float]([0.0] * seats)
        self.score = vec[float]([0.0] * moves)
        self.hope = 0.0
        self.worlds = 0.0

    def edges(self) -> i64:
        count: i64 = 0
        for tree in self.trees:
            count += tree.size()
        return count

    def begin(self) -> None:
        """Stand at the present position in all trees."""
        seat: i64 = 0
        while seat < self.seats:
            self.spot[seat] = ROOT
            seat += 1

    def advance(self, seat: i64, move: i64) -> None:
        """Follow a decision that has really been made; a tree that never thought of it begins anew."""
        key = move << SEAT_BITS | seat
        observer: i64 = 0
        while observer < self.seats:
            tree = self.trees[observer]
            edge = tree.edge(self.spot[observer], key)
            if edge == 0 or tree.child[edge] == 0:
                self.trees[observer] = Tree()
                self.spot[observer] = ROOT
            else:
                self.spot[observer] = tree.child[edge]
            observer += 1

    def prune(self) -> None:
        """Keep of every tree what lies below the present position."""
        self.hope = 0.0
        self.worlds = 0.0
        observer: i64 = 0
        while observer < self.seats:
            if self.spot[observer] != ROOT:
                self.trees[observer] = self.trees[observer].rooted(self.spot[observer])
                self.spot[observer] = ROOT
            observer += 1

    def forget_choices(self) -> None:
        """Begin the present decision without the experience from before; what follows it is still remembered."""
        tree = self.trees[self.seat]
        edge = tree.first[ROOT]
        while edge != 0:
            self.score[tree.key[edge] >> SEAT_BITS] = 0.0
            tree.visits[edge] = 0
            tree.offered[edge] = 0
            tree.total[edge] = 0.0
            edge = tree.next[edge]

    def visits_of(self, move: i64) -> i64:
        """How often the searching seat tried a move here."""
        tree = self.trees[self.seat]
        return tree.visits[tree.edge(ROOT, move << SEAT_BITS | self.seat)]

    def chance_of(self, move: i64) -> float:
        """The searching seat's chance after a move."""
        tree = self.trees[self.seat]
        edge = tree.edge(ROOT, move << SEAT_BITS | self.seat)
        better = tree.total[edge] / (float(tree.visits[edge]) + self.trust)
        return max(0.0, min(1.0, self.hope / max(1.0, self.worlds) + better))

    def score_of(self, move: i64) -> float:
        """The searching seat's points that a move leads to, on average."""
        return self.score[move] / max(1.0, float(self.visits_of(move)))

    def compare(self, possible: State, moves: Buffer) -> None:
        """Try moves of the searching seat in one more world, all with the same luck: so they differ, not their luck."""
        world = self.rules.determinise(possible, self.seat, self.rng)
        self.judge.chances(world, self.level)
        self.judge.first_impression(world, self.looks)
        self.hope += self.level[self.seat]
        self.worlds += 1.0
        luck = self.rng.word()
        index: i64 = 0
        while index < moves.n:
            self.dice = Rng(luck)
            move = moves.items[index]
            self.score[move] += self.grow(world.clone(), move)
            index += 1

    def grow(self, world: State, first: i64) -> float:
        """Go down the trees, add a position to them, play its turn to the end, and learn; the points it ends with."""
        self.begin()
        self.path_tree = vec[i64]()
        self.path_edge = vec[i64]()
        self.path_key = vec[i64]()
        new = False
        full = self.edges() >= MOST_EDGES
        while not new:
            who = actor(world)
            if who == NOBODY:
                break
            if who == NATURE:
                apply(world, who, sample(world, self.dice))
                continue
            legal_into(world, who, self.buffer)
            if self.buffer.n == 1:
                self.step(world, who, self.buffer.items[0] << SEAT_BITS | who)
                continue
            observer = self.seat if self.shared and world.top() & 255 < SEALED else who
            tree = self.trees[observer]
            node = self.spot[observer]
            new = self.lay_out(world, tree, node, who)
            if new and full:
                break
            edge = self.best(tree) if first < 0 else self.at[first]
            new = new and first < 0
            first = -1
            key = tree.key[edge]
            self.path_tree = append(self.path_tree, observer)
            self.path_edge = append(self.path_edge, edge)
            self.path_key = append(self.path_key, key)
            self.step(world, who, key)
        self.finish(world)
        self.judge.chances(world, self.chances)
        self.learn()
        return self.judge.points(world, self.seat)

    def lay_out(self, world: State, tree: Tree, node: i64, who: i64) -> bool:
        """Find the edges of all legal moves at a node, adding those that are new; whether none was known."""
        self.now += 1
        self.luck = self.dice.word()
        now = self.now
        edge = tree.first[node]
        known: i64 = 0
        while edge != 0:
            key = tree.key[edge]
            if key & SEAT_MASK == who and tree.offered[edge] > 0:
                self.at[key >> SEAT_BITS] = edge
                self.tick[key >> SEAT_BITS] = now
                known += 1
            edge = tree.next[edge]
        buffer = self.buffer
        index: i64 = 0
        while index < buffer.n:
            move = buffer.items[index]
            if self.tick[move] != now:
                self.at[move] = self.first_look(world, tree, node, who, move)
                self.tick[move] = now
            index += 1
        return known == 0

    def first_look(self, world: State, tree: Tree, node: i64, who: i64, move: i64) -> i64:
        """A new edge, which starts with what the position after the move looks worth."""
        after = world.clone()
        sealed = world.top() & 255 >= SEALED
        apply(after, who, move)
        if sealed:
            # What a secret choice costs and brings shows only when all have chosen.
            complete_secrets(after, Rng(self.luck), self.side)
        self.judge.first_impression(after, self.guess)
        key = move << SEAT_BITS | who
        edge = tree.edge(node, key)
        if edge == 0:
            edge = tree.add_edge(node, key, 0, 0.0)
        tree.offered[edge] = 1
        tree.total[edge] = self.trust * (self.guess[who] - self.looks[who])
        return edge

    def best(self, tree: Tree) -> i64:
        """The edge with the best mixture of success and curiosity among the legal moves."""
        buffer = self.buffer
        chosen: i64 = 0
        most = -1000.0
        start = self.dice.below(buffer.n)
        index: i64 = 0
        while index < buffer.n:
            edge = self.at[buffer.items[(start + index) % buffer.n]]
            offered = tree.offered[edge] + 1
            tree.offered[edge] = offered
            visits = float(tree.visits[edge]) + self.trust
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
        audience: i64 = 0 if sealed else self.rules.audience(world, who, move)
        seat: i64 = 0
        while seat < self.seats:
            sees = seat == who or audience == EVERYBODY or audience >> seat & 1 == 1
            if sees and (not self.shared or seat == self.seat or sealed):
                self.spot[seat] = self.trees[seat].follow(self.spot[seat], key)
            seat += 1
        apply(world, who, move)

    def finish(self, world: State) -> None:
        """Play on quickly to where a turn begins."""
        decisions: i64 = 0
        turns = self.turns
        while decisions < LONGEST_TURN:
            who = actor(world)
            if who == NOBODY:
                return
            if who == NATURE:
                apply(world, who, sample(world, self.dice))
                continue
            if self.rules.starts_turn(world, who):
                if turns == 0:
                    return
                turns -= 1
            legal_into(world, who, self.buffer)
            move = self.buffer.items[0]
            if self.buffer.n > 1:
                move = self.glance(world, who) if self.careful else self.habits.choose(who, self.buffer, self.dice)
                self.path_tree = append(self.path_tree, -1)
                self.path_edge = append(self.path_edge, 0)
                self.path_key = append(self.path_key, move << SEAT_BITS | who)
                decisions += 1
            apply(world, who, move)

    def glance(self, world: State, who: i64) -> i64:
        """A quick choice that looks a few of the seat's own decisions ahead: what costs first often pays only then."""
        if world.top() & 255 >= SEALED:
            return self.habits.choose(who, self.buffer, self.dice)
        return quick_choice(self.rules, world, who, CHAIN, self.dice)

    def learn(self) -> None:
        """Credit everybody's moves on the way with what they led to."""
        index: i64 = 0
        while index < len(self.path_key):
            key = self.path_key[index]
            value = self.chances[key & SEAT_MASK] - self.level[key & SEAT_MASK]
            self.habits.note(key & SEAT_MASK, key >> SEAT_BITS, value)
            if self.path_tree[index] >= 0:
                tree = self.trees[self.path_tree[index]]
                edge = self.path_edge[index]
                tree.visits[edge] += 1
                tree.total[edge] += value
            index += 1
