"""Links that went out by mail, as they are stored: each is good once, for one purpose and for some time."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from wunderkammer.table.storage.people.people_schema import mail_links as links
from wunderkammer.table.storage.schema import users


def add(connection: Connection, values: dict[str, Any], now: float) -> None:
    """A link instead of the user's older ones for the same purpose."""
    older = (links.c.user == values["user"]) & (links.c.purpose == values["purpose"])
    connection.execute(delete(links).where(older | (links.c.until <= now)))
    connection.execute(insert(links), values)


def use(connection: Connection, secret: str, purpose: str, now: float) -> Row[Any] | None:
    """Whose link this is; of two who use it at the same time only one does."""
    found = connection.execute(select(links).where(links.c.secret == secret, links.c.purpose == purpose)).first()
    if found is None or connection.execute(delete(links).where(links.c.secret == secret)).rowcount == 0:
        return None
    return found if found.until > now else None


def users_with(connection: Connection, address: str) -> list[str]:
    """Everybody who has confirmed this address."""
    return list(connection.scalars(select(users.c.id).where(users.c.address == address)))
