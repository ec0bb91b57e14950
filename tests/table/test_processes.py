"""Several server processes on one database: what one writes, the others hear."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from tests.table.company import Hands, bots, mine, open_table, play_any, run, until_over
from tests.table.postgres import Server
from wunderkammer.table import ClockRule, House, Table
from wunderkammer.table.house import SOON
from wunderkammer.table.processes.bot_locks import key_of
from wunderkammer.table.processes.house_clock import JUMP, HouseClock
from wunderkammer.table.processes.messages import CHANNEL, LONGEST, pack_messages
from wunderkammer.table.storage.announcements import ENTRIES, MATCH, SESSION, USER, Announcement

NEVER = 3600.0  # seconds between looks: whatever is seen sooner was heard


@pytest.fixture
def database(server: Server) -> Iterator[str]:
    with server.database(server.first) as copy:
        yield copy


@asynccontextmanager
async def two_houses(url: str, poll: float = NEVER) -> AsyncIterator[tuple[House, House]]:
    """Two processes that know of each other."""
    async with House(url, poll=poll, bot_processes=1) as here, House(url, poll=poll, bot_processes=1) as there:
        while not (here.exchange.messages.others and there.exchange.messages.others):
            await asyncio.sleep(0.01)
        yield here, there


async def known_to_hold(house: House, table: Table) -> None:
    """Wait until a house knows that the other one has a table, which has had its second look."""
    while table.id not in house.exchange.messages.holders:
        await asyncio.sleep(0.01)
    await asyncio.sleep(2 * SOON)


def test_a_move_is_heard_by_another_process_without_a_look_at_the_database(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            here, _ = await open_table(house, mine("Anna", "Boris"))
            there = await other.table(here.id)
            await known_to_hold(house, here)
            there.catch_up = never  # type: ignore[method-assign]
            with there.subscribe() as changes:
                for seat in here.match.to_act:
                    await play_any(here, seat)
                    while there.revision < here.revision:
                        await anext(changes)
            assert there.match.state_json() == here.match.state_json()
            assert there.clocks.since == here.clocks.since

    run(scenario())


@pytest.mark.parametrize(
    "rubbish", ["no json", "7", '["somebody", ["entries", [1]]]', '["somebody", ["from a later version", {}]]']
)
def test_what_is_not_understood_makes_nobody_deaf(database: str, rubbish: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            here, _ = await open_table(house, mine("Anna", "Boris"))
            there = await other.table(here.id)
            await known_to_hold(house, here)
            with psycopg.connect(**house.exchange.messages.settings()) as connection:
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, rubbish))
            with there.subscribe() as changes:
                await play_any(here, here.match.to_act[0])
                while there.revision < here.revision:
                    await anext(changes)

    run(scenario())


def test_whoever_has_seen_more_than_this_process_is_believed(database: str) -> None:
    async def scenario() -> None:
        async with House(database, poll=NEVER) as house, House(database, poll=NEVER) as other:
            here, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia")
            there = await other.table(here.id)
            seat = here.match.to_act[0]
            await play_any(here, seat)
            known = here.entries_known(seat)
            assert there.revision_reached(known, seat) == -1
            assert await there.revision_seen(known, seat) == here.revision
            assert await there.revision_seen(known + 1, seat) == -1

    run(scenario())


async def never() -> None:
    raise AssertionError("The database was asked.")


def test_chat_seats_and_removal_are_heard(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            here, _ = await open_table(house, mine("Anna", "Boris"))
            there = await other.table(here.id)
            await known_to_hold(house, here)
            with there.subscribe() as changes:
                await here.say(0, "Your turn!")
                await anext(changes)
                assert [line.text for line in there.chat] == ["Your turn!"]
                await house.remove(here.id)
                with pytest.raises(StopAsyncIteration):
                    await anext(changes)

    run(scenario())


def test_ends_of_sessions_and_changes_of_people_are_heard_everywhere(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
            for one in (house, other):
                one.exchange.hear_of_people.append(lambda kind, which: heard.put_nowait((kind, which)))
            anna = await house.accounts.register("Anna", "long enough")
            session = await house.accounts.open_session(anna.id)
            await house.accounts.close_session(session)
            told = [await heard.get(), await heard.get()]
            assert told[0] == told[1]
            assert told[0][0] == SESSION
            assert session not in told[0][1]  # a secret is told to nobody
            await other.accounts.close_sessions(anna.id)
            assert [await heard.get(), await heard.get()] == [(USER, anna.id)] * 2

    run(scenario())


def test_limits_count_what_was_done_in_all_processes(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            results = await asyncio.gather(
                *(one.limits.take("sign-in:10.0.0.1", 10) for one in [house, other] * 12),
            )
            assert sum(results) == 10
            assert await other.limits.take("sign-in:10.0.0.2", 10)

    run(scenario())


def test_a_limit_fills_up_again(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands, bot_processes=1) as house:
            assert [await house.limits.take("x", 3) for _ in range(5)] == [True] * 3 + [False] * 2
            hands.turn(40)
            assert [await house.limits.take("x", 3) for _ in range(2)] == [True, False]
            hands.turn(600)
            await house.limits.forget()
            assert [await house.limits.take("x", 3) for _ in range(4)] == [True] * 3 + [False]

    run(scenario())


def thoughts(house: House) -> list[str]:
    """The tables for which a house lets bots think from now on."""
    asked: list[str] = []
    think = house.services.bots.think

    async def counted(match_id: str, *rest: object, **more: object) -> object:
        asked.append(match_id)
        return await think(match_id, *rest, **more)  # type: ignore[arg-type]

    house.services.bots.think = counted  # type: ignore[method-assign, assignment]
    return asked


def test_one_process_drives_the_bots_of_a_table(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            driven, elsewhere = thoughts(house), thoughts(other)
            here, _ = await open_table(house, bots("random", "random"))
            there = await other.table(here.id)
            await until_over(there)
            assert driven
            assert not elsewhere
            assert there.match.state_json() == here.match.state_json()

    run(scenario())


async def stuck(*_: object, **__: object) -> object:
    """A bot that never comes to an end."""
    return await asyncio.Event().wait()


async def take_none(match_ids: object) -> list[str]:
    """A dead process takes no lock, though its caretaker goes on in this test."""
    return []


@pytest.mark.parametrize("in_memory", [True, False])
def test_another_process_takes_over_when_the_one_that_drives_dies(in_memory: bool, database: str) -> None:
    async def scenario() -> None:
        async with House(database, bot_processes=1) as other, House(database, bot_processes=1) as house:
            house.services.bots.think = stuck  # type: ignore[method-assign, assignment]
            here, _ = await open_table(house, bots("random", "random"))
            while not house.services.bot_locks.held:
                await asyncio.sleep(0.01)
            there = await other.table(here.id) if in_memory else None
            assert not await other.services.bot_locks.hold(here.id)
            connection = house.services.bot_locks.connection
            house.services.bot_locks.hold_some = take_none  # type: ignore[method-assign]
            await connection.close()  # as if the process had been killed
            while here.id not in other.services.bot_locks.held:
                await asyncio.sleep(0.01)
            await until_over(there or await other.table(here.id))

    run(scenario())


def test_locks_that_went_with_the_database_are_known_to_be_gone(database: str) -> None:
    async def scenario() -> None:
        async with House(database, bot_processes=1) as house:
            locks = house.services.bot_locks
            assert await locks.hold("a match")
            await locks.connection.close()
            await locks.check()
            assert not locks.holds("a match")
            while not await locks.hold("a match"):  # the database notices a moment later that the connection is gone
                await asyncio.sleep(0.01)
            await locks.release("a match")
            assert not locks.holds("a match")

    run(scenario())


def test_only_processes_that_hold_a_table_hear_of_its_moves(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as (house, other):
            here, _ = await open_table(house, mine("Anna", "Boris"))
            told = Announcement(MATCH, here.id)
            assert house.exchange.messages.by_channel([told]) == {}
            there: Table | None = await other.table(here.id)
            await known_to_hold(house, here)
            assert [*house.exchange.messages.by_channel([told]).values()] == [[told]]
            other.recent.clear()
            del there
            while house.exchange.messages.holders:
                gc.collect()
                await asyncio.sleep(0.01)

    run(scenario())


def test_a_process_that_comes_later_is_told_which_tables_others_hold(database: str) -> None:
    async def scenario() -> None:
        async with House(database, poll=NEVER, bot_processes=1) as house:
            here, _ = await open_table(house, mine("Anna", "Boris"))
            async with House(database, poll=NEVER, bot_processes=1) as other:
                while here.id not in other.exchange.messages.holders:
                    await asyncio.sleep(0.01)
            while house.exchange.messages.heard:  # it says that it goes
                await asyncio.sleep(0.01)

    run(scenario())


def test_what_is_too_long_for_a_message_is_split_or_only_named() -> None:
    small = [Announcement(MATCH, f"match {number}") for number in range(1000)]
    messages = pack_messages("me", small)
    assert len(messages) > 1
    assert all(len(message) < LONGEST + 100 for message in messages)
    assert sum(message.count("match ") for message in messages) == 1000
    huge = Announcement(ENTRIES, ("the match", 0, "playing", [(0, "a key" * 10, 0.0, 1)] * 1000))
    assert pack_messages("me", [huge]) == ['["me",["match", "the match"]]']


def test_locks_of_different_matches_differ() -> None:
    assert len({key_of(f"match {number}") for number in range(1000)}) == 1000


class Machine:
    """A machine whose clock can be set, beside one that cannot."""

    def __init__(self) -> None:
        self.ticks, self.wall = 50.0, 1_000_000.0

    def pass_by(self, seconds: float) -> None:
        self.ticks += seconds
        self.wall += seconds


def clock_on(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> HouseClock:
    monkeypatch.setattr("wunderkammer.table.processes.house_clock.database_time", lambda _: machine.wall)
    return HouseClock(lambda: machine.ticks)


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_a_clock_that_is_set_takes_nobodys_seat(jump: float, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    clock = clock_on(machine, monkeypatch)

    async def scenario() -> Table:
        async with House(path, now=clock, poll=0.01, bot_processes=1) as house:
            rule = ClockRule("minutes", 10, "random")
            table, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia", clock=rule)
            seat = table.match.to_act[0]
            machine.wall += jump
            machine.pass_by(120)
            await asyncio.sleep(0.1)  # the caretaker compares the clocks, and looks whether somebody is late
            face = table.clock(seat)
            assert face is not None
            assert face.left == pytest.approx(480, abs=1)
            assert not table.seats[seat].away
            machine.pass_by(481)
            while not table.seats[seat].away:
                await asyncio.sleep(0.01)
            return table

    run(scenario())


def test_clocks_that_run_a_little_apart_are_followed_slowly_and_never_backwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine = Machine()
    clock = clock_on(machine, monkeypatch)
    clock.compare(None)  # type: ignore[arg-type]
    assert clock() == machine.wall
    machine.wall -= JUMP / 4
    shown = [clock()]
    for _ in range(100):
        clock.compare(None)  # type: ignore[arg-type]
        shown.append(clock())
    assert shown == sorted(shown)
    machine.pass_by(JUMP)
    assert clock() == pytest.approx(machine.wall)
