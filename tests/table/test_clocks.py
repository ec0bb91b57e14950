"""Clocks: what they show, and what happens at their end."""

from __future__ import annotations

import random

import pytest

from tests.table.company import Hands, bots, guests, mine, open_table, play_any, play_out, run
from wunderkammer.table import ClockRule, House, Table
from wunderkammer.table.clocks import Clocks
from wunderkammer.table.table_errors import BadOrder, NoReturn, NoSuchBot, TableError

DAY = 86400.0
CORRESPONDENCE = ClockRule("days", 2, "random")
LIVE = ClockRule("minutes", 30, "random")


def seconds_left(table: Table, seat: int) -> float:
    face = table.clock(seat)
    assert face is not None
    return face.left


def running(table: Table) -> list[int]:
    faces = [table.clock(seat.seat) for seat in table.seats]
    return [seat for seat, face in enumerate(faces) if face is not None and face.running]


def test_without_a_clock_nobody_is_hurried(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            assert table.clock(0) is None

    run(scenario())


def test_minutes_are_used_up_only_while_one_thinks(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands, poll=1000) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), clock=LIVE)
            assert running(table) == [0, 1]
            hands.turn(60)
            await play_any(table, 0)
            hands.turn(120)
            assert running(table) == [1]
            assert (seconds_left(table, 0), seconds_left(table, 1)) == (29 * 60, 27 * 60)
            match_id = table.id
        async with House(url, now=hands, poll=1000) as house:
            table = await house.table(match_id)
            assert (seconds_left(table, 0), seconds_left(table, 1)) == (29 * 60, 27 * 60)

    run(scenario())


def test_every_move_has_its_days(path: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, poll=1000) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia", clock=CORRESPONDENCE)
            seat = table.match.to_act[0]
            hands.turn(DAY)
            assert seconds_left(table, seat) == DAY
            await play_any(table, seat)
            assert seconds_left(table, table.match.to_act[0]) == 2 * DAY

    run(scenario())


def test_taking_back_wins_no_time() -> None:
    clocks = Clocks(CORRESPONDENCE, 2, {0, 1}, 0.0)
    clocks.note(-1, "deal", 0.0, 0b01)
    for hour in range(1, 40):
        clocks.note(0, "move", hour * 3600.0, 0b10)
        clocks.note(0, "undo", hour * 3600.0 + 60, 0b01)
    assert clocks.expired_seats(2 * DAY - 1) == []
    assert clocks.expired_seats(2 * DAY) == [0]


def test_a_clock_waits_for_the_last_player(path: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, poll=1000) as house:
            table, told = await open_table(house, mine("Anna") + guests(1), clock=LIVE)
            hands.turn(3600)
            assert running(table) == []
            await table.join("Boris", invite=told.invites[1])
            assert (running(table), seconds_left(table, 0)) == ([0, 1], 30 * 60)

    run(scenario())


def test_bots_have_no_clock(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna") + bots("random"), clock=LIVE)
            assert table.clock(1) is None

    run(scenario())


def test_when_the_time_is_up_a_bot_takes_over_and_the_player_can_come_back(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands, poll=0.01) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), clock=CORRESPONDENCE)
            await play_any(table, 0)
            with table.subscribe() as changes:
                hands.turn(2 * DAY)
                while 1 in table.match.to_act:  # nobody touches anything: the house itself looks at the clocks
                    await anext(changes)
            assert [seat.away for seat in table.seats] == [False, True]
            await table.come_back(1)
            assert not table.seats[1].away
            await play_out(table, random.Random(1))

    run(scenario())


def test_a_move_of_the_player_sends_the_bot_away(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, poll=1000) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), clock=LIVE)
            seen, key = table.revision, table.match.legal(1)[1]
            monkeypatch.setattr(table.driver, "to_move", list)  # the bot is slow
            hands.turn(30 * 60)
            await table.tick()
            assert [seat.away for seat in table.seats] == [True, True]
            await table.play(1, key, seen)
            assert [seat.away for seat in table.seats] == [True, False]
            assert seconds_left(table, 1) == 3 * 60  # a tenth of the time

    run(scenario())


def test_who_may_not_come_back_is_told_so(path: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, poll=1000) as house:
            strict = ClockRule("minutes", 1, "random", may_return=False)
            table, _ = await open_table(house, mine("Anna", "Boris"), clock=strict)
            await play_any(table, 0)
            hands.turn(60)
            await table.tick()
            for doing in (table.come_back(1), table.play(1, "keep", table.revision), table.undo(1)):
                with pytest.raises(NoReturn):
                    await doing

    run(scenario())


def test_a_clock_without_a_bot_only_shows(path: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(path, now=hands, poll=1000) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), clock=ClockRule("minutes", 1))
            hands.turn(90)
            await table.tick()
            assert (table.clocks.away, seconds_left(table, 0)) == (set(), -30)
            await play_any(table, 0)

    run(scenario())


def test_time_that_ran_out_while_the_house_was_closed_is_seen_at_the_opening(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands, poll=1000) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), clock=CORRESPONDENCE)
            await play_any(table, 0)
            match_id = table.id
        hands.turn(3 * DAY)
        async with House(url, now=hands, poll=0.01) as house:
            table = await house.table(match_id)
            with table.subscribe() as changes:
                while not table.seats[1].away:
                    await anext(changes)

    run(scenario())


@pytest.mark.parametrize(
    ("rule", "error"),
    [
        (ClockRule("minutes", 0), BadOrder),
        (ClockRule("days", 1000), BadOrder),
        (ClockRule("weeks", 1), BadOrder),  # type: ignore[arg-type]
        (ClockRule("days", 1, "hal9000"), NoSuchBot),
    ],
)
def test_a_clock_that_cannot_be_is_refused(path: str, rule: ClockRule, error: type[TableError]) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            with pytest.raises(error):
                await open_table(house, mine("Anna", "Boris"), clock=rule)

    run(scenario())
