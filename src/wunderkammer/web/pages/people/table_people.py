"""The people at a table: whom one would rather not read, not play with, or tell the administrators about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.table import ChatLine, Table
from wunderkammer.table.people.relations import RelationKind
from wunderkammer.table.seats import Seat
from wunderkammer.table.table_errors import NoSuchUser
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import number, plain
from wunderkammer.web.http.render import page
from wunderkammer.web.http.request_errors import BadField
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.live.request_viewpoint import house_of, table_of
from wunderkammer.web.live.viewpoint import names_at
from wunderkammer.web.pages.people.account import account_user
from wunderkammer.web.pages.people.security import back_with_note

KINDS = ("", "muted", "blocked")
LONGEST_REPORT = 500


class PersonThere(NamedTuple):
    """Somebody else at the table, what a form calls them, and how the viewer stands to them."""

    field: str  # seat, or line: of somebody who only looks on, one that they said
    number: int
    name: str
    kind: str


async def people(request: Request) -> Response:
    """Everybody else who sits there with an account, and who has said something while looking on."""
    user, table = await account_user(request), await table_of(request)
    known = {one.user: one.kind for one in await house_of(request).relations.of(user.id)}
    names = names_at(table, visitor_of(request).lang)
    there = {seat.user: ("seat", seat.seat, names[seat.seat]) for seat in table.seats}
    heard = {line.user: ("line", line.number, line.name) for line in table.chat if line.seat is None}
    others = {one: called for one, called in (heard | there).items() if one not in (None, user.id)}
    found = [PersonThere(*called, known.get(one or "", "")) for one, called in others.items()]
    return page(request, "people/table.html", game=table.match.game, people=found, match_url=f"/m/{table.id}")


async def act(request: Request) -> Response:
    """Mute, block or report somebody who sits at the table or has said something there."""
    fields = await checked_form(request)
    user, table, relations = await account_user(request), await table_of(request), house_of(request).relations
    other, here = account_meant(table, fields), f"/m/{table.id}/people"
    if "report" not in fields:
        await relations.put(user.id, other, kind_in(fields))
        return back_with_note(request, "people-relation-changed", here)
    await limit(request, "report", request.app.state.settings.reports_per_minute)
    await relations.report(user.id, other, table.id, plain(fields["report"], LONGEST_REPORT))
    return back_with_note(request, "people-reported", here)


async def change_relation(request: Request) -> Response:
    """The same from one's own list of people, by their names."""
    fields = await checked_form(request)
    user, relations = await account_user(request), house_of(request).relations
    other = next((one.user for one in await relations.of(user.id) if one.name == fields.get("name")), None)
    if other is None:
        raise NoSuchUser
    await relations.put(user.id, other, kind_in(fields))
    return back_with_note(request, "people-relation-changed")


def account_meant(table: Table, fields: dict[str, str]) -> str:
    """The account that sits on a seat, or that has said a line."""
    there: Sequence[Seat | ChatLine] = table.chat if "line" in fields else table.seats
    at = number(fields, "line" if "line" in fields else "seat")
    user = there[at].user if at < len(there) else None
    if user is None:
        raise NoSuchUser
    return user


def kind_in(fields: dict[str, str]) -> RelationKind:
    if fields.get("kind") not in KINDS:
        raise BadField(name="kind")
    return cast(RelationKind, fields["kind"])
