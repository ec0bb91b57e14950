"""How somebody parts with a match: nobody else loses it, and nobody else waits for anyone who has gone."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection

from wunderkammer.table.bot_service.pool import STAND_IN
from wunderkammer.table.ending.agreement import end_if_left
from wunderkammer.table.house import House
from wunderkammer.table.storage import changes
from wunderkammer.table.storage.people import user_removal
from wunderkammer.table.table import Table
from wunderkammer.table.table_errors import NotSeated

Departure = Literal["removed", "freed", "given-up", "hidden"]


def departure(table: Table, user: str) -> Departure:
    """What becomes of a match that a user does not want any more; raises NotSeated if it was never theirs."""
    if not table.seats_of(user) and table.owner != user:
        raise NotSeated
    if all(seat.user in (None, user) for seat in table.seats):
        return "removed"
    if table.status == "waiting":
        return "freed"
    return "given-up" if table.status == "playing" else "hidden"


async def leave_match(house: House, table: Table, user: str) -> None:
    """Let somebody go; for good."""
    found, mine = departure(table, user), table.seats_of(user)
    if found == "removed":
        return await house.remove(table.id)
    if found == "freed":
        for seat in mine:
            await table.leave(seat)
    bot = (table.rule and table.rule.bot) or STAND_IN if found == "given-up" else ""

    def let_go(connection: Connection) -> None:
        changes.let_go(connection, table.id, user, mine, bot)

    await house.services.store.write(let_go)
    await table.refresh()  # if it is its turn, the bot goes on
    if found == "given-up" and mine:
        await end_if_left(table, mine[0])


async def forget_user(house: House, user: str) -> None:
    """Delete an account with all that is known of the person; others keep the matches that they shared."""
    left = await house.services.store.write(lambda connection: user_removal.forget_user(connection, user, STAND_IN))
    for match_id in left:
        table = house.tables.get(match_id)
        if table is not None:  # it still holds what the person has said: it is read again when somebody looks
            table.close()
            house.recent.pop(match_id, None)
