"""What the tables of the database hold, as the rest of the program sees it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, RowMapping, select

from wunderkammer.table.clocks import ClockRule
from wunderkammer.table.opening.order import ChatLine
from wunderkammer.table.seats import Seat
from wunderkammer.table.storage import schema


class EntryRow(NamedTuple):
    """One entry: a move, an outcome of chance (seat −1), or what a seat did beside the game (undo, away, back)."""

    seat: int
    key: str
    at: float
    turn: int


class MatchRow(NamedTuple):
    """One match without its entries."""

    id: str
    header: dict[str, Any]
    name: str
    public: bool
    owner: str | None
    state: str
    created: float
    started: float | None
    revision: int
    version: int
    rule: ClockRule | None
    rematch_of: str | None
    secret: str | None = None


def match_row(row: RowMapping) -> MatchRow:
    rule = ClockRule(**row["clock"]) if row["clock"] else None
    names = [name for name in MatchRow._fields if name != "rule"]
    return MatchRow(**{name: row[name] for name in names}, rule=rule)


def find(connection: Connection, match_id: str) -> MatchRow | None:
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == match_id)).mappings().first()
    return match_row(row) if row else None


def entries_from(connection: Connection, match_id: str, number: int) -> list[EntryRow]:
    """The entries from a number on, in order."""
    table = schema.entries.c
    query = select(table.seat, table.key, table.at, table.turn).where(table.match == match_id, table.number >= number)
    return [EntryRow(*row) for row in connection.execute(query.order_by(table.number))]


def seats_of(connection: Connection, match_id: str) -> list[Seat]:
    table = schema.seats
    query = select(table).where(table.c.match == match_id).order_by(table.c.seat)
    return [seat(row) for row in connection.execute(query)]


def seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.name, row.bot, row.user, row.invite, False, row.token, row.luck)


def chat_of(connection: Connection, match_id: str, number: int = 0) -> list[ChatLine]:
    table = schema.chat.c
    query = select(table.number, table.seat, table.name, table.text, table.at, table.user)
    query = query.where(table.match == match_id, table.number >= number).order_by(table.number)
    return [ChatLine(*row) for row in connection.execute(query)]
