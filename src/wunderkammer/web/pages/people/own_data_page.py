"""One's own data: to take away, or to have deleted."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from wunderkammer.table.ending.leave_match import forget_user
from wunderkammer.table.people.own_data import own_data
from wunderkammer.table.storage.announcements import USER
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.render import page
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.people.account import account_user, checked_attempt, password_in
from wunderkammer.web.pages.people.security import back_with_note

FILE = "wunderkammer-my-data.json"


async def download(request: Request) -> Response:
    """Everything that is kept about the viewer, as JSON."""
    user = await account_user(request)
    found = await house_of(request).services.store.read(lambda connection: own_data(connection, user.id))
    return JSONResponse(found, headers={"content-disposition": f'attachment; filename="{FILE}"'})


async def delete_form(request: Request) -> Response:
    """What will go, before it goes."""
    user = await account_user(request)
    has_password = await house_of(request).accounts.has_password(user.id)
    return page(request, "people/delete.html", user=user, has_password=has_password)


async def delete(request: Request) -> Response:
    """Delete the account of somebody who knows its password, for good."""
    fields = await checked_attempt(request)
    user, house = await account_user(request), house_of(request)
    await house.accounts.check_password(user.id, password_in(fields))
    await forget_user(house, user.id)
    request.app.state.sessions.forget(USER, user.id)
    visitor_of(request).session = ""
    return back_with_note(request, "people-deleted", "/")
