"""Which commits wait for the disk: those of a quiet table do, those in a crowd share the wait."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine

from wunderkammer.table.storage import disk
from wunderkammer.table.storage.connection import address, connect
from wunderkammer.table.storage.disk import Disk

FULL, NORMAL = 2, 1


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return connect(address(str(tmp_path / "tables.sqlite")), 1)


class Clock:
    """A clock that the test sets."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that commits look at."""
    found = Clock()
    monkeypatch.setattr(disk, "monotonic", found)
    return found


def waits(connection: Connection) -> bool:
    """Whether the next commit waits for the disk."""
    cursor = connection.connection.cursor()
    [level] = cursor.execute("PRAGMA synchronous").fetchone()
    assert level in (FULL, NORMAL)
    return bool(level == FULL)


def commit_after(kept: Disk, clock: Clock, pauses: tuple[float, ...]) -> list[bool]:
    """Commit after each of these pauses in seconds; which of the commits wait for the disk."""
    found = []
    with kept.engine.connect() as connection:
        for seconds in pauses:
            clock.now += seconds
            kept.before_commit(connection)
            found.append(waits(connection))
    return found


def test_moves_far_apart_all_wait_and_in_a_crowd_one_waits_for_many(engine: Engine, clock: Clock) -> None:
    kept = Disk(engine)
    found = commit_after(kept, clock, (0.0, 10.0, 0.01, 0.01, 0.3, 0.01))
    assert found == [True, True, False, False, True, False]
    assert kept.behind


def test_a_commit_that_waits_may_fail_so_only_catching_up_ends_being_behind(engine: Engine, clock: Clock) -> None:
    kept = Disk(engine)
    commit_after(kept, clock, (0.0, 0.01, 10.0))
    assert kept.behind
    kept.catch_up()
    assert not kept.behind


def test_what_did_not_wait_is_brought_to_the_disk_afterwards(engine: Engine) -> None:
    """A checkpoint has moved everything from the log into the database itself, which waits for both."""
    kept = Disk(engine)
    with engine.connect() as connection:
        for statement in ("CREATE TABLE moves (number INTEGER)", "INSERT INTO moves VALUES (1)"):
            kept.before_commit(connection)
            with connection.begin():
                connection.exec_driver_sql(statement)
    assert kept.behind
    kept.catch_up()
    assert not kept.behind
    with engine.connect() as connection:
        cursor = connection.connection.cursor()
        _, in_log, moved = cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    assert in_log == moved > 0
