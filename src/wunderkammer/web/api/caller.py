"""Who asks: the account of a bearer token, what the token is for, and in which language to answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request

from wunderkammer.table import House, Table, User
from wunderkammer.table.people.api_tokens import Bearer
from wunderkammer.table.table_errors import NotSeated
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.request_errors import BadToken, MissingScope
from wunderkammer.web.http.request_limits import limit, sender_of
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.live.viewpoint import Viewpoint
from wunderkammer.web.settings import Settings

NOBODY = User("", "", True)  # who asks for what anybody may know
TOO_LARGE = 413


@dataclass(frozen=True)
class Call:
    """One request of a program, checked: whose it is and what it says."""

    request: Request
    user: User
    lang: str
    query: dict[str, Any]
    body: dict[str, Any]

    @property
    def house(self) -> House:
        return house_of(self.request)

    @property
    def settings(self) -> Settings:
        settings: Settings = self.request.app.state.settings
        return settings

    def path_part(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    async def table(self) -> Table:
        return await self.house.table(self.path_part("match"))

    def seat(self, table: Table) -> int | None:
        """The seat that is named, if it is the caller's; or their first one that must act; None for spectators."""
        mine = table.seats_of(self.user.id)
        wish: int | None = self.query.get("seat", self.body.get("seat"))
        if wish is not None and wish not in mine:
            raise NotSeated
        if wish is None:
            wish = next((seat for seat in (*table.match.to_act, *mine) if seat in mine), None)
        return wish

    def own_seat(self, table: Table) -> int:
        """The seat from which the caller wants to do something."""
        seat = self.seat(table)
        if seat is None:
            raise NotSeated
        return seat

    def sight(self, table: Table, seat: int | None) -> Sight:
        """What can be seen from a seat, in the caller's language."""
        return Viewpoint(seat, self.lang).sight(table)


async def user_of_token(request: Request, scope: str) -> User:
    """The account behind the token; raises BadToken or MissingScope. Guesses are counted like wrong passwords."""
    house, settings = house_of(request), request.app.state.settings
    bearer = await bearer_of(request)
    if bearer is None:
        await limit(request, "token", settings.sign_ins_per_minute)
        raise BadToken
    if bearer.user.guest and settings.shared:
        raise BadToken
    if scope not in bearer.scopes:
        raise MissingScope(scope=scope)
    house.services.came_from(bearer.user.id, sender_of(request))
    return bearer.user


async def bearer_of(request: Request) -> Bearer | None:
    """Whose token a request shows, if it still is one."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        return None
    return await house_of(request).api_tokens.bearer(secret.strip())


async def body_parts(request: Request, most: int) -> AsyncIterator[bytes]:
    """A body as it arrives, unless it is longer than it may be."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise HTTPException(TOO_LARGE)
    taken = 0
    async for part in request.stream():
        taken += len(part)
        if taken > most:
            raise HTTPException(TOO_LARGE)
        yield part


async def body_of(request: Request, most: int) -> bytes:
    """A whole body."""
    return b"".join([part async for part in body_parts(request, most)])
