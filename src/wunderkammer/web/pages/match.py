"""The match page: the board, the moves and everything beside them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.web.feeds import log_lines, stamp
from wunderkammer.web.pieces import live, pieces
from wunderkammer.web.render import page
from wunderkammer.web.seated import point_of, screen_of, table_of
from wunderkammer.web.sprite import sprite
from wunderkammer.web.viewpoint import names_at

RECENT = 40  # lines of the log that a page begins with: the older ones are most of it, and hardly ever read


async def match(request: Request) -> Response:
    """The table as the visitor may see it; once the match has begun, a curtain falls between people at one screen."""
    table = await table_of(request)
    point = await screen_of(request, table)
    game = table.match.game
    if len(point.mine) > 1 and table.state != "waiting" and (point.seat is None or request.query_params.get("curtain")):
        seat = (await point_of(request, table)).seat
        assert seat is not None
        name = names_at(table, point.lang)[seat]
        return page(request, "curtain.html", game=game, name=name, seat=seat, match_url=f"/m/{table.id}")
    sight = point.sight(table)
    drawn = pieces(table, point, sight)
    lines = table.match.log(point.seat)
    earlier = 0 if request.query_params.get("log") == "all" else max(0, len(lines) - RECENT)
    return page(
        request,
        "match.html",
        game=game,
        table=table,
        point=point,
        sight=sight,
        board=drawn.board,
        signs=sprite(game),
        drawn={**drawn.pieces, "live": live(drawn.board)},
        log=log_lines(
            *(sight, lines[earlier:], table.id),
            stood_in=table.ledger.stood_in(),
            after=lines[earlier - 1].entry if earlier else -1,
        ),
        earlier=earlier,
        stamp=stamp(table, point.seat),
        match_url=f"/m/{table.id}",
    )
