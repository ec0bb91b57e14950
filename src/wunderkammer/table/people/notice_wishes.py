"""What somebody wants notices of while they are away, and where to send them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from wunderkammer.table.notices.occasions import CHANNELS, KINDS, wishes_of
from wunderkammer.table.notices.push import checked_endpoint, checked_key
from wunderkammer.table.seats import fingerprint
from wunderkammer.table.storage.people import account_rows, notice_rows
from wunderkammer.table.storage.store import Store

POSSIBLE = frozenset(f"{channel}-{kind}" for channel in CHANNELS for kind in KINDS)


class NoticeState(NamedTuple):
    """How somebody can be reached, and what they want notices of."""

    address: str
    wishes: set[str]
    browsers: int


class NoticeWishes:
    """Everybody's choice (house.notice_wishes)."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def of(self, user: str) -> NoticeState:
        row = await self.store.read(lambda connection: account_rows.user_of(connection, user))
        browsers = await self.store.read(lambda connection: notice_rows.push_of(connection, user))
        return NoticeState((row and row.address) or "", wishes_of(row.notices if row else ""), len(browsers))

    async def put(self, user: str, wishes: Collection[str], lang: str) -> None:
        """What somebody wants from now on, in which language."""
        values = {"notices": " ".join(sorted(POSSIBLE & {*wishes})), "lang": lang}
        await self.store.write(lambda connection: account_rows.change_user(connection, user, values))

    async def end(self, user: str) -> None:
        """No more mail about matches."""
        kept = [one for one in (await self.of(user)).wishes if not one.startswith("mail-")]
        values = {"notices": " ".join(sorted(kept))}
        await self.store.write(lambda connection: account_rows.change_user(connection, user, values))

    async def add_browser(self, user: str, endpoint: str, p256dh: str, auth: str, strangers_only: bool = True) -> None:
        """A browser that may show notices."""
        checked_endpoint(endpoint, strangers_only)
        values = {
            "id": fingerprint(endpoint),
            "user": user,
            "endpoint": endpoint,
            "p256dh": checked_key("p256dh", p256dh),
            "auth": checked_key("auth", auth),
            "made": self.now(),
        }
        await self.store.write(lambda connection: notice_rows.add_push(connection, values))

    async def remove_browsers(self, user: str) -> None:
        await self.store.write(lambda connection: notice_rows.remove_all_push(connection, user))
