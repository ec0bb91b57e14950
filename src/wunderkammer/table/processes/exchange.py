"""What a house hears from other processes, and what it makes of that."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from wunderkammer.errors import WunderkammerError
from wunderkammer.table.processes.messages import ALIVE, DROPS, ENDED, HOLDS, ProcessMessages
from wunderkammer.table.storage.announcements import ENTRIES, MATCH, SESSION, USER, Announcement
from wunderkammer.table.storage.rows import EntryRow

if TYPE_CHECKING:
    from wunderkammer.table.house import House

NAMED_AT_ONCE = 150  # matches in one message
HearOfPeople = Callable[[str, str], None]  # SESSION or USER, and which


class Exchange:
    """Tells others what was written here, and brings tables and sessions up to date with what was written elsewhere."""

    def __init__(self, house: House, messages: ProcessMessages) -> None:
        self.house = house
        self.messages = messages
        self.loop = asyncio.get_running_loop()
        self.hear_of_people: list[HearOfPeople] = []
        self.greeted: set[str] = set()  # the processes that know which tables this one holds
        self.dropped: list[str] = []  # tables that this process no longer holds, since its last sign of life

    def open(self) -> None:
        services = self.house.services
        services.store.announced = self.announce
        services.forgotten = self.dropped_later
        if self.messages.possible:
            services.begin(self.messages.listen(self.hear))
            services.begin(self.messages.live(self.signs_of_life))

    def signs_of_life(self) -> list[Announcement]:
        """What this process says of itself: whose bots it lets think, which tables it has or no longer has."""
        told = [Announcement(ALIVE, self.house.services.bots.queue.thinking_here())]
        gone, self.dropped = [one for one in self.dropped if one not in self.house.tables], []
        told += [Announcement(DROPS, some) for some in parts(gone)]
        others = {*self.messages.others}
        if others - self.greeted:
            told += [Announcement(HOLDS, some) for some in parts([*self.house.tables])]
        self.greeted = others
        return told

    def dropped_later(self, match_id: str) -> None:
        self.dropped.append(match_id)

    async def hold(self, match_id: str) -> None:
        """Tell all others, before a table is read, that this process wants to hear of it."""
        if self.messages.others:
            await self.messages.send_all(Announcement(HOLDS, [match_id]))

    def announce(self, announcements: Sequence[Announcement]) -> None:
        """What the writing thread has just written; sessions of this process are to know too."""
        people = [one for one in announcements if one.kind in (SESSION, USER)]
        if people and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.tell_of_people, people)
        self.messages.tell(announcements)

    def tell_of_people(self, changes: Sequence[Announcement]) -> None:
        for kind, about in changes:
            for hear in self.hear_of_people:
                hear(kind, about)

    def hear(self, sender: str, kind: str, about: Any) -> None:
        """A message from another process."""
        if kind == ENTRIES:
            match_id, number, state, rows = about
            self.bring(match_id, number, state, [EntryRow(*row) for row in rows])
        elif kind == MATCH:
            self.bring(about, -1, "", [])
        elif kind in (SESSION, USER):
            self.tell_of_people([Announcement(kind, about)])
        elif kind in (ALIVE, ENDED):
            self.house.services.bots.queue.hear(sender, about or {})

    def bring(self, match_id: str, number: int, state: str, rows: list[EntryRow]) -> None:
        """Bring a table up to date, if this process has it."""
        table = self.house.tables.get(match_id)
        if table is None or table.gone:
            return

        async def work() -> None:
            with contextlib.suppress(WunderkammerError):  # the caretaker's next look finds it and says so
                await (table.hear(number, state, rows) if rows else table.refresh())

        self.house.services.begin(work())


def parts(match_ids: list[str]) -> list[list[str]]:
    """Matches in as many parts as messages can hold."""
    return [match_ids[start : start + NAMED_AT_ONCE] for start in range(0, len(match_ids), NAMED_AT_ONCE)]
