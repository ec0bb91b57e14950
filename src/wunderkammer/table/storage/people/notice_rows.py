"""What is stored about notices: who has looked when, what waits to be sent, where browsers are reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, delete, func, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from wunderkammer.table.storage.people.people_schema import attention, outbox, push_addresses
from wunderkammer.table.storage.schema import matches, seats, users

HORIZON = 14 * 86400.0  # what nobody has looked at for so long needs no notice any more
LEASE = 300.0  # seconds after which another process tries what one has begun to send
MOST_PUSH = 10  # browsers of one person


def upsert(connection: Connection, table: Any) -> Any:
    """An insert that says what happens if the row is there; both databases can, in words of their own."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def note_seen(connection: Connection, looked: Mapping[tuple[str, str], float]) -> None:
    """Users have looked at matches."""
    for (user, match), at in sorted(looked.items()):
        mine = (seats.c.user == user, seats.c.match == match)  # anyone who has left meanwhile needs no notices
        found = select(seats.c.user, seats.c.match, literal(at)).where(*mine).distinct()
        statement = upsert(connection, attention).from_select(["user", "match", "seen"], found)
        connection.execute(statement.on_conflict_do_update(index_elements=["user", "match"], set_={"seen": at}))


def candidates(connection: Connection, now: float) -> list[Row[Any]]:
    """Seats of people who want notices, at matches about which they have had none since they looked."""
    looked = func.coalesce(attention.c.seen, 0.0)
    untold = or_(attention.c.noticed.is_(None), attention.c.noticed < attention.c.seen)
    query = (
        select(matches, seats.c.seat, seats.c.user, users.c.notices, looked.label("seen"))
        .join(seats, seats.c.match == matches.c.id)
        .join(users, users.c.id == seats.c.user)
        .outerjoin(attention, (attention.c.user == users.c.id) & (attention.c.match == matches.c.id))
        .where(users.c.notices != "", matches.c.state != "waiting", matches.c.moved > now - HORIZON, untold)
        .where(or_(looked < matches.c.moved, matches.c.deadline.is_not(None)))
        .order_by(matches.c.moved)
    )
    return [*connection.execute(query)]


def claim(connection: Connection, user: str, match: str, now: float) -> bool:
    """Whether somebody may get a notice of a match now: only one of several processes that ask may send it."""
    statement = upsert(connection, attention).values(user=user, match=match, seen=0.0)
    connection.execute(statement.on_conflict_do_nothing())
    untold = or_(attention.c.noticed.is_(None), attention.c.noticed < attention.c.seen)
    which = (attention.c.user == user, attention.c.match == match, untold)
    return connection.execute(update(attention).where(*which), {"noticed": now}).rowcount == 1


def has_seen(connection: Connection, user: str, match: str, since: float) -> bool:
    """Whether somebody has looked at a match since a moment."""
    which = (attention.c.user == user, attention.c.match == match, attention.c.seen > since)
    return connection.execute(select(attention.c.user).where(*which)).first() is not None


def post(connection: Connection, letter: dict[str, Any]) -> None:
    connection.execute(outbox.insert(), {"tries": 0, **letter})


def waiting_letters(connection: Connection, user: str, kind: str) -> int:
    """How many letters of a kind wait to be sent to somebody."""
    query = select(func.count()).select_from(outbox).where(outbox.c.user == user, outbox.c.kind == kind)
    return connection.execute(query).scalar_one()


def take(connection: Connection, now: float) -> Row[Any] | None:
    """The letter that waits longest; nobody else takes it for some minutes."""
    found = connection.execute(select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(1)).first()
    if found is None:
        return None
    mine = (outbox.c.id == found.id, outbox.c.due == found.due)
    changed = {"due": now + LEASE, "tries": found.tries + 1}
    return found if connection.execute(update(outbox).where(*mine), changed).rowcount == 1 else None


def later(connection: Connection, letter: str, due: float) -> None:
    connection.execute(update(outbox).where(outbox.c.id == letter), {"due": due})


def delete_letter(connection: Connection, letter: str) -> None:
    connection.execute(delete(outbox).where(outbox.c.id == letter))


def add_push(connection: Connection, values: dict[str, Any]) -> None:
    """A browser of somebody's; of too many the oldest goes."""
    connection.execute(delete(push_addresses).where(push_addresses.c.id == values["id"]))
    mine = select(push_addresses.c.id).where(push_addresses.c.user == values["user"])
    old = [*connection.scalars(mine.order_by(push_addresses.c.made.desc()).offset(MOST_PUSH - 1))]
    connection.execute(delete(push_addresses).where(push_addresses.c.id.in_(old)))
    connection.execute(push_addresses.insert(), values)


def push_of(connection: Connection, user: str) -> list[Row[Any]]:
    return [*connection.execute(select(push_addresses).where(push_addresses.c.user == user))]


def push_at(connection: Connection, which: str) -> Row[Any] | None:
    return connection.execute(select(push_addresses).where(push_addresses.c.id == which)).first()


def remove_push(connection: Connection, which: str) -> None:
    connection.execute(delete(push_addresses).where(push_addresses.c.id == which))


def remove_all_push(connection: Connection, user: str) -> None:
    connection.execute(delete(push_addresses).where(push_addresses.c.user == user))
