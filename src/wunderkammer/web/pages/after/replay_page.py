"""After and between moves: any earlier position, from any seat's knowledge once the match is over."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from wunderkammer.match.records.divergence import divergence_sentence
from wunderkammer.table import Table
from wunderkammer.table.table_errors import NotOver
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import number, seat_wish
from wunderkammer.web.http.render import go, page, wants_pieces
from wunderkammer.web.http.request_errors import BadField
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of
from wunderkammer.web.live.request_viewpoint import house_of, own_seats, table_of
from wunderkammer.web.live.viewpoint import Viewpoint
from wunderkammer.web.pages.lobby.new_match_form import USUAL_BOT
from wunderkammer.web.pages.play.what import about, thing_asked_about

SPEEDS = ((1600, "slow"), (800, "normal"), (350, "fast"), (120, "flight"))  # milliseconds for a position


class ToldMove(NamedTuple):
    """A line of the list of moves, and the position after it."""

    number: int
    seat: int
    kind: str
    sentence: str


class Place(NamedTuple):
    """A position of those that somebody knows, the last of these, and how many entries of the match lie before it."""

    at: int
    last: int
    played: int


async def knower(request: Request, table: Table) -> Viewpoint:
    """From whose knowledge it is shown: while the match goes on only one's own, or a spectator's."""
    mine = await own_seats(request, table)
    wish = seat_wish(request.query_params)
    lang = visitor_of(request).lang
    if wish is not None and wish >= len(table.seats):
        raise BadField(name="as")
    if wish is None or wish in mine:
        return Viewpoint(wish, lang, mine)
    if table.status != "over":
        raise NotOver
    return Viewpoint(wish, lang, mine)


def place_of(request: Request, table: Table, seat: int | None) -> Place:
    """The position that is asked for, as the viewer counts positions."""
    known = table.match.known_entries
    last = known.count_for(seat)
    at = min(number(request.query_params, "at", usual=last), last)
    return Place(at, last, known.entries_before(at, seat))


async def what_was(request: Request) -> Response:
    """The card of a thing in an earlier position: what it was then; nothing can be done with it any more."""
    table = await table_of(request)
    point = await knower(request, table)
    earlier = await table.at(place_of(request, table, point.seat).played)
    return HTMLResponse(about(point.sight(table, earlier), *thing_asked_about(request)))


async def replay(request: Request) -> Response:
    """A position with a slider; new pieces of the page for the script."""
    table = await table_of(request)
    point = await knower(request, table)
    known, seat = table.match.known_entries, point.seat
    at, last, played = place_of(request, table, seat)
    sight = point.sight(table, await table.at(played))
    board = artist(sight.game)(sight)
    lines = table.match.log(seat)
    moves = [
        ToldMove(known.number(line.entry, seat), line.seat, line.kind, sight.narrator.line(line)) for line in lines
    ]
    pieces = wants_pieces(request)
    return page(
        request,
        "pieces/position.html" if pieces else "replay.html",
        game=sight.game,
        table=table,
        point=point,
        board=board,
        signs=sprite(sight.game),
        at=at,
        last=last,
        told=[move.sentence for move in moves if move.number == at],
        moves=[] if pieces else moves,
        speeds=SPEEDS,
        played=played,
        note=divergence_sentence(table.match, sight.catalogue) if at == last else "",
        names=sight.names,
        over=table.status == "over",
        match_url=f"/m/{table.id}",
    )


async def play_on(request: Request) -> Response:
    """A new match from a position of a finished one, against the same bots."""
    fields = await checked_form(request)
    await limit(request, "create", request.app.state.settings.matches_per_minute)
    table = await table_of(request)
    if table.status != "over":
        raise NotOver
    user = await player_of(request)
    seat = number(fields, "as", 0, len(table.seats) - 1, usual=0)
    at = number(fields, "at")
    opened = await house_of(request).play_on(table.id, at, seat, USUAL_BOT, user.id)
    return go(f"/m/{opened.match_id}")
