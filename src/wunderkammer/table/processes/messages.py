"""Messages between the server processes of one PostgreSQL database: one NOTIFY for each batch that was written.

What is written about a match is sent to those processes that have said that they hold its table, everything else to
all. A message may get lost, for instance while the database restarts: a process that needs to know for certain also
looks by itself now and then. A process that hears of no other one sends nothing but its signs of life.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from sqlalchemy import Engine

from wunderkammer.table.seats import new_id
from wunderkammer.table.storage.announcements import ENTRIES, MATCH, Announcement

LOG = logging.getLogger("wunderkammer.table")
CHANNEL = "wunderkammer"  # of all; each process has one of its own beside it
SEND = "SELECT pg_notify(channel, message) FROM unnest(%s::text[], %s::text[]) AS sent(channel, message)"
LONGEST = 7_500  # bytes of a message; PostgreSQL takes less than 8,000
ALIVE = "alive"  # a sign of life
ENDED = "ended"  # the process stops
HOLDS = "holds"  # the process has the tables of these matches
DROPS = "drops"  # … and no longer those of these
BEAT = 1.0  # seconds between two signs of life
SILENCE = 4.0  # seconds after which a process that said nothing is gone
AGAIN = 0.5  # seconds before the connection is tried again

NONE: frozenset[str] = frozenset()
Hear = Callable[[str, str, Any], None]  # the process, the kind of a message, what it is about


class ProcessMessages:
    """What other processes have to say, and what this one tells them; without PostgreSQL there are no others."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.possible = engine.dialect.name == "postgresql"
        self.own = new_id()
        self.listening = False
        self.heard: dict[str, float] = {}  # when other processes were last heard
        self.holders: dict[str, frozenset[str]] = {}  # the other processes that hold a match's table
        self.sending: Any = None
        self.guard = threading.Lock()

    @property
    def others(self) -> list[str]:
        """The processes that have been heard of lately."""
        latest = monotonic() - SILENCE
        return [name for name, at in [*self.heard.items()] if at > latest]

    # Telling.

    def tell(self, announcements: Sequence[Announcement]) -> None:
        """Tell all others of what was committed; called by the thread that has written it."""
        if self.possible and announcements and self.others:
            self.send(self.by_channel(announcements))

    def by_channel(self, announcements: Sequence[Announcement]) -> dict[str, list[Announcement]]:
        """Which channel has to carry what: of a match only those who hold its table need to hear."""
        found: dict[str, list[Announcement]] = {}
        for one in announcements:
            if one.kind in (ENTRIES, MATCH):
                match_id = one.about[0] if one.kind == ENTRIES else one.about
                channels = [channel_of(process) for process in self.holders.get(match_id, ())]
            else:
                channels = [CHANNEL]
            for channel in channels:
                found.setdefault(channel, []).append(one)
        return found

    def send(self, addressed: Mapping[str, Sequence[Announcement]]) -> None:
        """Send messages, all in one statement; one that cannot be sent is lost, which others find out by looking."""
        import psycopg

        sent = [(channel, text) for channel, some in addressed.items() for text in pack_messages(self.own, some)]
        if not sent:
            return
        with self.guard:
            try:
                connection = self.sending = self.sending or self.connect()
                connection.execute(SEND, ([channel for channel, _ in sent], [text for _, text in sent]))
            except psycopg.Error:
                self.hang_up()

    async def send_all(self, announcement: Announcement) -> None:
        """Tell all others something about this process."""
        if self.possible:
            await asyncio.to_thread(self.send, {CHANNEL: [announcement]})

    def connect(self) -> Any:
        import psycopg

        return psycopg.connect(**self.settings())

    def settings(self) -> dict[str, Any]:
        """How the database is reached, past SQLAlchemy, every statement for itself."""
        _, settings = self.engine.dialect.create_connect_args(self.engine.url)
        return {**settings, "autocommit": True}

    def hang_up(self) -> None:
        connection, self.sending = self.sending, None
        if connection is not None:
            connection.close()

    def close(self) -> None:
        if self.possible:
            self.tell([Announcement(ENDED, None)])
            with self.guard:
                self.hang_up()

    # Listening.

    async def listen(self, hear: Hear) -> None:
        """Hand over what others say, for as long as the house is open."""
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**self.settings()) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f'LISTEN "{channel_of(self.own)}"')
                    self.listening = True
                    async for message in connection.notifies():
                        self.take_safely(message.payload, hear)
            except psycopg.Error:
                self.listening = False
                await asyncio.sleep(AGAIN)

    def take_safely(self, text: str, hear: Hear) -> None:
        """While a new version takes over, others may say what this one does not understand: it looks by itself."""
        try:
            self.take(text, hear)
        except Exception:
            LOG.exception("A message of another process could not be understood.")

    def take(self, text: str, hear: Hear) -> None:
        sender, *announcements = json.loads(text)
        if sender == self.own:
            return
        self.heard[sender] = monotonic()
        for kind, about in announcements:
            if kind == ENDED:
                self.forget(sender)
            elif kind == HOLDS:
                self.holders |= {match_id: self.holders.get(match_id, NONE) | {sender} for match_id in about}
            elif kind == DROPS:
                self.drop(sender, about)
            hear(sender, kind, about)

    def forget(self, process: str) -> None:
        """Another process is gone."""
        self.heard.pop(process, None)
        self.drop(process, [*self.holders])

    def drop(self, process: str, match_ids: Sequence[str]) -> None:
        for match_id in match_ids:
            left = self.holders.get(match_id, NONE) - {process}
            if left:
                self.holders[match_id] = left
            else:
                self.holders.pop(match_id, None)

    async def live(self, beat: Callable[[], list[Announcement]]) -> None:
        """Give signs of life: what this process has to say of itself."""
        while True:
            await asyncio.to_thread(self.send, {CHANNEL: beat()})
            await asyncio.sleep(BEAT)
            for name in self.heard.keys() - {*self.others}:
                self.forget(name)


def channel_of(process: str) -> str:
    return f"{CHANNEL} {process}"


def pack_messages(sender: str, announcements: Sequence[Announcement]) -> list[str]:
    """Announcements as messages, as few as will hold them."""
    texts: list[str] = []
    parts: list[str] = [json.dumps(sender)]
    size = 0
    for part in map(short_text, announcements):
        if size + len(part) > LONGEST:
            texts.append(f"[{','.join(parts)}]")
            parts, size = parts[:1], 0
        parts.append(part)
        size += len(part) + 1
    return [*texts, f"[{','.join(parts)}]"]


def short_text(announcement: Announcement) -> str:
    """An announcement as JSON, all in ASCII; of entries that are too many only that there are some."""
    text = json.dumps(announcement, separators=(",", ":"))
    if len(text) > LONGEST and announcement.kind == ENTRIES:
        return json.dumps((MATCH, announcement.about[0]))
    return text
