"""What is played when a thing is dragged onto another, or pointed at before its move has come."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from wunderkammer.match.move_paths import ways
from wunderkammer.web.live.request_viewpoint import actor_of, table_of

LONGEST_NAME = 80


async def ways_to(request: Request) -> Response:
    """All ways from one thing to another, as keys and words; none while the seat need not act."""
    table = await table_of(request)
    point = await actor_of(request, table, request.query_params)
    sight = point.sight(table)
    start, goal = (request.query_params.get(name, "")[:LONGEST_NAME] for name in ("from", "to"))
    if not sight.playing or sight.seat is None or not goal:
        return JSONResponse([])
    found = ways(table.match, sight.seat, start, goal, sight.narrator)
    return JSONResponse([{"keys": way.keys, "text": way.text} for way in found])
