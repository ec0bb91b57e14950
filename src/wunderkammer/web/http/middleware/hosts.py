"""By which names the server may be asked for: a foreign page must not make a browser take it for its own."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from wunderkammer.web.http.plain_refusal import plain_refusal

MISDIRECTED = 421
REMEMBERED = 64  # names; anybody may send others


class AllowedHosts:
    """Refuses requests for names that are not the server's own; without a list every name will do."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hosts and scope["type"] == "http" and host_in(scope) not in self.hosts:
            await plain_refusal(scope, MISDIRECTED)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def host_in(scope: Scope) -> str:
    """The name that a request asks for, without the port."""
    return name_of(next((value for name, value in scope["headers"] if name == b"host"), b""))


@lru_cache(REMEMBERED)
def name_of(host: bytes) -> str:
    try:
        return urlsplit(f"//{host.decode('latin-1')}").hostname or ""
    except ValueError:
        return ""
