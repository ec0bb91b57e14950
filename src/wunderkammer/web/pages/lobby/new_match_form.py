"""The party of a new match, read from a form: people, bots and rivals by seat, options, clock."""

from __future__ import annotations

from collections.abc import Mapping

from wunderkammer.bots import BOTS
from wunderkammer.match.luck import LONGEST_NUMBER
from wunderkammer.match.party import (
    LONGEST_NAME,
    check_chosen,
    naturalists,
    opponents_option,
    person_name,
    seats_option,
    with_opponents,
)
from wunderkammer.shelf.game import Game, Option
from wunderkammer.shelf.rulings import with_rulings
from wunderkammer.table import ClockRule, Order, SeatOrder
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.http.forms.form_fields import number, plain
from wunderkammer.web.http.request_errors import BadField

USUAL_BOT = "level2"  # for anyone who is new here: it has a level that a stronger one can follow, and answers at once
GENTLE_BOT = "level1"  # for the first free match, and for who plays on from a lesson
CLOCKS = {"days": (1, 2, 3, 7, 14), "minutes": (10, 20, 30, 45, 60, 90)}


def order_of(game: Game, fields: Mapping[str, str], texts: Catalogue, owner: str, own_name: str) -> Order:
    """What a form asks for; raises a sentence for what cannot be."""
    seats = seats_of(game, fields, texts, own_name)
    opponents = [number for number, seat in enumerate(seats) if seat.kind == "rival"]
    check_chosen(game, len(seats), len(opponents))
    options = with_opponents(game, options_of(game, fields), len(seats), opponents)
    pack = with_rulings({}, game.rulings, rulings_of(game, fields))
    return Order(
        game.id,
        tuple(seats),
        {**options, "pack": pack} if pack else options,
        name=plain(fields.get("name", ""), 60),
        public=fields.get("public") == "on",
        clock=clock_of(fields),
        owner=owner,
        hints=fields.get("no_hints") != "on",
    )


def given_names(game: Game, fields: Mapping[str, str]) -> list[str]:
    """The names that were typed, by seat."""
    return [plain(fields.get(f"name{index}", ""), LONGEST_NAME) for index in range(max(game.seats))]


def seats_of(game: Game, fields: Mapping[str, str], texts: Catalogue, own_name: str) -> list[SeatOrder]:
    """All in their order; the rulebook's own opponents sit last where the game does not let them sit elsewhere."""
    given = given_names(game, fields)
    free = naturalists(texts, given)
    luck = plain(fields.get("luck", ""), LONGEST_NUMBER)
    seats: list[SeatOrder] = []
    for index in range(max(game.seats)):
        who = fields.get(f"who{index}", "none")
        if who in ("me", "here"):
            own = who == "me" and own_name and own_name not in [seat.name for seat in seats]
            usual = own_name if own else person_name(texts, index + 1)
            added = luck if who == "me" else ""
            seats.append(SeatOrder("person", given[index] or usual, mine=True, luck=added))
        elif who == "guest":
            seats.append(SeatOrder("person"))
        elif who == "rival" and opponents_option(game):
            before = sum(seat.kind == "rival" for seat in seats)
            seats.append(SeatOrder("rival", texts.say("web-rival-name", number=before + 1)))
        elif who.removeprefix("bot:") in BOTS:
            seats.append(SeatOrder("bot", given[index] or free.pop(0), who.removeprefix("bot:")))
        elif who != "none":
            raise BadField(name=f"who{index}")
    return seats if seats_option(game) else sorted(seats, key=lambda seat: seat.kind == "rival")


def options_of(game: Game, fields: Mapping[str, str]) -> dict[str, object]:
    return {
        name: option_of(option, fields)
        for name, option in game.options.items()
        if not (option.takes_seats or option.names_seats) and (option.type == "bool" or f"option-{name}" in fields)
    }


def option_of(option: Option, fields: Mapping[str, str]) -> object:
    text = fields.get(f"option-{option.name}", "")
    if option.type == "bool":
        return text == "on"
    if option.type == "int":
        return number(fields, f"option-{option.name}", option.low, option.high)
    if text not in option.choices:
        raise BadField(name=option.name)
    return text


def rulings_of(game: Game, fields: Mapping[str, str]) -> dict[str, str]:
    """The house rulings that were chosen; a form without them means the usual ones."""
    chosen = {name: fields.get(f"ruling-{name}", ruling.default) for name, ruling in game.rulings.items()}
    for name, reading in chosen.items():
        if reading not in game.rulings[name].readings:
            raise BadField(name=name)
    return chosen


def clock_of(fields: Mapping[str, str]) -> ClockRule | None:
    """“days:3” or “minutes:30”; at the end a bot takes over."""
    measure, _, amount = fields.get("clock", "").partition(":")
    if not measure:
        return None
    after = fields.get("after", "")
    if after and after not in BOTS:
        raise BadField(name="after")
    for kind in ("days", "minutes"):
        if measure == kind and amount in map(str, CLOCKS[kind]):
            return ClockRule(kind, int(amount), after, fields.get("may_return", "on") == "on")
    raise BadField(name="clock")
