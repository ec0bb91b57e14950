"""Two server processes may serve one match: the key of its entries is the lock."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import text

from tests.table.company import bots, mine, open_table, play_any, run, until_over
from wunderkammer.errors import IllegalMove
from wunderkammer.table import House, Table
from wunderkammer.table.table_errors import NoSuchMatch, Stale


def numbers(house: House) -> list[int]:
    with house.services.store.engine.connect() as connection:
        return [*connection.scalars(text("SELECT number FROM entries ORDER BY number"))]


def test_of_two_moves_at_once_one_is_played(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            here, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia")
            there = await other.table(here.id)
            seat, seen = here.match.to_act[0], here.revision
            one, two = here.match.legal(seat)[:2]
            results = await asyncio.gather(
                here.play(seat, one, seen), there.play(seat, two, seen), return_exceptions=True
            )
            assert [type(result) for result in results if result is not None] == [Stale]
            await here.refresh()
            await there.refresh()
            assert here.match.state_json() == there.match.state_json()
            assert numbers(house) == [*range(here.revision)]

    run(scenario())


def test_secret_choices_made_in_two_processes_both_count(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            here, _ = await open_table(house, mine("Anna", "Boris", "Clara"))
            there = await other.table(here.id)
            seen = here.revision
            await asyncio.gather(
                here.play(0, here.match.legal(0)[0], seen), there.play(2, there.match.legal(2)[0], seen)
            )
            await here.refresh()
            assert here.match.to_act == (1,)

    run(scenario())


async def keep_playing(table: Table, seats: list[int], moves: int, luck: random.Random) -> int:
    """Play what is possible for these seats, however often somebody else is faster."""
    played = 0
    while played < moves and table.match.to_act:
        mine_now = [seat for seat in table.match.to_act if seat in seats]
        if not mine_now:
            await table.refresh()
            await asyncio.sleep(0.001)
            continue
        try:
            await play_any(table, mine_now[0], luck)
            played += 1
        except (IllegalMove, Stale):
            await table.refresh()
    return played


def test_a_match_played_through_two_processes_is_one_match(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            here, _ = await open_table(house, mine("Anna", "Boris"))
            there = await other.table(here.id)
            # Both play both seats, as fast as they can: every entry is fought for.
            played = await asyncio.gather(
                keep_playing(here, [0, 1], 60, random.Random(1)), keep_playing(there, [0, 1], 60, random.Random(2))
            )
            assert [*played] == [60, 60]
            await here.refresh()
            await there.refresh()
            assert here.match.state_json() == there.match.state_json()
            assert [row.key for row in here.book.rows] == [row.key for row in there.book.rows]
            assert numbers(house) == [*range(here.revision)]

    run(scenario())


def test_watchers_see_what_another_process_stores(url: str) -> None:
    async def scenario() -> None:
        async with House(url, poll=0.01) as house, House(url, poll=0.01) as other:
            here, _ = await open_table(house, mine("Anna", "Boris"))
            there = await other.table(here.id)
            with there.subscribe() as changes:
                await play_any(here, 0)
                assert await anext(changes) == here.revision
                await here.say(0, "Your turn!")
                await anext(changes)
                assert [line.text for line in there.chat] == ["Your turn!"]
                await here.undo(0)
                await anext(changes)
                assert there.match.to_act == (0, 1)
                await house.remove(here.id)
                assert [revision async for revision in changes] == []
            with pytest.raises(NoSuchMatch):
                await there.say(0, "Hello?")

    run(scenario())


def test_bots_of_two_processes_play_one_match(url: str) -> None:
    async def scenario() -> None:
        async with House(url, bot_processes=1, poll=0.01) as house, House(url, bot_processes=1, poll=0.01) as other:
            here, _ = await open_table(house, bots("random", "random"), "lost_lands")
            there = await other.table(here.id)
            await asyncio.gather(until_over(here), until_over(there))
            await here.refresh()
            await there.refresh()
            assert here.match.state_json() == there.match.state_json()
            assert numbers(house) == [*range(here.revision)]

    run(scenario())
