"""A disk on which nothing can be stored: said loudly, nothing is lost, and it heals by itself."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tests.table.company import mine, open_table, play_any, run
from wunderkammer.table import House, Table
from wunderkammer.table.table_errors import StorageFailed

SOAK = os.environ.get("WK_SOAK") == "1"
ROUNDS = 40 if SOAK else 2
TROUBLES = {
    "full": ("PRAGMA max_page_count=1", "database or disk is full"),
    "read-only": ("PRAGMA query_only=1", "attempt to write a readonly database"),
}


@contextmanager
def disk_trouble(house: House, kind: str) -> Iterator[None]:
    """Connections that are opened from now on, and those that are open, meet SQLite's own errors for such a disk."""
    engine = house.services.store.engine
    begins = TROUBLES[kind][0]

    def spoil(connection: Any, _: object) -> None:
        connection.execute(begins)

    event.listen(engine, "connect", spoil)
    engine.dispose()
    try:
        yield
    finally:
        event.remove(engine, "connect", spoil)
        engine.dispose()


async def wait_for_recovery(house: House) -> None:
    """Wait until the server has found out by itself, without anybody having moved."""
    async with asyncio.timeout(20):
        while house.services.store.writer.trouble.reason:
            await asyncio.sleep(0.02)


async def play_until_refused(table: Table) -> None:
    """Play until nothing can be stored: a disk may be full only after some more moves."""
    before = table.revision
    with pytest.raises(StorageFailed):
        await play_on(table)
    assert table.revision >= before
    assert table.status == "playing"


async def play_on(table: Table) -> None:
    for _ in range(100):
        await play_any(table, table.match.to_act[0])


@pytest.mark.parametrize("kind", TROUBLES)
def test_it_is_said_loudly_and_heals_by_itself(path: str, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    played: list[int] = []

    async def scenario() -> None:
        async with House(path) as house:
            for _ in range(ROUNDS):
                table, _told = await open_table(house, mine("Anna", "Boris"))
                with disk_trouble(house, kind):
                    await play_until_refused(table)
                    assert house.services.store.writer.trouble.reason
                    # What is there can still be looked at.
                    assert (await house.table(table.id)).match.view(0)
                await wait_for_recovery(house)
                await play_any(table, table.match.to_act[0])
                played.append(table.revision)

    with caplog.at_level(logging.WARNING, "wunderkammer"):
        run(scenario())
    failing = [record for record in caplog.records if getattr(record, "event", "") == "storage-failing"]
    assert failing[0].levelno == logging.CRITICAL
    assert TROUBLES[kind][1] in failing[0].getMessage()
    again = [record for record in caplog.records if getattr(record, "event", "") == "storage-healed"]
    assert len(failing) == len(again) == ROUNDS
    print(f"{kind} disk: {ROUNDS} times, {sum(played)} stored entries, none lost")


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")
