"""How people keep others away: mute, block and report."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from time import monotonic
from typing import Literal, NamedTuple

from sqlalchemy import Connection

from wunderkammer.table.people.clean_text import chat_of
from wunderkammer.table.seats import new_id
from wunderkammer.table.storage.people import account_rows, relation_rows, reports
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import NoSuchUser, NotWelcome, TooMany

RelationKind = Literal["", "muted", "blocked"]
REMEMBERED = 20.0  # seconds
MOST_REMEMBERED = 4096
MOST_REPORTS = 20  # of one person that wait for an administrator


class Relation(NamedTuple):
    """Somebody whom a user has muted or blocked."""

    user: str
    name: str
    kind: str


class Relations:
    """Who wants to have nothing to do with whom (house.relations)."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.recent: OrderedDict[str, tuple[float, list[Relation]]] = OrderedDict()  # asked for with every page

    async def put(self, user: str, other: str, kind: RelationKind) -> None:
        """Mute or block somebody, or neither any more."""

        def work(connection: Connection) -> None:
            if user == other or account_rows.user_of(connection, other) is None:
                raise NoSuchUser
            relation_rows.put(connection, user, other, kind)

        await self.store.write(work)
        self.recent.pop(user, None)

    async def of(self, user: str) -> list[Relation]:
        """Everybody whom a user has muted or blocked."""
        until, found = self.recent.get(user, (0.0, []))
        if until < monotonic():
            rows = await self.store.read(lambda connection: relation_rows.of(connection, user))
            found = [Relation(row.other, row.name, row.kind) for row in rows]
            self.recent[user] = (monotonic() + REMEMBERED, found)
            if len(self.recent) > MOST_REMEMBERED:
                self.recent.popitem(last=False)
        return found

    async def check_welcome(self, user: str, people: Collection[str]) -> None:
        """Raises NotWelcome if any of these people has blocked a user."""
        if await self.store.read(lambda connection: relation_rows.blocks(connection, user, people)):
            raise NotWelcome

    async def report(self, user: str, other: str, match: str, text: str) -> None:
        """Tell the administrators about somebody."""
        values = {"id": new_id(), "by": user, "about": other, "match": match, "text": chat_of(text), "at": self.now()}

        def work(connection: Connection) -> None:
            if user == other or account_rows.user_of(connection, other) is None:
                raise NoSuchUser
            if reports.unsettled_by(connection, user) >= MOST_REPORTS:
                raise TooMany
            reports.add(connection, values)

        await self.store.write(work)
