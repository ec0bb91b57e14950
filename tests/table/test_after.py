"""After the game, and from elsewhere: records, rematches, playing on."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from tests.table.company import bring_record, guests, mine, open_table, play_any, play_out, run
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.table import House, Table
from wunderkammer.table.opening.new_table import opening
from wunderkammer.table.table_errors import BadOrder, NoSuchBot, NoSuchPosition, NotOver, RecordRefused


async def finished_table(house: House, game: str = "lost_lands") -> Table:
    table, _ = await open_table(house, mine("Anna", "Boris"), game)
    await play_out(table, random.Random(5))
    return table


def test_the_record_is_for_afterwards(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "lost_lands")
            with pytest.raises(NotOver):
                table.record()
            await play_out(table, random.Random(5))
            match = Match.from_record(Record.loads(table.record().dumps()))
            assert match.state_json() == table.match.state_json()
            assert table.record().header["players"] == ["Anna", "Boris"]

    run(scenario())


def test_people_who_play_again_keep_their_tokens_and_somebody_else_begins(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house, House(url) as other:
            table, told = await open_table(house, mine("Anna") + guests(1), "lost_lands")
            boris = await table.join("Boris", invite=told.invites[1])
            with pytest.raises(NotOver):
                await house.rematch(table.id)
            await play_out(table, random.Random(5))
            ids = await asyncio.gather(house.rematch(table.id), house.rematch(table.id), other.rematch(table.id))
            assert len({*ids}) == 1
            again = await house.table(ids[0])
            assert (again.rematch_of, again.status, again.match.players) == (table.id, "playing", ["Boris", "Anna"])
            assert again.seats_of(tokens=[boris.token]) == [0]
            assert again.seats_of(tokens=told.tokens.values()) == [1]
            assert again.match.seed != table.match.seed
            await play_any(again, again.match.to_act[0])

    run(scenario())


def test_playing_on_from_a_position_of_a_finished_match(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table = await finished_table(house)
            position = len(table.match.entries) // 2
            told = await house.play_on(table.id, position, 1, "random")
            on = await house.table(told.match_id)
            assert [seat.kind for seat in on.seats] == ["bot", "person"]
            assert on.seats_of(tokens=told.tokens.values()) == [1]
            assert on.match.entries[:position] == table.match.entries[:position]
            assert (on.match.seed != table.match.seed, on.match.result) == (True, None)
            with on.subscribe() as changes:
                while on.match.to_act and 1 not in on.match.to_act:
                    await anext(changes)

    run(scenario())


def test_playing_on_needs_a_good_position_seat_and_bot(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table = await finished_table(house)
            for position in (-1, len(table.match.entries), 10_000):
                with pytest.raises(NoSuchPosition):
                    await house.play_on(table.id, position, 0)
            with pytest.raises(BadOrder):
                await house.play_on(table.id, 10, 7)
            with pytest.raises(NoSuchBot):
                await house.play_on(table.id, 10, 0, "hal9000")
            going_on, _ = await open_table(house, mine("Anna", "Boris"))
            with pytest.raises(NotOver):
                await house.play_on(going_on.id, 10, 0)

    run(scenario())


def test_every_position_can_be_looked_at_as_it_was_seen_then(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            luck, seen = random.Random(6), {}
            for _ in range(60):
                await play_any(table, table.match.to_act[0], luck)
                seen[len(table.match.entries)] = [table.match.view(seat) for seat in (0, 1, None)]
            for position, views in seen.items():
                past = await table.at(position)
                assert [past.view(seat) for seat in (0, 1, None)] == views
            for wrong in (-1, len(table.match.entries) + 1):
                with pytest.raises(NoSuchPosition):
                    await table.at(wrong)

    run(scenario())


def test_an_unfinished_record_goes_on_at_a_table(url: str) -> None:
    match = Match("lost_lands", 3, 4)
    match.players = ["Anna", "Merian", "Boris"]
    luck = random.Random(7)
    for _ in range(30):
        match.play(match.to_act[0], luck.choice(match.legal(match.to_act[0])))
    record = match.record
    record.header["bots"] = ["", "random", ""]

    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.guest("Anna")
            told = await bring_record(house, record.dumps().encode(), anna.id)
            table = await house.table(told.match_id)
            assert [(seat.kind, seat.name) for seat in table.seats] == [
                ("person", "Anna"),
                ("bot", "Merian"),
                ("person", "Boris"),
            ]
            assert (table.status, table.seats_of(anna.id), [*told.tokens]) == ("playing", [0, 2], [0, 2])
            assert table.match.entries[: len(match.entries)] == match.entries

    run(scenario())


def test_a_finished_record_can_be_looked_at_and_played_on(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            record = (await finished_table(house)).record().dumps()
            told = await bring_record(house, record)
            table = await house.table(told.match_id)
            assert (table.status, table.record().entries) == ("over", Record.loads(record).entries)
            assert (await house.play_on(table.id, 20, 0, "random")).match_id

    run(scenario())


def broken_records() -> dict[str, str | bytes]:
    match = Match("lost_lands", 2, 4)
    header, *entries = match.record.dumps().splitlines()
    data = json.loads(header)

    def with_header(**changed: object) -> str:
        return "\n".join([json.dumps({**data, **changed}), *entries])

    return {
        "empty": "",
        "a picture": b"\x89PNG\r\n\xff\xfe",
        "another file": "Dear Anna,\nhow are you?",
        "cut off": header[:-5],
        "an impossible move": "\n".join([header, *entries, '[0, "screen:purple"]']),
        "somebody else's move": "\n".join([header, *entries, '[1, "screen:red"]']),
        "unknown game": with_header(game="chess"),
        "no seats": with_header(seats=None),
        "strange seats": with_header(seats={"a": []}),
        "strange options": with_header(options={"x": [[]]}),
        "strange pack": with_header(pack={"a": {"b": "c"}}),
        "strange start": with_header(start={"agenda": [1]}),
        "strange start of a list": with_header(start=[1, 2]),
        "other figures": with_header(content="0"),
        "other rules": with_header(rules_version=99),
        "wrong result": "\n".join([header, *entries, '{"result": {"scores": [9, 9]}}']),
        "enormous": "x" * 2_000_001,
    }


@pytest.mark.parametrize("name", broken_records())
def test_a_broken_record_is_refused_and_nothing_is_lost(path: str, name: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), public=True)
            with pytest.raises(RecordRefused) as caught:
                await bring_record(house, broken_records()[name])
            assert caught.value.code == "bad-record"
            assert str(caught.value).endswith(".")
            assert [match.match_id for match in await house.running()] == [table.id]

    run(scenario())


def test_a_match_is_not_for_fewer_people_than_it_has_seats() -> None:
    with pytest.raises(BadOrder):
        opening(Match("lost_lands", 2, 4), guests(1), 0.0, None)
