"""The house: all tables of one database."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from weakref import WeakValueDictionary, finalize

from sqlalchemy import Connection

from wunderkammer.errors import BadRecord, BadState
from wunderkammer.match.luck import new_secret
from wunderkammer.shelf.game import Game
from wunderkammer.table.analyses import MatchAnalyses
from wunderkammer.table.bot_service.pool import BotPool
from wunderkammer.table.caretaker import Caretaker
from wunderkammer.table.notices.notice_settings import NoticeSettings
from wunderkammer.table.notices.postman import Postman
from wunderkammer.table.opening.new_table import (
    Opening,
    begin_rematch,
    from_finished,
    from_lesson,
    from_order,
    from_upload,
    marked_as_played_on,
    opening,
    rows_to_store,
    without_hints,
)
from wunderkammer.table.opening.order import ListedMatch, OpenedTable, Order, SeatOrder
from wunderkammer.table.opening.record_upload import RecordUpload
from wunderkammer.table.people.accounts import Accounts
from wunderkammer.table.people.address_book import AddressBook
from wunderkammer.table.people.api_tokens import ApiTokens
from wunderkammer.table.people.notice_wishes import NoticeWishes
from wunderkammer.table.people.relations import Relations
from wunderkammer.table.people.solved_puzzles import SolvedPuzzles
from wunderkammer.table.processes.bot_locks import BotLocks
from wunderkammer.table.processes.exchange import Exchange
from wunderkammer.table.processes.house_clock import HouseClock
from wunderkammer.table.processes.limits import Limits
from wunderkammer.table.processes.messages import ProcessMessages
from wunderkammer.table.room import read
from wunderkammer.table.seats import fingerprint
from wunderkammer.table.services import Services
from wunderkammer.table.storage import changes, lists
from wunderkammer.table.storage.changes import Conflict
from wunderkammer.table.storage.lists import OwnMatch
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table import Table
from wunderkammer.table.table_errors import BadOrder, MatchOutdated, NoSuchMatch, NotOver

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{16,40}")
SOON = 0.1  # seconds after which all processes know that one has a table
SAFETY = 4  # times as many seconds between two looks where other processes tell what they store
LATE = 4  # rounds of the caretaker that may be missed: on a full machine looks of one's own would make it fuller still


class House:
    """Opens tables, finds them again, lets bots think and clocks run; `async with House(url) as house`."""

    accounts: Accounts
    api_tokens: ApiTokens
    solved_puzzles: SolvedPuzzles
    addresses: AddressBook
    relations: Relations
    notice_wishes: NoticeWishes
    postman: Postman | None = None  # only where the server has settings for notices
    services: Services
    analyses: MatchAnalyses
    limits: Limits
    exchange: Exchange

    def __init__(
        self,
        url: str,  # a path for SQLite, sqlite:///…, or postgresql://…
        *,
        now: Callable[[], float] | None = None,  # the time; usually the database's, counted evenly from the start
        live: int = 200,  # tables kept in memory
        bot_processes: int | None = None,  # in which bots think
        patience: float = 20.0,  # seconds a bot may think
        poll: float = 0.25,  # seconds between looks at what other processes have stored
        notices: NoticeSettings | None = None,  # how people who are away are notified
        bots_alone: bool = True,  # whether bots may play without people: on a shared server they would cost everybody
    ) -> None:
        self.url = url
        self.now = now or HouseClock()
        self.most_live = live
        self.bot_processes = bot_processes
        self.patience = patience
        self.poll = poll
        self.bots_alone = bots_alone
        self.notices = notices
        self.recent: OrderedDict[str, Table] = OrderedDict()
        # Anyone who looks at a table keeps it: there are never two of one match in this process.
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.uploading = asyncio.Lock()

    async def __aenter__(self) -> House:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Bring the database up to date and start; matches go on where they stood."""
        store = await asyncio.to_thread(Store, self.url)
        if isinstance(self.now, HouseClock):
            await store.read(self.now.compare)
        messages = ProcessMessages(store.engine)
        pool = BotPool(self.bot_processes, self.patience, shared=not self.bots_alone)
        self.services = Services(store, pool, self.now, BotLocks(messages))
        self.accounts = Accounts(store, self.now)
        self.api_tokens = ApiTokens(store, self.now)
        self.solved_puzzles = SolvedPuzzles(store, self.now)
        self.addresses = AddressBook(store, self.accounts, self.now)
        self.relations = Relations(store, self.now)
        self.notice_wishes = NoticeWishes(store, self.now)
        self.analyses = MatchAnalyses(self.services)
        self.limits = Limits(store, self.now)
        self.exchange = Exchange(self, messages)
        self.exchange.open()
        caretaker = Caretaker(self)
        await caretaker.wake_bots(self.now())
        self.services.begin(caretaker.run())
        if self.notices is not None:
            self.postman = Postman(store, self.addresses, self.now, self.notices)
            self.services.begin(self.postman.run())

    async def close(self) -> None:
        """End all subscriptions, then everything else; what was acknowledged is stored already."""
        self.services.closing = True
        for table in [*self.tables.values()]:
            table.close()
        if self.postman is not None:
            self.postman.close()
        await self.services.close()
        await self.services.bots.close()
        await self.services.bot_locks.close()
        await asyncio.to_thread(self.services.store.close)
        await asyncio.to_thread(self.exchange.messages.close)
        self.recent.clear()

    @property
    def look_every(self) -> float:
        """Seconds between two looks at what others have stored; where one hears of it, a look is only for safety."""
        return self.poll * (SAFETY if self.exchange.messages.listening else 1)

    # Finding tables.

    async def table(self, match_id: str) -> Table:
        """The table of a match, as it is stored now; raises NoSuchMatch."""
        table = self.tables.get(match_id)
        if table is None or table.gone:
            table = await self.load(match_id)
        elif asyncio.get_running_loop().time() - table.looked > self.look_every * (LATE if table.bell.listeners else 1):
            # Where somebody watches, the caretaker looks every time: only if it is late another look is needed.
            await table.refresh()
        self.recent[match_id] = table
        self.recent.move_to_end(match_id)
        if len(self.recent) > self.most_live:
            self.recent.popitem(last=False)
        return table

    async def load(self, match_id: str) -> Table:
        if not MATCH_ID.fullmatch(match_id):
            raise NoSuchMatch
        task = self.loading.get(match_id)
        if task is None:
            task = self.loading[match_id] = self.services.begin(self.read_table(match_id), quiet=True)
            task.add_done_callback(lambda _: self.loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def read_table(self, match_id: str) -> Table:
        """Read and replay, both in a thread: a long match must not hold up the others."""
        await self.exchange.hold(match_id)
        store, asked = self.services.store, asyncio.get_running_loop().time()
        found = await store.read(lambda connection: read(connection, match_id))
        try:
            table = await store.aside(lambda: Table(self.services, found))
        except (BadRecord, BadState) as error:
            raise MatchOutdated(reason=error.to_json()) from None
        table.looked = asked
        self.tables[match_id] = table
        finalize(table, self.services.forget, match_id).atexit = False
        table.driver.wake()
        if self.exchange.messages.others:
            self.services.begin(self.look_again(table), quiet=True)
        return table

    async def look_again(self, table: Table) -> None:
        """What was stored before everybody knew that this process holds the table."""
        await asyncio.sleep(SOON)
        await table.refresh()

    # Opening tables.

    async def create(self, order: Order) -> OpenedTable:
        """A new table; it begins at once if no seat is free."""
        now = self.now()
        return await self.keep(await self.services.store.aside(lambda: from_order(order, now)))

    async def learn(self, played: Game, name: str, seats: Sequence[SeatOrder], owner: str) -> OpenedTable:
        """A table for a lesson of a game."""
        now = self.now()
        return await self.keep(await self.services.store.aside(lambda: from_lesson(played, name, seats, now, owner)))

    async def play_on(
        self, match_id: str, position: int, seat: int, bot: str = "greedy", owner: str | None = None
    ) -> OpenedTable:
        """A new match from a position of a finished one: one seat is the owner's, the bots play on."""
        table = await self.finished_table(match_id)
        now = self.now()

        def work() -> Opening:
            match, orders = from_finished(table.match, table.seats, position, seat, bot)
            return marked_as_played_on(opening(match, orders, now, owner, table.name, secret=new_secret()), match_id)

        return await self.keep(await self.services.store.aside(work))

    async def read_upload(self, upload: RecordUpload, data: bytes) -> None:
        """Read some more of a record, in a thread and one upload at a time: nobody's table waits for it."""
        async with self.uploading:
            await self.services.store.aside(lambda: upload.feed(data))

    async def open_upload(self, upload: RecordUpload, owner: str | None = None) -> OpenedTable:
        """A match from a record that has come as a whole: its header's bots play, and all people are the owner's."""
        now = self.now()

        def work() -> Opening:
            match, orders = from_upload(upload)
            return opening(match, orders, now, owner, secret=new_secret() if match.result is None else None)

        async with self.uploading:
            made = await self.services.store.aside(work)
        return await self.keep(made)

    async def rematch(self, match_id: str) -> str:
        """The id of the next match of the same people, who keep their tokens; asked twice it is the same one."""
        table = await self.finished_table(match_id)
        now, store = self.now(), self.services.store

        def work() -> Opening:
            match, seats = begin_rematch(table.match, table.seats)
            of = (table.owner, table.name, table.public, table.rule, match_id)
            made = rows_to_store(match, seats, {}, now, *of, new_secret())
            return made if table.offers_hints else without_hints(made)

        made = await store.aside(work)

        def find_or_add(connection: Connection) -> str:
            known = lists.rematch_of(connection, match_id)
            if known is None:
                changes.add_match(connection, made.row, made.standing, made.seats, made.entries)
            return known or made.row.id

        try:
            following = await store.write(find_or_add)
        except Conflict:  # another process was asked at the same moment
            following = await store.write(find_or_add)
        await self.table(following)  # bots may have to begin
        return following

    async def finished_table(self, match_id: str) -> Table:
        table = await self.table(match_id)
        if table.status != "over":
            raise NotOver
        return table

    async def keep(self, made: Opening) -> OpenedTable:
        if not self.bots_alone and made.row.state == "playing" and all(seat.kind != "person" for seat in made.seats):
            raise BadOrder("bots-alone")
        await self.services.store.write(
            lambda connection: changes.add_match(connection, made.row, made.standing, made.seats, made.entries)
        )
        await self.table(made.row.id)  # bots may have to begin
        return made.opened

    async def remove(self, match_id: str) -> None:
        """Remove a match for good; anyone who looks at it learns that it is over."""
        table = await self.table(match_id)
        await self.services.store.write(lambda connection: changes.remove(connection, match_id))
        table.close()
        self.recent.pop(match_id, None)

    # Lists.

    async def mine(self, user: str | None = None, tokens: Iterable[str] = (), limit: int = 100) -> list[ListedMatch]:
        """A person's matches: their turn first, then the latest."""
        hashed = {fingerprint(token) for token in tokens}
        return await self.services.store.read(lambda connection: lists.mine(connection, user, hashed, limit))

    async def games_of(self, user: str | None) -> set[str]:
        """The games of which a user has a match or a lesson."""
        if user is None:
            return set()
        return await self.services.store.read(lambda connection: lists.games_of(connection, user))

    async def own_matches(self, user: str | None, game: str) -> list[OwnMatch]:
        """All matches of one game that a user has opened or sat at, the latest first."""
        if user is None:
            return []
        return await self.services.store.read(lambda connection: lists.own(connection, user, game))

    async def open_tables(self, limit: int = 50) -> list[ListedMatch]:
        """Public tables with a free seat."""
        return await self.services.store.read(lambda connection: lists.public(connection, "waiting", limit))

    async def running(self, limit: int = 50) -> list[ListedMatch]:
        """Public matches to watch."""
        return await self.services.store.read(lambda connection: lists.public(connection, "playing", limit))
