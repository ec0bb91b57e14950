"""People who come back: names, passwords, sign-in links and sessions; only hashes of secrets are kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row

from wunderkammer.table.clean_text import folded, name_of, readable
from wunderkammer.table.errors import BadLink, BadPassword, NotSeated, WrongName
from wunderkammer.table.seats import fingerprint, new_id, new_token
from wunderkammer.table.storage import account_rows
from wunderkammer.table.storage.store import Store

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200  # argon2 is slow on purpose; nobody may make it slower
QUARTER = 90 * 86400.0


@dataclass(frozen=True)
class User:
    """Somebody the house knows; a guest has no name of their own and cannot sign in elsewhere."""

    id: str
    name: str
    guest: bool


class Accounts:
    """The house's guest book (house.accounts)."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.hasher = PasswordHasher()

    @cached_property
    def nobody(self) -> str:
        """Checked when nobody has the given name: a stranger cannot tell by the time it takes which names exist."""
        return self.hasher.hash(new_token())

    async def guest(self, name: str = "") -> User:
        """Somebody without an account, known by their session only."""
        user = User(new_id(), name_of(name) if readable(name) else "", True)
        await self.add(user, None)
        return user

    async def register(self, name: str, password: str | None = None, guest: str | None = None) -> User:
        """A user of that name; a guest (user id) who registers keeps their seats."""
        called = name_of(name)
        hashed = await self.hashed(password) if password is not None else None
        known = await self.user(guest) if guest else None
        if known is None or not known.guest:
            user = User(new_id(), called, False)
            await self.add(user, hashed)
            return user
        values = {"name": called, "folded": folded(called), "password": hashed}
        await self.store.write(lambda connection: account_rows.change_user(connection, known.id, values))
        return User(known.id, called, False)

    async def add(self, user: User, hashed: str | None) -> None:
        known_as = None if user.guest else folded(user.name)
        values = {"id": user.id, "name": user.name, "folded": known_as, "password": hashed, "created": self.now()}
        await self.store.write(lambda connection: account_rows.add_user(connection, values))

    async def rename(self, user: str, name: str) -> User:
        """Call somebody by another name from now on."""
        called = name_of(name)
        known = await self.known(user)
        values = {"name": called, "folded": None if known.guest else folded(called)}
        await self.store.write(lambda connection: account_rows.change_user(connection, user, values))
        return User(user, called, known.guest)

    async def sign_in(self, name: str, password: str) -> User:
        """Who has this name and password; raises WrongName, whichever of the two was wrong."""
        wanted = folded(readable(name))
        row = await self.store.read(lambda connection: account_rows.user_named(connection, wanted))
        nobody = await self.store.aside(lambda: self.nobody)
        stored = row.password if row is not None and row.password else nobody
        good = await self.store.aside(lambda: self.verified(stored, password[:LONGEST_PASSWORD]))
        if row is None or not row.password or not good or len(password) > LONGEST_PASSWORD:
            raise WrongName
        if self.hasher.check_needs_rehash(stored):
            await self.set_password(row.id, password)
        return user(row)

    def verified(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password.encode("utf-8", "replace"))
        except (VerificationError, InvalidHashError):
            return False

    async def set_password(self, user: str, password: str) -> None:
        hashed = await self.hashed(password)
        await self.store.write(lambda connection: account_rows.change_user(connection, user, {"password": hashed}))

    async def hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadPassword(least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        return await self.store.aside(lambda: self.hasher.hash(password.encode("utf-8", "replace")))

    async def user(self, user_id: str) -> User | None:
        row = await self.store.read(lambda connection: account_rows.user_of(connection, user_id))
        return user(row) if row else None

    async def known(self, user_id: str) -> User:
        found = await self.user(user_id)
        if found is None:
            raise NotSeated("sign-in-first")
        return found

    async def link(self, user: str, seconds: float | None = None, once: bool = False) -> str:
        """The secret of a new sign-in link; it replaces the user's older ones."""
        await self.known(user)
        secret = new_token()
        until = None if seconds is None else self.now() + seconds
        kept = fingerprint(secret)
        await self.store.write(lambda connection: account_rows.add_link(connection, kept, user, until, once))
        return secret

    async def use_link(self, secret: str) -> User:
        kept, now = fingerprint(secret), self.now()
        row = await self.store.write(lambda connection: account_rows.use_link(connection, kept, now))
        if row is None:
            raise BadLink
        return user(row)

    async def open_session(self, user: str, seconds: float = QUARTER) -> str:
        """The secret of a new session."""
        await self.known(user)
        secret, now = new_token(), self.now()
        kept = fingerprint(secret)
        await self.store.write(lambda connection: account_rows.add_session(connection, kept, user, now + seconds, now))
        return secret

    async def session(self, secret: str) -> User | None:
        """Whose session this is, if it is one and has not run out."""
        kept, now = fingerprint(secret), self.now()
        row = await self.store.read(lambda connection: account_rows.session_user(connection, kept, now))
        return user(row) if row else None

    async def close_session(self, secret: str) -> None:
        kept = fingerprint(secret)
        await self.store.write(lambda connection: account_rows.remove_session(connection, kept))

    async def close_sessions(self, user: str) -> None:
        """Sign somebody out everywhere."""
        await self.store.write(lambda connection: account_rows.remove_sessions(connection, user))


def user(row: Row[Any]) -> User:
    return User(row.id, row.name, row.folded is None)
