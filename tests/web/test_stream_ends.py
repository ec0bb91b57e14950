"""A stream shows a seat's secrets: it ends with the session, the token or the seat by which it was opened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.table.company import run
from tests.web.conftest import SECRET
from tests.web.wire import Wire
from wunderkammer.table import House, Table
from wunderkammer.table.people.administration import Administration
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

SETTINGS = Settings(SECRET, shared=True, sign_ins_per_minute=100)
PASSWORD = "correct horse"


class Visit:
    """Boris sits at Anna's table, and listens as a person and as a program."""

    def __init__(self, house: House, table: Table, boris: Wire) -> None:
        self.house, self.table, self.boris = house, table, boris
        self.user = table.seats[1].user or ""
        self.address = f"/m/{table.id}"

    async def ended(self, number: int) -> bool:
        """Whether a stream is over once something has changed."""
        await self.table.say(None, "something new", "Clara")
        await asyncio.sleep(0.2)
        return self.boris.streams[number].done()


async def signed_in(app: object, name: str) -> Wire:
    person = Wire(app)
    await person.get("/account")
    await person.post("/account/register", name=name, password=PASSWORD)
    return person


async def visit(folder: Path, work: Callable[[Visit], Awaitable[None]]) -> None:
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), SETTINGS)
    async with app.router.lifespan_context(app):
        house = app.state.house
        anna, boris = await signed_in(app, "Anna"), await signed_in(app, "Boris")
        opened = await anna.post("/new/evolution", who0="me", who1="guest", who2="guest", public="on")
        await boris.post(f"{opened.address}/join", name="Boris")
        table = await house.table(opened.address.removeprefix("/m/"))
        there = Visit(house, table, boris)
        boris.bearer = await house.api_tokens.create(there.user, "listener", ["read"])
        boris.listen(f"{opened.address}/events", "as=1")
        boris.listen(f"/api/v1/matches/{table.id}/events", "seat=1")
        await asyncio.sleep(0.1)
        assert not any(stream.done() for stream in boris.streams)
        await work(there)
        await boris.leave()


async def gives_the_seat_up(there: Visit) -> None:
    await there.boris.post(f"{there.address}/remove")
    clara = await signed_in(there.boris.app, "Clara")
    await clara.post(f"{there.address}/join", name="Clara")
    assert [await there.ended(number) for number in (0, 1)] == [True, True]


async def signs_out_elsewhere(there: Visit) -> None:
    await there.house.accounts.close_sessions(there.user)
    assert await there.ended(0)


async def revokes_the_token(there: Visit) -> None:
    [token] = await there.house.api_tokens.of_user(there.user)
    await there.house.api_tokens.revoke(there.user, token.id)
    assert await there.ended(1)


async def is_banned(there: Visit) -> None:
    services = there.house.services
    await Administration(services.store, services.now).ban("Boris", 1)
    assert [await there.ended(number) for number in (0, 1)] == [True, True]


@pytest.mark.parametrize("work", [gives_the_seat_up, signs_out_elsewhere, revokes_the_token, is_banned])
def test_it_ends(work: Callable[[Visit], Awaitable[None]], tmp_path: Path) -> None:
    run(visit(tmp_path, work))


async def nothing_happens(there: Visit) -> None:
    assert [await there.ended(number) for number in (0, 1)] == [False, False]


def test_otherwise_it_goes_on(tmp_path: Path) -> None:
    run(visit(tmp_path, nothing_happens))
