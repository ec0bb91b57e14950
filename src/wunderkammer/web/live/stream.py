"""The stream of updates of a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, contextmanager

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from wunderkammer.web.http.middleware.request_log import WIRE
from wunderkammer.web.http.request_limits import sender_of
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.http.stream_limits import StreamLimits
from wunderkammer.web.live.hub import Hubs
from wunderkammer.web.live.permission import Permission
from wunderkammer.web.live.request_viewpoint import house_of, own_seats, screen_of, table_of

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


class LimitedStream(StreamingResponse):
    """A stream that takes up a place for as long as it lasts.

    All that lies around the app looks at how an answer begins; what follows goes straight to the wire.
    """

    def __init__(
        self, stream: AsyncIterator[bytes], place: AbstractContextManager[None], media: str = "text/event-stream"
    ) -> None:
        super().__init__(stream, media_type=media, headers=HEADERS)
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.wire: Send = scope.get("state", {}).get(WIRE, send)
        with self.place:
            await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async for chunk in self.body_iterator:
            await self.wire({"type": "http.response.body", "body": chunk, "more_body": True})
        await self.wire({"type": "http.response.body", "body": b"", "more_body": False})


@contextmanager
def both(one: AbstractContextManager[None], other: AbstractContextManager[None]) -> Iterator[None]:
    with one, other:
        yield


async def events(request: Request) -> Response:
    """Server-sent events for one viewpoint; after a broken connection they go on where the page stands.

    They end with the session, and when somebody gives up a seat from which they look.
    """
    table = await table_of(request)
    point = await screen_of(request, table)

    async def allowed() -> bool:
        return {*point.mine} <= {*await own_seats(request, table)}

    user = await user_of(request)
    seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    hubs: Hubs = request.app.state.hubs
    limits: StreamLimits = request.app.state.stream_limits
    place = limits.one_more(sender_of(request), user.id if user else None)
    postman = house_of(request).postman
    if postman is not None and user is not None and table.seats_of(user.id):
        place = both(place, postman.watch(user.id, table.id))
    permission = Permission(request.app.state.sessions, table, allowed)
    return LimitedStream(hubs.stream(table, point, seen, permission), place)
