"""When what was written must have reached the disk itself.

What was committed survives the end of the server, however it comes: the system has it. Only a power cut can lose what
has not reached the disk, and every wait for the disk takes milliseconds, for all tables. So a commit waits for it
unless another one did so a moment ago; what then is still on its way is brought there when nothing else is written.
"""

from __future__ import annotations

import contextlib
import math
import sqlite3
from time import monotonic

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

MOMENT = 0.25  # seconds


class Disk:
    """Which commits of SQLite wait for the disk; PostgreSQL sees to that itself."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.reached = -math.inf  # when a commit last waited
        self.behind = False  # something was committed without waiting, and is not known to have got there

    def before_commit(self, connection: Connection) -> None:
        """Say whether the transaction that is about to begin waits for the disk."""
        if self.sqlite:
            now = monotonic()
            waits = now - self.reached >= MOMENT
            if waits:
                self.reached = now
            else:
                self.behind = True
            level = "FULL" if waits else "NORMAL"
            if connection.info.get("synchronous") != level:  # most commits are as the last one was
                setting(connection, f"synchronous={level}")
                connection.info["synchronous"] = level

    def catch_up(self) -> None:
        """Bring to the disk what is still on its way; if that fails, the next commit says so."""
        self.behind = False
        with contextlib.suppress(SQLAlchemyError, sqlite3.Error), self.engine.connect() as connection:
            setting(connection, "wal_checkpoint(PASSIVE)")


def setting(connection: Connection, pragma: str) -> None:
    """Past SQLAlchemy, which would begin a transaction for it."""
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
