"""One thread writes: whatever waits goes into one transaction, and everybody hears of it after the commit.

A commit waits for the disk; a hundred tables that share one wait are as fast as one table alone. Where several tables
play at once, the writer therefore lets a few more moves come before it begins; a table that plays alone never waits.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from time import sleep
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from wunderkammer.table.storage import changes
from wunderkammer.table.storage.announcements import Announcement, take_announcements
from wunderkammer.table.storage.changes import AppendedEntries
from wunderkammer.table.storage.connection import WRITES, reason_of
from wunderkammer.table.storage.disk import MOMENT, Disk
from wunderkammer.table.storage.trouble import PROBING, READ_ONLY, StorageTrouble
from wunderkammer.table.table_errors import StorageFailed

LOG = logging.getLogger("wunderkammer.storage")
T = TypeVar("T")
LARGEST_BATCH = 200
GATHERING = 0.002  # seconds: a transaction of three moves costs the processor hardly more than one of a single move


class Job(NamedTuple):
    """Something to write, and who waits for it; it may be done again if its transaction was taken back."""

    work: Callable[[Connection], Any] | AppendedEntries
    waiting: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Outcome(NamedTuple):
    """What became of a job: its answer, or the error."""

    job: Job
    answer: Any
    error: BaseException | None


class Writer:
    """The thread that writes; jobs of one transaction do not disturb each other."""

    def __init__(self, engine: Engine, announced: Callable[[list[Announcement]], None]) -> None:
        """`announced` hears of everything that was committed, after those who waited for it."""
        self.engine = engine
        self.announced = announced
        self.announcements: list[Announcement] = []  # of the present batch
        self.disk = Disk(engine)
        self.trouble = StorageTrouble(engine)
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="wunderkammer-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; when this returns, the end of the server cannot undo it (disk.py)."""
        answer: T = await self.ask(work)
        return answer

    async def append(self, what: AppendedEntries) -> None:
        """Store entries, together with those of other matches; when this returns, they stay (disk.py)."""
        await self.ask(what)

    def ask(self, work: Callable[[Connection], Any] | AppendedEntries) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[Any] = loop.create_future()
        self.queue.put(Job(work, waiting, loop))
        return waiting

    def stop(self) -> None:
        """Write what still waits, then end the thread."""
        self.queue.put(None)
        self.thread.join()

    def run(self) -> None:
        going, crowded = True, False
        while going:
            jobs = [self.next_job()]
            if crowded and jobs[0] is not None:
                sleep(GATHERING)
            while len(jobs) < LARGEST_BATCH and jobs[-1] is not None:
                try:
                    jobs.append(self.queue.get_nowait())
                except Empty:
                    break
            going, crowded = jobs[-1] is not None, len(jobs) > 1
            batch = [job for job in jobs if job is not None]
            if batch:
                self.announcements = []
                tell(self.carry_out(batch))
                self.tell_others()

    def tell_others(self) -> None:
        try:
            self.announced(self.announcements)
        except Exception:  # what was written stays written; others find it by looking, but nobody else writes
            LOG.exception("Other processes could not be told.")

    def next_job(self) -> Job | None:
        """What waits longest; while nothing waits, what was written is brought to the disk."""
        if self.disk.behind:
            try:
                return self.queue.get(timeout=MOMENT)
            except Empty:
                self.disk.catch_up()
        while self.trouble.reason:
            try:
                return self.queue.get(timeout=PROBING)
            except Empty:
                self.trouble.probe()
        return self.queue.get()

    def carry_out(self, batch: list[Job]) -> list[Outcome]:
        """All jobs in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            with self.engine.connect().execution_options(**{WRITES: True}) as connection:
                self.disk.before_commit(connection)
                take_announcements(connection)  # of a transaction that failed
                with connection.begin():
                    changes.append(connection, [job.work for job in batch if isinstance(job.work, AppendedEntries)])
                    outcomes = [Outcome(job, carry_out(job, connection), None) for job in batch]
                self.announcements += take_announcements(connection)
            self.trouble.end()
            return outcomes
        except Exception as error:  # the error, whatever it is, belongs to the asker; the writer goes on
            if len(batch) > 1:
                return [self.carry_out([job])[0] for job in batch]
            return [Outcome(batch[0], None, self.failure(error))]

    def failure(self, error: Exception) -> Exception:
        """The error as it is reported to the asker; a database that cannot write is everybody's trouble."""
        if not isinstance(error, SQLAlchemyError):
            return error
        failed = failure(error)
        if isinstance(error, OperationalError) or getattr(failed_by(error), "sqlstate", "") == READ_ONLY:
            self.trouble.begin(str(failed.values["reason"]))
        return failed


def carry_out(job: Job, connection: Connection) -> Any:
    """The answer to a job; entries have been stored by then."""
    return None if isinstance(job.work, AppendedEntries) else job.work(connection)


def failed_by(error: SQLAlchemyError) -> BaseException | None:
    """What the driver said."""
    return error.orig if isinstance(error, DBAPIError) else None


def failure(error: SQLAlchemyError) -> StorageFailed:
    return StorageFailed(reason=reason_of(error))


def tell(outcomes: list[Outcome]) -> None:
    """Wake anyone who waits: once for each event loop, not once for each job."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.job.loop, []).append(outcome)
    for loop, told in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, told)


def settle(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.job.waiting.done():  # the asker has gone; what was written stays
            continue
        if outcome.error is not None:
            outcome.job.waiting.set_exception(outcome.error)
        else:
            outcome.job.waiting.set_result(outcome.answer)
