"""The middle of the table: expeditions, the initiative track, the market and the card in hand."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Face, Lore, symbols, symbols_spoken
from wunderkammer.games.lost_lands.board.fragments import Who, fragment
from wunderkammer.games.lost_lands.board.marks import hush
from wunderkammer.games.lost_lands.board.people import Person
from wunderkammer.games.lost_lands.content.names import COLOUR
from wunderkammer.web.board.sight import Sight

NUMERALS = ("I", "II", "III", "IV")


class Land(NamedTuple):
    """An expedition of the row."""

    state: str
    active: bool
    label: str
    inside: Markup


class Place(NamedTuple):
    """A place of the initiative track with the marker that stands there."""

    numeral: str
    who: Who | None
    token: str
    worth: int


class Lot(NamedTuple):
    """A card to be had, or a gap where one was; equal cards lie on one another."""

    element: str
    token: str
    face: Face | None
    copies: int


class Screen(NamedTuple):
    """A screen to choose (LL-03)."""

    colour: str
    name: str
    patron: str
    sign: Markup
    owner: str
    heard: str


def lands(sight: Sight, lore: Lore, people: list[Person]) -> list[Land]:
    """The four expeditions from left to right."""
    active = sight.shown["active"]
    owners = {person.who.seat: person.who for person in people}
    found: list[Land] = []
    for at, data in enumerate(sight.shown["expeditions"]):
        land, counts = data["expedition"], tuple(data["symbols"] or ())
        name, spoken = lore.lands.get(land, "?"), symbols_spoken(lore, counts)
        state = fate(at, active, data)
        owner = owners.get(data["owner"])
        quiet = hush(sight) if at == active else Markup("")  # only the active one is a button with a label
        inside = fragment(lore, "land", at, name, land, symbols(lore, counts), spoken, state, owner, quiet)
        label = f"{name}, {owner.name if owner else lore.words.get(state, '')}: {spoken}"
        found.append(Land(state, at == active, label, inside))
    return found


def fate(at: int, active: int, data: dict[str, Any]) -> str:
    """What has become of an expedition."""
    if data["expedition"] is None:
        return "undrawn"
    if at >= active:
        return "active" if at == active else "to-come"
    return "unclaimed" if data["owner"] is None else "won"


def course(sight: Sight, lore: Lore, people: list[Person]) -> Markup:
    """The initiative track with unused markers (LL-06), and the cartographers (LL-09)."""
    seated = {person.who.seat: person.who for person in people}
    track = sight.shown["track"]
    found: list[Place] = []
    unused = 0
    for numeral, seat, worth in zip(NUMERALS, track, lore.figures["expedition"]["artefacts"], strict=True):
        unused += seat is None
        name = f"tok-marker-unused-{unused}" if seat is None else f"tok-marker-{seat}"
        found.append(Place(numeral, seated.get(seat), name, worth))
    return fragment(lore, "course", tuple(found), unused < len(track), sight.shown["cartographers"])


def market(sight: Sight, lore: Lore) -> list[Lot]:
    """The cards to be had; one of the same sort as the card in hand must not be taken for it."""
    held = sight.shown["card_in_hand"]
    lots = [
        Lot(f"market-{label}", f"tok-{'lot' if label == held else 'card'}-{label}", lore.faces[label], copies)
        for label, copies in Counter(sight.shown["market"]).items()
    ]
    return lots + [Lot("", "", None, 0)] * (market_size(sight, lore) - len(sight.shown["market"]))


def market_size(sight: Sight, lore: Lore) -> int:
    size: int = lore.figures["market"]["size"][len(sight.shown["players"]) - 2]
    return size


def picks(sight: Sight, people: list[Person]) -> list[tuple[Person, str]]:
    """In which order cards are taken, and who has had a turn (LL-12)."""
    if not any(person.bid_state == "open" for person in people):
        return []
    by_seat = {person.who.seat: person for person in people}
    order = [by_seat[seat] for seat in sight.shown["order"]]
    now = next((at for at, person in enumerate(order) if person.acts), 0)
    return [(person, "past" if at < now else "now" if at == now else "next") for at, person in enumerate(order)]


def screens(lore: Lore, people: list[Person]) -> list[Screen]:
    """The four screens while they are being chosen."""
    owners = {person.who.colour: person.who.name for person in people}
    if "none" not in owners:
        return []
    return [screen(lore, colour, owners.get(colour, "")) for colour in COLOUR.labels]


def screen(lore: Lore, colour: str, owner: str) -> Screen:
    name, patron = lore.colours[colour], lore.patrons[colour]
    heard = ", ".join(part for part in (name, patron, owner) if part)
    return Screen(colour, name, patron, lore.screen_signs[colour], owner, heard)
