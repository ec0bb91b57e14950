"""Moves: what is refused, what is stale, what survives."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import text

from tests.table.company import guests, mine, open_table, play_any, run
from wunderkammer.errors import IllegalMove
from wunderkammer.shelf.game import game, games
from wunderkammer.table import House
from wunderkammer.table.clocks import BESIDE
from wunderkammer.table.table_errors import NoSuchSeat, NotSeated, Stale, Waiting


def test_an_acknowledged_move_is_in_the_database(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            key = await play_any(table, 1)
            query = text("SELECT seat, key FROM entries ORDER BY number DESC LIMIT 1")
            with house.services.store.engine.connect() as connection:
                assert [*connection.execute(query).one()] == [1, key]

    run(scenario())


def test_secret_choices_do_not_make_each_other_stale(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris", "Clara"))
            seen = table.revision
            choices = [table.match.legal(seat)[0] for seat in range(3)]
            await asyncio.gather(*(table.play(seat, choices[seat], seen) for seat in (2, 0, 1)))
            assert table.revision >= seen + 3
            assert table.match.to_act == (0,)

    run(scenario())


def test_a_secret_choice_taken_back_does_not_make_others_stale(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris", "Clara"))
            seen = table.revision
            await play_any(table, 0)
            await table.undo(0)
            await table.play(1, table.match.legal(1)[0], seen)
            assert table.match.to_act == (0, 2)

    run(scenario())


def test_the_second_of_two_tabs_is_stale_and_nothing_happens(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia")
            seat, seen = table.match.to_act[0], table.revision
            first, second = table.match.legal(seat)[:2]
            await table.play(seat, first, seen)
            now = table.revision
            with pytest.raises(Stale) as caught:
                await table.play(seat, second, seen)
            assert (caught.value.code, table.revision) == ("stale", now)

    run(scenario())


def test_what_happened_before_a_restart_makes_a_page_stale_after_it(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia")
            seat, seen, match_id = table.match.to_act[0], table.revision, table.id
            key = await play_any(table, seat)
            await table.undo(seat)
        async with House(url) as house:
            table = await house.table(match_id)
            with pytest.raises(Stale):
                await table.play(seat, key, seen)
            await table.play(seat, key, table.revision)

    run(scenario())


@pytest.mark.parametrize("revision", [-1, 10_000])
def test_a_revision_that_never_was_is_stale(path: str, revision: int) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            with pytest.raises(Stale):
                await table.play(0, table.match.legal(0)[0], revision)

    run(scenario())


@pytest.mark.parametrize("key", ["", "undo", "away", "back", "grow:nothing", "eat:1", "x" * 5000, "\0", "\ud800"])
def test_an_impossible_move_is_refused_and_changes_nothing(path: str, key: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            before = (table.revision, table.match.state_json())
            with pytest.raises(IllegalMove):
                await table.play(0, key, table.revision)
            assert (table.revision, table.match.state_json()) == before

    run(scenario())


@pytest.mark.parametrize("seat", [-1, 2, 99, True])
def test_there_is_no_such_seat(path: str, seat: int) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            for doing in (table.play(seat, "keep", 0), table.undo(seat), table.say(seat, "hello")):
                with pytest.raises(NoSuchSeat):
                    await doing

    run(scenario())


def test_nobody_plays_before_everybody_is_there(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + guests(1))
            with pytest.raises(Waiting) as caught:
                await table.play(0, table.match.legal(0)[0], table.revision)
            assert caught.value.values == {"free": 1}

    run(scenario())


def test_nobody_plays_for_a_bot(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + guests(1))
            await table.seat_bot(1, "random")
            with pytest.raises(NotSeated):
                await table.play(1, "keep", table.revision)

    run(scenario())


def test_a_move_whose_sender_went_away_is_played_and_shown(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            before = table.revision
            with table.subscribe() as changes:
                request = asyncio.create_task(play_any(table, 0))
                await asyncio.sleep(0)
                request.cancel()
                assert await anext(changes) == before + 1
            assert table.match.to_act == (1,)

    run(scenario())


def test_what_a_reader_sees_is_always_stored(path: str) -> None:
    """While a move is being written, the table still shows the position before it."""

    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            before = table.match.view(0)
            playing = asyncio.create_task(play_any(table, 0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert table.match.view(0) == before
            await playing
            assert table.match.view(0) != before

    run(scenario())


def test_watchers_wake_for_moves_chat_and_seats(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + guests(1), public=True)
            with table.subscribe() as changes:
                await table.join("Boris")
                assert await anext(changes) == table.revision
                await table.say(0, "Good luck!")
                assert await anext(changes) == table.revision
                await play_any(table, 0)
                assert await anext(changes) == table.revision

    run(scenario())


def test_no_game_has_moves_that_are_named_like_what_happens_beside_it() -> None:
    verbs = {verb.name for name in games() for verb in game(name).vocabulary.verbs}
    assert verbs.isdisjoint(BESIDE)


def test_a_long_match_with_many_undos_opens_at_the_same_position(path: str) -> None:
    async def scenario() -> None:
        luck = random.Random(4)
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris", "Clara"))
            match_id = table.id
            while table.match.to_act:
                seat = table.match.to_act[0]
                await play_any(table, seat, luck)
                if luck.random() < 0.2 and table.undo_state(seat).can:
                    await table.undo(seat)
            state, record = table.match.state_json(), table.record()
        async with House(path) as house:
            table = await house.table(match_id)
            assert table.match.state_json() == state
            assert table.record().dumps() == record.dumps()

    run(scenario())
