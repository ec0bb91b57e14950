"""Connections that nobody uses end, so that there is always room for those who want something."""

from __future__ import annotations

import asyncio
import sys
from enum import Enum
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from wunderkammer.web.http.request_limits import LONGEST_HEAD
from wunderkammer.web.server.workers.handover import Handover

BACKLOG = 256  # connections that may wait to be taken, and are then taken at once
OTHER_FILES = 200  # that a server may have open beside connections: the database, bots, what it reads
FEWEST, MOST = 50, 20_000  # connections
MOST_FILES = 65_536
LOOK = 1.0  # seconds between two looks at all connections
EVICTED = 0.1  # of the room is freed at once when there is none


class Phase(Enum):
    """What a connection is waiting for."""

    HEAD = "head"  # the rest of a request's head, or any request at all
    BODY = "body"  # the rest of a request
    ANSWER = "answer"  # ours; a stream is one without an end
    READER = "reader"  # the asker, to read what they have been sent
    IDLE = "idle"  # the next request


# Seconds for which a connection may wait; fewer while more than half of the room is taken.
PATIENCE = {Phase.HEAD: 5.0, Phase.BODY: 60.0, Phase.IDLE: 75.0, Phase.READER: 60.0}
HURRY = {Phase.HEAD: 3.0, Phase.BODY: 20.0, Phase.IDLE: 5.0, Phase.READER: 20.0}


class HeadData:
    """Counts what comes of a request's head: the parser would keep a head of any length."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.taken = 0
        self.usual_way = connection.data_received

    def __call__(self, data: bytes) -> None:
        self.usual_way(data)
        self.taken = self.taken + len(data) if phase_of(self.connection) is Phase.HEAD else 0
        if self.taken > LONGEST_HEAD:
            self.connection.transport.abort()


class FirstData:
    """Looks at the first data of a connection, which may concern another worker; the rest goes its usual way."""

    def __init__(self, connection: Any, handover: Handover) -> None:
        self.connection = connection
        self.handover: Handover | None = handover
        self.usual_way = connection.data_received

    def __call__(self, data: bytes) -> None:
        handover, self.handover = self.handover, None
        if handover is None or not handover.hand_over(self.connection, data):
            self.usual_way(data)


class Connections:
    """All connections of this process: makes their protocols, and ends those that wait for too long."""

    def __init__(self, room: int, handover: Handover | None = None) -> None:
        self.room = room
        self.handover = handover
        # What each was doing at the last look, since when, and how much its reader has left to read.
        self.since: WeakKeyDictionary[Any, tuple[Phase, object, float]] = WeakKeyDictionary()
        self.unread: WeakKeyDictionary[Any, int] = WeakKeyDictionary()

    def protocol(self, **settings: Any) -> asyncio.Protocol:
        """A new connection's; when there is no room, those that have waited longest make way for it."""
        made: Any = AutoHTTPProtocol(**settings)
        if len(made.connections) >= self.room:
            self.make_way([*made.connections])
        self.since[made] = (Phase.HEAD, None, monotonic())
        made.data_received = HeadData(made)
        if self.handover is not None:
            made.data_received = FirstData(made, self.handover)
        return made  # type: ignore[no-any-return]

    def adopt(self, data: bytes, **settings: Any) -> asyncio.Protocol:
        """The protocol of a connection that another worker has handed over with its first data: nobody hands it on."""
        handover, self.handover = self.handover, None
        try:
            made: Any = self.protocol(**settings)
        finally:
            self.handover = handover
        usual_way = made.connection_made

        def connection_made(transport: asyncio.Transport) -> None:
            usual_way(transport)
            made.data_received(data)  # before anything else that may have come meanwhile

        made.connection_made = connection_made
        return made  # type: ignore[no-any-return]

    def look(self, connections: list[Any]) -> None:
        """End what has waited for too long."""
        now = monotonic()
        patience = HURRY if len(connections) > self.room / 2 else PATIENCE
        for one in connections:
            phase, since = self.waiting(one, now)
            if phase in patience and now - since > patience[phase]:
                one.transport.abort()

    def waiting(self, one: Any, now: float) -> tuple[Phase, float]:
        """What a connection waits for, and since when."""
        phase, request = phase_of(one), one.cycle
        before, of, since = self.since.get(one, (None, None, now))
        if phase is not before or request is not of or (phase is Phase.READER and self.has_read(one)):
            self.since[one] = (phase, request, since := now)
        return phase, since

    def has_read(self, one: Any) -> bool:
        """Whether somebody has read some of what they have been sent since the last look."""
        left = one.transport.get_write_buffer_size()
        before, self.unread[one] = self.unread.get(one, left), left
        return bool(left < before)

    def make_way(self, connections: list[Any]) -> None:
        """End some that have no request under way, those that have waited longest."""
        now = monotonic()
        waiting = [(self.waiting(one, now), one) for one in connections if not one.transport.is_closing()]
        idle = sorted((since, id(one), one) for (phase, since), one in waiting if phase is not Phase.ANSWER)
        for _, _, one in idle[: max(1, int(self.room * EVICTED))]:
            one.transport.abort()

    async def watch(self, connections: set[Any]) -> None:
        """Look at all connections now and then, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK)
            self.look([*connections])


def phase_of(connection: Any) -> Phase:
    """What a connection of Uvicorn's waits for: its cycle is the latest request, its scope the one that arrives."""
    cycle = connection.cycle
    if connection.transport.get_write_buffer_size() > 0:
        return Phase.READER
    if cycle is not None and not cycle.response_complete:
        return Phase.BODY if cycle.more_body else Phase.ANSWER
    if cycle is None or connection.scope is not cycle.scope:
        return Phase.HEAD
    return Phase.IDLE


def room_for_connections() -> int:
    """How many connections this process may have open: as many files as the system allows, less what else is open."""
    if sys.platform == "win32":
        return FEWEST * 8
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return max(FEWEST, min(MOST, files - BACKLOG - OTHER_FILES))
