"""Addresses of mail: confirmed by a link before anything else is sent there; and the way back for a lost password."""

from __future__ import annotations

import re
from collections.abc import Callable

from sqlalchemy import Connection

from wunderkammer.table.people.accounts import HOUR, Accounts, User, user
from wunderkammer.table.people.clean_text import fold_name, readable
from wunderkammer.table.seats import fingerprint, new_token
from wunderkammer.table.storage.people import account_rows, mail_links, token_rows
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import BadAddress, BadLink

CONFIRM, RECOVER = "confirm", "recover"
LASTING = {CONFIRM: 48 * HOUR, RECOVER: HOUR}
LONGEST = 254
# Mail programs know best what an address is; this only keeps out what would be read as something else.
ADDRESS = re.compile(r"[^\s@<>()\[\],;:\\\"]+@[^\s@<>()\[\],;:\\\"]+\.[^\s@<>()\[\],;:\\\"]+")


def address_of(text: str) -> str:
    """An address of mail; raises BadAddress for anything else."""
    address = text.strip()
    if len(address) > LONGEST or not address.isascii() or not ADDRESS.fullmatch(address) or not address.isprintable():
        raise BadAddress
    return address


class AddressBook:
    """Whose address is whose (house.addresses)."""

    def __init__(self, store: Store, accounts: Accounts, now: Callable[[], float]) -> None:
        self.store = store
        self.accounts = accounts
        self.now = now

    async def address(self, user: str) -> str:
        """The confirmed address of a user, or ""."""
        row = await self.store.read(lambda connection: account_rows.user_of(connection, user))
        return (row.address or "") if row else ""

    async def new_link(self, user: str, purpose: str, address: str) -> str:
        """The secret of a link that is about to be mailed."""
        secret, now = new_token(), self.now()
        values = {
            "secret": fingerprint(secret),
            "user": user,
            "purpose": purpose,
            "address": address,
            "until": now + LASTING[purpose],
        }
        await self.store.write(lambda connection: mail_links.add(connection, values, now))
        return secret

    async def confirm(self, secret: str) -> User:
        """A person who has this link reads mail at its address: from now on it is theirs."""
        kept, now = fingerprint(secret), self.now()

        def work(connection: Connection) -> User:
            found = mail_links.use(connection, kept, CONFIRM, now)
            row = found and account_rows.user_of(connection, found.user)
            if found is None or row is None:
                raise BadLink("bad-mail-link")
            account_rows.change_user(connection, found.user, {"address": found.address})
            return user(row)

        return await self.store.write(work)

    async def forget(self, user: str) -> None:
        """Nothing more is sent to a user."""
        await self.store.write(lambda connection: account_rows.change_user(connection, user, {"address": None}))

    async def recover(self, secret: str, password: str) -> User:
        """A new password for the person who reads the mail of an account; everybody else is signed out of it."""
        hashed = await self.accounts.hash_password(password)
        kept, now = fingerprint(secret), self.now()

        def work(connection: Connection) -> User:
            found = mail_links.use(connection, kept, RECOVER, now)
            row = found and account_rows.user_of(connection, found.user)
            if found is None or row is None or row.address != found.address:
                raise BadLink("bad-mail-link")
            account_rows.change_user(connection, row.id, {"password": hashed})
            account_rows.remove_sessions(connection, row.id)
            token_rows.remove_all(connection, row.id)  # somebody else may have made them
            return self.accounts.admit(row)

        return await self.store.write(work)

    async def locked_out_accounts(self, name_or_address: str) -> list[tuple[str, str]]:
        """The accounts (user and confirmed address) that somebody means who cannot get in."""
        asked = readable(name_or_address)

        def work(connection: Connection) -> list[tuple[str, str]]:
            row = account_rows.user_named(connection, fold_name(asked))
            if row is not None:
                return [(row.id, row.address)] if row.address else []
            return [(one, asked) for one in mail_links.users_with(connection, asked)]

        return await self.store.read(work)
