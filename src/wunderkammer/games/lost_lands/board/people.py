"""The players around the table: screen, teams, prizes, and what they are doing now."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Face, Lore
from wunderkammer.games.lost_lands.content.cards import KIND_NAMES, TEAM
from wunderkammer.web.sight import Sight


class Slot(NamedTuple):
    """One place of a team: the card of a kind, or none."""

    element: str
    token: str
    kind: str
    face: Face | None
    times: int  # how often the kind counts on the active expedition
    label: str
    becomes: str  # the kind that a Jetpack turned in secret will have


class Team(NamedTuple):
    """One of a player's two teams."""

    element: str
    number: int
    label: str
    slots: list[Slot]
    founded: bool
    strength: int
    earns: int
    going: bool
    loses: bool


class Person(NamedTuple):
    """A player; known by the sign of the screen, before that by a number."""

    seat: int
    name: str
    colour: str
    sign: Markup
    own: bool
    acts: bool
    bid: str
    bid_state: str
    won: int
    artefacts: list[tuple[str, str]]
    artefact_points: int
    teams: list[Team]
    money: int | None
    points: int | None
    rank: int


def people(sight: Sight, lore: Lore) -> list[Person]:
    """Everybody, beginning with the one who looks."""
    seats = len(sight.table["players"])
    first = sight.seat or 0
    return [person(sight, lore, (first + after) % seats) for after in range(seats)]


def person(sight: Sight, lore: Lore, seat: int) -> Person:
    data = sight.table["players"][seat]
    result = sight.view["result"]
    acts = seat in sight.view["to_act"]
    colour = data["screen"] or "none"
    shown, state = bid(sight, data, acts)
    return Person(
        seat=seat,
        name=sight.name(seat),
        colour=colour,
        sign=lore.screen_signs.get(colour, Markup('<b class="ll-number">{}</b>').format(seat + 1)),
        own=seat == sight.seat,
        acts=acts,
        bid=shown,
        bid_state=state,
        won=data["expeditions"],
        artefacts=artefacts(data["artefacts"], seat),
        artefact_points=data["artefact_points"],
        teams=[team(sight, lore, seat, which, one) for which, one in enumerate(data["teams"])],
        money=data["money"],
        points=result["scores"][seat] if result else None,
        rank=result["ranks"][seat] if result else 0,
    )


def bid(sight: Sight, data: dict[str, Any], acts: bool) -> tuple[str, str]:
    """The bid as far as it may be seen, and whether it is open, sealed or still to come."""
    if data["chosen"]:
        return ("" if data["bid"] is None else str(data["bid"])), "sealed"
    if data["bid"] is None:
        return "", "thinking" if acts else ""
    picking = sight.table["market"] or sight.table["card_in_hand"]
    return (str(data["bid"]), "open") if picking and not sight.view["over"] else ("", "")


def artefacts(found: dict[str, int], seat: int) -> list[tuple[str, str]]:
    """Every artefact with a name of its own, so that new ones are seen to arrive."""
    return [(f"tok-artefact-{seat}-{worth}-{at}", worth) for worth, count in found.items() for at in range(count)]


def team(sight: Sight, lore: Lore, seat: int, which: int, data: dict[str, Any]) -> Team:
    name = TEAM.text(which)
    lands, active = sight.table["expeditions"], sight.table["active"]
    counts = (lands[active]["symbols"] if active < len(lands) else None) or [0] * len(KIND_NAMES)
    turned = sight.table["players"][seat]["turned"]
    turn = (turned[which] if turned else None) or {"from": "", "to": ""}
    slots: list[Slot] = []
    for kind, times in zip(KIND_NAMES, counts, strict=True):
        label = data["cards"][kind]
        face = lore.faces[label] if label else None
        slots.append(
            Slot(
                element=f"team-{seat}-{name}-{kind}",
                token=token(label, slots, seat, name) if label else "",
                kind=kind,
                face=face,
                times=times,
                label=f"{lore.kinds[kind]}: {face.name if face else '–'}",
                becomes=turn["to"] if kind == turn["from"] else "",
            )
        )
    loss = sight.table["loss"]
    return Team(
        element=f"team-{seat}-{name}",
        number=which + 1,
        label=f"{sight.name(seat)}, {sight.label('team', name)}",
        slots=slots,
        founded=any(data["cards"].values()),
        strength=data["strength"],
        earns=earned(lore, data["strength"]),
        going=data["going"],
        loses=loss is not None and loss["owner"] == seat and loss["team"] == name,
    )


def token(label: str, before: list[Slot], seat: int, team: str) -> str:
    """A card's own name wherever it lies; Jetpacks are alike, so theirs tells the team (LL-25)."""
    if label != "jetpack":
        return f"tok-card-{label}"
    earlier = sum(slot.face is not None and slot.face.label == label for slot in before)
    return f"tok-jetpack-{seat}-{team}-{earlier}"


def earned(lore: Lore, strength: int) -> int:
    """What a team of this strength would earn on the active expedition (LL-28)."""
    steps = zip(lore.figures["expedition"]["strength"], lore.figures["expedition"]["reward"], strict=True)
    return max((pay for least, pay in steps if strength >= least), default=0)
