"""Whether somebody may sit down at a table, by whichever door they come."""

from __future__ import annotations

from starlette.requests import Request

from wunderkammer.table import Table, User
from wunderkammer.web.live.request_viewpoint import house_of


async def check_newcomer(request: Request, table: Table, user: User, name: str) -> None:
    """On a shared server nobody sits down under another account's name, or with somebody who has blocked them."""
    if not request.app.state.settings.shared:
        return
    house = house_of(request)
    if name:
        await house.accounts.check_name(name, user.id)
    await house.relations.check_welcome(user.id, {seat.user for seat in table.seats if seat.user} | {table.owner or ""})
