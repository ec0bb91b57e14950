"""The middle of the table: expeditions, the initiative track, the market and the card in hand."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Face, Lore, symbols, symbols_spoken
from wunderkammer.games.lost_lands.board.people import Person
from wunderkammer.games.lost_lands.content.cards import COLOUR
from wunderkammer.web.sight import Sight

NUMERALS = ("I", "II", "III", "IV")


class Land(NamedTuple):
    """An expedition of the row."""

    at: int
    land: str
    name: str
    symbols: Markup
    spoken: str
    state: str
    owner: Person | None


class Place(NamedTuple):
    """A place of the initiative track with the marker that stands there."""

    numeral: str
    person: Person | None
    token: str
    worth: int


class Lot(NamedTuple):
    """A card to be had, or a gap where one was; equal cards lie on one another."""

    element: str
    token: str
    face: Face | None
    count: int


class Screen(NamedTuple):
    """A screen to choose (LL-03)."""

    colour: str
    name: str
    patron: str
    sign: Markup
    owner: Person | None


def lands(sight: Sight, lore: Lore, people: list[Person]) -> list[Land]:
    """The four expeditions from left to right."""
    active = sight.table["active"]
    by_seat = {person.seat: person for person in people}
    found: list[Land] = []
    for at, data in enumerate(sight.table["expeditions"]):
        land, counts = data["expedition"], data["symbols"]
        found.append(
            Land(
                at,
                land or "",
                lore.lands.get(land, "?"),
                symbols(lore, counts),
                symbols_spoken(lore, counts),
                fate(at, active, data),
                by_seat.get(data["owner"]),
            )
        )
    return found


def fate(at: int, active: int, data: dict[str, Any]) -> str:
    """What has become of an expedition."""
    if data["expedition"] is None:
        return "undrawn"
    if at >= active:
        return "active" if at == active else "to-come"
    return "unclaimed" if data["owner"] is None else "won"


def places(sight: Sight, lore: Lore, people: list[Person]) -> list[Place]:
    """The initiative track; unused markers stand there too (LL-06)."""
    by_seat = {person.seat: person for person in people}
    found: list[Place] = []
    unused = 0
    for numeral, seat, worth in zip(
        NUMERALS, sight.table["track"], lore.figures["expedition"]["artefacts"], strict=True
    ):
        unused += seat is None
        name = f"tok-marker-unused-{unused}" if seat is None else f"tok-marker-{seat}"
        found.append(Place(numeral, by_seat.get(seat), name, worth))
    return found


def market(sight: Sight, lore: Lore) -> tuple[list[Lot], Face | None]:
    """The cards to be had and the one just taken; both may be of the same sort."""
    held = sight.table["card_in_hand"]
    size = lore.figures["market"]["size"][len(sight.table["players"]) - 2]
    lots = [
        Lot(f"market-{label}", f"tok-{'lot' if label == held else 'card'}-{label}", lore.faces[label], count)
        for label, count in Counter(sight.table["market"]).items()
    ]
    gaps = size - len(sight.table["market"])
    return lots + [Lot("", "", None, 0)] * gaps, lore.faces[held] if held else None


def picks(sight: Sight, people: list[Person]) -> list[tuple[Person, str]]:
    """In which order cards are taken, and who has had a turn (LL-12)."""
    if not any(person.bid_state == "open" for person in people):
        return []
    by_seat = {person.seat: person for person in people}
    order = [by_seat[seat] for seat in sight.table["order"]]
    now = next((at for at, person in enumerate(order) if person.acts), 0)
    return [(person, "past" if at < now else "now" if at == now else "next") for at, person in enumerate(order)]


def screens(sight: Sight, lore: Lore, people: list[Person]) -> list[Screen]:
    """The four screens while they are being chosen."""
    if all(person.colour != "none" for person in people):
        return []
    owners = {person.colour: person for person in people}
    return [
        Screen(colour, lore.colours[colour], lore.patrons[colour], lore.screen_signs[colour], owners.get(colour))
        for colour in COLOUR.labels
    ]


def charts(sight: Sight, lore: Lore) -> list[bool]:
    """The cartography area: three places, more if more cartographers have come (LL-09)."""
    found, needed = sight.table["cartographers"], lore.figures["market"]["cartographers"]
    return [True] * found + [False] * (needed - found)


def ladder(lore: Lore) -> list[tuple[str, int]]:
    """Which strength earns how much (LL-28)."""
    least, pays = lore.figures["expedition"]["strength"], lore.figures["expedition"]["reward"]
    ends = [f"–{following - 1}" for following in least[1:]] + ["+"]
    return [(f"{start}{end}", pay) for start, end, pay in zip(least, ends, pays, strict=True)]
