"""What people do at a table: move, take back, sit bots down, come back, chat, play again."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from wunderkammer.errors import IllegalMove, UndoRefused
from wunderkammer.table import Table
from wunderkammer.table.ending.agreement import agree
from wunderkammer.table.table_errors import NotSeated, Stale
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.error_pages import notice, sentence, status_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import number, plain
from wunderkammer.web.http.render import go, wants_pieces
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of, user_of
from wunderkammer.web.live.feed import Feed
from wunderkammer.web.live.request_viewpoint import actor_of, house_of, note_look, point_of, table_of
from wunderkammer.web.live.viewpoint import Viewpoint
from wunderkammer.web.pages.lobby.new_match_form import USUAL_BOT


async def act(request: Request) -> Response:
    """Anything that the seat's own form can send."""
    fields = await checked_form(request)
    table = await table_of(request)
    point = await actor_of(request, table, fields)
    await note_look(request, table)
    if fields.get("rematch"):
        return go(f"/m/{await house_of(request).rematch(table.id)}")
    try:
        await carry_out(table, point, fields)
    except Stale as error:
        if not wants_pieces(request):
            raise
        # The page may have lost its stream: it gets the table as it stands now with the sentence that says so.
        whole = Markup("".join(Feed(table, point).pieces()))
        return HTMLResponse(notice(sentence(request, error)) + whole, status_of(error))
    except IllegalMove as error:
        raise IllegalMove(error.refusal, point.sight(table).why_not(error.refusal)) from None
    except UndoRefused as error:
        raise UndoRefused(error.code, point.sight(table).say(f"no-{error.code}")) from None
    if wants_pieces(request):
        return HTMLResponse(notice(""))
    return go(f"/m/{table.id}?as={point.seat}" if fields.get("as") else f"/m/{table.id}")


async def carry_out(table: Table, point: Viewpoint, fields: Mapping[str, str]) -> None:
    assert point.seat is not None
    if fields.get("undo"):
        await table.undo(point.seat)
    elif fields.get("agree"):
        await agree(table, point.seat)
    elif fields.get("seat_bot"):
        await table.seat_bot(number(fields, "seat_bot", 0, 7), USUAL_BOT)
    elif fields.get("come_back"):
        seat = number(fields, "come_back", 0, 7)
        if seat not in point.mine:
            raise NotSeated
        await table.come_back(seat)
    elif fields.get("lesson"):
        await table.go_on(point.seat, number(fields, "lesson"))
    elif fields.get("free"):
        await table.play_freely(point.seat)
    else:
        seen = await table.revision_seen(number(fields, "revision"), point.seat)
        await table.play(point.seat, fields.get("move", ""), seen)


async def say(request: Request) -> Response:
    """Chat, as a seat or as a spectator; on a shared server nobody does so without a name."""
    fields = await checked_form(request)
    await limit(request, "say", request.app.state.settings.messages_per_minute)
    table = await table_of(request)
    point = await point_of(request, table, fields)
    user = await (player_of if request.app.state.settings.shared else user_of)(request)
    name = user.name if user and user.name else visitor_of(request).say("web-spectator")
    await table.say(point.seat, plain(fields.get("text", ""), 400), name, user.id if user else None)
    if wants_pieces(request):
        return HTMLResponse(notice(""))
    return go(f"/m/{table.id}" + ("" if point.seat is None else f"?as={point.seat}"))
