"""Notifies people who are away: finds what is due, puts it into the outbox, and sends what lies there."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Row

from wunderkammer.table.notices import mail, push, texts
from wunderkammer.table.notices.mail import NeverDelivered
from wunderkammer.table.notices.notice_settings import NoticeSettings
from wunderkammer.table.notices.occasions import CHANNELS, NoticeOccasion, occasions, wishes_of
from wunderkammer.table.notices.push import PushKey
from wunderkammer.table.people.address_book import AddressBook
from wunderkammer.table.seats import new_id
from wunderkammer.table.storage import rows
from wunderkammer.table.storage.people import account_rows, notice_rows
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import StorageFailed, TooMany

LOG = logging.getLogger("wunderkammer.notices")
MOST_TRIES = 6
FIRST_PAUSE = 60.0  # seconds before a second try; each further one waits four times as long
MOST_AT_ONCE = 50
SENDERS = 6  # letters under way: an address that does not answer must not hold up everybody else's
MOST_LINKS = 3  # letters with links that wait for one person


class Postman:
    """Makes a round every few seconds, outside the path of every move (house.postman)."""

    def __init__(
        self, store: Store, addresses: AddressBook, now: Callable[[], float], settings: NoticeSettings
    ) -> None:
        self.store = store
        self.addresses = addresses
        self.now = now
        self.settings = settings
        self.push_key = PushKey(settings.push) if settings.push else None
        # Threads of its own: what a stranger's server delays is nothing that tables wait for.
        self.threads = ThreadPoolExecutor(SENDERS, "wunderkammer-postman")
        self.looked: dict[tuple[str, str], float] = {}  # who has looked at what since the last round
        self.watching: Counter[tuple[str, str]] = Counter()  # who looks just now
        self.nothing_due: dict[tuple[str, str, int], tuple[float, float]] = {}  # at which state, and until when

    # Who has seen what.

    def saw(self, user: str, match: str) -> None:
        """Somebody has looked at a match: from now on they may get notices of it again."""
        self.looked[user, match] = self.now()

    @contextmanager
    def watch(self, user: str, match: str) -> Iterator[None]:
        """Somebody looks at a match for a while."""
        self.watching[user, match] += 1
        try:
            yield
        finally:
            self.saw(user, match)
            self.watching[user, match] -= 1
            if self.watching[user, match] <= 0:
                del self.watching[user, match]

    # Rounds.

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.every)
            try:
                await self.round()
            except StorageFailed as error:
                LOG.warning("Notices cannot be sent now: %s", error)
            except Exception:  # whatever it was, the others' notices are sent in the next round
                LOG.exception("A round of notices failed.")

    def close(self) -> None:
        """Wait for nobody's answer."""
        if self.push_key is not None:
            self.push_key.hang_up()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def round(self) -> None:
        for pair in self.watching:
            self.saw(*pair)
        looked, self.looked = self.looked, {}
        if looked:
            await self.store.write(lambda connection: notice_rows.note_seen(connection, looked))
        candidates = await self.store.read(lambda connection: notice_rows.candidates(connection, self.now()))
        of_interest = {(row.user, row.id, row.seat) for row in candidates}
        self.nothing_due = {which: known for which, known in self.nothing_due.items() if which in of_interest}
        for row in candidates:
            await self.consider(row)
        await asyncio.gather(*(self.empty_outbox() for _ in range(SENDERS)))

    async def empty_outbox(self) -> None:
        for _ in range(MOST_AT_ONCE):
            letter = await self.store.write(lambda connection: notice_rows.take(connection, self.now()))
            if letter is None:
                return
            await self.deliver(letter)

    async def consider(self, row: Row[Any]) -> None:
        """Put a notice into the outbox if one is due that its reader wants."""
        which, now = (row.user, row.id, row.seat), self.now()
        moved, until = self.nothing_due.get(which, (0.0, 0.0))
        if moved == row.moved and now < until:
            return
        found = await self.store.read(lambda connection: occasions_of(connection, row))
        wanted = wishes_of(row.notices)
        ready = [one for one in found if any(f"{channel}-{one.kind}" in wanted for channel in CHANNELS)]
        due = next((one for one in ready if one.since + self.pause(one) <= now), None)
        if due is None:
            again = min((one.since + self.pause(one) for one in ready), default=float("inf"))
            self.nothing_due[which] = (row.moved, again)
            return
        await self.store.write(lambda connection: self.post_notice(connection, row, due.kind, wanted, now))

    def pause(self, occasion: NoticeOccasion) -> float:
        """A clock that runs low waits for nobody."""
        return 0.0 if occasion.kind == "clock" else self.settings.delay

    def post_notice(self, connection: Connection, row: Row[Any], kind: str, wanted: set[str], now: float) -> None:
        if not notice_rows.claim(connection, row.user, row.id, now):
            return
        letter = {"user": row.user, "match": row.id, "kind": kind, "made": now, "due": now}
        user = account_rows.user_of(connection, row.user)
        if user is not None and self.settings.mail and user.address and f"mail-{kind}" in wanted:
            notice_rows.post(connection, {**letter, "id": new_id(), "channel": "mail", "address": user.address})
        if self.push_key is not None and f"push-{kind}" in wanted:
            for one in notice_rows.push_of(connection, row.user):
                notice_rows.post(connection, {**letter, "id": new_id(), "channel": "push", "address": one.id})

    async def post_link(self, user: str, purpose: str, address: str) -> None:
        """Let a letter with a link be written; the link itself is made only when it is sent."""
        now = self.now()
        letter = {"id": new_id(), "user": user, "match": None, "kind": purpose, "channel": "mail", "address": address}

        def work(connection: Connection) -> None:
            if notice_rows.waiting_letters(connection, user, purpose) >= MOST_LINKS:
                raise TooMany
            notice_rows.post(connection, {**letter, "made": now, "due": now})

        await self.store.write(work)

    # Delivering.

    async def deliver(self, letter: Row[Any]) -> None:
        try:
            await self.send(letter)
        except NeverDelivered:
            await self.give_up(letter)
        except StorageFailed:
            raise
        except Exception as error:  # one letter that fails, in whatever way, is no reason to send no others
            expected = isinstance(error, OSError | smtplib.SMTPException)
            LOG.log(
                logging.WARNING if expected else logging.ERROR,
                "A %s by %s could not be sent: %s",
                *(letter.kind, letter.channel, type(error).__name__),
                exc_info=None if expected else error,
            )
            if letter.tries + 1 >= MOST_TRIES:
                await self.give_up(letter)
            else:
                due = self.now() + FIRST_PAUSE * 4**letter.tries
                await self.store.write(lambda connection: notice_rows.later(connection, letter.id, due))
        else:
            await self.store.write(lambda connection: notice_rows.delete_letter(connection, letter.id))

    async def give_up(self, letter: Row[Any]) -> None:
        """Nobody is there any more: a browser that is gone is forgotten."""

        def work(connection: Connection) -> None:
            notice_rows.delete_letter(connection, letter.id)
            if letter.channel == "push":
                notice_rows.remove_push(connection, letter.address)

        await self.store.write(work)

    async def send(self, letter: Row[Any]) -> None:
        """Send what is still wanted."""
        user = await self.store.read(lambda connection: account_rows.user_of(connection, letter.user))
        if user is None:
            return
        if letter.match is None:
            await self.send_link(letter, user)
        elif await self.still_wanted(letter, user):
            match = await self.store.read(lambda connection: rows.find(connection, letter.match))
            if match is not None:
                said = texts.sentence(letter.kind, match.header["game"], user.lang)
                await self.send_notice(letter, said, user.lang)

    async def still_wanted(self, letter: Row[Any], user: Row[Any]) -> bool:
        if f"{letter.channel}-{letter.kind}" not in wishes_of(user.notices):
            return False
        if letter.channel == "mail" and user.address != letter.address:
            return False
        seen = await self.store.read(
            lambda connection: notice_rows.has_seen(connection, letter.user, letter.match, letter.made)
        )
        return not seen

    async def apart(self, send: Callable[[], None]) -> None:
        """Send in a thread."""
        await asyncio.get_running_loop().run_in_executor(self.threads, send)

    async def send_link(self, letter: Row[Any], user: Row[Any]) -> None:
        mail_settings = self.settings.mail
        assert mail_settings is not None
        secret = await self.addresses.new_link(user.id, letter.kind, letter.address)
        message = texts.link_letter(
            mail_settings, self.settings.base, letter.address, letter.kind, user.name, secret, user.lang
        )
        await self.apart(lambda: mail.send(mail_settings, message))

    async def send_notice(self, letter: Row[Any], said: str, lang: str) -> None:
        mail_settings, key = self.settings.mail, self.push_key
        if letter.channel == "mail" and mail_settings is not None:
            message = texts.notice_letter(self.settings, letter.address, letter.user, letter.match, said, lang)
            await self.apart(lambda: mail.send(mail_settings, message))
        elif letter.channel == "push" and key is not None:
            to = await self.store.read(lambda connection: notice_rows.push_at(connection, letter.address))
            if to is not None:
                text = texts.push_text(letter.match, said)
                await self.apart(lambda: push.send(key, to.endpoint, to.p256dh, to.auth, text))


def occasions_of(connection: Connection, row: Row[Any]) -> list[NoticeOccasion]:
    """What has happened at a match for one of its seats."""
    seats = rows.seats_of(connection, row.id)
    people = {seat.seat for seat in seats if seat.kind == "person"}
    entries = rows.entries_from(connection, row.id, 0) if row.state == "playing" else []
    return occasions(row, entries, people, len(seats))
