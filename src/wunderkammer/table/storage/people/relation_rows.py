"""Who has muted or blocked whom, as it is stored."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from wunderkammer.table.storage.people.people_schema import relations
from wunderkammer.table.storage.schema import users


def put(connection: Connection, user: str, other: str, kind: str) -> None:
    """Set how a user stands to another; "" for as to everybody."""
    connection.execute(delete(relations).where(relations.c.user == user, relations.c.other == other))
    if kind:
        connection.execute(insert(relations), {"user": user, "other": other, "kind": kind})


def of(connection: Connection, user: str) -> list[Row[Any]]:
    """Whom a user has muted or blocked, with their names."""
    query = select(relations.c.other, relations.c.kind, users.c.name).join(users, users.c.id == relations.c.other)
    return [*connection.execute(query.where(relations.c.user == user).order_by(users.c.name))]


def blocks(connection: Connection, other: str, people: Collection[str]) -> bool:
    """Whether any of these people has blocked somebody."""
    query = select(relations.c.user).where(
        relations.c.other == other, relations.c.kind == "blocked", relations.c.user.in_(people)
    )
    return connection.execute(query).first() is not None
