"""What every table of a house uses."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from wunderkammer.table.bot_service.pool import LOG, BotPool
from wunderkammer.table.processes.bot_locks import BotLocks
from wunderkammer.table.storage.store import Store

T = TypeVar("T")
MOST_REMEMBERED = 10_000
STAYS = 600.0  # seconds for which somebody who says nothing is still where they were
BEAT = 0.02  # seconds: longer than anything that depends on what somebody may choose from


class Services:
    """The database, the bots, the time, and work that goes on after the person who asked for it has gone."""

    def __init__(self, store: Store, bots: BotPool, now: Callable[[], float], bot_locks: BotLocks) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.bot_locks = bot_locks
        self.tasks: set[asyncio.Task[Any]] = set()
        # From where users came, and when they were last heard of.
        self.addresses: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.closing = False
        self.forgotten: Callable[[str], None] = lambda _: None  # who wants to know
        self.loop = asyncio.get_running_loop()

    def came_from(self, user: str, address: str) -> None:
        """Remember from where a user plays: many accounts at one address have one share of the machine.

        So has one account that comes from many addresses: as long as it is in use, its first one counts.
        """
        now = self.loop.time()
        first, heard = self.addresses.pop(user, (address, now))
        self.addresses[user] = (first if now - heard < STAYS else address, now)
        if len(self.addresses) > MOST_REMEMBERED:
            self.addresses.popitem(last=False)

    def share_of(self, user: str | None) -> str:
        """Of whose part of the machine the bots of a user's tables think."""
        return self.addresses.get(user, (user, 0.0))[0] if user is not None else ""

    def forget(self, match_id: str) -> None:
        """A table is no longer in memory: its bots are others' business. Called by whatever thread tidies up."""
        self.forgotten(match_id)
        if not self.closing and match_id in self.bot_locks.held:
            self.loop.call_soon_threadsafe(lambda: self.begin(self.bot_locks.release(match_id)))

    async def next_beat(self) -> None:
        """Wait for the moment at which the secret choices of all tables are stored."""
        await asyncio.sleep(BEAT - self.loop.time() % BEAT)

    def begin(self, work: Coroutine[Any, Any, T], quiet: bool = False) -> asyncio.Task[T]:
        """Start something; unless it is quiet, a failure nobody waits for is reported."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended_quietly if quiet else self.note_end)
        return task

    def ended_quietly(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # now it has been looked at

    def note_end(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.error("Something failed behind the tables.", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if the person who asked for it leaves meanwhile."""
        return await asyncio.shield(self.begin(work, quiet=True))

    async def close(self) -> None:
        self.closing = True
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
