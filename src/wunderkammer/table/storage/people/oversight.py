"""What an administrator sees and clears away."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, select

from wunderkammer.table.storage.changes import remove
from wunderkammer.table.storage.schema import matches, seats, sessions, users

DAY = 86400.0


def people(connection: Connection, word: str) -> list[Row[Any]]:
    """Everybody with an account whose name holds a word, the newest first, with the number of their seats."""
    seated = select(func.count()).select_from(seats).where(seats.c.user == users.c.id).scalar_subquery()
    query = select(users.c.name, users.c.created, users.c.banned_until, users.c.address, seated.label("seats"))
    named = query.where(users.c.folded.is_not(None), users.c.folded.contains(word, autoescape=True))
    return [*connection.execute(named.order_by(users.c.created.desc()))]


def all_matches(connection: Connection, state: str) -> list[Row[Any]]:
    """All matches in a state, or in any, the latest first."""
    query = select(matches.c.id, matches.c.game, matches.c.state, matches.c.moved).order_by(matches.c.moved.desc())
    return [*connection.execute(query.where(matches.c.state == state) if state else query)]


def seat_names(connection: Connection) -> dict[str, list[str]]:
    """Who sits at every match."""
    found: dict[str, list[str]] = defaultdict(list)
    for row in connection.execute(select(seats.c.match, seats.c.name, seats.c.seat).order_by(seats.c.seat)):
        found[row.match].append(row.name or str(row.seat + 1))
    return found


def old_matches(connection: Connection, days: dict[str, int], now: float) -> list[str]:
    """The matches in which nothing has happened for as many days as their state may last."""
    found: list[str] = []
    for state, most in days.items():
        where = (matches.c.state == state, matches.c.moved < now - most * DAY)
        found += connection.scalars(select(matches.c.id).where(*where))
    return found


def sweep(connection: Connection, days: dict[str, int], now: float) -> int:
    """Remove old matches, sessions that have run out, and guests of whom nothing is left; the number of matches."""
    old = old_matches(connection, days, now)
    for match in old:
        remove(connection, match)
    connection.execute(delete(sessions).where(sessions.c.until <= now))
    idle = ~exists().where(seats.c.user == users.c.id) & ~exists().where(sessions.c.user == users.c.id)
    guests = (users.c.folded.is_(None), users.c.created < now - DAY)
    connection.execute(delete(users).where(*guests, idle, ~exists().where(matches.c.owner == users.c.id)))
    return len(old)
