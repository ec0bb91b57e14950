"""Pieces of work: some tasks for one worker, of a size that takes it some seconds, and what it reports."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

from wunderkammer.lab.crew.signature import Repertoire, Signature, signature

T = TypeVar("T")
R = TypeVar("R")

MOST_TASKS = 1000  # in one piece, however quick they are


class WorkOrder(NamedTuple, Generic[T, R]):
    """What all pieces of one run share: the work, and what a worker must be able to play for it."""

    work: Callable[[T], R]
    repertoire: Repertoire | None
    expected: Signature | None


class WorkPiece(NamedTuple, Generic[T, R]):
    """Tasks by their numbers, which are the keys of their outcomes."""

    order: WorkOrder[T, R]
    tasks: dict[int, T]


class WorkReport(NamedTuple, Generic[R]):
    """What a worker did with a piece: outcomes, or what is different there, or the error that stopped it."""

    outcomes: dict[int, R]
    seconds: float
    differences: list[str]
    error: Exception | None = None


def perform(piece: WorkPiece[T, R]) -> WorkReport[R]:
    """In the process that plays: prove that it plays the same game, then do the work."""
    order = piece.order
    if order.repertoire and order.expected:
        differences = order.expected.differences(signature(order.repertoire))
        if differences:
            return WorkReport({}, 0.0, differences)
    outcomes: dict[int, R] = {}
    began = time.perf_counter()
    try:
        for number, task in piece.tasks.items():
            outcomes[number] = order.work(task)
    except Exception as error:  # whatever the work raises is raised again where the outcomes are read
        return WorkReport(outcomes, time.perf_counter() - began, [], error)
    return WorkReport(outcomes, time.perf_counter() - began, [])


class WorkPile(Generic[T, R]):
    """The tasks that nobody has been given yet, in pieces that take about as long as they should."""

    def __init__(self, order: WorkOrder[T, R], tasks: Iterable[T], seconds: float) -> None:
        self.order = order
        self.fresh = enumerate(tasks)
        self.next = dict(islice(self.fresh, 1))
        self.returned: list[WorkPiece[T, R]] = []
        self.seconds = seconds
        self.size = 1

    def is_empty(self) -> bool:
        return not self.next and not self.returned

    def take(self) -> WorkPiece[T, R] | None:
        """The next piece, None if nothing is left; what came back is given first."""
        if self.returned:
            return self.returned.pop(0)
        tasks = self.next | dict(islice(self.fresh, self.size - 1))
        self.next = dict(islice(self.fresh, 1))
        return WorkPiece(self.order, tasks) if tasks else None

    def give_back(self, tasks: dict[int, T]) -> None:
        """Nobody has done these: each comes again by itself, so that one that kills its workers is found out."""
        self.returned += [WorkPiece(self.order, {number: task}) for number, task in tasks.items()]

    def learn(self, tasks: int, seconds: float) -> None:
        """How long so many tasks took: the next piece is at most twice as large as the last one."""
        fitting = self.seconds * tasks / max(seconds, 1e-6)
        self.size = max(1, min(int(fitting), 2 * self.size, MOST_TASKS))
