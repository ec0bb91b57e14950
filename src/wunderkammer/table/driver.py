"""Who moves for the bots of a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from wunderkammer.table.bot_pool import LOG, STAND_IN
from wunderkammer.table.clocks import STOOD_IN
from wunderkammer.table.entry_book import Plan
from wunderkammer.table.errors import NoSuchMatch, Stale, StorageFailed

if TYPE_CHECKING:
    from wunderkammer.table.table import Table

PAUSE = 1.0  # seconds before trying again when the database failed


class Driver:
    """Asks the bots of one table for their moves, one round after the other, until people have to move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begin, if a bot has to move and nobody sees to it yet."""
        if self.to_move() and (self.task is None or self.task.done()):
            self.task = self.table.services.begin(self.run())

    def to_move(self) -> list[int]:
        table = self.table
        if table.status != "playing" or table.gone or table.services.closing or table.lesson_step is not None:
            return []
        return [seat for seat in table.match.to_act if table.seats[seat].automatic]

    async def run(self) -> None:
        while seats := self.to_move():
            # Secret choices are made at the same time, as people make them.
            await asyncio.gather(*(self.move(seat) for seat in seats))

    async def move(self, seat: int) -> None:
        table = self.table
        revision, match = table.revision, table.match
        chosen = await table.services.bots.think(table.id, match, seat, self.bot_of(seat))

        def plan() -> Plan:
            if not table.seats[seat].automatic:
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

    def bot_of(self, seat: int) -> str:
        """The bot of a seat, or the one that stands in for its player."""
        table = self.table
        if table.seats[seat].kind == "bot":
            return table.seats[seat].bot
        return table.rule.bot if table.rule and table.rule.bot else STAND_IN
