"""Deleting an account, taking one's data away, keeping others away."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import text

from tests.table.company import guests, mine, open_table, play_any, run
from wunderkammer.table import House
from wunderkammer.table.ending.leave_match import forget_user
from wunderkammer.table.people.address_book import CONFIRM
from wunderkammer.table.people.own_data import own_data
from wunderkammer.table.people.relations import MOST_REPORTS
from wunderkammer.table.seats import fingerprint
from wunderkammer.table.storage.people import invites
from wunderkammer.table.table_errors import (
    BadLink,
    NoSuchMatch,
    NoSuchUser,
    NotRegistered,
    NotWelcome,
    TooMany,
    WrongName,
)

TABLES = ("users", "sessions", "links", "seats", "chat", "relations", "matches")


def stored_text(house: House) -> str:
    with house.services.store.engine.connect() as connection:
        return " ".join(str(row) for name in TABLES for row in connection.execute(text(f"SELECT * FROM {name}")))


def test_a_deleted_account_leaves_nothing_behind_and_takes_nothing_away(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.register("Annabella", "correct horse")
            boris = await house.accounts.register("Boris", "correct horse")
            alone, _ = await open_table(house, mine("Annabella", "Clara"), owner=anna.id)
            shared, told = await open_table(house, mine("Annabella") + guests(1), owner=anna.id)
            await shared.join("Boris", boris.id, told.invites[1])
            await shared.say(0, "my own words")
            await shared.say(None, "looking on", "Annabella", anna.id)
            waiting, told = await open_table(house, mine("Boris") + guests(2), owner=boris.id)
            await waiting.join("Annabella", anna.id, told.invites[1])
            shared_id, waiting_id = shared.id, waiting.id
            await forget_user(house, anna.id)
            assert not any(word in stored_text(house) for word in ("Annabella", "my own words", "looking on", anna.id))
            with pytest.raises(NoSuchMatch):
                await house.table(alone.id)
            again = await house.table(shared_id)
            assert (again.seats[0].kind, again.seats[1].user) == ("bot", boris.id)
            assert (await house.table(waiting_id)).seats[1].free
            with pytest.raises(WrongName):
                await house.accounts.sign_in("Annabella", "correct horse")
            await house.accounts.register("Annabella")

    run(scenario())


def test_my_data_is_all_of_mine_and_nobody_elses(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.register("Anna", "correct horse")
            boris = await house.accounts.register("Boris", "correct horse")
            secrets = [await house.accounts.link(anna.id), await house.accounts.open_session(anna.id)]
            table, told = await open_table(house, mine("Anna") + guests(1), owner=anna.id)
            joined = await table.join("Boris", boris.id, told.invites[1])
            await table.say(0, "mine to say")
            await table.say(1, "not hers")
            other, _ = await open_table(house, mine("Boris", "Clara"), owner=boris.id)
            await other.say(None, "looking on", "Anna", anna.id)
            await house.api_tokens.create(anna.id, "my bot", ["read"])
            played = [await play_any(table, table.match.to_act[0]) for _ in range(4)]
            await house.relations.put(anna.id, boris.id, "muted")
            found = await house.services.store.read(lambda connection: own_data(connection, anna.id))
            whole = json.dumps(found)
            (match,) = found["matches"]
            assert found["account"]["name"] == "Anna"
            assert [line["text"] for line in found["chat"]] == ["mine to say", "looking on"]
            assert [token["name"] for token in found["tokens"]] == ["my bot"]
            assert {entry["seat"] for entry in match["entries"]} <= {0}
            assert found["relations"] == [{"name": "Boris", "kind": "muted"}]
            hidden = [*secrets, *map(fingerprint, secrets), joined.token, "argon2", "not hers", str(table.secret)]
            assert not any(secret in whole for secret in hidden), played

    run(scenario())


def test_whoever_is_blocked_is_not_welcome(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna, boris = await house.accounts.register("Anna"), await house.accounts.register("Boris")
            await house.relations.put(anna.id, boris.id, "muted")
            await house.relations.check_welcome(boris.id, {anna.id})
            await house.relations.put(anna.id, boris.id, "blocked")
            with pytest.raises(NotWelcome):
                await house.relations.check_welcome(boris.id, {anna.id, "x"})
            await house.relations.check_welcome(anna.id, {boris.id})
            assert [(one.name, one.kind) for one in await house.relations.of(anna.id)] == [("Boris", "blocked")]
            await house.relations.put(anna.id, boris.id, "")
            assert await house.relations.of(anna.id) == []
            for other in (anna.id, "nobody"):
                with pytest.raises(NoSuchUser):
                    await house.relations.put(anna.id, other, "blocked")

    run(scenario())


def test_nobody_buries_the_administrators_in_reports(path: str) -> None:
    async def scenario() -> None:
        async with House(path) as house:
            anna, boris = await house.accounts.register("Anna"), await house.accounts.register("Boris")
            table, _ = await open_table(house, mine("Anna") + guests(1), owner=anna.id)
            for _ in range(MOST_REPORTS):
                await house.relations.report(anna.id, boris.id, table.id, "again")
            with pytest.raises(TooMany):
                await house.relations.report(anna.id, boris.id, table.id, "again")

    run(scenario())


def test_an_invitation_lets_in_as_many_as_it_says(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            kept, until = fingerprint("secret"), house.now() + 100
            await house.services.store.write(lambda connection: invites.add(connection, kept, until, 1, house.now()))
            await house.accounts.register("Anna", invitation="secret")
            for invitation in ("secret", "another"):
                with pytest.raises(NotRegistered):
                    await house.accounts.register("Boris", invitation=invitation)
            await house.accounts.register("Boris")

    run(scenario())


def test_a_password_is_changed_by_whoever_knows_it(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            anna = await house.accounts.register("Anna", "correct horse")
            here, there = [await house.accounts.open_session(anna.id) for _ in range(2)]
            link, token = await house.accounts.link(anna.id), await house.api_tokens.create(anna.id, "bot", ["read"])
            mailed = await house.addresses.new_link(anna.id, CONFIRM, "somebody.else@example.org")
            with pytest.raises(WrongName):
                await house.accounts.change_password(anna.id, "wrong horse", "battery staple", here)
            await house.accounts.change_password(anna.id, "correct horse", "battery staple", here)
            assert await house.api_tokens.bearer(token) is None
            with pytest.raises(BadLink):
                await house.addresses.confirm(mailed)
            assert await house.accounts.session(here) == anna
            assert await house.accounts.session(there) is None
            with pytest.raises(BadLink):
                await house.accounts.use_link(link)
            assert await house.accounts.sign_in("Anna", "battery staple") == anna

    run(scenario())
