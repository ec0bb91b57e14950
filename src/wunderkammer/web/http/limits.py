"""Limits: how much somebody may send, and how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.render import page
from wunderkammer.web.http.request_errors import TooFast
from wunderkammer.web.settings import Settings

MOST_REMEMBERED = 10_000
TOO_LARGE = 413


class Limiter:
    """A bucket for everybody: it holds one minute's worth of attempts and fills up steadily."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, per_minute: int) -> None:
        """Count an attempt; raises TooFast if there were too many."""
        left, since = self.buckets.pop(who, (float(per_minute), self.now()))
        now = self.now()
        left = min(float(per_minute), left + (now - since) * per_minute / 60)
        self.buckets[who] = (max(0.0, left - 1), now)
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
        if left < 1:
            raise TooFast


def limit(request: Request, kind: str, per_minute: int) -> None:
    """Count an attempt of whoever sends this request."""
    limiter: Limiter = request.app.state.limiter
    who = request.client.host if request.client else ""
    limiter.take(f"{kind}:{who}", per_minute)


class TooLarge(Exception):
    """A body is longer than it may be."""


class BodyLimit:
    """Nobody may send more than a record needs."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.settings.upload_limit if scope["path"] == "/records" else self.settings.body_limit
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await too_large(scope)(scope, receive, send)
            return
        taken = 0

        async def measured() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise TooLarge
            return message

        try:
            await self.app(scope, measured, send)
        except TooLarge:
            await too_large(scope)(scope, receive, send)


def too_large(scope: Scope) -> Response:
    sentence = visitor_of(Request(scope)).say("error-http-413")
    return page(Request(scope), "error.html", TOO_LARGE, sentence=sentence, back="")
