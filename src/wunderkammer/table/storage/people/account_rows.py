"""What is stored about people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from wunderkammer.table.storage.announcements import SESSION, USER, announce
from wunderkammer.table.storage.people.people_schema import mail_links, outbox
from wunderkammer.table.storage.schema import links, sessions, users
from wunderkammer.table.table_errors import NameTaken


def add_user(connection: Connection, values: dict[str, Any]) -> None:
    try:
        connection.execute(insert(users), values)
    except IntegrityError:
        raise name_taken(values["name"]) from None


def change_user(connection: Connection, user: str, values: dict[str, Any]) -> bool:
    """Change what is known of a user; whether there is one."""
    announce(connection, USER, user)
    try:
        return connection.execute(update(users).where(users.c.id == user), values).rowcount == 1
    except IntegrityError:
        raise name_taken(values["name"]) from None


def name_taken(name: str) -> NameTaken:
    return NameTaken(name=name)


def user_named(connection: Connection, folded: str) -> Row[Any] | None:
    return connection.execute(select(users).where(users.c.folded == folded)).first()


def user_of(connection: Connection, user: str) -> Row[Any] | None:
    return connection.execute(select(users).where(users.c.id == user)).first()


def user_alike(connection: Connection, lookalike: str) -> Row[Any] | None:
    """Whose name looks like this."""
    return connection.execute(select(users).where(users.c.lookalike == lookalike)).first()


def add_link(connection: Connection, secret: str, user: str, until: float | None, once: bool) -> None:
    """A sign-in link instead of all older ones."""
    connection.execute(delete(links).where(links.c.user == user))
    connection.execute(insert(links), {"secret": secret, "user": user, "until": until, "once": once})


def use_link(connection: Connection, secret: str, now: float, lasting: float) -> Row[Any] | None:
    """Whose link this is, if it is still good; one for a single use is used up, any other lasts from now on."""
    found = connection.execute(select(links).where(links.c.secret == secret)).first()
    if found is None or (found.until is not None and found.until <= now):
        return None
    # If two use it at the same time, only one of them removes it.
    if found.once and connection.execute(delete(links).where(links.c.secret == secret)).rowcount == 0:
        return None
    if not found.once and found.until is not None:
        until = max(found.until, now + lasting)
        connection.execute(update(links).where(links.c.secret == secret), {"until": until})
    return user_of(connection, found.user)


def add_session(connection: Connection, secret: str, user: str, until: float, now: float) -> None:
    connection.execute(delete(sessions).where(sessions.c.until <= now))
    connection.execute(insert(sessions), {"secret": secret, "user": user, "until": until})


def session_user(connection: Connection, secret: str, now: float) -> Row[Any] | None:
    query = select(users).join(sessions, sessions.c.user == users.c.id)
    welcome = or_(users.c.banned_until.is_(None), users.c.banned_until <= now)
    return connection.execute(query.where(sessions.c.secret == secret, sessions.c.until > now, welcome)).first()


def remove_session(connection: Connection, secret: str) -> None:
    announce(connection, SESSION, secret)
    connection.execute(delete(sessions).where(sessions.c.secret == secret))


def remove_sessions(connection: Connection, user: str, but: str = "") -> None:
    """Close all sessions of a user, or all but one, and make all links that were asked for in them worthless."""
    announce(connection, USER, user)
    connection.execute(delete(sessions).where(sessions.c.user == user, sessions.c.secret != but))
    connection.execute(delete(links).where(links.c.user == user))
    connection.execute(delete(mail_links).where(mail_links.c.user == user))
    connection.execute(delete(outbox).where(outbox.c.user == user, outbox.c.match.is_(None)))
