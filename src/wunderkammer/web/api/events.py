"""The stream of a table for programs: a line of JSON for everything that its reader may know of."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from time import monotonic

from starlette.responses import Response

from wunderkammer.table import Subscription, Table
from wunderkammer.table.storage.announcements import USER
from wunderkammer.table.table_errors import StorageFailed
from wunderkammer.web.api.caller import Call, bearer_of
from wunderkammer.web.api.endpoint import LINES
from wunderkammer.web.api.play_endpoints import log_line, match_shown
from wunderkammer.web.http.request_limits import sender_of
from wunderkammer.web.http.sessions import REMEMBERED
from wunderkammer.web.http.stream_limits import StreamLimits
from wunderkammer.web.live.hub import HEARTBEAT, Hubs
from wunderkammer.web.live.pieces.log_html import LogOnPage
from wunderkammer.web.live.shared_table import SharedTable
from wunderkammer.web.live.stream import LimitedStream


async def events(call: Call) -> Response:
    """How the match stands, then everything that changes, until it is over: `match`, `log`, `back` and `beat` lines."""
    table = await call.table()
    seat = call.seat(table)
    hubs: Hubs = call.request.app.state.hubs
    limits: StreamLimits = call.request.app.state.stream_limits
    place = limits.one_more(sender_of(call.request), call.user.id)
    return LimitedStream(lines(call, table, seat, hubs), place, LINES)


async def lines(call: Call, table: Table, seat: int | None, hubs: Hubs) -> AsyncIterator[bytes]:
    reader, permission = EventReader(call, table, seat), Permission(call, table, seat)
    with hubs.watch(table) as changes, permission.watched():
        while True:
            news = [*reader.news()]  # at once: while the permission is asked for the table may go on
            if not await permission.holds():
                return
            for event in news:
                yield json.dumps(event, ensure_ascii=False).encode() + b"\n"
            if table.status == "over":
                return
            while not await wait_for_change(changes):
                if changes.closed or not await permission.holds():
                    return
                yield b'{"type": "beat"}\n'


async def wait_for_change(changes: Subscription) -> bool:
    """Whether something changes before the next heartbeat; not if the table is gone or the server stops."""
    try:
        async with asyncio.timeout(HEARTBEAT):
            await anext(changes)
    except (TimeoutError, StopAsyncIteration):
        return False
    return True


class Permission:
    """Whether a program may still listen: the token is good, and the seat its owner's.

    The database is asked when something about the owner has changed, and now and then.
    """

    def __init__(self, call: Call, table: Table, seat: int | None) -> None:
        self.call, self.table, self.seat = call, table, seat
        self.certain_until = monotonic() + REMEMBERED

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Hear of changes for as long as the stream lasts."""
        listeners = self.call.house.exchange.hear_of_people
        listeners.append(self.hear)
        try:
            yield
        finally:
            listeners.remove(self.hear)

    def hear(self, kind: str, which: str) -> None:
        if kind == USER and which == self.call.user.id:
            self.certain_until = 0.0

    async def holds(self) -> bool:
        if self.seat is not None and self.seat not in self.table.seats_of(self.call.user.id):
            return False
        if monotonic() >= self.certain_until:
            with suppress(StorageFailed):  # nobody can be asked just now, and nothing new can have been stored
                if await bearer_of(self.call.request) is None:
                    return False
                self.certain_until = monotonic() + REMEMBERED
        return True


class EventReader:
    """What one program has been told of a table; sealed choices of others change nothing for it."""

    def __init__(self, call: Call, table: Table, seat: int | None) -> None:
        self.call, self.table, self.seat = call, table, seat
        self.log = LogOnPage(table, seat)
        self.since: int = call.query.get("since", 0)
        self.before: object = None

    def news(self) -> Iterator[dict[str, object]]:
        """What has happened first, then how the match stands."""
        shared = SharedTable(self.table, self.call.lang)
        added, removed = self.log.update(self.call.sight(self.table, self.seat), shared)
        if removed:
            yield {"type": "back", "from": removed[0].number}
        for item in added:
            if item.number >= self.since:
                yield {"type": "log", **log_line(item)}
        now = match_shown(self.call, self.table, self.seat)
        if now != self.before:
            self.before = now
            yield {"type": "match", **now}
