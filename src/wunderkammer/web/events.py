"""The stream of updates of a table."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from wunderkammer.web.hubs import Hubs
from wunderkammer.web.seated import point_of, table_of


async def events(request: Request) -> Response:
    """Server-sent events for one viewpoint; after a broken connection they go on where the page stands."""
    table = await table_of(request)
    point = await point_of(request, table)
    if "as" not in request.query_params and len(point.mine) > 1:
        point = replace(point, seat=None, mine=())
    seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    hubs: Hubs = request.app.state.hubs
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(hubs.stream(table, point, seen), media_type="text/event-stream", headers=headers)
