"""Whether somebody may still see what a stream brings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from wunderkammer.table import Table
from wunderkammer.table.table_errors import StorageFailed
from wunderkammer.web.http.sessions import REMEMBERED, Sessions


class Permission:
    """Asked for again when anything about people or the table's seats has changed, and now and then."""

    def __init__(self, sessions: Sessions, table: Table, ask: Callable[[], Awaitable[bool]]) -> None:
        """`ask` says whether somebody may look now; what it said holds until something changes."""
        self.sessions = sessions
        self.table = table
        self.ask = ask
        self.asked_at = (-1, -1)  # changes of people and of seats that were known when it was asked for
        self.certain_until = 0.0

    async def holds(self) -> bool:
        now = (self.sessions.changes, self.table.version)
        if now == self.asked_at and monotonic() < self.certain_until:
            return True
        with suppress(StorageFailed):  # nobody can be asked just now, and nothing new can have been stored
            if not await self.ask():
                return False
            self.asked_at, self.certain_until = now, monotonic() + REMEMBERED
        return True
