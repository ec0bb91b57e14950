"""The match page: the board, the moves and everything beside them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.match.records.divergence import divergence_sentence
from wunderkammer.table import Table
from wunderkammer.web.http.assets import Assets
from wunderkammer.web.http.cookies import CONFIRMS, PACES, visitor_of
from wunderkammer.web.http.render import page, texts_of
from wunderkammer.web.live.feed import Feed
from wunderkammer.web.live.pieces.table_players import players_at
from wunderkammer.web.live.request_viewpoint import note_look, point_of, screen_of, table_of
from wunderkammer.web.live.viewpoint import Viewpoint
from wunderkammer.web.pages.play.first_sight import first_sight

RECENT = 40  # lines of the log that a page begins with: the older ones are most of it, and hardly ever read


async def match(request: Request) -> Response:
    """The table as the visitor may see it; once the match has begun, a curtain falls between people at one screen."""
    table = await table_of(request)
    point = await screen_of(request, table)
    await note_look(request, table)
    game = table.match.game
    if (
        len(point.mine) > 1
        and table.status != "waiting"
        and (point.seat is None or request.query_params.get("curtain"))
    ):
        return curtain(request, table, await point_of(request, table))
    assets: Assets = request.app.state.assets
    feed = Feed(table, point, recent=0 if request.query_params.get("log") == "all" else RECENT)
    shown, rest = feed.shown, assets.url(f"signs/{game.id}.svg")
    return page(
        request,
        "match.html",
        game=game,
        table=table,
        point=point,
        board=first_sight(game, rest, shown.board, [*shown.by_id.values()], all_at_once=table.lesson is not None),
        drawn=shown.by_id,
        log=feed.log,
        note=divergence_sentence(table.match, texts_of(request, game)),
        pace=visitor_of(request).pace,
        paces=PACES,
        confirm=visitor_of(request).confirm,
        confirms=CONFIRMS,
        stamp=feed.stamp,
        match_url=f"/m/{table.id}",
    )


def curtain(request: Request, table: Table, point: Viewpoint) -> Response:
    """Between two people at one screen: who comes next, and whose time runs meanwhile; nothing else."""
    seat, players = point.seat, players_at(table, point.sight(table)).players
    assert seat is not None
    return page(
        request,
        "curtain.html",
        game=table.match.game,
        name=players[seat].name,
        seat=seat,
        running=[one for one in players if one.acts and one.clock and not one.away],
        match_url=f"/m/{table.id}",
    )
