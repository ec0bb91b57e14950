"""Lines of play side by side: what several chains of a seat's own decisions lead to in the same worlds."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wunderkammer.bots.search.descent import Search
from wunderkammer.bots.search.tree import ROOT, SEAT_BITS, SEAT_MASK
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State

WELL_TRIED: Final = 8  # visits from which on a move is what the search expects and not one of its experiments


def contrast(search: Search, possible: State, lines: list[list[int]]) -> list[list[float]]:
    """Try lines in one more world, all with the same luck: for each everybody's chances, then everybody's points.

    An empty line leaves all decisions to the search: what the position itself promises.
    """
    world = search.begin(possible)
    luck = search.rng.word()
    found: list[list[float]] = []
    for line in lines:
        search.dice = Rng(luck)
        search.script = as_script(line)
        search.grow(world.clone(), -1)
        found.append(outlook(search))
    search.script = vec[i64]()
    return found


def as_script(line: list[int]) -> vec[i64]:
    script = vec[i64]()
    for move in line:
        script = append(script, i64(move))
    return script


def outlook(search: Search) -> list[float]:
    """Everybody's chances where the last play-out ended, then everybody's points."""
    found: list[float] = []
    seat: i64 = 0
    while seat < search.judge.seats:
        found.append(search.chances[seat])
        seat += 1
    seat = 0
    while seat < search.judge.seats:
        found.append(search.judge.worth[seat])
        seat += 1
    return found


def expected_line(search: Search, move: int, longest: int) -> list[tuple[int, int]]:
    """What the search expects after a move of its seat, itself included: (seat, move) of everybody, likeliest first.

    Where turns are planned as a whole it is the plan, elsewhere the moves that were tried most often.
    """
    tree = search.forest.trees[search.seat]
    line: list[tuple[int, int]] = [(search.seat, move)]
    edge = tree.edge(ROOT, i64(move) << SEAT_BITS | search.seat)
    while edge != 0 and len(line) < longest:
        node = tree.child[edge]
        plan = search.plans.first_after(node)
        if len(plan) > 0:
            return line + [(int(search.seat), planned) for planned in plan]
        edge = most_visited(search, node)
        if edge != 0:
            line.append((int(tree.key[edge] & SEAT_MASK), int(tree.key[edge] >> SEAT_BITS)))
    return line


def most_visited(search: Search, node: i64) -> i64:
    """The edge below a node that was taken most often, if that is often enough to mean anything, or the only one."""
    tree = search.forest.trees[search.seat]
    edge = tree.first[node] if node != 0 else 0
    best = edge
    forced = edge != 0 and tree.next[edge] == 0
    while edge != 0:
        if tree.visits[edge] > tree.visits[best]:
            best = edge
        edge = tree.next[edge]
    return best if forced or tree.visits[best] >= WELL_TRIED else 0
