"""Tokens with which programs act for somebody: each with a name, with scopes, and kept only as a hash."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from wunderkammer.table.people.accounts import User, user
from wunderkammer.table.people.clean_text import title_of
from wunderkammer.table.seats import fingerprint, new_id, new_token
from wunderkammer.table.storage.people import token_rows
from wunderkammer.table.storage.store import Store
from wunderkammer.table.table_errors import NoSuchToken, TooMany

SCOPES = ("read", "play", "open")  # look at matches; sit down and move; open matches
PREFIX = "wk_"  # by which a token is recognised where it should not be, as in a log or a repository
MOST_TOKENS = 20  # of one account


class ApiToken(NamedTuple):
    """What is known of a token; the token itself is shown once, when it is made."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: float


class Bearer(NamedTuple):
    """Who a program acts for, and what it may do."""

    user: User
    scopes: tuple[str, ...]


class ApiTokens:
    """All tokens of the house (house.api_tokens)."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def create(self, user_id: str, name: str, scopes: Collection[str]) -> str:
        """A new token; only its hash is kept."""
        secret = PREFIX + new_token()
        granted = [scope for scope in SCOPES if scope in scopes]
        values = {"id": new_id(), "user": user_id, "name": title_of(name), "scopes": " ".join(granted)}
        values["secret"] = fingerprint(secret)
        stored = {**values, "created": self.now()}
        if not await self.store.write(lambda connection: token_rows.add(connection, stored, MOST_TOKENS)):
            raise TooMany("too-many-tokens", most=MOST_TOKENS)
        return secret

    async def of_user(self, user_id: str) -> list[ApiToken]:
        """All tokens of an account, the oldest first."""
        rows = await self.store.read(lambda connection: token_rows.of_user(connection, user_id))
        return [ApiToken(row.id, row.name, tuple(row.scopes.split()), row.created) for row in rows]

    async def revoke(self, user_id: str, token_id: str) -> None:
        """Make a token worthless, at once and for all processes: nobody remembers one."""
        if not await self.store.write(lambda connection: token_rows.remove(connection, user_id, token_id)):
            raise NoSuchToken

    async def bearer(self, secret: str) -> Bearer | None:
        """Who a token belongs to, if it is one."""
        kept = fingerprint(secret)
        row = await self.store.read(lambda connection: token_rows.owner(connection, kept))
        if row is None or (row.banned_until is not None and row.banned_until > self.now()):
            return None
        return Bearer(user(row), tuple(row.scopes.split()))
