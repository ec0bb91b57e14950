"""Everything that is written about matches; each function is one job of a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from wunderkammer.table.seats import DEPARTED, Seat
from wunderkammer.table.storage import schema
from wunderkammer.table.storage.announcements import ENTRIES, MATCH, announce
from wunderkammer.table.storage.rows import EntryRow, MatchRow
from wunderkammer.table.table_errors import NoSuchMatch


class Conflict(Exception):
    """Another process has stored entries of these numbers, or the rematch of this match, first."""


class Standing(NamedTuple):
    """What a match's own row says about how it stands, for lists, bots and clocks."""

    state: str
    turn: int
    bots: int
    deadline: float | None
    result: dict[str, Any] | None


class AppendedEntries(NamedTuple):
    """Further entries of a match, from a number on, and how it stands after them."""

    match_id: str
    number: int
    entries: Sequence[EntryRow]
    standing: Standing


def add_match(
    connection: Connection, match: MatchRow, standing: Standing, seats: Sequence[Seat], entries: Sequence[EntryRow]
) -> None:
    """A new match with its seats and its first entries."""
    values = match._asdict()
    rule: Any = values.pop("rule")
    values |= standing._asdict()
    values |= {"clock": asdict(rule) if rule else None, "game": match.header["game"], "moved": match.created}
    try:
        connection.execute(insert(schema.matches), values)
    except IntegrityError:
        if match.rematch_of is None:
            raise
        raise Conflict from None
    connection.execute(insert(schema.seats), [{"match": match.id, **seat_values(seat)} for seat in seats])
    add_entries(connection, entry_rows(match.id, 0, entries))


def seat_values(seat: Seat) -> dict[str, Any]:
    """A seat as its row; whether somebody is away follows from the entries."""
    values = asdict(seat)
    del values["away"]
    values["token"] = values.pop("token_hash")
    return values


def entry_rows(match_id: str, number: int, entries: Sequence[EntryRow]) -> list[dict[str, Any]]:
    return [{"match": match_id, "number": number + i, **entry._asdict()} for i, entry in enumerate(entries)]


def add_entries(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if len(rows) == 1:  # drivers send a single row with less ado
        connection.execute(insert(schema.entries), rows[0])
    elif rows:
        connection.execute(insert(schema.entries), rows)


ENTERS = insert(schema.entries)
STANDS = update(schema.matches).where(schema.matches.c.id == bindparam("which"))


def append(connection: Connection, together: Sequence[AppendedEntries]) -> None:
    """Further entries of one or of many matches: two statements for all of them."""
    try:
        execute_rows(connection, ENTERS, [row for one in together for row in entry_rows(*one[:3])])
    except IntegrityError:  # the writer takes back what this job did; the asker looks at what there is now
        raise Conflict from None
    values = [
        {
            "which": one.match_id,
            "revision": one.number + len(one.entries),
            "moved": one.entries[-1].at,
            **one.standing._asdict(),
        }
        for one in together
    ]
    for one in together:
        announce(connection, ENTRIES, (one.match_id, one.number, one.standing.state, one.entries))
    execute_rows(connection, STANDS, [row for row in values if row["result"] is None])
    ended = [row for row in values if row["result"] is not None]
    if ended:  # a result has to be written as JSON first
        connection.execute(STANDS, ended)


def execute_rows(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """Hand rows to the driver as they are: SQLAlchemy takes as long to look at them as SQLite to store them."""
    if rows:
        words, order = statement_text(connection.dialect, statement, tuple(rows[0]))
        driven: Any = [tuple([row[name] for name in order]) for row in rows] if order else rows
        connection.exec_driver_sql(words, driven)


@lru_cache(8)
def statement_text(dialect: Dialect, statement: Insert | Update, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A statement in a database's own words, and the order in which it takes values, if not by their names."""
    said: Any = statement.compile(dialect=dialect, column_keys=[name for name in names if name != "which"])
    return str(said), tuple(said.positiontup or ())


def put_seat(connection: Connection, match_id: str, before: Seat, after: Seat) -> bool:
    """Change a seat, unless somebody else did so first; whether it was changed."""
    # Counting first makes two who sit down at once do so one after the other: the second sees that it is the last.
    touch(connection, match_id)
    table = schema.seats
    unchanged = (
        table.c.match == match_id,
        table.c.seat == before.seat,
        table.c.kind == before.kind,
        table.c.token.is_not_distinct_from(before.token_hash),
        table.c.user.is_not_distinct_from(before.user),
    )
    return connection.execute(update(table).where(*unchanged), seat_values(after)).rowcount == 1


def touch(connection: Connection, match_id: str) -> None:
    """Count a change of the seats or the chat, so that other processes see it."""
    table = schema.matches
    statement = update(table).where(table.c.id == match_id).values(version=table.c.version + 1)
    if connection.execute(statement).rowcount == 0:
        raise NoSuchMatch()
    announce(connection, MATCH, match_id)


def let_go(connection: Connection, match_id: str, user: str, mine: Sequence[int], bot: str) -> None:
    """A match is no longer a user's: a bot gets the seats, or without one they keep their names only."""
    touch(connection, match_id)
    seats, matches = schema.seats, schema.matches
    left: dict[str, Any] = {"user": None, "token": DEPARTED}
    if bot:
        left = {"user": None, "token": None, "kind": "bot", "bot": bot}
        due = matches.c.bots.bitwise_or(sum(1 << seat for seat in mine))
        connection.execute(update(matches).where(matches.c.id == match_id).values(bots=due))
    connection.execute(update(seats).where(seats.c.match == match_id, seats.c.user == user), left)
    connection.execute(update(matches).where(matches.c.id == match_id, matches.c.owner == user), {"owner": None})


def begin(connection: Connection, at: float, first: AppendedEntries) -> None:
    """The last seat is taken: the match begins, and chance acts for the first time."""
    table = schema.matches
    waiting = (table.c.id == first.match_id, table.c.state == "waiting")
    revision = first.number + len(first.entries)
    values = {"started": at, "moved": at, "revision": revision, **first.standing._asdict()}
    if connection.execute(update(table).where(*waiting), values).rowcount:
        add_entries(connection, entry_rows(*first[:3]))
    touch(connection, first.match_id)


def say(connection: Connection, match_id: str, line: dict[str, Any]) -> int:
    """Add a line to the chat; the match's version then.

    Counting the change first makes two who speak at once speak one after the other.
    """
    touch(connection, match_id)
    table = schema.chat
    latest = connection.execute(select(func.max(table.c.number)).where(table.c.match == match_id)).scalar()
    number = 0 if latest is None else latest + 1
    connection.execute(insert(table), {"match": match_id, "number": number, **line})
    counted = select(schema.matches.c.version).where(schema.matches.c.id == match_id)
    version: int = connection.execute(counted).scalar_one()
    return version


def remove(connection: Connection, match_id: str) -> bool:
    """Remove a match with all that belongs to it; whether it was there."""
    announce(connection, MATCH, match_id)
    return connection.execute(delete(schema.matches).where(schema.matches.c.id == match_id)).rowcount == 1
