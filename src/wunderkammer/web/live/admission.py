"""Whether somebody may sit down at a table, and under which names, by whichever door they come."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request

from wunderkammer.table import Table, User
from wunderkammer.web.live.request_viewpoint import house_of


async def check_newcomer(request: Request, table: Table, user: User, name: str) -> None:
    """On a shared server nobody sits down under another account's name, or with somebody who has blocked them."""
    await check_names(request, [name], user)
    if not request.app.state.settings.shared:
        return
    house = house_of(request)
    await house.relations.check_welcome(user.id, {seat.user for seat in table.seats if seat.user} | {table.owner or ""})


async def check_names(request: Request, names: Iterable[str], user: User) -> None:
    """On a shared server nobody sits, and lets nobody else sit, under the name of another account."""
    for name in names if request.app.state.settings.shared else ():
        if name:
            await house_of(request).accounts.check_name(name, user.id)
