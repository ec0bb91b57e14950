"""What an administrator can do about people and matches, on the database of a server that may be running."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from wunderkammer.table.bot_service.pool import STAND_IN
from wunderkammer.table.people.accounts import HOUR, Accounts
from wunderkammer.table.people.clean_text import fold_name, readable
from wunderkammer.table.seats import fingerprint, new_token
from wunderkammer.table.storage import changes
from wunderkammer.table.storage.people import account_rows, invites, oversight, reports, token_rows, user_removal
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import NoSuchMatch, NoSuchReport, NoSuchUser

DAY = 24 * HOUR
FOR_EVER = 1e12  # seconds: longer than any database lasts


class Administration:
    """Bans, removals, retention, ways back in and invitations."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.accounts = Accounts(store, now)

    def user(self, connection: Connection, name: str) -> str:
        row = account_rows.user_named(connection, fold_name(readable(name)))
        if row is None:
            raise NoSuchUser("nobody-called", name=name)
        return str(row.id)

    async def ban(self, name: str, days: int | None) -> None:
        """Close the server to somebody, for some days or for good, and sign them out at once."""
        until = self.now() + days * DAY if days is not None else FOR_EVER

        def work(connection: Connection) -> None:
            user = self.user(connection, name)
            account_rows.change_user(connection, user, {"banned_until": until})
            account_rows.remove_sessions(connection, user)

        await self.store.write(work)

    async def unban(self, name: str) -> None:
        def work(connection: Connection) -> None:
            account_rows.change_user(connection, self.user(connection, name), {"banned_until": None})

        await self.store.write(work)

    async def remove_user(self, name: str) -> None:
        """Delete an account as its owner could."""

        def work(connection: Connection) -> None:
            user_removal.forget_user(connection, self.user(connection, name), STAND_IN)

        await self.store.write(work)

    async def remove_match(self, match: str) -> None:
        def work(connection: Connection) -> None:
            if not changes.remove(connection, match):
                raise NoSuchMatch

        await self.store.write(work)

    async def settle(self, report: str) -> None:
        """Note that a report has been dealt with."""

        def work(connection: Connection) -> None:
            if not reports.settle(connection, report, self.now()):
                raise NoSuchReport

        await self.store.write(work)

    async def sweep(self, days: dict[str, int]) -> int:
        """Remove matches in which nothing has happened for long, by their state."""
        return await self.store.write(lambda connection: oversight.sweep(connection, days, self.now()))

    async def new_password(self, name: str) -> str:
        """A new password for somebody to be given and to change; they are signed out everywhere."""
        password = new_token()
        hashed = await self.accounts.hash_password(password)

        def work(connection: Connection) -> None:
            user = self.user(connection, name)
            account_rows.change_user(connection, user, {"password": hashed})
            account_rows.remove_sessions(connection, user)
            token_rows.remove_all(connection, user)  # somebody else may have made them

        await self.store.write(work)
        return password

    async def link(self, name: str, hours: int) -> str:
        """The secret of a sign-in link for somebody, good once."""
        user = await self.store.read(lambda connection: self.user(connection, name))
        return await self.accounts.link(user, hours * HOUR, once=True)

    async def invite(self, uses: int, days: int) -> str:
        """The secret of an invitation to register."""
        secret, now = new_token(), self.now()
        kept, until = fingerprint(secret), now + days * DAY
        await self.store.write(lambda connection: invites.add(connection, kept, until, uses, now))
        return secret
