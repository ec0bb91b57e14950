"""Which process drives the bots of a table: the one that holds its lock, which the database frees when a process dies.

A lock only saves work: its key sees to it that every entry is stored once, whoever drives.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from typing import Any

from wunderkammer.table.processes.messages import ProcessMessages

TRY = "SELECT key FROM unnest(%s::bigint[]) AS key WHERE pg_try_advisory_lock(key)"
FREE = "SELECT pg_advisory_unlock(%s::bigint)"


class BotLocks:
    """The tables whose bots this process drives; without other processes that is every table."""

    def __init__(self, messages: ProcessMessages) -> None:
        self.messages = messages
        self.held: set[str] = set()
        self.connection: Any = None
        self.turn = asyncio.Lock()

    def holds(self, match_id: str) -> bool:
        return not self.messages.possible or match_id in self.held

    async def hold(self, match_id: str) -> bool:
        """Whether this process drives the table's bots, from now on if nobody else does."""
        return self.holds(match_id) or match_id in await self.hold_some([match_id])

    async def hold_some(self, match_ids: Iterable[str]) -> list[str]:
        """Those of these tables whose bots this process drives, or may drive from now on."""
        asked = [*match_ids]
        if not self.messages.possible or not asked:
            return asked
        async with self.turn:
            keys = {key_of(name): name for name in asked if name not in self.held}
            free = await self.ask(TRY, [*keys]) if keys else []
            self.held.update(keys[key] for (key,) in free)
        return [name for name in asked if name in self.held]

    async def release(self, match_id: str) -> None:
        """Leave a table's bots to others."""
        async with self.turn:
            if match_id in self.held:
                self.held.discard(match_id)
                await self.ask(FREE, key_of(match_id))

    async def ask(self, statement: str, value: Any) -> list[Any]:
        """The answer of the database; if it is gone, so are all locks."""
        import psycopg

        try:
            if self.connection is None:
                self.connection = await psycopg.AsyncConnection.connect(**self.messages.settings())
            cursor = await self.connection.execute(statement, (value,))
            found: list[Any] = await cursor.fetchall()
            return found
        except psycopg.Error:
            await self.close()
            return []

    async def check(self) -> None:
        """Look whether the locks are still there: the database may have restarted while nobody asked."""
        if self.held:
            async with self.turn:
                await self.ask("SELECT %s", 1)

    async def close(self) -> None:
        """Leave all tables to others."""
        self.held.clear()
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()


def key_of(match_id: str) -> int:
    """The number of a table's lock."""
    digest = hashlib.sha256(match_id.encode()).digest()
    return int.from_bytes(digest[:8], signed=True)
