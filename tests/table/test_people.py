"""Names, passwords, links and sessions."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import text

from tests.table.company import Hands, mine, open_table, run
from wunderkammer.table import House
from wunderkammer.table.table_errors import BadLink, BadName, BadPassword, NameTaken, NotSeated, WrongName


def test_who_registers_can_sign_in_again(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.register("Anna Maria", "correct horse")
            assert await house.accounts.sign_in("  anna  MARIA ", "correct horse") == anna
            assert await house.accounts.user(anna.id) == anna
            for name, password in (("Anna Maria", "wrong horse"), ("Nobody", "correct horse"), ("Anna Maria", "")):
                with pytest.raises(WrongName) as caught:
                    await house.accounts.sign_in(name, password)
                assert caught.value.code == "wrong-name"

    run(scenario())


def test_a_name_is_taken_however_it_is_written(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            await house.accounts.register("Straße", None)
            for same in ("straße", "STRASSE", "Ｓtraße"):
                with pytest.raises(NameTaken):
                    await house.accounts.register(same, "another password")
            with pytest.raises(BadName):
                await house.accounts.register(" \0 ", "another password")

    run(scenario())


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_a_length(path: str, password: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            with pytest.raises(BadPassword):
                await house.accounts.register("Anna", password)
            await house.accounts.register("Anna", "long enough")

    run(scenario())


def test_passwords_links_and_sessions_are_stored_as_hashes_only(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.register("Anna", "correct horse")
            secrets = [await house.accounts.link(anna.id), await house.accounts.open_session(anna.id), "correct horse"]
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
            anna = await house.accounts.register("Anna")
            with pytest.raises(WrongName):
                await house.accounts.sign_in("Anna", "")
            first = await house.accounts.link(anna.id)
            assert await house.accounts.use_link(first) == await house.accounts.use_link(first) == anna
            second = await house.accounts.link(anna.id)
            with pytest.raises(BadLink):
                await house.accounts.use_link(first)
            assert await house.accounts.use_link(second) == anna

    run(scenario())


def test_a_link_can_run_out_or_be_for_one_use(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands) as house:
            anna = await house.accounts.register("Anna")
            once = await house.accounts.link(anna.id, once=True)
            await house.accounts.use_link(once)
            with pytest.raises(BadLink):
                await house.accounts.use_link(once)
            short = await house.accounts.link(anna.id, seconds=60)
            hands.turn(60)
            with pytest.raises(BadLink):
                await house.accounts.use_link(short)
            with pytest.raises(NotSeated):
                await house.accounts.link("nobody")

    run(scenario())


def test_a_session_ends_when_it_is_closed_or_old(url: str) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with House(url, now=hands) as house:
            anna = await house.accounts.guest("Anna")
            one, two, three = [await house.accounts.open_session(anna.id, 100) for _ in range(3)]
            assert await house.accounts.session(one) == anna
            await house.accounts.close_session(one)
            assert await house.accounts.session(one) is None
            assert await house.accounts.session(two) == anna
            await house.accounts.close_sessions(anna.id)
            assert await house.accounts.session(two) is None
            four = await house.accounts.open_session(anna.id, 100)
            hands.turn(100)
            assert [await house.accounts.session(secret) for secret in (three, four, "", "\0")] == [None] * 4

    run(scenario())


def test_a_guest_who_registers_keeps_their_seats(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            guest = await house.accounts.guest()
            table, _ = await open_table(house, mine("Anna", "Boris"), owner=guest.id)
            anna = await house.accounts.register("Anna", "correct horse", guest=guest.id)
            assert (anna.id, anna.guest, guest.guest) == (guest.id, False, True)
            assert table.seats_of((await house.accounts.sign_in("Anna", "correct horse")).id) == [0, 1]

    run(scenario())


def test_somebody_can_be_called_otherwise_and_change_the_password(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            await house.accounts.register("Boris", None)
            anna = await house.accounts.register("Anna", "correct horse")
            with pytest.raises(NameTaken):
                await house.accounts.rename(anna.id, "boris")
            await house.accounts.rename(anna.id, "Clara")
            await house.accounts.set_password(anna.id, "battery staple")
            assert (await house.accounts.sign_in("Clara", "battery staple")).id == anna.id
            with pytest.raises(WrongName):
                await house.accounts.sign_in("Clara", "correct horse")

    run(scenario())


def test_many_who_try_to_sign_in_leave_threads_to_those_who_play(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            at_once, most = 0, 0

            def slow(*_: object) -> bool:
                nonlocal at_once, most
                at_once += 1
                most = max(most, at_once)
                time.sleep(0.02)
                at_once -= 1
                return False

            monkeypatch.setattr(house.accounts, "verified", slow)
            tries = [house.accounts.sign_in(f"nobody {number}", "guess") for number in range(6)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert {type(one) for one in found} == {WrongName}
            assert most == 1

    run(scenario())
