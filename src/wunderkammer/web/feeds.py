"""What goes out to those who watch a table: every change is drawn once for each way to look at it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.history import LogLine
from wunderkammer.table import House, Table
from wunderkammer.web.pieces import pieces
from wunderkammer.web.sight import Sight
from wunderkammer.web.viewpoint import Viewpoint

MOST_BEHIND = 64  # updates that may wait for a slow reader before it gets the whole page instead
HEARTBEAT = 15.0
HELLO = b"retry: 1000\n\n"
BEAT = b": still here\n\n"


class Told(NamedTuple):
    """A line of the log, and how it reads."""

    line: LogLine
    html: Markup
    text: str


def log_lines(sight: Sight, lines: list[LogLine], match_id: str) -> list[Told]:
    """Lines as list items; a click on one shows the position after it."""
    item = Markup('<li data-entry="{0}" class="{1}"><a href="/m/{2}/replay?at={3}{4}">{5}</a></li>')
    seat = "" if sight.seat is None else f"&as={sight.seat}"
    found: list[Told] = []
    for line in lines:
        text = sight.narrator.line(line)
        css = f"{line.kind} seat-{line.seat}" if line.seat >= 0 else line.kind
        found.append(Told(line, item.format(line.entry, css, match_id, line.entry + 1, Markup(seat), text), text))
    return found


class Feed:
    """One viewpoint of one table, shared by all who look from there."""

    def __init__(self, table: Table, point: Viewpoint) -> None:
        self.table = table
        self.point = point
        self.stamp = ""
        self.shown: dict[str, str] = {}
        self.log: list[Told] = []
        self.readers: set[asyncio.Queue[bytes | None]] = set()
        self.update()

    def update(self) -> bytes | None:
        """Draw what has changed; the message for everybody who had seen the state before."""
        table = self.table
        sight = self.point.sight(table)
        drawn = pieces(table, self.point, sight)
        changed = [html for name, html in drawn.items() if self.shown.get(name) != html]
        kept, fresh = self.new_lines(sight)
        gone = self.log[kept:]
        self.shown, self.log, self.stamp = drawn, self.log[:kept] + fresh, stamp(table)
        if not changed and not fresh:
            return None
        movers = [told.line.seat for told in fresh if told.line.kind == "move" and told.line.seat >= 0]
        own = bool(movers) and self.point.seat is not None and movers[-1] == self.point.seat
        since = (fresh or gone)[0].line.entry if fresh or gone else len(table.match.entries)
        html = "".join(changed) + log_piece(since, fresh)
        return message(self.stamp, html, fresh, bool(movers) and not own, own)

    def new_lines(self, sight: Sight) -> tuple[int, list[Told]]:
        """How many of the lines still stand, and those that follow; all lines of an entry are told together."""
        lines = self.table.match.log(self.point.seat)
        same = 0
        for told, line in zip(self.log, lines, strict=False):
            if told.line is not line and told.line != line:
                break
            same += 1
        while 0 < same < len(lines) and lines[same].entry == lines[same - 1].entry:
            same -= 1
        return same, log_lines(sight, lines[same:], self.table.id)

    def whole(self) -> bytes:
        """Everything, for those who have seen nothing or too little."""
        html = "".join(self.shown.values()) + log_piece(0, self.log)
        return message(self.stamp, html, [], False, False)


def stamp(table: Table) -> str:
    """Names what a table shows: moves, words and who has sat down."""
    return f"{table.revision}.{len(table.chat)}.{sum(seat.free for seat in table.seats)}.{table.state}"


def log_piece(since: int, told: list[Told]) -> str:
    """The lines from an entry on; whatever the page shows of that entry and later ones goes."""
    return f'<ol id="log-new" data-from="{since}">{"".join(one.html for one in told)}</ol>'


def message(mark: str, html: str, told: list[Told], paced: bool, own: bool) -> bytes:
    said = " ".join(one.text for one in told)
    data = json.dumps({"html": html, "said": said, "paced": paced, "own": own}, ensure_ascii=False)
    return f"id: {mark}\ndata: {data}\n\n".encode()


class Hub:
    """All feeds of one table; it waits for changes as long as anybody looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.feeds: dict[Viewpoint, Feed] = {}
        self.subscription = table.subscribe()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        async for _ in self.subscription:
            for feed in [*self.feeds.values()]:
                update = feed.update()
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
        if hub is None:
            hub = self.hubs[table.id] = Hub(table)
        feed = hub.feeds.get(point)
        if feed is None:
            feed = hub.feeds[point] = Feed(hub.table, point)
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
