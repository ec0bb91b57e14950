"""What is stored about the tokens of programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from wunderkammer.table.storage.announcements import USER, announce
from wunderkammer.table.storage.schema import api_tokens, users


def add(connection: Connection, values: dict[str, Any], most: int) -> bool:
    """Add a token, unless its owner has too many; whether it was added."""
    owned = select(func.count()).select_from(api_tokens).where(api_tokens.c.user == values["user"])
    if connection.execute(owned).scalar_one() >= most:
        return False
    connection.execute(insert(api_tokens), values)
    return True


def of_user(connection: Connection, user: str) -> Sequence[Row[Any]]:
    query = select(api_tokens).where(api_tokens.c.user == user)
    return connection.execute(query.order_by(api_tokens.c.created, api_tokens.c.id)).all()


def owner(connection: Connection, secret: str) -> Row[Any] | None:
    """The user of a token, with its scopes."""
    query = select(users, api_tokens.c.scopes).join(api_tokens, api_tokens.c.user == users.c.id)
    return connection.execute(query.where(api_tokens.c.secret == secret)).first()


def remove(connection: Connection, user: str, token: str) -> bool:
    announce(connection, USER, user)  # a program may be listening
    mine = (api_tokens.c.user == user, api_tokens.c.id == token)
    return connection.execute(delete(api_tokens).where(*mine)).rowcount == 1


def remove_all(connection: Connection, user: str) -> None:
    connection.execute(delete(api_tokens).where(api_tokens.c.user == user))
