"""A crew of Dask workers, each process for itself: dask:ADDRESS is the address of their scheduler."""

from __future__ import annotations

import time
from concurrent.futures import Future
from typing import Any

from distributed import Client

from wunderkammer.lab.crew.work_pieces import WorkPiece, WorkReport, perform
from wunderkammer.lab.crew.workers import Worker

PIECE_SECONDS = 10.0
CONNECT_SECONDS = 10
NEWS_SECONDS = 1.0  # between two lists of workers from the scheduler


def join(address: str) -> DaskRoster:
    """Connect to a scheduler; an OSError if nobody answers there."""
    return DaskRoster(Client(address, timeout=CONNECT_SECONDS, set_as_default=False))


class DaskWorker:
    """One worker process; it is given work by its address, so that the crew knows who has what."""

    def __init__(self, client: Client, address: str, info: dict[str, Any]) -> None:
        self.address = address
        self.host = str(info.get("host") or address)
        name = str(info.get("name") or address)
        self.name = name if name == address else f"{name} ({address})"
        # Not pure: Dask must neither remember outcomes nor think two pieces one; retries are the crew's.
        self.executor = client.get_executor(workers=[address], allow_other_workers=False, pure=False, retries=0)

    def submit(self, piece: WorkPiece[Any, Any]) -> Future[WorkReport[Any]]:
        future: Future[WorkReport[Any]] = self.executor.submit(perform, piece)
        return future

    def leave(self) -> None:
        self.executor.shutdown(wait=False)


class DaskRoster:
    """All workers that a scheduler knows."""

    seconds = PIECE_SECONDS
    far = True

    def __init__(self, client: Client) -> None:
        self.client = client
        self.workers: dict[str, DaskWorker] = {}
        self.listed: dict[str, dict[str, Any]] = {}
        self.asked = -NEWS_SECONDS

    def known_workers(self) -> dict[str, dict[str, Any]]:
        """Who is there, by address; nobody if the scheduler itself is gone."""
        if time.monotonic() - self.asked >= NEWS_SECONDS:
            try:
                info = self.client.scheduler_info(n_workers=-1)
            except OSError:
                info = {"workers": {}}
            # Dask's own news, which come in between, count the workers without naming them.
            if len(info["workers"]) >= info.get("n_workers", 0):
                self.listed = info["workers"]
                self.asked = time.monotonic()
        return self.listed

    def arrivals(self) -> list[Worker]:
        new = {address: info for address, info in self.known_workers().items() if address not in self.workers}
        came = {address: DaskWorker(self.client, address, info) for address, info in sorted(new.items())}
        self.workers |= came
        return [*came.values()]

    def is_gone(self, worker: Worker) -> bool:
        if not isinstance(worker, DaskWorker) or worker.address in self.known_workers():
            return False
        self.workers.pop(worker.address, None)  # it may come back
        return True

    def dismiss(self, at_once: bool) -> None:
        for worker in self.workers.values():
            worker.leave()
        self.client.close()
