"""A database that is restarted under the players' hands: no acknowledged move is lost, and the tables go on."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator

import psycopg
import pytest

from tests.table.company import LONGEST, mine, open_table, play_any, run
from tests.table.postgres import MISSING, SERVER_USER, Server, programs
from wunderkammer.table import House, Table
from wunderkammer.table.table_errors import Stale, StorageFailed

ROUNDS = 30 if os.environ.get("WK_SOAK") == "1" else 2
MOVES = 12  # of every table between two restarts
TABLES = 3


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server for this test only: others would not like it to be restarted."""
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    server = Server(found, survives=True)
    yield server
    server.stop()


class Player:
    """Plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.luck = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.refused = 0

    async def play(self, moves: int) -> None:
        while moves and self.table.match.to_act:
            before = self.table.revision
            try:
                key = await play_any(self.table, self.table.match.to_act[0], self.luck)
            except (StorageFailed, Stale):  # a move may have been stored although its acknowledgement was lost
                self.refused += 1
                await asyncio.sleep(0.05)
            else:
                self.acknowledged[before] = key
                moves -= 1


def test_no_acknowledged_move_is_lost(own_server: Server) -> None:
    name = f"postgresql://{SERVER_USER}@/played?host={own_server.folder}"
    with psycopg.connect(
        host=str(own_server.folder), user=SERVER_USER, dbname="postgres", autocommit=True
    ) as connection:
        connection.execute("CREATE DATABASE played")

    async def scenario() -> list[Player]:
        async with House(name, bot_processes=1) as house:
            tables = [(await open_table(house, mine("Anna", "Boris")))[0] for _ in range(TABLES)]
            players = [Player(table, seed) for seed, table in enumerate(tables)]
            for _ in range(ROUNDS):
                playing = asyncio.gather(*(player.play(MOVES) for player in players))
                await asyncio.sleep(0.02)
                await asyncio.to_thread(own_server.restart)
                await playing
        return players

    async def check(players: list[Player]) -> None:
        async with House(name, bot_processes=1) as house:
            for player in players:
                table = await house.table(player.table.id)
                assert {at: table.book.rows[at].key for at in player.acknowledged} == player.acknowledged

    players = run(scenario(), ROUNDS * LONGEST)
    run(check(players))
    moves, refused = sum(len(one.acknowledged) for one in players), sum(one.refused for one in players)
    assert moves >= TABLES * MOVES
    print(f"database restart: {ROUNDS} times, {moves} acknowledged moves, none lost, {refused} attempts refused")
