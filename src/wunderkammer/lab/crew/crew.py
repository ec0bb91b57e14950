"""A crew does work that can be cut in pieces: every outcome comes exactly once, in whatever order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from wunderkammer.lab.crew.host_shares import HostShares, Measure
from wunderkammer.lab.crew.shift import Shift
from wunderkammer.lab.crew.signature import Repertoire, signature
from wunderkammer.lab.crew.work_pieces import WorkOrder
from wunderkammer.lab.crew.workers import Roster

T = TypeVar("T")
R = TypeVar("R")


class WorkCrew:
    """Workers at one address; without a roster this process itself does the work."""

    def __init__(self, roster: Roster | None = None) -> None:
        self.roster = roster
        self.shares = HostShares()

    def run(
        self,
        work: Callable[[T], R],
        tasks: Iterable[T],
        repertoire: Repertoire | None = None,
        measure: Callable[[R], Measure] | None = None,
    ) -> Iterator[R]:
        """The outcomes of all tasks in the order in which they are done; anyone who stops reading ends the work.

        Workers prove that they play the repertoire as this process does. `measure` gives the figures of an outcome by
        which hosts are compared.
        """
        if self.roster is None:
            yield from map(work, tasks)
            return
        expected = signature(repertoire) if repertoire else None
        shift = Shift(self.roster, WorkOrder(work, repertoire, expected), tasks, self.shares)
        try:
            for host, outcome in shift.outcomes():
                if measure:
                    self.shares.compare(host, measure(outcome))
                yield outcome
        except BaseException:
            self.roster.dismiss(at_once=True)
            raise
        self.roster.dismiss(at_once=False)

    def hosts(self) -> HostShares | None:
        """Who did how much, if others than this machine may have worked."""
        return self.shares if self.roster and self.roster.far else None

    def processes(self) -> int:
        """How many processes have done something."""
        return self.shares.workers() if self.roster else 1
