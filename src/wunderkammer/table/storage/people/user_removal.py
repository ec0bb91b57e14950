"""Taking somebody out of the database: nobody else loses a match by it, and nobody waits for them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, or_, select, update

from wunderkammer.table.seats import DEPARTED, new_id
from wunderkammer.table.storage.announcements import USER, announce
from wunderkammer.table.storage.changes import remove, touch
from wunderkammer.table.storage.schema import chat, matches, seats, users


def matches_of(connection: Connection, user: str) -> list[Row[Any]]:
    """All matches that a user has opened or sits at."""
    seated = matches.c.id.in_(select(seats.c.match).where(seats.c.user == user))
    return [*connection.execute(select(matches).where(or_(matches.c.owner == user, seated)))]


def forget_user(connection: Connection, user: str, bot: str) -> list[str]:
    """Remove a user: own matches go, free seats stay free, a bot plays on for them; all matches that were theirs."""
    found = matches_of(connection, user)
    for match in found:
        leave(connection, match, user, (match.clock or {}).get("bot") or bot)
    connection.execute(update(chat).where(chat.c.user == user), {"name": "", "text": ""})
    announce(connection, USER, user)
    connection.execute(delete(users).where(users.c.id == user))
    return [match.id for match in found]


def leave(connection: Connection, match: Row[Any], user: str, bot: str) -> None:
    """Take a user out of one match; one that nobody else has goes."""
    around = [*connection.execute(select(seats).where(seats.c.match == match.id))]
    mine = [seat.seat for seat in around if seat.user == user]
    if all(seat.user in (None, user) for seat in around):
        remove(connection, match.id)
        return
    touch(connection, match.id)
    for seat in mine:
        where = (seats.c.match == match.id, seats.c.seat == seat)
        connection.execute(update(seats).where(*where), left_seat(match.state, bot))
    if match.state == "playing":
        due = matches.c.bots.bitwise_or(sum(1 << seat for seat in mine))
        connection.execute(update(matches).where(matches.c.id == match.id).values(bots=due))


def left_seat(state: str, bot: str) -> dict[str, Any]:
    """What stays of somebody's seat: nothing by which they could be known."""
    nobody: dict[str, Any] = {"user": None, "name": "", "token": None}
    if state == "waiting":
        return {**nobody, "invite": new_id(), "luck": ""}
    if state == "playing":
        return {**nobody, "kind": "bot", "bot": bot}
    return {**nobody, "token": DEPARTED}
