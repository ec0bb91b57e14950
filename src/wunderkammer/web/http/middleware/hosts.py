"""By which names the server may be asked for: a foreign page must not make a browser take it for its own."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

MISDIRECTED = 421


class AllowedHosts:
    """Refuses requests for names that are not the server's own; without a list every name will do."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hosts and scope["type"] == "http" and host_in(scope) not in self.hosts:
            # Anyone who asks for a foreign name has no language here: no cookie of theirs is read.
            answer = PlainTextResponse("This server does not answer to that name.\n", MISDIRECTED)
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)


def host_in(scope: Scope) -> str:
    """The name that a request asks for, without the port."""
    try:
        return urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname or ""
    except ValueError:
        return ""
