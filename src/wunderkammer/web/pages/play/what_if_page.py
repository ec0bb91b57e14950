"""What if: a page on which one plays on alone, in a world that one's seat holds possible; and what would be final."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from wunderkammer.errors import IllegalMove
from wunderkammer.match.what_if import final_moves, what_if
from wunderkammer.table import Table
from wunderkammer.table.table_errors import NotYourTurn
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.render import page, wants_pieces
from wunderkammer.web.live.request_viewpoint import actor_of, table_of
from wunderkammer.web.live.viewpoint import Viewpoint, names_at

MOST_MOVES = 60


async def trial(request: Request) -> Response:
    """The table after some moves that nobody has made; each is asked for by its key, one after the other."""
    table = await table_of(request)
    point = await deciding(request, table)
    assert point.seat is not None
    keys = request.query_params.getlist("then")[:MOST_MOVES]
    try:
        prospect = what_if(table.match, point.seat, keys)
    except IllegalMove as error:
        raise IllegalMove(error.refusal, point.sight(table).why_not(error.refusal)) from None
    sight = Sight(prospect.match, point.seat, point.lang, names_at(table, point.lang), not prospect.end)
    return page(
        request,
        "pieces/trial.html" if wants_pieces(request) else "what-if.html",
        game=sight.game,
        table=table,
        point=point,
        board=artist(sight.game)(sight),
        signs=sprite(sight.game),
        question=sight.say(f"web-what-if-{prospect.end}") if prospect.end else sight.ask,
        moves=sight.moves,
        keys=keys,
        told=move_sentences(table, point, keys),
        match_url=f"/m/{table.id}",
    )


async def deciding(request: Request, table: Table) -> Viewpoint:
    """The viewpoint of somebody whose decision it is."""
    point = await actor_of(request, table, request.query_params)
    if table.status != "playing" or point.seat not in table.match.to_act:
        raise NotYourTurn
    return point


def move_sentences(table: Table, point: Viewpoint, keys: list[str]) -> list[str]:
    """The moves of a trial in words, each as it was offered."""
    assert point.seat is not None
    found: list[str] = []
    for number, key in enumerate(keys):
        before = what_if(table.match, point.seat, keys[:number]).match
        sight = Sight(before, point.seat, point.lang, names_at(table, point.lang))
        found += [one.text for one in sight.moves if one.key == key]
    return found


async def final(request: Request) -> Response:
    """The keys of the moves that could not be taken back, for the page's script (confirm.js)."""
    table = await table_of(request)
    point = await deciding(request, table)
    assert point.seat is not None
    return JSONResponse(
        {"revision": str(table.entries_known(point.seat)), "final": final_moves(table.match, point.seat)}
    )
