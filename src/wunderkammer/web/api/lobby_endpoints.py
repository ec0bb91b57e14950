"""Matches from outside: lists, opening one, sitting down, bringing a record."""

from __future__ import annotations

from typing import Any

from starlette.responses import JSONResponse, Response

from wunderkammer.match.party import check_chosen, naturalists, person_name, with_opponents
from wunderkammer.shelf.game import Game, game
from wunderkammer.shelf.rulings import with_rulings
from wunderkammer.table import ClockRule, ListedMatch, OpenedTable, Order, SeatOrder
from wunderkammer.table.opening.record_upload import RecordUpload
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.web.api.caller import Call, body_parts
from wunderkammer.web.api.shapes import JoinedSeat, Matches, MatchLine, Me
from wunderkammer.web.http.request_errors import BadField
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.live.admission import check_names, check_newcomer

USUAL_LIMIT = 50
CREATED = 201


async def me(call: Call) -> Me:
    """Whose token it is."""
    return {"id": call.user.id, "name": call.user.name, "guest": call.user.guest}


async def matches(call: Call) -> Matches:
    """Your matches, those whose turn is yours first; or public ones to join or to watch."""
    house, limit = call.house, call.query.get("limit", USUAL_LIMIT)
    which = call.query.get("list", "mine")
    if which == "mine":
        found = await house.mine(call.user.id, limit=limit)
    else:
        found = await (house.open_tables(limit) if which == "open" else house.running(limit))
    return {"matches": [line(one) for one in found]}


def line(one: ListedMatch) -> MatchLine:
    return {
        "id": one.match_id,
        "game": one.game,
        "name": one.name,
        "public": one.public,
        "state": one.state,
        "players": [*one.players],
        "free": [*one.free],
        "to_act": [*one.to_act] if one.state == "playing" else [],
        "yours": [*one.yours],
    }


async def open_match(call: Call) -> Response:
    """Open a match; it begins at once if no seat is for a guest."""
    await limit(call.request, "create", call.settings.matches_per_minute)
    await check_names(call.request, [seat.get("name", "") for seat in call.body["seats"]], call.user)
    return opened_match(await call.house.create(order_of(call)))


async def open_record(call: Call) -> Response:
    """Open a match from a record; the body is the record itself."""
    await limit(call.request, "upload", call.settings.matches_per_minute)
    record = RecordUpload()
    async for part in body_parts(call.request, call.settings.upload_limit):
        await call.house.read_upload(record, part)
    return opened_match(await call.house.open_upload(record, call.user.id))


def opened_match(made: OpenedTable) -> Response:
    invites = {str(seat): invite for seat, invite in made.invites.items()}
    headers = {"location": f"/api/v1/matches/{made.match_id}"}
    return JSONResponse({"id": made.match_id, "invites": invites}, CREATED, headers)


async def join(call: Call) -> JoinedSeat:
    """Take the seat of an invitation; at a public table, without one, the first free seat."""
    await limit(call.request, "join", call.settings.matches_per_minute)
    table = await call.table()
    name = call.body.get("name", "") or call.user.name or person_name(catalogue(call.lang), 1)
    await check_newcomer(call.request, table, call.user, call.body.get("name", ""))
    taken = await table.join(name, call.user.id, call.body.get("invite"), call.body.get("luck", ""))
    return {"seat": taken.seat}


def order_of(call: Call) -> Order:
    """What a body asks for; raises a sentence for what cannot be."""
    body, chosen = call.body, game(call.body["game"])
    seats = seats_of(call, chosen, catalogue(call.lang, chosen.folder))
    rivals = [number for number, seat in enumerate(seats) if seat.kind == "rival"]
    check_chosen(chosen, len(seats), len(rivals))
    options = with_opponents(chosen, options_of(chosen, body.get("options", {})), len(seats), rivals)
    pack = with_rulings({}, chosen.rulings, rulings_of(chosen, body.get("rulings", {})))
    clock = body.get("clock")
    return Order(
        chosen.id,
        tuple(seats),
        {**options, "pack": pack} if pack else options,
        name=body.get("name", ""),
        public=body.get("public", False),
        clock=clock_of(clock) if clock is not None else None,
        owner=call.user.id,
    )


def seats_of(call: Call, chosen: Game, texts: Catalogue) -> list[SeatOrder]:
    wishes: list[dict[str, Any]] = call.body["seats"]
    free = naturalists(texts, [wish.get("name", "") for wish in wishes])
    seats: list[SeatOrder] = []
    for number, wish in enumerate(wishes, 1):
        name = wish.get("name", "")
        if wish["kind"] == "me":
            free_name = call.user.name not in [seat.name for seat in seats]  # of several own seats one has it
            usual = call.user.name if call.user.name and free_name else person_name(texts, number)
            luck = "" if any(seat.mine for seat in seats) else call.body.get("luck", "")
            seats.append(SeatOrder("person", name or usual, mine=True, luck=luck))
        elif wish["kind"] == "guest":
            seats.append(SeatOrder("person"))
        elif wish["kind"] == "bot":
            seats.append(SeatOrder("bot", name or free.pop(0), wish.get("bot", "")))
        else:
            seats.append(SeatOrder("rival", name or texts.say("web-rival-name", number=number)))
    return seats


def options_of(chosen: Game, given: dict[str, Any]) -> dict[str, object]:
    """Options as they are given; which seats play by themselves is said by the seats."""
    own = [one.name for one in chosen.options.values() if one.takes_seats or one.names_seats]
    for name in given:
        if name == "pack" or name in own:
            raise BadField("unknown-field", path="body.options", field=name, known=sorted({*chosen.options} - {*own}))
    return {**given}


def rulings_of(chosen: Game, given: dict[str, str]) -> dict[str, str]:
    for name, reading in given.items():
        ruling = chosen.rulings.get(name)
        if ruling is None:
            raise BadField("unknown-field", path="body.rulings", field=name, known=sorted(chosen.rulings))
        if reading not in ruling.readings:
            raise BadField("not-one-of", path=f"body.rulings.{name}", known=ruling.readings, given=reading)
    return given


def clock_of(wish: dict[str, Any]) -> ClockRule:
    return ClockRule(wish["measure"], wish["amount"], wish.get("bot", ""), wish.get("may_return", True))
