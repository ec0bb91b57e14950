"""What a process holds of a match, kept the same as what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from sqlalchemy import Connection

from wunderkammer.match.match import Match
from wunderkammer.table.clocks import ENDED, Clocks
from wunderkammer.table.entry_book import EntryBook, Plan, turn_of
from wunderkammer.table.opening.order import ChatLine, State
from wunderkammer.table.seats import Seat, luck_at
from wunderkammer.table.services import Services
from wunderkammer.table.storage import changes, lists, rows
from wunderkammer.table.storage.changes import AppendedEntries, Conflict, Standing
from wunderkammer.table.storage.lists import Mark
from wunderkammer.table.storage.rows import EntryRow, MatchRow
from wunderkammer.table.subscription import Bell
from wunderkammer.table.table_errors import NoSuchMatch
from wunderkammer.table.table_lesson import TableLesson, lesson_at


class StoredMatch(NamedTuple):
    """A match as it was read."""

    row: MatchRow
    entries: list[EntryRow]
    seats: list[Seat]
    chat: list[ChatLine]


def read(connection: Connection, match_id: str, entries: int = 0, chat: int = 0) -> StoredMatch:
    """A match, with its entries and chat from these numbers on."""
    row = rows.find(connection, match_id)
    if row is None:
        raise NoSuchMatch
    return StoredMatch(
        row,
        rows.entries_from(connection, match_id, entries),
        rows.seats_of(connection, match_id),
        rows.chat_of(connection, match_id, chat),
    )


class Room:
    """A match with its seats and chat; changed only after the change has been stored."""

    def __init__(self, services: Services, stored: StoredMatch) -> None:
        row = stored.row
        self.services = services
        self.id = row.id
        self.name = row.name
        self.public = row.public
        self.owner = row.owner
        self.created = row.created
        self.rule = row.rule
        self.rematch_of = row.rematch_of
        self.header = row.header
        self.secret = bytes.fromhex(row.secret) if row.secret is not None else None
        self.book = EntryBook(row.header, stored.entries)
        self.lesson: TableLesson | None = lesson_at(self)
        self.chat: list[ChatLine] = stored.chat
        self.gone = False
        self.looked = 0.0  # when the database was last looked at, by the event loop's clock
        self.lock = asyncio.Lock()
        self.bell = Bell(lambda: self.revision)
        self.take_seats(row, stored.seats)

    @property
    def match(self) -> Match:
        """The match; for reading only."""
        return self.book.match

    @property
    def revision(self) -> int:
        """How many entries are stored."""
        return len(self.book.rows)

    def entries_known(self, viewer: int | None) -> int:
        """How many of the stored entries a seat, or a spectator, may know of: all of the revision that goes out."""
        return self.book.known_entries.count_for(viewer)

    def revision_reached(self, known: int, viewer: int | None) -> int:
        """The revision seen by somebody who knew of this many entries; one that never was if there are fewer."""
        possible = 0 <= known <= self.entries_known(viewer)
        return self.book.known_entries.entries_before(known, viewer) if possible else -1

    async def revision_seen(self, known: int, viewer: int | None) -> int:
        """As `reached`; what somebody has seen in another process this one may not have heard of yet."""
        if known > self.entries_known(viewer):
            await self.refresh()
        return self.revision_reached(known, viewer)

    # Keeping up with what is stored.

    def take_seats(self, row: MatchRow, seats: Sequence[Seat]) -> None:
        """Who sits where, as it was just read; the clocks know who is a person, so they begin anew."""
        self.status = cast(State, row.state)
        self.version = row.version
        people = {seat.seat for seat in seats if seat.kind == "person"}
        self.clocks = Clocks(self.rule, len(seats), people, row.started)
        for entry in self.book.rows:
            self.clocks.note(*entry)
        self.seats = [replace(seat, away=seat.seat in self.clocks.away) for seat in seats]
        if self.secret is not None:
            self.match.luck = luck_at(self.secret, self.id, self.seats)
        self.match.players = [seat.name or str(seat.seat + 1) for seat in seats]

    async def refresh(self) -> None:
        """Look at what other processes have stored."""
        async with self.lock:
            asked = asyncio.get_running_loop().time()
            marks = await self.services.store.read(lambda connection: lists.marks(connection, [self.id]))
            if marks.get(self.id) == Mark(self.revision, self.version):
                self.looked = asked
            else:
                await self.catch_up()

    async def hear(self, number: int, state: str, entries: Sequence[EntryRow]) -> None:
        """Take over entries that another process has just stored, without asking the database if none is missing."""
        async with self.lock:
            asked = asyncio.get_running_loop().time()
            if number + len(entries) <= self.revision:
                return
            if number != self.revision:
                await self.catch_up()
                return
            self.book.read(entries)
            self.stand(cast(State, state), self.clocks_after(entries))
            self.looked = asked
            self.wake_viewers(elsewhere=True)

    async def catch_up(self) -> None:
        have, lines = self.revision, len(self.chat)
        asked = asyncio.get_running_loop().time()
        try:
            stored = await self.services.store.read(lambda connection: read(connection, self.id, have, lines))
        except NoSuchMatch:
            self.close()
            raise
        self.looked = asked
        # Chat is stored without this lock: what has come since the question is not taken twice.
        fresh = [line for line in stored.chat if line.number >= len(self.chat)]
        changed = bool(stored.entries or fresh) or stored.row.version != self.version
        if changed:
            self.book.read(stored.entries)
            self.chat.extend(fresh)
            self.take_seats(stored.row, stored.seats)
            self.wake_viewers(elsewhere=True)

    def close(self) -> None:
        """The match has been removed, or the house closes: nobody needs to wait here any longer."""
        self.gone = True
        self.bell.close()

    def wake_viewers(self, elsewhere: bool = False) -> None:
        """Wake everybody who looks at the table; perhaps it was changed by another process."""
        self.bell.ring()

    # Storing.

    async def change(self, plan: Callable[[], Plan]) -> None:
        """Store entries, then carry them out; if another process was first, look again at what is possible."""
        async with self.lock:
            while True:
                if self.gone:
                    raise NoSuchMatch
                planned = plan()
                if not planned.steps:
                    return
                try:
                    await self.append(planned)
                except Conflict:
                    await self.catch_up()
                else:
                    return

    async def append(self, planned: Plan) -> None:
        at = max(self.services.now(), self.clocks.since)
        entries = [EntryRow(step.seat, step.key, at, step.turn) for step in planned.steps]
        clocks = self.clocks_after(entries)
        state: State = "over" if planned.result or entries[-1].key == ENDED else "playing"
        standing = Standing(state, entries[-1].turn, self.bots(self.seats, clocks), clocks.deadline(), planned.result)
        number, asked = self.revision, asyncio.get_running_loop().time()
        await self.services.store.append(AppendedEntries(self.id, number, entries, standing))
        for entry, step in zip(entries, planned.steps, strict=True):
            self.book.add(entry, step.move)
        self.stand(state, clocks)
        self.looked = asked
        self.wake_viewers()

    def clocks_after(self, entries: Sequence[EntryRow]) -> Clocks:
        """What the clocks show after further entries."""
        clocks = self.clocks.clone()
        for entry in entries:
            clocks.note(*entry)
        return clocks

    def stand(self, state: State, clocks: Clocks) -> None:
        """How the match stands after entries that have been stored."""
        self.status, self.clocks = state, clocks
        if any(seat.away != (seat.seat in clocks.away) for seat in self.seats):
            self.seats = [replace(seat, away=seat.seat in clocks.away) for seat in self.seats]

    async def reseat(self, before: Seat, after: Seat, check: Callable[[Sequence[Seat]], None] | None = None) -> bool:
        """Change who sits on a seat; with the last free seat taken, the match begins. Whether it was possible.

        `check` looks at all seats as they then are, whichever process has changed them, and may refuse.
        """
        at = self.services.now()

        def work(connection: Connection) -> tuple[bool, StoredMatch]:
            possible = changes.put_seat(connection, self.id, before, after)
            seats = rows.seats_of(connection, self.id)
            if possible and check is not None:
                check(seats)
            if possible and not any(seat.free for seat in seats):
                first = self.first_outcomes(seats, at)
                standing = self.at_the_start(seats, at, first)
                changes.begin(connection, at, AppendedEntries(self.id, self.revision, first, standing))
            return possible, read(connection, self.id, self.revision, 1 << 30)

        possible, stored = await self.services.store.write(work)
        self.book.read(stored.entries)
        self.take_seats(stored.row, stored.seats)
        self.wake_viewers()
        return possible

    def first_outcomes(self, seats: Sequence[Seat], at: float) -> list[EntryRow]:
        """What chance does once all have sat down, each perhaps with a number for the luck."""
        if self.secret is not None:
            self.match.luck = luck_at(self.secret, self.id, seats)
        drawn = self.book.outcomes(self.match.state.clone(), len(self.match.entries))
        return [EntryRow(step.seat, step.key, at, step.turn) for step in drawn]

    def at_the_start(self, seats: Sequence[Seat], at: float, first: Sequence[EntryRow]) -> Standing:
        """How a match that begins now stands after the first outcomes."""
        people = {seat.seat for seat in seats if seat.kind == "person"}
        clocks = Clocks(self.rule, len(seats), people, at)
        for entry in (*self.book.rows, *first):
            clocks.note(*entry)
        turn = first[-1].turn if first else turn_of(self.match.state)
        return Standing("playing", turn, self.bots(seats, clocks), clocks.deadline(), None)

    def bots(self, seats: Sequence[Seat], clocks: Clocks) -> int:
        """A mask of the seats that a bot plays now."""
        return sum(1 << seat.seat for seat in seats if seat.kind == "bot" or seat.seat in clocks.away)
