"""What a transaction has changed, as other processes hear of it once it is committed."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection

ENTRIES = "entries"  # further entries of a match: its id, the first number, how it stands, the entries themselves
MATCH = "match"  # anything else about a match: its id
SESSION = "session"  # a session has ended: the fingerprint of its secret
USER = "user"  # something about a user has changed: their id
ANNOUNCED = "wunderkammer_announced"


class Announcement(NamedTuple):
    """One change: its kind, and what other processes need to know of it, as JSON."""

    kind: str
    about: Any


def announce(connection: Connection, kind: str, about: Any) -> None:
    """Tell all processes of a change, should this transaction be committed."""
    connection.info.setdefault(ANNOUNCED, []).append(Announcement(kind, about))


def take_announcements(connection: Connection) -> list[Announcement]:
    """What the transaction has announced up to now, which is then forgotten."""
    found: list[Announcement] = connection.info.pop(ANNOUNCED, [])
    return found
