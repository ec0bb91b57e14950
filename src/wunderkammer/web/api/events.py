"""The stream of a table for programs: a line of JSON for everything that its reader may know of."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator

from starlette.responses import Response

from wunderkammer.table import Subscription, Table
from wunderkammer.web.api.caller import Call, bearer_of
from wunderkammer.web.api.endpoint import LINES
from wunderkammer.web.api.play_endpoints import log_line, match_shown
from wunderkammer.web.http.request_limits import sender_of
from wunderkammer.web.http.stream_limits import StreamLimits
from wunderkammer.web.live.hub import HEARTBEAT, Hubs
from wunderkammer.web.live.permission import Permission
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
    async def allowed() -> bool:
        """The token is good, and the seat its owner's."""
        sits = seat is None or seat in table.seats_of(call.user.id)
        return sits and await bearer_of(call.request) is not None

    reader, permission = EventReader(call, table, seat), Permission(call.request.app.state.sessions, table, allowed)
    with hubs.watch(table) as changes:
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


class EventReader:
    """What one program has been sent about a table; sealed choices of others change nothing for it."""

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
