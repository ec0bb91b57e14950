"""The stream of updates of a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from wunderkammer.web.live.hub import Hubs
from wunderkammer.web.live.request_viewpoint import screen_of, table_of


async def events(request: Request) -> Response:
    """Server-sent events for one viewpoint; after a broken connection they go on where the page stands."""
    table = await table_of(request)
    point = await screen_of(request, table)
    seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    hubs: Hubs = request.app.state.hubs
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(hubs.stream(table, point, seen), media_type="text/event-stream", headers=headers)
