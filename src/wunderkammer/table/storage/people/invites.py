"""Invitations to register, as they are stored."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, update

from wunderkammer.table.storage.people.people_schema import registration_invites as invites
from wunderkammer.table.table_errors import NotRegistered


def add(connection: Connection, secret: str, until: float, uses: int, now: float) -> None:
    """A new invitation; those that have run out go."""
    connection.execute(delete(invites).where((invites.c.until <= now) | (invites.c.left <= 0)))
    connection.execute(insert(invites), {"secret": secret, "until": until, "left": uses})


def use(connection: Connection, secret: str, now: float) -> None:
    """Use an invitation once; of two who use the last one at the same time only one registers."""
    good = (invites.c.secret == secret, invites.c.until > now, invites.c.left > 0)
    if connection.execute(update(invites).where(*good).values(left=invites.c.left - 1)).rowcount == 0:
        raise NotRegistered("registration-invite")
