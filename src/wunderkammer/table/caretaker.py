"""Who looks after the tables: other processes' entries, clocks that end, bots that nobody woke."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from wunderkammer.errors import WunderkammerError
from wunderkammer.table.bot_service.pool import LOG, SHORT
from wunderkammer.table.processes.house_clock import HouseClock
from wunderkammer.table.storage import lists
from wunderkammer.table.storage.lists import Mark
from wunderkammer.table.table_errors import NoSuchMatch, StorageFailed

if TYPE_CHECKING:
    from wunderkammer.table.house import House
    from wunderkammer.table.table import Table

STALLED = 30.0  # seconds after which a bot's move is somebody else's business: its process may be gone
LEFT = 1.0  # seconds after which bots that no process drives are seen to; whether one does, PostgreSQL knows
TIDYING = 600.0  # seconds between two removals of what is no longer needed
ASKED_AT_ONCE = 500


class Caretaker:
    """Makes a round every now and then."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.broken: set[str] = set()  # matches that cannot be opened; reported now and then
        # When to look again for stalled bots, for bots that were left alone, and for what can go, by the loop's clock.
        self.next_search = self.next_look = self.next_tidying = 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.house.look_every)
            try:
                await self.round()
                await self.keep_in_step()
            except StorageFailed as error:
                LOG.warning("The tables cannot be looked after: %s", error.values.get("reason", error.code))
            except Exception:  # clocks and bots of all tables depend on the next round
                LOG.exception("A round of the caretaker failed.")

    async def round(self) -> None:
        now = self.house.now()
        watched = {table.id: table for table in [*self.house.tables.values()] if table.bell.listeners}

        asked = asyncio.get_running_loop().time()
        searching = asked >= self.next_search
        if searching:
            self.next_search = asked + STALLED / 3

        def look(connection: Connection) -> tuple[dict[str, Mark], list[str], list[str]]:
            marks: dict[str, Mark] = {}
            ids = [*watched]
            for begin in range(0, len(ids), ASKED_AT_ONCE):
                marks |= lists.marks(connection, ids[begin : begin + ASKED_AT_ONCE])
            stalled = lists.waiting_for_bots(connection, now - STALLED) if searching else []
            return marks, lists.late(connection, now), stalled

        marks, late, stalled = await self.house.services.store.read(look)
        for table in watched.values():
            mark = marks.get(table.id)
            if mark is None or mark.revision > table.revision or mark.version != table.version:
                await self.see_to(table.id, refresh)
            table.looked = max(table.looked, asked)
        for match_id in late:
            await self.see_to(match_id, tick)
        for match_id in await self.house.services.bot_locks.hold_some(stalled):
            await self.see_to(match_id, wake)

    async def keep_in_step(self) -> None:
        """What is done because there may be other processes, which may also die."""
        services, asked = self.house.services, asyncio.get_running_loop().time()
        clock = self.house.now
        if isinstance(clock, HouseClock) and clock.due:
            await services.store.read(clock.compare)
        if self.house.exchange.messages.possible and asked >= self.next_look:
            self.next_look = asked + LEFT
            await services.bot_locks.check()
            await self.wake_bots(self.house.now() - LEFT)
        if asked >= self.next_tidying:
            self.next_tidying = asked + TIDYING
            self.broken.clear()  # what had failed may have been mended, or have been the machine's fault
            await self.house.limits.forget()

    async def wake_bots(self, before: float) -> None:
        """Let bots go on that have had to move since before a moment, and that no process drives."""
        services = self.house.services
        found = await services.store.read(lambda connection: lists.waiting_for_bots(connection, before))
        mine = {match_id for match_id in found if match_id in services.bot_locks.held}
        for match_id in await services.bot_locks.hold_some(one for one in found if one not in mine):
            await self.see_to(match_id, wake)

    async def see_to(self, match_id: str, what: Callable[[Table], Awaitable[None]]) -> None:
        if match_id in self.broken:
            return
        try:
            await what(await self.house.table(match_id))
        except NoSuchMatch:
            return
        except StorageFailed:
            raise
        except WunderkammerError as error:
            self.broken.add(match_id)
            LOG.warning("The match %s cannot go on: %s", match_id[:SHORT], error.code)
        except Exception:  # a mistake in one game must not stop the clocks of all others
            self.broken.add(match_id)
            LOG.exception("The match %s cannot go on.", match_id[:SHORT])


async def refresh(table: Table) -> None:
    await table.refresh()


async def tick(table: Table) -> None:
    await table.tick()


async def wake(table: Table) -> None:
    table.driver.wake()
