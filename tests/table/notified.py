"""People at a table who want to be told what happens while they are away."""

from __future__ import annotations

from tests.table.company import guests, mine, open_table
from wunderkammer.table import ClockRule, House, Table, User
from wunderkammer.table.notices.postman import Postman
from wunderkammer.table.people.address_book import CONFIRM

BASE = "https://games.example"
SECRET = b"only for tests, and only for them"
ALL = [f"{channel}-{kind}" for channel in ("mail", "push") for kind in ("turn", "begin", "end", "clock")]


def postman(house: House) -> Postman:
    assert house.postman is not None
    return house.postman


async def reachable(house: House, name: str, wishes: list[str], lang: str = "en") -> User:
    """Somebody with a confirmed address who wants to be told."""
    user = await house.accounts.register(name)
    address = f"{name.lower()}@example.org"
    await house.addresses.confirm(await house.addresses.new_link(user.id, CONFIRM, address))
    await house.notice_wishes.put(user.id, wishes, lang)
    return user


async def two(
    house: House, anna: User, boris: User, clock: ClockRule | None = None, game: str = "lost_lands"
) -> tuple[Table, int]:
    """A match that has begun, and the seat whose turn it is."""
    table, told = await open_table(house, mine("Anna") + guests(1), game=game, owner=anna.id, clock=clock)
    await table.join("Boris", boris.id, told.invites[1])
    return table, table.match.to_act[0]


def saw_all(house: House, table: Table) -> None:
    for seat in table.seats:
        if seat.user:
            postman(house).saw(seat.user, table.id)
