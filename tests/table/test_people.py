"""Names, passwords, links and sessions."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from tests.table.company import Hands, mine, opened, run
from wunderkammer.table import House
from wunderkammer.table.errors import BadLink, BadName, BadPassword, NameTaken, NotSeated, WrongName


def test_who_registers_can_sign_in_again(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.people.register("Anna Maria", "correct horse")
            assert await house.people.sign_in("  anna  MARIA ", "correct horse") == anna
            assert await house.people.user(anna.id) == anna
            for name, password in (("Anna Maria", "wrong horse"), ("Nobody", "correct horse"), ("Anna Maria", "")):
                with pytest.raises(WrongName) as caught:
                    await house.people.sign_in(name, password)
                assert caught.value.code == "wrong-name"

    run(scenario())


def test_a_name_is_taken_however_it_is_written(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            await house.people.register("Straße", None)
            for same in ("straße", "STRASSE", "Ｓtraße"):
                with pytest.raises(NameTaken):
                    await house.people.register(same, "another password")
            with pytest.raises(BadName):
                await house.people.register(" \0 ", "another password")

    run(scenario())


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_a_length(path: str, password: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            with pytest.raises(BadPassword):
                await house.people.register("Anna", password)
            await house.people.register("Anna", "long enough")

    run(scenario())


def test_passwords_links_and_sessions_are_stored_as_hashes_only(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.people.register("Anna", "correct horse")
            secrets = [await house.people.link(anna.id), await house.people.open_session(anna.id), "correct horse"]
            with house.services.store.engine.connect() as connection:
                rows = [
                    str(row)
                    for name in ("users", "links", "sessions")
                    for row in connection.execute(text(f"SELECT * FROM {name}"))
                ]
            assert not any(secret in row for secret in secrets for row in rows)
            assert "$argon2id$" in rows[0]

    run(scenario())


def test_who_has_no_password_signs_in_by_link_only(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.people.register("Anna")
            with pytest.raises(WrongName):
                await house.people.sign_in("Anna", "")
            first = await house.people.link(anna.id)
            assert await house.people.use_link(first) == await house.people.use_link(first) == anna
            second = await house.people.link(anna.id)
            with pytest.raises(BadLink):
                await house.people.use_link(first)
            assert await house.people.use_link(second) == anna

    run(scenario())


def test_a_link_can_run_out_or_be_for_one_use(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands) as house:
            anna = await house.people.register("Anna")
            once = await house.people.link(anna.id, once=True)
            await house.people.use_link(once)
            with pytest.raises(BadLink):
                await house.people.use_link(once)
            short = await house.people.link(anna.id, seconds=60)
            hands.turn(60)
            with pytest.raises(BadLink):
                await house.people.use_link(short)
            with pytest.raises(NotSeated):
                await house.people.link("nobody")

    run(scenario())


def test_a_session_ends_when_it_is_closed_or_old(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands) as house:
            anna = await house.people.guest("Anna")
            one, two, three = [await house.people.open_session(anna.id, 100) for _ in range(3)]
            assert await house.people.session(one) == anna
            await house.people.close_session(one)
            assert await house.people.session(one) is None
            assert await house.people.session(two) == anna
            await house.people.close_sessions(anna.id)
            assert await house.people.session(two) is None
            four = await house.people.open_session(anna.id, 100)
            hands.turn(100)
            assert [await house.people.session(secret) for secret in (three, four, "", "\0")] == [None] * 4

    run(scenario())


def test_a_guest_who_registers_keeps_their_seats(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            guest = await house.people.guest()
            table, _ = await opened(house, mine("Anna", "Boris"), owner=guest.id)
            anna = await house.people.register("Anna", "correct horse", guest=guest.id)
            assert (anna.id, anna.guest, guest.guest) == (guest.id, False, True)
            assert table.seats_of((await house.people.sign_in("Anna", "correct horse")).id) == [0, 1]

    run(scenario())


def test_somebody_can_be_called_otherwise_and_change_the_password(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            await house.people.register("Boris", None)
            anna = await house.people.register("Anna", "correct horse")
            with pytest.raises(NameTaken):
                await house.people.rename(anna.id, "boris")
            await house.people.rename(anna.id, "Clara")
            await house.people.set_password(anna.id, "battery staple")
            assert (await house.people.sign_in("Clara", "battery staple")).id == anna.id
            with pytest.raises(WrongName):
                await house.people.sign_in("Clara", "correct horse")

    run(scenario())
