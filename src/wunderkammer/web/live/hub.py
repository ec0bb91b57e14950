"""Those who watch tables: one hub for each table that anybody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterator

from wunderkammer.table import House, Subscription, Table
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.http.middleware.request_log import SHORT, place_of
from wunderkammer.web.live.feed import Feed
from wunderkammer.web.live.permission import Permission
from wunderkammer.web.live.shared_table import SharedTable
from wunderkammer.web.live.stream_queue import StreamQueue
from wunderkammer.web.live.viewpoint import Viewpoint

HEARTBEAT = 15.0
HELLO = b"retry: 1000\n\n"
BEAT = b": still here\n\n"
LOG = logging.getLogger("wunderkammer.live")


class Hub:
    """All feeds of one table; it waits for changes as long as anybody looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.feeds: dict[Viewpoint, Feed] = {}
        self.public_drawings: dict[str, LatestDrawings] = {}  # for each language
        self.subscription = table.subscribe()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        async for _ in self.subscription:
            shared: dict[str, SharedTable] = {}
            for feed in self.in_order():
                lang = feed.point.lang
                try:
                    if lang not in shared:
                        shared[lang] = SharedTable(self.table, lang)
                    update = feed.update(shared[lang])
                except Exception as error:  # one view that cannot be drawn must not blind all the others
                    where = " < ".join(place_of(error))
                    LOG.error("An update of match %s could not be drawn: %s", self.table.id[:SHORT], where)
                    continue
                if update is not None:
                    for reader in feed.readers:
                        reader.give(update)
        self.finish()

    def in_order(self) -> list[Feed]:
        """All feeds, those of the seat that made a secret choice last: what it is sent is as long as its hand."""
        rows = self.table.book.rows
        mover = rows[-1].seat if rows else None
        return sorted(self.feeds.values(), key=lambda feed: feed.point.seat == mover)

    def finish(self) -> None:
        """Tell all readers that nothing more will come."""
        for feed in self.feeds.values():
            for reader in feed.readers:
                reader.end()

    def close(self) -> None:
        self.subscription.close()
        self.task.cancel()
        self.finish()


class Hubs:
    """The hubs of all tables that anybody looks at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hubs: dict[str, Hub] = {}
        self.watchers: set[Subscription] = set()  # of programs, which need no drawings
        self.closed = False
        self.heart: asyncio.Task[None] | None = None

    async def stream(
        self, table: Table, point: Viewpoint, seen: str, permission: Permission
    ) -> AsyncGenerator[bytes, None]:
        """Messages for one reader, from the stamp of the page that they see, for as long as they may see them."""
        hub = self.hubs.get(table.id)
        if hub is None or hub.table is not table:
            hub = self.hubs[table.id] = Hub(table)
        feed = hub.feeds.get(point)
        if feed is None:
            drawings = hub.public_drawings.setdefault(point.lang, LatestDrawings())
            feed = hub.feeds[point] = Feed(hub.table, point, drawings)
        reader = StreamQueue()
        feed.readers.add(reader)
        if self.heart is None:
            self.heart = asyncio.create_task(self.beat())
        try:
            message = HELLO if feed.stamp == seen else HELLO + feed.whole()
            while await permission.holds():
                yield message
                update = await reader.take()
                if reader.ended or self.closed:
                    return
                message = update or feed.whole()  # too slow: what it missed, all at once
        finally:
            feed.readers.discard(reader)
            self.forget(hub, feed)

    async def beat(self) -> None:
        """Let everybody know now and then that the connection still stands."""
        while self.hubs:
            await asyncio.sleep(HEARTBEAT)
            for hub in self.hubs.values():
                for feed in hub.feeds.values():
                    for reader in feed.readers:
                        reader.give(BEAT)
        self.heart = None

    @contextlib.contextmanager
    def watch(self, table: Table) -> Iterator[Subscription]:
        """The changes of a table, until the watcher goes or the server stops."""
        with table.subscribe() as changes:
            self.watchers.add(changes)
            try:
                yield changes
            finally:
                self.watchers.discard(changes)

    def forget(self, hub: Hub, feed: Feed) -> None:
        """What nobody looks at any more need not be drawn."""
        if not feed.readers and hub.feeds.get(feed.point) is feed:
            del hub.feeds[feed.point]
        if not hub.feeds and self.hubs.get(hub.table.id) is hub:
            del self.hubs[hub.table.id]
            hub.close()

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self.closed = True
        if self.heart is not None:
            self.heart.cancel()
        for hub in self.hubs.values():
            hub.close()
        for watcher in [*self.watchers]:
            watcher.close()
