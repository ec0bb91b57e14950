"""What is listed for whom, and what is said at the table."""

from __future__ import annotations

import asyncio

import pytest

from tests.table.company import Hands, guests, mine, open_table, play_any, run
from wunderkammer.table import House
from wunderkammer.table.table_errors import BadName, Empty, TooLong, TooMany


def test_my_matches_say_whose_turn_it_is(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands) as house:
            anna, boris = await house.accounts.guest("Anna"), await house.accounts.guest("Boris")
            table, told = await open_table(house, mine("Anna") + guests(1), owner=anna.id)
            await table.join("Boris", boris.id, told.invites[1])
            hands.turn(10)
            later, _ = await open_table(house, mine("Anna") + guests(1), owner=anna.id)
            await play_any(table, 1)
            first, second = await house.mine(anna.id)
            assert (first.match_id, first.your_turn, first.to_act, first.yours) == (table.id, True, (0,), (0,))
            assert (second.match_id, second.state, second.free, second.your_turn) == (later.id, "waiting", (1,), False)
            (only,) = await house.mine(boris.id)
            assert (only.match_id, only.your_turn, only.players) == (table.id, False, ("Anna", "Boris"))
            assert await house.mine("somebody else") == await house.mine() == []

    run(scenario())


def test_who_has_only_a_token_finds_the_match_again(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, told = await open_table(house, mine("Anna") + guests(1))
            boris = await table.join("Boris", invite=told.invites[1])
            (found,) = await house.mine(tokens=[boris.token, "another"])
            assert (found.match_id, found.yours, found.your_turn) == (table.id, (1,), True)

    run(scenario())


def test_only_public_tables_are_shown_to_everybody(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            await open_table(house, mine("Anna") + guests(1))
            table, _ = await open_table(house, mine("Boris") + guests(1), public=True)
            assert [(match.match_id, match.free) for match in await house.open_tables()] == [(table.id, (1,))]
            assert await house.running() == []
            await table.join("Clara")
            assert await house.open_tables() == []
            assert [match.match_id for match in await house.running()] == [table.id]

    run(scenario())


def test_no_list_tells_a_secret(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.guest("Anna")
            table, told = await open_table(house, mine("Anna") + guests(1), public=True, owner=anna.id)
            shown = repr([*await house.open_tables(), *await house.mine(anna.id)])
            secrets = [*told.tokens.values(), *told.invites.values(), str(table.match.seed)]
            assert not any(secret in shown for secret in secrets[:2])
            assert f"seed={secrets[2]}" not in shown

    run(scenario())


def test_chat_is_kept_in_order(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            there = await other.table(table.id)
            await asyncio.gather(
                *(table.say(0, f"a{i}") for i in range(5)), *(there.say(None, f"b{i}", "Clara") for i in range(5))
            )
            await table.refresh()
            await there.refresh()
            assert table.chat == there.chat
            assert [line.number for line in table.chat] == [*range(10)]
            assert {(line.seat, line.name) for line in table.chat} == {(0, "Anna"), (None, "Clara")}
            assert [line.text for line in table.chat if line.seat == 0] == [f"a{i}" for i in range(5)]

    run(scenario())


def test_who_speaks_is_not_woken_twice(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            await table.say(0, "one")
            await table.say(1, "two")
            watching = table.subscribe()
            await table.refresh()
            assert not watching.rung.is_set()

    run(scenario())


def test_chat_takes_what_can_be_read(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            with pytest.raises(Empty):
                await table.say(0, " \0 ")
            with pytest.raises(TooLong):
                await table.say(0, "x" * 501)
            with pytest.raises(BadName):
                await table.say(None, "hello")
            await table.say(0, "<b>Прекрасно</b>\n\ud800 & so on")
            assert [line.text for line in table.chat] == ["<b>Прекрасно</b> & so on"]

    run(scenario())


def test_whoever_looks_on_leaves_room_for_those_who_play(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.table.table.MOST_CHAT", 4)

    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            for _ in range(2):
                await table.say(None, "look at me", "Clara")
            with pytest.raises(TooMany):
                await table.say(None, "look at me", "Clara")
            await table.say(0, "your turn")

    run(scenario())
