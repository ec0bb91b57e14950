"""The connection to the database, set up so that what was committed survives a crash."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from wunderkammer.errors import BadFile

BUSY_SECONDS = 20  # how long a process waits for another one that is writing
WRITES = "wunderkammer_writes"


def address(given: str) -> URL:
    """The database's address: a path means SQLite, and PostgreSQL is reached through psycopg."""
    text = given if "://" in given else f"sqlite:///{Path(given).expanduser().absolute()}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadFile("bad-database") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+pysqlite")
    raise BadFile("no-such-database", name=url.drivername)


def reason_of(error: SQLAlchemyError) -> str:
    """What a database says is wrong, in one line."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(reason).split())


def is_shareable(given: str) -> bool:
    """Whether several processes may serve one database of this kind; SQLite lets only one of them know of changes."""
    return address(given).get_backend_name() != "sqlite"


def connect(url: URL, readers: int) -> Engine:
    """An engine for some reading threads and one that writes."""
    if url.get_backend_name() == "sqlite":
        assert url.database is not None
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            folder, reason = str(Path(url.database).parent), error.strerror or str(error)
            raise BadFile("folder-not-made", path=folder, reason=reason) from None
        engine = create_engine(url, pool_size=readers + 1, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    try:
        # A connection that the server closed while nobody played is replaced without a word.
        return create_engine(url, pool_size=readers + 1, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise BadFile("no-driver", name=error.name or "", extra="postgres") from None


def for_reading(engine: Engine) -> Engine:
    """The same connections, for readings that see a single moment, however many questions they ask.

    SQLite does so by itself. PostgreSQL would show a match before its last move, and then that move.
    """
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="REPEATABLE READ")


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL lets readers read while one writes; FULL waits for the disk: a commit survives a power cut (disk.py)."""
    connection.isolation_level = None  # the driver would begin transactions at moments of its own choice
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: a reader that became a writer later could be refused without waiting."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
