"""Who moves for the bots of a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from wunderkammer.table.bot_service.fair_queue import Urgency
from wunderkammer.table.bot_service.pool import LOG, STAND_IN, BotMove
from wunderkammer.table.clocks import STOOD_IN
from wunderkammer.table.entry_book import Plan
from wunderkammer.table.table_errors import NoSuchMatch, Stale, StorageFailed

if TYPE_CHECKING:
    from wunderkammer.table.table import Table

PAUSE = 1.0  # seconds before trying again when the database failed
OTHERS_TURN = 0.5  # seconds between two looks at whether the process that drives the bots is still there


class Driver:
    """Asks the bots of one table for their moves until people have to move; in secret all choose at the same time.

    Of several processes one does so for each table; the others look now and then whether it still does.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: dict[int, asyncio.Task[None]] = {}  # by seat
        self.ready: set[int] = set()  # seats whose secret choice waits for those of all others
        self.stirred = asyncio.Event()  # something has changed that such a choice may wait for

    def wake(self, elsewhere: bool = False) -> None:
        """Begin for every bot that has to move and that nobody sees to yet, unless another process is about to."""
        self.stirred.set()
        for seat in self.to_move():
            task = self.tasks.get(seat)
            if task is None or task.done():
                self.tasks[seat] = self.table.services.begin(self.run(seat, elsewhere))

    def to_move(self) -> list[int]:
        table = self.table
        if table.status != "playing" or table.gone or table.services.closing:
            return []
        return [seat for seat in table.match.to_act if table.seats[seat].automatic]

    async def run(self, seat: int, elsewhere: bool) -> None:
        locks, name = self.table.services.bot_locks, self.table.id
        if elsewhere and not locks.holds(name):
            await asyncio.sleep(OTHERS_TURN)
        while seat in self.to_move():
            if await locks.hold(name):
                await self.move(seat)
            else:
                await asyncio.sleep(OTHERS_TURN)
        if self.table.status == "over":
            await locks.release(name)

    async def move(self, seat: int) -> None:
        table = self.table
        revision, match = table.revision, table.match
        chosen = await table.services.bots.think(
            table.id, match, seat, self.bot_of(seat), self.urgency(), table.services.share_of(table.owner)
        )
        if table.book.seals(seat, chosen.key):
            await self.let_all_choose(seat)
        await self.store(seat, chosen, revision)

    async def let_all_choose(self, seat: int) -> None:
        """Wait until everybody has chosen: how long a bot thought would tell how much it had to choose from."""
        self.ready.add(seat)
        self.stirred.set()
        try:
            while seat in self.to_move() and not self.ready.issuperset(self.table.match.to_act):
                self.stirred.clear()
                await self.stirred.wait()
            self.stirred.set()  # the others that wait look again too
        finally:
            self.ready.discard(seat)

    async def store(self, seat: int, chosen: BotMove, revision: int) -> None:
        table = self.table

        def plan() -> Plan:
            if table.status != "playing" or not table.seats[seat].automatic:
                raise Stale
            table.check_fresh(seat, revision)
            ahead = table.book.ahead(seat, chosen.key)
            told = [table.book.beside(seat, STOOD_IN)] if chosen.stood_in else []
            return Plan(told + ahead.steps, ahead.result)

        try:
            await table.change(plan)
        except (NoSuchMatch, Stale):
            return  # somebody was faster: the next round looks at the table as it is now
        except StorageFailed as error:
            LOG.warning("A bot's move could not be stored: %s", error)
            await asyncio.sleep(PAUSE)

    def urgency(self) -> Urgency:
        """Whether somebody waits for this table's bots."""
        people = any(seat.kind == "person" and not seat.away for seat in self.table.seats)
        return Urgency.PERSON_WAITS if people else Urgency.BOTS_AMONG_THEMSELVES

    def bot_of(self, seat: int) -> str:
        """The bot of a seat, or the one that stands in for its player."""
        table = self.table
        if table.seats[seat].kind == "bot":
            return table.seats[seat].bot
        return table.rule.bot if table.rule and table.rule.bot else STAND_IN
