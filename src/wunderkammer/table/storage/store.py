"""The database as the event loop sees it: reading in threads, writing through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from wunderkammer.table.storage.announcements import Announcement
from wunderkammer.table.storage.changes import AppendedEntries
from wunderkammer.table.storage.connection import address, connect, for_reading, reason_of
from wunderkammer.table.storage.migrate import upgrade
from wunderkammer.table.storage.writer import Writer, failure
from wunderkammer.table.table_errors import StorageFailed

T = TypeVar("T")
READERS = 4


class Store:
    """One database, open."""

    def __init__(self, url: str) -> None:
        self.engine = connect(address(url), READERS)
        try:
            upgrade(self.engine)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise StorageFailed("database-not-opened", reason=reason_of(error)) from None
        self.reading = for_reading(self.engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="wunderkammer-reader")
        self.announced: Callable[[list[Announcement]], None] = lambda _: None  # what others should know was written
        self.writer = Writer(self.engine, lambda announcements: self.announced(announcements))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that only reads."""
        return await self.aside(lambda: self.read_now(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something that writes; when this returns, it is on the disk."""
        return await self.writer.write(work)

    async def append(self, what: AppendedEntries) -> None:
        """Store entries of a match; when this returns, they are on the disk."""
        await self.writer.append(what)

    async def apart(self, work: Callable[[Connection], T]) -> T:
        """Write something for which no move should have to wait, and which may be lost with the database."""
        return await self.aside(lambda: self.apart_now(work))

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something slow in a thread, so that everybody else's table goes on."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.reading.connect() as connection, connection.begin():
                return work(connection)
        except SQLAlchemyError as error:
            raise StorageFailed("database-not-read", reason=reason_of(error)) from None

    def apart_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise failure(error) from None

    def close(self) -> None:
        self.writer.stop()
        self.readers.shutdown()
        self.engine.dispose()
