"""Which table a request is about, and from where it is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request

from wunderkammer.table import House, Table
from wunderkammer.table.table_errors import NotSeated
from wunderkammer.web.http.address import for_others
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_fields import seat_wish
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.viewpoint import Viewpoint
from wunderkammer.web.settings import Settings

FIRST_MATCHES = 3  # in which tips stand beside decisions


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def table_of(request: Request) -> Table:
    return await house_of(request).table(request.path_params["match"])


async def own_seats(request: Request, table: Table) -> tuple[int, ...]:
    user = await user_of(request)
    return tuple(table.seats_of(user.id)) if user else ()


async def point_of(request: Request, table: Table, fields: Mapping[str, str] | None = None) -> Viewpoint:
    """From where the sender looks: the seat they name, if it is theirs; or their first one that must act."""
    mine = await own_seats(request, table)
    wish = seat_wish(request.query_params if fields is None else fields)
    if wish is None:
        acting = [seat for seat in table.match.to_act if seat in mine]
        wish = next(iter([*acting, *mine]), None)
    elif wish not in mine:
        raise NotSeated
    return Viewpoint(wish, visitor_of(request).lang, mine, base=outside_address(request))


def outside_address(request: Request) -> str:
    """What invitations begin with: the address that was asked for, as others can use it."""
    settings: Settings = request.app.state.settings
    address = asked_address(request)
    return for_others(address) if settings.shared and not settings.public_url else address


def asked_address(request: Request) -> str:
    """How the sender reaches the server: by its public address, where it has one."""
    settings: Settings = request.app.state.settings
    return settings.public_url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


async def screen_of(request: Request, table: Table) -> Viewpoint:
    """From where the sender's screen looks: several people at one see only what lies open until one is named."""
    muted = await muted_users(request)
    point = replace(await point_of(request, table), tips=await wants_tips(request, table), muted=muted)
    return point if request.query_params.get("as") or len(point.mine) < 2 else replace(point, seat=None)


async def note_look(request: Request, table: Table) -> None:
    """Somebody looks at a match of theirs: they need no notice of what they see now."""
    postman = house_of(request).postman
    if postman is None:
        return
    user = await user_of(request)
    if user is not None and table.seats_of(user.id):
        postman.saw(user.id, table.id)


async def muted_users(request: Request) -> tuple[str, ...]:
    """Whose chat the sender does not want to read."""
    user = await user_of(request)
    if user is None or not request.app.state.settings.shared:
        return ()
    return tuple([one.user for one in await house_of(request).relations.of(user.id)])


async def wants_tips(request: Request, table: Table) -> bool:
    """Whether somebody plays one of their first matches of the game, and has not sent the tips away for ever."""
    user = await user_of(request)
    if user is None or visitor_of(request).tips or not table.seats_of(user.id):
        return False
    own = await house_of(request).own_matches(user.id, table.match.game.id)
    return sum(one.state == "over" and not one.lesson for one in own) < FIRST_MATCHES


async def actor_of(request: Request, table: Table, fields: Mapping[str, str]) -> Viewpoint:
    """The viewpoint of somebody who wants to do something at the table."""
    point = await point_of(request, table, fields)
    if point.seat is None:
        raise NotSeated
    return point
