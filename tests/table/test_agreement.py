"""A match ends by agreement: when all who still sit there want that, or when the last one leaves."""

from __future__ import annotations

import asyncio

import pytest

from tests.table.company import Hands, bots, guests, mine, open_table, play_any, run
from wunderkammer.table import ClockRule, House, Table
from wunderkammer.table.ending.agreement import agree, agreed_seats
from wunderkammer.table.ending.leave_match import leave_match
from wunderkammer.table.table_errors import MatchEnded, NotSeated


async def two_people(house: House, clock: ClockRule | None = None) -> tuple[Table, str, str]:
    """Anna and Boris at a table that has begun."""
    anna, boris = await house.accounts.guest("Anna"), await house.accounts.guest("Boris")
    table, told = await open_table(house, mine("Anna") + guests(1), owner=anna.id, clock=clock)
    await table.join("Boris", boris.id, told.invites[1])
    return table, anna.id, boris.id


def test_when_all_agree_it_is_over_without_a_result(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, anna, _ = await two_people(house)
            await agree(table, 0)
            assert (table.status, agreed_seats(table)) == ("playing", {0})
            same = await other.table(table.id)
            await asyncio.gather(agree(same, 1), agree(same, 1))
            await table.refresh()
            for one in (table, same, await house.table(table.id)):
                assert (one.status, one.ended, one.match.result) == ("over", True, None)
                with pytest.raises(MatchEnded):
                    await one.play(1, "pass", one.revision)
            (listed,) = await house.mine(anna)
            assert (listed.state, listed.to_act) == ("over", ())
            assert table.record().entries
            assert await house.rematch(table.id) != table.id

    run(scenario())


def test_two_who_agree_in_two_processes_at_once_end_it(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, _, _ = await two_people(house)
            same = await other.table(table.id)
            await asyncio.gather(agree(table, 0), agree(same, 1))
            await table.refresh()
            await same.refresh()
            assert table.ended
            assert same.ended
            assert [row.key for row in table.book.rows].count("ended") == 1

    run(scenario())


def test_whoever_moves_on_has_not_agreed(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _, _ = await two_people(house)
            first = table.match.to_act[0]
            await agree(table, 1 - first)
            await play_any(table, first)
            assert agreed_seats(table) == set()
            await agree(table, first)
            assert table.status == "playing"

    run(scenario())


def test_bots_are_not_asked_and_cannot_agree(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + bots("random"))
            with pytest.raises(NotSeated):
                await agree(table, 1)
            await agree(table, 0)
            assert table.ended
            revision = table.revision
            table.driver.wake()
            await asyncio.sleep(0)
            assert table.revision == revision

    run(scenario())


def test_a_match_ends_when_the_last_one_leaves_who_is_not_away(path: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands) as house:
            table, anna, boris = await two_people(house, ClockRule("minutes", 10, "random"))
            slow = table.match.to_act[0]
            hands.turn(700)
            await table.tick()
            while not table.seats[slow].away:
                await asyncio.sleep(0.01)
            await leave_match(house, table, boris if slow == 0 else anna)
            assert table.status == "over"

    run(scenario())
