"""What was stored is there again, on both databases."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from tests.table.company import mine, open_table, play_any, play_out, run
from tests.table.postgres import Server
from wunderkammer.errors import BadFile
from wunderkammer.table import House
from wunderkammer.table.storage.connection import address, connect
from wunderkammer.table.storage.migrate import upgrade
from wunderkammer.table.storage.schema import METADATA
from wunderkammer.table.storage.trouble import PROBING
from wunderkammer.table.table_errors import MatchOutdated, NoSuchMatch, StorageFailed


def test_migrations_make_the_schema_that_the_program_uses(empty_url: str) -> None:
    engine = connect(address(empty_url), 1)
    upgrade(engine)
    upgrade(engine)  # a database that is up to date stays as it is
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_match_goes_on_after_a_restart(url: str) -> None:
    async def before() -> tuple[str, object]:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            luck = random.Random(1)
            for _ in range(40):
                await play_any(table, table.match.to_act[0], luck)
            return table.id, table.match.state_json()

    async def after(match_id: str) -> tuple[object, int]:
        async with House(url) as house:
            table = await house.table(match_id)
            state = table.match.state_json()
            await play_any(table, table.match.to_act[0])
            return state, table.revision

    match_id, state = run(before())
    again, revision = run(after(match_id))
    assert again == state
    assert revision > 40


def test_a_reading_sees_one_moment_whatever_is_stored_meanwhile(url: str) -> None:
    """Else a table could have the last move of a match and still believe that it goes on."""

    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "lost_lands")
            store = house.services.store
            begun, done = threading.Event(), threading.Event()

            def look(connection: Connection) -> tuple[object, object]:
                count = text("SELECT count(*) FROM entries")
                before = connection.execute(count).scalar()
                begun.set()
                done.wait(10)
                return before, connection.execute(count).scalar()

            reading = asyncio.ensure_future(store.read(look))
            await asyncio.to_thread(begun.wait, 10)
            await play_any(table, table.match.to_act[0])
            done.set()
            before, after = await reading
            assert before == after

    run(scenario())


def test_the_result_is_kept_with_the_last_move(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "lost_lands")
            await play_out(table, random.Random(2))
            assert table.status == "over"
            assert table.match.result is not None
            with house.services.store.engine.connect() as connection:
                row = connection.execute(text("SELECT state, result, turn FROM matches")).one()
            assert (row.state, row.turn) == ("over", 0)
            assert str(table.match.result.scores[0]) in str(row.result)

    run(scenario())


def test_a_removed_match_is_gone_for_everybody(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            watching = table.subscribe()
            await house.remove(table.id)
            assert [revision async for revision in watching] == []
            with pytest.raises(NoSuchMatch):
                await house.table(table.id)
            with pytest.raises(NoSuchMatch):
                await table.play(0, table.match.legal(0)[0], table.revision)

    run(scenario())


@pytest.mark.parametrize("match_id", ["", "nobody-knows-this-match", "x" * 200, "a\0b", "../../etc/passwd", "%00"])
def test_there_is_no_match_of_that_name(url: str, match_id: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            with pytest.raises(NoSuchMatch) as caught:
                await house.table(match_id)
            assert caught.value.code == "no-such-match"

    run(scenario())


def test_a_match_of_other_rules_says_so_and_stays(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), public=True)
            version = table.match.game.rules_version
            newer = f"replace(header, '\"rules_version\": {version}', '\"rules_version\": 99')"
            with house.services.store.engine.begin() as connection:
                connection.execute(text(f"UPDATE matches SET header = {newer}"))
            match_id = table.id
        async with House(path) as house:
            with pytest.raises(MatchOutdated, match="version 99"):
                await house.table(match_id)
            assert [match.match_id for match in await house.running()] == [match_id]

    run(scenario())


def test_tables_that_nobody_looks_at_leave_memory(path: str) -> None:
    async def scenario() -> None:
        async with House(path, live=2) as house:
            ids = [(await open_table(house, mine("Anna", "Boris"), seed=seed))[1].match_id for seed in range(5)]
            assert [*house.recent] == ids[-2:]
            assert (await house.table(ids[0])).id == ids[0]
            first = await house.table(ids[1])
            assert await house.table(ids[1]) is first

    run(scenario())


@pytest.mark.parametrize("wrong", ["mysql://root@localhost/x", "sqlite://", "sqlite:///:memory:", "://"])
def test_other_databases_are_refused_in_one_sentence(wrong: str) -> None:
    with pytest.raises(BadFile, match=r"postgresql://user@host/name\.$"):
        address(wrong)


def test_a_database_that_cannot_be_opened_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("no-database")
    (folder / "tables.db").write_text("This is a letter, not a database. " * 100)
    with pytest.raises(StorageFailed, match="cannot be opened"):
        run(House(str(folder / "tables.db")).open())


def test_a_database_that_only_reads_is_said_loudly_and_stops_nobody_who_looks(server: Server) -> None:
    def read_only(connection: Any, _: object) -> None:
        connection.execute("SET default_transaction_read_only = on")
        connection.commit()

    async def scenario(database: str) -> None:
        async with House(database, bot_processes=1) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            engine, trouble = house.services.store.engine, house.services.store.writer.trouble
            event.listen(engine, "connect", read_only)
            engine.dispose()
            with pytest.raises(StorageFailed):
                await play_any(table, table.match.to_act[0])
            await asyncio.sleep(1.5 * PROBING)
            assert "read-only" in trouble.reason  # reading a little does not mean that it is over
            assert await house.limits.take("api:10.0.0.1", 10)
            event.remove(engine, "connect", read_only)
            engine.dispose()
            async with asyncio.timeout(20):
                while trouble.reason:
                    await asyncio.sleep(0.02)
            await play_any(table, table.match.to_act[0])

    with server.database() as database:
        run(scenario(database))
