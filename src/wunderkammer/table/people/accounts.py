"""People who come back: names, passwords, sign-in links and sessions; only hashes of secrets are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row

from wunderkammer.table.people.clean_text import fold_name, name_of, readable
from wunderkammer.table.people.names import account_name, lookalike
from wunderkammer.table.seats import fingerprint, new_id, new_token
from wunderkammer.table.storage.people import account_rows, invites, token_rows
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import BadLink, BadPassword, NameTaken, NotSeated, UserBanned, WrongName

T = TypeVar("T")
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200  # argon2 is slow on purpose; nobody may make it slower
HOUR = 3600.0
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
        self.hashing = asyncio.Semaphore(1)  # it is slow on purpose: the other threads read for the tables meanwhile

    @cached_property
    def nobody(self) -> str:
        """Checked when nobody has the given name: a stranger cannot tell by the time it takes which names exist."""
        return self.hasher.hash(new_token())

    async def guest(self, name: str = "") -> User:
        """Somebody without an account, known by their session only."""
        user = User(new_id(), name_of(name) if readable(name) else "", True)
        values = {"id": user.id, "name": user.name, "created": self.now()}
        await self.store.write(lambda connection: account_rows.add_user(connection, values))
        return user

    async def register(
        self, name: str, password: str | None = None, guest: str | None = None, invitation: str = ""
    ) -> User:
        """A user of that name; a guest (user id) who registers keeps their seats, an invitation is used up."""
        named = await self.store.aside(lambda: name_values(name))
        hashed = await self.hash_password(password) if password is not None else None
        known = await self.user(guest) if guest else None
        stays = known is not None and known.guest
        user = User(known.id if known is not None and stays else new_id(), named["name"], False)
        values, now = {**named, "password": hashed}, self.now()

        def work(connection: Connection) -> None:
            if invitation:
                invites.use(connection, fingerprint(invitation), now)
            if stays:
                account_rows.change_user(connection, user.id, values)
            else:
                account_rows.add_user(connection, {**values, "id": user.id, "created": now})

        await self.store.write(work)
        return user

    async def rename(self, user: str, name: str) -> User:
        """Call somebody by another name from now on."""
        known = await self.known_user(user)
        if known.guest:
            values: dict[str, Any] = {"name": name_of(name)}
        else:
            values = await self.store.aside(lambda: name_values(name))
        await self.store.write(lambda connection: account_rows.change_user(connection, user, values))
        return User(user, values["name"], known.guest)

    async def check_name(self, name: str, user: str) -> None:
        """Raises NameTaken for a name that can be mistaken for that of another account."""
        shape = await self.store.aside(lambda: lookalike(account_name(name)))
        row = await self.store.read(lambda connection: account_rows.user_alike(connection, shape))
        if row is not None and row.id != user:
            raise NameTaken(name=name)

    async def sign_in(self, name: str, password: str) -> User:
        """Who has this name and password; raises WrongName, whichever of the two was wrong."""
        wanted = fold_name(readable(name))
        row = await self.store.read(lambda connection: account_rows.user_named(connection, wanted))
        nobody = await self.alone(lambda: self.nobody)
        stored = row.password if row is not None and row.password else nobody
        good = await self.alone(lambda: self.verified(stored, password[:LONGEST_PASSWORD]))
        if row is None or not row.password or not good or len(password) > LONGEST_PASSWORD:
            raise WrongName
        if self.hasher.check_needs_rehash(stored):
            await self.set_password(row.id, password)
        return self.admit(row)

    def admit(self, row: Row[Any]) -> User:
        """The user who has shown who they are, unless they are banned."""
        if row.banned_until is not None and row.banned_until > self.now():
            raise UserBanned
        return user(row)

    def verified(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password.encode("utf-8", "replace"))
        except (VerificationError, InvalidHashError):
            return False

    async def set_password(self, user: str, password: str) -> None:
        hashed = await self.hash_password(password)
        await self.store.write(lambda connection: account_rows.change_user(connection, user, {"password": hashed}))

    async def change_password(self, user: str, old: str, new: str, session: str = "") -> None:
        """Another password for somebody who knows the old one, if there is one; other sessions and all tokens end."""
        await self.check_password(user, old)
        hashed, kept = await self.hash_password(new), fingerprint(session)

        def work(connection: Connection) -> None:
            account_rows.change_user(connection, user, {"password": hashed})
            account_rows.remove_sessions(connection, user, kept)
            token_rows.remove_all(connection, user)  # somebody else may have made them

        await self.store.write(work)

    async def has_password(self, user: str) -> bool:
        row = await self.store.read(lambda connection: account_rows.user_of(connection, user))
        return bool(row and row.password)

    async def check_password(self, user: str, password: str) -> None:
        """Raises WrongName unless this is the password of a user; without one there is nothing to check."""
        row = await self.store.read(lambda connection: account_rows.user_of(connection, user))
        if row is None:
            raise NotSeated("sign-in-first")
        if row.password and not await self.alone(lambda: self.verified(row.password, password)):
            raise WrongName("wrong-password")

    async def hash_password(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadPassword(least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        return await self.alone(lambda: self.hasher.hash(password.encode("utf-8", "replace")))

    async def alone(self, work: Callable[[], T]) -> T:
        """Work with one password at a time, whoever else tries to sign in."""
        async with self.hashing:
            return await self.store.aside(work)

    async def user(self, user_id: str) -> User | None:
        row = await self.store.read(lambda connection: account_rows.user_of(connection, user_id))
        return user(row) if row else None

    async def known_user(self, user_id: str) -> User:
        found = await self.user(user_id)
        if found is None:
            raise NotSeated("sign-in-first")
        return found

    async def link(self, user: str, seconds: float = QUARTER, once: bool = False) -> str:
        """The secret of a new sign-in link; it replaces the user's older ones."""
        await self.known_user(user)
        secret = new_token()
        kept, until = fingerprint(secret), self.now() + seconds
        await self.store.write(lambda connection: account_rows.add_link(connection, kept, user, until, once))
        return secret

    async def use_link(self, secret: str) -> User:
        """Whose link this is; one that may be used often lasts for another quarter of a year."""
        kept, now = fingerprint(secret), self.now()
        row = await self.store.write(lambda connection: account_rows.use_link(connection, kept, now, QUARTER))
        if row is None:
            raise BadLink
        return self.admit(row)

    async def open_session(self, user: str, seconds: float = QUARTER) -> str:
        """The secret of a new session."""
        await self.known_user(user)
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

    async def close_sessions(self, user: str, but: str = "") -> None:
        """Sign somebody out everywhere, perhaps but in one session; older sign-in links are worthless then."""
        kept = fingerprint(but)
        await self.store.write(lambda connection: account_rows.remove_sessions(connection, user, kept))


def user(row: Row[Any]) -> User:
    return User(row.id, row.name, row.folded is None)


def name_values(text: str) -> dict[str, Any]:
    """A name as an account keeps it: as it is shown, as it is compared, and what it can be mistaken for."""
    name = account_name(text)
    return {"name": name, "folded": fold_name(name), "lookalike": lookalike(name)}
