"""Backup, restore and upgrade as docs/server.md describes them, with matches that go on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from pathlib import Path

from alembic import command
from sqlalchemy import MetaData, create_engine, insert, select

from tests.table.company import mine, open_table, play_any, run
from tests.table.postgres import Server, programs
from wunderkammer.table import House
from wunderkammer.table.storage.connection import address
from wunderkammer.table.storage.migrate import configuration

FIRST_RELEASE = "0002"  # the version of the database that knows of neither limits nor several processes


async def begin_match(house: House) -> tuple[str, list[str]]:
    """A match in progress: its id, and its entries."""
    table, _ = await open_table(house, mine("Anna", "Boris"), seed=None)
    for _ in range(10):
        await play_any(table, table.match.to_act[0])
    return table.id, [row.key for row in table.book.rows]


async def goes_on(url: str, match: str, entries: list[str]) -> None:
    """The match is what it was, and can be played on."""
    async with House(url, bot_processes=1) as house:
        table = await house.table(match)
        assert [row.key for row in table.book.rows][: len(entries)] == entries
        await play_any(table, table.match.to_act[0])


def test_a_backup_of_sqlite_is_made_while_people_play(tmp_path: Path) -> None:
    live, copy = str(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite"

    async def scenario() -> tuple[str, list[str]]:
        async with House(live, bot_processes=1) as house:
            match, entries = await begin_match(house)
            with sqlite3.connect(live) as connection:
                connection.execute("VACUUM INTO ?", [str(copy)])
            connection.close()
            table = await house.table(match)
            await play_any(table, table.match.to_act[0])  # nobody had to wait
            return match, entries

    match, entries = run(scenario())
    restored = shutil.copy(copy, tmp_path / "restored.sqlite")
    run(goes_on(str(restored), match, entries))


def test_a_backup_of_postgresql_is_made_while_people_play(server: Server, tmp_path: Path) -> None:
    found = programs()
    assert found is not None
    dump = tmp_path / "wk.dump"
    with server.database() as live, server.database() as restored:

        async def scenario() -> tuple[str, list[str]]:
            async with House(live, bot_processes=1) as house:
                kept = await begin_match(house)
                subprocess.run([found / "pg_dump", "--format=custom", f"--file={dump}", live], check=True)
                return kept

        match, entries = run(scenario())
        restore = [str(found / "pg_restore"), "--no-owner", f"--dbname={restored}", str(dump)]
        subprocess.run(restore, check=True)
        run(goes_on(restored, match, entries))


def test_a_database_of_an_earlier_version_is_brought_up_to_date_with_its_running_matches(tmp_path: Path) -> None:
    today, earlier = str(tmp_path / "today.sqlite"), str(tmp_path / "earlier.sqlite")

    async def scenario() -> tuple[str, list[str]]:
        async with House(today, bot_processes=1) as house:
            return await begin_match(house)

    match, entries = run(scenario())
    copy_into_version(FIRST_RELEASE, today, earlier)
    run(goes_on(earlier, match, entries))


def test_lines_of_the_chat_from_before_have_their_speakers(tmp_path: Path) -> None:
    today, earlier = str(tmp_path / "today.sqlite"), str(tmp_path / "earlier.sqlite")

    async def scenario() -> None:
        async with House(today, bot_processes=1) as house:
            anna = await house.accounts.register("Anna")
            table, _ = await open_table(house, mine("Anna", "Boris"), owner=anna.id)
            await table.say(0, "at the table")
            await table.say(None, "looking on", "Anna", anna.id)
        copy_into_version("0008", today, earlier)
        async with House(earlier, bot_processes=1) as house:
            assert [line.user for line in (await house.table(table.id)).chat] == [anna.id, anna.id]

    run(scenario())


def copy_into_version(version: str, today: str, earlier: str) -> None:
    """The same rows in a database of an earlier version, as far as that has a place for them."""
    source, target = create_engine(address(today)), create_engine(address(earlier))
    with target.begin() as connection:
        command.upgrade(configuration(connection), version)
    old = MetaData()
    old.reflect(target)
    with source.connect() as reading, target.begin() as writing:
        for table in [one for one in old.sorted_tables if one.name != "alembic_version"]:
            rows = [*reading.execute(select(table)).mappings()]
            if rows:
                writing.execute(insert(table), [dict(row) for row in rows])
    source.dispose()
    target.dispose()
