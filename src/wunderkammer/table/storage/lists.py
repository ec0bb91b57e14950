"""Matches as lists show them, and those that a house has to look after."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, or_, select

from wunderkammer.table.opening.order import PLAYED_ON, ListedMatch
from wunderkammer.table.seats import Seat
from wunderkammer.table.storage import schema
from wunderkammer.table.storage.rows import seat as seat_of

MATCHES = schema.matches.c
SEATS = schema.seats.c
PLAYING = "playing"


class Mark(NamedTuple):
    """How far a match has come."""

    revision: int
    version: int


class OwnMatch(NamedTuple):
    """A match of somebody's, as far as it says how well they know the game."""

    id: str
    state: str
    lesson: str  # "" for a match that is none


def games_of(connection: Connection, user: str) -> set[str]:
    """The games of all matches that a user has opened or sat at."""
    seated = MATCHES.id.in_(select(SEATS.match).where(SEATS.user == user))
    return set(connection.scalars(select(MATCHES.game).where(or_(MATCHES.owner == user, seated)).distinct()))


def own(connection: Connection, user: str, game: str) -> list[OwnMatch]:
    """All matches of one game that a user has opened or sat at, the latest first."""
    seated = MATCHES.id.in_(select(SEATS.match).where(SEATS.user == user))
    query = select(MATCHES.id, MATCHES.state, MATCHES.header).where(
        MATCHES.game == game, or_(MATCHES.owner == user, seated)
    )
    rows = connection.execute(query.order_by(MATCHES.moved.desc()))
    return [OwnMatch(row.id, row.state, str(row.header.get("lesson", ""))) for row in rows]


def mine(connection: Connection, user: str | None, tokens: Collection[str], limit: int) -> list[ListedMatch]:
    """The matches of a user or of the holder of these (hashed) tokens, and those that the user opened."""
    seated: ColumnElement[bool] = SEATS.token.in_(tokens)
    opened: ColumnElement[bool] = MATCHES.id.in_(())
    if user is not None:
        seated = or_(seated, SEATS.user == user)
        opened = MATCHES.owner == user
    where = or_(opened, MATCHES.id.in_(select(SEATS.match).where(seated)))
    found = match_list(connection, where, limit, lambda seat: seat.token_hash in tokens or held(seat, user))
    return sorted(found, key=lambda match: (not match.your_turn, match.state == "over", -match.moved))


def held(seat: Seat, user: str | None) -> bool:
    return user is not None and seat.user == user


def public(connection: Connection, state: str, limit: int) -> list[ListedMatch]:
    return match_list(connection, MATCHES.public & (MATCHES.state == state), limit, lambda _: False)


def match_list(
    connection: Connection, where: ColumnElement[bool], limit: int, yours: Callable[[Seat], bool]
) -> list[ListedMatch]:
    query = select(schema.matches).where(where).order_by(MATCHES.moved.desc()).limit(limit)
    rows = connection.execute(query).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    query = select(schema.seats).where(SEATS.match.in_(list(seats))).order_by(SEATS.seat)
    for row in connection.execute(query):
        seats[row.match].append(seat_of(row))
    return [line(row, seats[row.id], {seat.seat for seat in seats[row.id] if yours(seat)}) for row in rows]


def line(row: Row[Any], seats: list[Seat], yours: set[int]) -> ListedMatch:
    result = row.result or {}
    return ListedMatch(
        match_id=row.id,
        game=row.game,
        name=row.name,
        public=row.public,
        state=row.state,
        players=tuple(seat.name for seat in seats),
        bots=tuple(seat.bot for seat in seats),
        free=tuple(seat.seat for seat in seats if seat.free),
        to_act=tuple(seat.seat for seat in seats if row.turn >> seat.seat & 1),
        yours=tuple(sorted(yours)),
        created=row.created,
        moved=row.moved,
        deadline=row.deadline,
        scores=tuple(result.get("scores", ())),
        ranks=tuple(result.get("ranks", ())),
        rivals=tuple(seat.seat for seat in seats if seat.kind == "rival"),
        lesson=str(row.header.get("lesson", "")),
        played_on=PLAYED_ON in row.header,
    )


def marks(connection: Connection, ids: Iterable[str]) -> dict[str, Mark]:
    """How far these matches have come; one that is missing has been removed."""
    query = select(MATCHES.id, MATCHES.revision, MATCHES.version).where(MATCHES.id.in_(list(ids)))
    return {row.id: Mark(row.revision, row.version) for row in connection.execute(query)}


def late(connection: Connection, now: float) -> list[str]:
    """Matches in which a clock has ended."""
    return list(connection.scalars(select(MATCHES.id).where(MATCHES.state == PLAYING, MATCHES.deadline <= now)))


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """Matches in which a bot has had to move since before a moment."""
    due = MATCHES.turn.bitwise_and(MATCHES.bots) != 0
    query = select(MATCHES.id).where(MATCHES.state == PLAYING, due, MATCHES.moved <= before)
    return list(connection.scalars(query))


def rematch_of(connection: Connection, match_id: str) -> str | None:
    return connection.scalar(select(MATCHES.id).where(MATCHES.rematch_of == match_id))
