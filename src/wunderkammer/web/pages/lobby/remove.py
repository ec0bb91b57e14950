"""Parting with a match: the page says what will become of it before it happens."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.table.ending.leave_match import departure, leave_match
from wunderkammer.table.table_errors import NotSeated
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.render import go, page
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.request_viewpoint import house_of, table_of
from wunderkammer.web.live.viewpoint import names_at


async def form(request: Request) -> Response:
    """Ask before."""
    table = await table_of(request)
    names = names_at(table, visitor_of(request).lang)
    what = departure(table, await asker(request))
    return page(request, "remove.html", game=table.match.game, table=table, names=names, departure=what)


async def remove(request: Request) -> Response:
    await checked_form(request)
    await leave_match(house_of(request), await table_of(request), await asker(request))
    return go("/mine")


async def asker(request: Request) -> str:
    user = await user_of(request)
    if user is None:
        raise NotSeated
    return user.id
