"""Sitting down at a table: by an invitation, or at a public one."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.errors import WunderkammerError
from wunderkammer.match.luck import LONGEST_NUMBER
from wunderkammer.match.party import LONGEST_NAME
from wunderkammer.table import Table
from wunderkammer.table.table_errors import BadInvite, TableFull
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.error_pages import sentence, status_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import go, page
from wunderkammer.web.http.request_errors import SignInFirst
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of, user_of
from wunderkammer.web.live.admission import check_newcomer
from wunderkammer.web.live.request_viewpoint import own_seats, table_of
from wunderkammer.web.live.viewpoint import names_at


async def form(request: Request) -> Response:
    """Who plays, and the question for a name."""
    table = await table_of(request)
    invite = request.path_params.get("invite", "")
    if invite and invite not in [seat.invite for seat in table.seats if seat.free]:
        raise BadInvite
    return await form_page(request, table, {})


async def form_page(
    request: Request, table: Table, given: Mapping[str, str], status: int = 200, wrong: str = ""
) -> Response:
    """The form with what was given, and with what was wrong about it."""
    user = await player_of(request) if request.app.state.settings.shared else await user_of(request)
    return page(
        request,
        "join.html",
        status,
        game=table.match.game,
        table=table,
        names=names_at(table, visitor_of(request).lang),
        own_name=user.name if user else "",
        given=given,
        wrong=wrong,
        seated=bool(await own_seats(request, table)),
        action=request.url.path,
        match_url=f"/m/{table.id}",
    )


async def join(request: Request) -> Response:
    """Take the seat; what is wrong is said in the form, which keeps what was typed."""
    fields = await checked_form(request)
    table = await table_of(request)
    try:
        await limit(request, "join", request.app.state.settings.matches_per_minute)
        name = plain(fields.get("name", ""), LONGEST_NAME)
        user = await player_of(request, name)
        await check_newcomer(request, table, user, name)
        luck = plain(fields.get("luck", ""), LONGEST_NUMBER)
        taken = await table.join(name or user.name, user.id, request.path_params.get("invite"), luck)
    except (SignInFirst, BadInvite, TableFull):
        raise  # answered by the page on which one chooses a name; and where no seat is left, no form helps
    except WunderkammerError as error:
        return await form_page(request, table, fields, status_of(error), sentence(request, error))
    return go(f"/m/{table.id}?as={taken.seat}")
