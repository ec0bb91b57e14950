"""Pages are packed on their way; streams and the short answers to forms are not."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST = 800
LEVEL = 5


class Compression:
    """Gzip for what is only read; nothing at all lies around moves and updates, which are most of the traffic."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packed = GZipMiddleware(app, SMALLEST, LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain = scope["type"] != "http" or scope["method"] == "POST" or scope["path"].endswith("/events")
        await (self.app if plain else self.packed)(scope, receive, send)
