"""What a search remembers: the decisions that one seat can tell apart, and how the moves there have turned out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ROOT: Final = 1  # node and edge 0 stand for none
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes are positions as one seat sees them, edges the open moves of anybody and the secret ones of the seat.

    Everything lies in a few long vectors: millions of edges without an object each.
    """

    first: vec[i64]  # of a node: its newest edge
    passes: vec[i64]  # of a node: how often somebody has decided there
    key: vec[i64]  # of an edge: the move, and below it the seat that makes it
    next: vec[i64]  # the next edge of the same node
    child: vec[i64]  # the node that it leads to
    visits: vec[i64]
    offered: vec[i64]  # how often the move could be made when its node was passed
    total: vec[float]  # what it has brought to the seat that makes it

    def __init__(self) -> None:
        self.first = vec[i64]([0, 0])
        self.passes = vec[i64]([0, 0])
        self.key = vec[i64]([0])
        self.next = vec[i64]([0])
        self.child = vec[i64]([0])
        self.visits = vec[i64]([0])
        self.offered = vec[i64]([0])
        self.total = vec[float]([0.0])

    def size(self) -> i64:
        return len(self.key)

    def add_edge(self, node: i64, key: i64) -> i64:
        edge = len(self.key)
        self.key = append(self.key, key)
        self.next = append(self.next, self.first[node])
        self.child = append(self.child, 0)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.first[node] = edge
        return edge

    def edge(self, node: i64, key: i64) -> i64:
        """The edge of a move at a node, or 0."""
        edge = self.first[node]
        while edge != 0 and self.key[edge] != key:
            edge = self.next[edge]
        return edge

    def below(self, edge: i64) -> i64:
        """The node that an edge leads to, made if it is new."""
        node = self.child[edge]
        if node == 0:
            node = len(self.first)
            self.first = append(self.first, 0)
            self.passes = append(self.passes, 0)
            self.child[edge] = node
        return node

    def follow(self, node: i64, key: i64) -> i64:
        """The node behind a move that only leads on."""
        edge = self.edge(node, key)
        if edge == 0:
            edge = self.add_edge(node, key)
        return self.below(edge)
