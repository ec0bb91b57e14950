"""Names are told apart: whatever can be mistaken for another name is that name."""

from __future__ import annotations

import asyncio

import pytest

from tests.table.company import guests, mine, open_table, run
from wunderkammer.table import House, SeatOrder
from wunderkammer.table.people.names import account_name, lookalike
from wunderkammer.table.table_errors import BadName, NameTaken

ALIKE = [("Anna", "Аnnа"), ("Bill", "BilI"), ("modern", "rnodern"), ("O0", "ОO"), ("сосо", "coco"), ("ё", "ë")]
APART = [("Anna", "Анна"), ("Müller", "Muller"), ("Boris", "Doris"), ("Anna 1", "Anna 2")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_what_can_be_mistaken_is_one_name(one: str, other: str) -> None:
    assert lookalike(one) == lookalike(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_is_different_stays_so(one: str, other: str) -> None:
    assert lookalike(one) != lookalike(other)


@pytest.mark.parametrize("name", ["Аnna", "Boriс", "Dαrwin", "Anna Петрoва"])
def test_a_word_keeps_to_one_alphabet(name: str) -> None:
    with pytest.raises(BadName) as caught:
        account_name(name)
    assert caught.value.code == "mixed-letters"


@pytest.mark.parametrize("name", ["Anna Петрова", "Jürgen 2", "Ольга", "たろう太郎", "Zoë-Marie"])
def test_usual_names_are_possible(name: str) -> None:
    assert account_name(name) == name


def test_a_lookalike_is_taken_even_if_both_come_at_once(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            asked = [house.accounts.register(name) for name in ("coco", "сосо", "Coco", "CОСО".replace("C", "С"))]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(one, NameTaken) for one in found) == 3
            boris = await house.accounts.register("Boris")
            with pytest.raises(NameTaken):
                await house.accounts.rename(boris.id, "сосо")
            with pytest.raises(NameTaken):
                await house.accounts.check_name("COCO", boris.id)
            await house.accounts.check_name("Boris", boris.id)

    run(scenario())


def test_nobody_sits_down_under_a_name_of_the_table(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            table, told = await open_table(house, mine("Anna") + guests(1))
            with pytest.raises(NameTaken) as caught:
                await table.join("Аnnа", invite=told.invites[1])
            assert caught.value.code == "name-at-table"
            await table.join("Hanna", invite=told.invites[1])

    run(scenario())


def test_nobody_does_so_by_way_of_another_process(url: str) -> None:
    async def scenario() -> None:
        async with House(url, poll=3600.0) as house, House(url, poll=3600.0) as other:
            table, told = await open_table(house, mine("Anna") + guests(2), "lost_lands")
            there = await other.table(table.id)
            asked = (table.join("Coco", invite=told.invites[1]), there.join("Сосо", invite=told.invites[2]))
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [one.code for one in found if isinstance(one, NameTaken)] == ["name-at-table"]
            await there.refresh()
            assert sum(seat.free for seat in there.seats) == 1

    run(scenario())


def test_nobody_opens_a_table_at_which_two_can_be_mistaken(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            for second in ("anna", "Аnnа"):
                with pytest.raises(NameTaken):
                    await open_table(house, mine("Anna") + (SeatOrder("bot", second, "random"),))

    run(scenario())
