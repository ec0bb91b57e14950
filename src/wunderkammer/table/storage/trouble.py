"""When nothing can be stored: said loudly once and again every minute, and that it is over as soon as it is."""

from __future__ import annotations

import logging
from time import monotonic

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from wunderkammer.table.storage.connection import WRITES

LOG = logging.getLogger("wunderkammer.storage")
READ_ONLY = "25006"  # PostgreSQL's word for that
AGAIN = 60.0  # seconds until the same trouble is said again
PROBING = 1.0  # seconds between two attempts to write while nobody else writes
WRITE = (  # a row that nobody minds, and that goes with the old ones
    "INSERT INTO limits (who, remaining, at) VALUES ('probe', 0, 0) ON CONFLICT (who) DO UPDATE SET remaining = 0"
)


class StorageTrouble:
    """Whether writing fails at the moment, and why."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reason = ""
        self.said = 0.0

    def begin(self, reason: str) -> None:
        """A write has failed."""
        now = monotonic()
        if not self.reason or now - self.said >= AGAIN:
            told = {"reason": reason}
            LOG.critical("Nothing can be stored: %s", reason, extra={"event": "storage-failing", "told": told})
            self.said = now
        self.reason = reason
        # A connection that met a disk on which nothing can be written may believe that for ever.
        self.engine.dispose()

    def end(self) -> None:
        """A write has succeeded."""
        if self.reason:
            LOG.critical("Moves can be stored again.", extra={"event": "storage-healed", "told": {}})
            self.reason = ""

    def probe(self) -> None:
        """Try to write, so that the trouble ends by itself even if nobody moves."""
        try:
            with self.engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
                if self.engine.dialect.name == "sqlite":  # writes a page, and changes nothing
                    [[version]] = connection.exec_driver_sql("PRAGMA user_version").all()
                    connection.exec_driver_sql(f"PRAGMA user_version = {version}")
                else:
                    connection.exec_driver_sql(WRITE)
        except SQLAlchemyError:
            return
        self.end()
