"""Everything that the house keeps about one person, for them to take away."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, or_, select

from wunderkammer.table.storage.people import account_rows, relation_rows
from wunderkammer.table.storage.people.leaving import matches_of
from wunderkammer.table.storage.people.people_schema import reports
from wunderkammer.table.storage.schema import chat, entries, seats, sessions, solved_puzzles

ACCOUNT = ("id", "name", "address", "lang", "created", "banned_until")


def own_data(connection: Connection, user: str) -> dict[str, Any]:
    """A person's account, matches, moves, chat, relations, reports and puzzles; no secret, and nobody else's."""
    row = account_rows.user_of(connection, user)
    if row is None:
        return {}
    until = connection.scalars(select(sessions.c.until).where(sessions.c.user == user))
    sent = connection.execute(select(reports.c.at, reports.c.text, reports.c.match).where(reports.c.by == user))
    solved = connection.execute(select(solved_puzzles).where(solved_puzzles.c.user == user))
    return {
        "account": {name: getattr(row, name) for name in ACCOUNT} | {"password": row.password is not None},
        "sessions": [{"until": moment} for moment in until],
        "relations": [{"name": one.name, "kind": one.kind} for one in relation_rows.of(connection, user)],
        "reports": [dict(one._mapping) for one in sent],
        "solved_puzzles": [{"game": one.game, "puzzle": one.puzzle, "at": one.at} for one in solved],
        "matches": [own_match(connection, match, user, row.name) for match in matches_of(connection, user)],
    }


def own_match(connection: Connection, match: Any, user: str, name: str) -> dict[str, Any]:
    """One match as far as it is this person's."""
    mine = [
        (seat.seat, seat.name)
        for seat in connection.execute(select(seats).where(seats.c.match == match.id, seats.c.user == user))
    ]
    numbers = [seat for seat, _ in mine]
    # Without their numbers: those count what others have chosen in secret.
    moves = select(entries.c.seat, entries.c.key, entries.c.at).where(
        entries.c.match == match.id, entries.c.seat.in_(numbers)
    )
    spoken = (chat.c.match == match.id, or_(chat.c.seat.in_(numbers), chat.c.seat.is_(None) & (chat.c.name == name)))
    return {
        "id": match.id,
        "game": match.game,
        "name": match.name,
        "opened": match.owner == user,
        "state": match.state,
        "created": match.created,
        "seats": [{"seat": seat, "name": called} for seat, called in mine],
        "entries": [dict(one._mapping) for one in connection.execute(moves.order_by(entries.c.number))],
        "chat": [dict(one._mapping) for one in connection.execute(select(chat.c.text, chat.c.at).where(*spoken))],
    }
