"""Everything that the house keeps about one person, for them to take away."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from wunderkammer.table.storage.people import account_rows, notice_rows, relation_rows, token_rows
from wunderkammer.table.storage.people.people_schema import reports
from wunderkammer.table.storage.people.user_removal import matches_of
from wunderkammer.table.storage.schema import chat, entries, seats, sessions, solved_puzzles

ACCOUNT = ("id", "name", "address", "lang", "notices", "created", "banned_until")


def own_data(connection: Connection, user: str) -> dict[str, Any]:
    """A person's account, tokens' names, browsers, matches, moves, chat, relations, reports and puzzles.

    No secret, and nobody else's.
    """
    row = account_rows.user_of(connection, user)
    if row is None:
        return {}
    until = connection.scalars(select(sessions.c.until).where(sessions.c.user == user))
    sent = connection.execute(select(reports.c.at, reports.c.text, reports.c.match).where(reports.c.by == user))
    said = select(chat.c.match, chat.c.seat, chat.c.text, chat.c.at).where(chat.c.user == user).order_by(chat.c.at)
    solved = connection.execute(select(solved_puzzles).where(solved_puzzles.c.user == user))
    return {
        "account": {name: getattr(row, name) for name in ACCOUNT} | {"password": row.password is not None},
        "tokens": [
            {"name": one.name, "scopes": one.scopes, "created": one.created}
            for one in token_rows.of_user(connection, user)
        ],
        "browsers": [{"address": one.endpoint, "added": one.made} for one in notice_rows.push_of(connection, user)],
        "sessions": [{"until": moment} for moment in until],
        "relations": [{"name": one.name, "kind": one.kind} for one in relation_rows.of(connection, user)],
        "reports": [dict(one._mapping) for one in sent],
        "solved_puzzles": [{"game": one.game, "puzzle": one.puzzle, "at": one.at} for one in solved],
        "chat": [dict(one._mapping) for one in connection.execute(said)],
        "matches": [own_match(connection, match, user) for match in matches_of(connection, user)],
    }


def own_match(connection: Connection, match: Any, user: str) -> dict[str, Any]:
    """One match as far as it is this person's."""
    mine = [*connection.execute(select(seats).where(seats.c.match == match.id, seats.c.user == user))]
    numbers = [seat.seat for seat in mine]
    # Without their numbers: those count what others have chosen in secret.
    moves = select(entries.c.seat, entries.c.key, entries.c.at).where(
        entries.c.match == match.id, entries.c.seat.in_(numbers)
    )
    return {
        "id": match.id,
        "game": match.game,
        "name": match.name,
        "opened": match.owner == user,
        "state": match.state,
        "created": match.created,
        "seats": [{"seat": seat.seat, "name": seat.name, "luck": seat.luck} for seat in mine],
        "entries": [dict(one._mapping) for one in connection.execute(moves.order_by(entries.c.number))],
    }
