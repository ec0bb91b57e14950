"""Who can be in a crew: workers of one process each, and the roster that says who is there."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, Protocol

from wunderkammer.lab.crew.work_pieces import WorkPiece, WorkReport


class Worker(Protocol):
    """One process that takes pieces one after the other."""

    name: str
    host: str

    def submit(self, piece: WorkPiece[Any, Any]) -> Future[WorkReport[Any]]:
        """The report to come; an error in its place means that the process is gone."""
        ...

    def leave(self) -> None:
        """This worker gets no more work; it may be gone already."""
        ...


class Roster(Protocol):
    """All who belong to a crew at some address."""

    seconds: float  # that a piece of work should take
    far: bool  # whether workers are on other machines; then in the end the idle do what others are slow with, too

    def arrivals(self) -> list[Worker]:
        """Those who have come since the last time it was asked; nobody comes twice."""
        ...

    def is_gone(self, worker: Worker) -> bool:
        """Whether a worker has vanished though its report is still awaited."""
        ...

    def dismiss(self, at_once: bool) -> None:
        """All work is done, or it is to end at once, whatever is under way."""
        ...
