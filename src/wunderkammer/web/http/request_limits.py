"""Limits: how much somebody may send, and how often."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wunderkammer.table import House
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.plain_refusal import plain_refusal
from wunderkammer.web.http.render import page
from wunderkammer.web.http.request_errors import TooFast
from wunderkammer.web.settings import Settings

HOUSEHOLD = 64  # bits of an IPv6 address
TOO_LARGE, HEAD_TOO_LARGE = 413, 431
LONGEST_HEAD = 32 * 1024  # bytes of an address and of all that stands before a body


async def limit(request: Request, kind: str, per_minute: int) -> None:
    """Count an attempt by the sender of this request; raises TooFast if there were too many, in all processes."""
    house: House = request.app.state.house
    if not await house.limits.take(f"{kind}:{sender_of(request)}", per_minute):
        raise TooFast


def sender_of(request: Request) -> str:
    """Where a request comes from, as far as one household can be told from the next."""
    return household(request.client.host if request.client else "")


def household(address: str) -> str:
    """An address; of IPv6 only the part that a household or a rented machine has to itself."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.IPv6Network((parsed, HOUSEHOLD), strict=False))


class HeadLimit:
    """Nobody needs a head of many thousand bytes; some parsers of single lines are slow beyond that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and head_size(scope) > LONGEST_HEAD:
            await plain_refusal(scope, HEAD_TOO_LARGE)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def head_size(scope: Scope) -> int:
    lines = sum(len(name) + len(value) for name, value in scope["headers"])
    return lines + len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])


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
