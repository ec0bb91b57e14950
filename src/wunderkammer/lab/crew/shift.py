"""One run of a crew: who has which piece, and what is given again because its worker died or is no good."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, Generic, NamedTuple, TypeVar

from wunderkammer.errors import BadCrew
from wunderkammer.lab.crew.host_shares import HostShares
from wunderkammer.lab.crew.signature import as_phrases
from wunderkammer.lab.crew.work_pieces import WorkOrder, WorkPiece, WorkPile, WorkReport
from wunderkammer.lab.crew.workers import Roster, Worker

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # pieces that a worker has at most: one under way, one waiting
TRIES = 3  # times that a task may take its worker with it
LOOK_SECONDS = 1.0  # between two looks at who has come and who is gone
PATIENCE = 60.0  # seconds to wait for somebody when nobody is left


class AssignedPiece(NamedTuple, Generic[T, R]):
    """A piece that a worker has."""

    worker: Worker
    piece: WorkPiece[T, R]


class Shift(Generic[T, R]):
    """Hands out pieces and takes in reports until every task has its outcome."""

    def __init__(self, roster: Roster, order: WorkOrder[T, R], tasks: Iterable[T], shares: HostShares) -> None:
        self.roster = roster
        self.shares = shares
        self.pile = WorkPile(order, tasks, roster.seconds)
        self.workers: list[Worker] = []
        self.given: dict[Future[WorkReport[Any]], AssignedPiece[T, R]] = {}  # in the order in which it was given
        self.loads: Counter[str] = Counter()  # by worker: pieces that it has
        self.open: set[int] = set()  # tasks that have been given and are not done
        self.deaths: Counter[int] = Counter()  # by task: workers that died of it
        self.manned = time.monotonic()  # when somebody was last there

    def outcomes(self) -> Iterator[tuple[str, R]]:
        """Outcomes with the hosts that they come from."""
        self.hand_out()
        while self.open or not self.pile.is_empty():
            if not self.workers:
                self.wait_for_somebody()
            done, _ = wait(self.given, LOOK_SECONDS, FIRST_COMPLETED)
            for future in done:
                if future in self.given:
                    yield from self.take_in(future)
            for worker in filter(self.roster.is_gone, [*self.workers]):
                self.bury(worker, "")
            self.hand_out()

    def hand_out(self) -> None:
        """Everybody has something to do, as long as there is something; newcomers too."""
        while not self.pile.is_empty() and (newcomers := self.roster.arrivals()):
            self.workers += newcomers
            for worker in newcomers:
                self.give(worker)
        for worker in self.workers:
            while self.loads[worker.name] < AHEAD and self.give(worker):
                pass
        if self.workers:
            self.manned = time.monotonic()

    def give(self, worker: Worker) -> bool:
        """Something that nobody has; in the end, to the idle, something that another is slow with."""
        piece = self.pile.take()
        if piece is None and self.roster.far and not self.loads[worker.name]:
            piece = self.piece_of_another()
        if piece is None:
            return False
        self.open.update(piece.tasks)
        self.given[worker.submit(piece)] = AssignedPiece(worker, piece)
        self.loads[worker.name] += 1
        return True

    def piece_of_another(self) -> WorkPiece[T, R] | None:
        """The oldest piece that only one worker has, as far as it is still open."""
        holders = Counter(number for given in self.given.values() for number in given.piece.tasks)
        for _, piece in self.given.values():
            left = {number: task for number, task in piece.tasks.items() if number in self.open}
            if left and max(holders[number] for number in left) == 1:
                return piece._replace(tasks=left)
        return None

    def take_in(self, future: Future[WorkReport[R]]) -> Iterator[tuple[str, R]]:
        """What a worker reports; an outcome that is known already changes nothing."""
        worker, piece = self.given[future]
        try:
            report = future.result()
        except Exception as error:  # every kind of crew has errors of its own for a worker that died
            self.bury(worker, str(error))
            return
        if report.differences:
            self.refuse(worker, report.differences)
            return
        del self.given[future]
        self.loads[worker.name] -= 1
        self.pile.learn(len(piece.tasks), report.seconds)
        fresh = {number: outcome for number, outcome in report.outcomes.items() if number in self.open}
        self.shares.count(worker, len(fresh), report.seconds)
        self.open.difference_update(fresh)
        for outcome in fresh.values():
            yield worker.host, outcome
        if report.error:
            raise report.error

    def refuse(self, worker: Worker, differences: list[str]) -> None:
        """A worker that plays another game gets no more work, and its name is kept."""
        self.shares.refuse(worker, differences)
        self.release(worker)
        if not self.workers:
            raise BadCrew("crew-refused", worker=worker.name, parts=as_phrases(differences))

    def bury(self, worker: Worker, reason: str) -> None:
        """A worker has died: others get its work, unless one task has killed too many."""
        self.shares.lose(worker)
        under_way = self.release(worker)
        if under_way and len(under_way.tasks) == 1:
            self.deaths.update(under_way.tasks.keys())
            if max(self.deaths[number] for number in under_way.tasks) >= TRIES:
                raise BadCrew("crew-deaths", worker=worker.name, times=TRIES, reason=reason)

    def release(self, worker: Worker) -> WorkPiece[T, R] | None:
        """Give back all that a worker has not done; the piece that it was at."""
        self.workers = [one for one in self.workers if one is not worker]
        own = [future for future, given in self.given.items() if given.worker is worker and not is_done(future)]
        pieces = [self.given.pop(future).piece for future in own]
        self.loads[worker.name] -= len(pieces)
        worker.leave()
        others = {number for given in self.given.values() for number in given.piece.tasks}
        for piece in pieces:
            left = self.open.difference(others).intersection(piece.tasks)
            self.pile.give_back({number: task for number, task in piece.tasks.items() if number in left})
        return pieces[0] if pieces else None

    def wait_for_somebody(self) -> None:
        """Work is left and nobody is there: a node may come back, but nobody waits for ever."""
        if time.monotonic() - self.manned > PATIENCE:
            raise BadCrew("crew-gone", seconds=round(PATIENCE))
        time.sleep(LOOK_SECONDS)


def is_done(future: Future[WorkReport[Any]]) -> bool:
    """Whether a report has come that only waits to be read, and accepts its worker."""
    if not future.done() or future.cancelled() or future.exception():
        return False
    return not future.result().differences
