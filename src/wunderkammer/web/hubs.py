"""Those who watch tables: one hub for each table that anybody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

from wunderkammer.table import House, Table
from wunderkammer.web.feeds import Feed, Sentences
from wunderkammer.web.viewpoint import Viewpoint

MOST_BEHIND = 64  # updates that may wait for a slow reader before it gets the whole page instead
HEARTBEAT = 15.0
HELLO = b"retry: 1000\n\n"
BEAT = b": still here\n\n"
log = logging.getLogger(__name__)


class Hub:
    """All feeds of one table; it waits for changes as long as anybody looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.feeds: dict[Viewpoint, Feed] = {}
        self.sentences = Sentences()
        self.subscription = table.subscribe()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        async for _ in self.subscription:
            for feed in [*self.feeds.values()]:
                try:
                    update = feed.update()
                except Exception:  # one view that cannot be drawn must not blind all the others
                    log.exception("An update of match %s could not be drawn.", self.table.id)
                    continue
                for reader in feed.readers if update else ():
                    if reader.qsize() < MOST_BEHIND:
                        reader.put_nowait(update)
        self.finish()

    def finish(self) -> None:
        """Tell all readers that nothing more will come."""
        for feed in self.feeds.values():
            for reader in feed.readers:
                reader.put_nowait(None)

    def close(self) -> None:
        self.subscription.close()
        self.task.cancel()
        self.finish()


class Hubs:
    """The hubs of all tables that anybody looks at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hubs: dict[str, Hub] = {}
        self.closed = False

    async def stream(self, table: Table, point: Viewpoint, seen: str) -> AsyncIterator[bytes]:
        """Messages for one reader, from the stamp of the page that they see."""
        hub = self.hubs.get(table.id)
        if hub is None or hub.table is not table:
            hub = self.hubs[table.id] = Hub(table)
        feed = hub.feeds.get(point)
        if feed is None:
            feed = hub.feeds[point] = Feed(hub.table, point, hub.sentences)
        reader: asyncio.Queue[bytes | None] = asyncio.Queue()
        feed.readers.add(reader)
        try:
            yield HELLO
            if feed.stamp != seen:
                yield feed.whole()
            while not self.closed:
                try:
                    update = await asyncio.wait_for(reader.get(), HEARTBEAT)
                except TimeoutError:
                    yield BEAT
                    continue
                if update is None:
                    return
                if reader.qsize() >= MOST_BEHIND - 1:  # too slow: what it missed, all at once
                    while not reader.empty():
                        reader.get_nowait()
                    update = feed.whole()
                yield update
        finally:
            feed.readers.discard(reader)
            self.forget(hub, feed)

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
        for hub in self.hubs.values():
            hub.close()
