"""The players around the table: screen, teams, prizes, and what they are doing now."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Face, Lore
from wunderkammer.games.lost_lands.board.fragments import Who, fragment, who
from wunderkammer.games.lost_lands.board.marks import hush
from wunderkammer.games.lost_lands.content.names import KIND_NAMES, TEAM
from wunderkammer.web.board.sight import Sight

NOTHING = (0, 0, 0)


class Slot(NamedTuple):
    """One place of a team: the card of a kind, or none."""

    element: str
    label: str
    classes: str
    inside: Markup


class Team(NamedTuple):
    """One of a player's two teams."""

    element: str
    label: str
    classes: str
    slots: list[Slot]
    might: Markup


class Person(NamedTuple):
    """A player with everything that lies before the screen, and one's own money behind it."""

    who: Who
    own: bool
    acts: bool
    bid: str
    bid_state: str
    top: Markup
    teams: list[Team]
    money: int | None


def people(sight: Sight, lore: Lore) -> list[Person]:
    """Everybody, beginning with the one who looks."""
    seats = len(sight.shown["players"])
    first = sight.seat or 0
    return [person(sight, lore, (first + after) % seats) for after in range(seats)]


def person(sight: Sight, lore: Lore, seat: int) -> Person:
    data = sight.shown["players"][seat]
    result = sight.view["result"]
    acts = seat in sight.view["to_act"]
    own = seat == sight.seat
    name = who(lore, seat, sight.name(seat), data["screen"] or "none")
    shown, state = bid(sight, data, acts)
    score = (result["scores"][seat], result["ranks"][seat]) if result else (0, 0)
    found = artefacts(data["artefacts"], seat)
    top = fragment(lore, "top", name, own, shown, state, data["expeditions"], found, *score)
    teams = [team(sight, lore, seat, which, one) for which, one in enumerate(data["teams"])]
    return Person(name, own, acts, shown, state, top, teams, data["money"])


def bid(sight: Sight, data: dict[str, Any], acts: bool) -> tuple[str, str]:
    """The bid as far as it may be seen, and whether it is open, sealed or still to come."""
    if data["chosen"]:
        return ("" if data["bid"] is None else str(data["bid"])), "sealed"
    if data["bid"] is None:
        return "", "thinking" if acts else ""
    picking = sight.shown["market"] or sight.shown["card_in_hand"]
    return (str(data["bid"]), "open") if picking and not sight.view["over"] else ("", "")


def artefacts(found: dict[str, int], seat: int) -> tuple[tuple[str, str], ...]:
    """Every artefact with a name of its own, so that new ones are seen to arrive."""
    return tuple((f"tok-artefact-{seat}-{worth}-{at}", worth) for worth, count in found.items() for at in range(count))


def team(sight: Sight, lore: Lore, seat: int, which: int, data: dict[str, Any]) -> Team:
    """A team with its strength on the active expedition."""
    name = TEAM.text(which)
    loss = sight.shown["loss"]
    loses = loss is not None and loss["owner"] == seat and loss["team"] == name
    over = sight.view["over"]
    strength = data["strength"]
    founded = any(data["cards"].values())
    earns = None if over else earned(lore, strength)
    states = (("ll-going", data["going"]), ("ll-loses", loses), ("ll-unfounded", not founded))
    return Team(
        element=f"team-{seat}-{name}",
        label=f"{sight.name(seat)}, {lore.teams[which]}",
        classes=" ".join(["ll-team", *(state for state, holds in states if holds)]),
        slots=slots(sight, lore, seat, which, data["cards"]),
        might=fragment(lore, "might", which + 1, founded, strength, earns, data["going"], loses),
    )


def slots(sight: Sight, lore: Lore, seat: int, which: int, cards: dict[str, str | None]) -> list[Slot]:
    """The three places of a team; a kind that does not count on the active expedition is pale (LL-21)."""
    name = TEAM.text(which)
    lands, active = sight.shown["expeditions"], sight.shown["active"]
    counts = lands[active]["symbols"] or NOTHING if active < len(lands) else NOTHING
    turned = sight.shown["players"][seat]["turned"]
    turn = turned[which] if turned else None
    jetpacks = 0
    whose = f"{sight.name(seat)}, {lore.teams[which]}"
    found: list[Slot] = []
    for kind, times in zip(KIND_NAMES, counts, strict=True):
        label = cards[kind]
        # Jetpacks are alike: their tokens tell the team, so that one is seen to change its kind there (LL-25).
        token = f"tok-jetpack-{seat}-{name}-{jetpacks}" if label == "jetpack" else f"tok-card-{label}"
        jetpacks += label == "jetpack"
        face = lore.faces[label] if label else None
        becomes = turn["to"] if turn and kind == turn["from"] else ""
        found.append(
            Slot(
                f"team-{seat}-{name}-{kind}",
                f"{whose}: {place_words(lore, kind, face, times)}",
                f"ll-slot ll-{kind}" if times or sight.view["over"] else f"ll-slot ll-{kind} ll-idle",
                fragment(lore, "slot", kind, face, token, times, becomes, hush(sight)),
            )
        )
    return found


def place_words(lore: Lore, kind: str, face: Face | None, times: int) -> str:
    """A place of a team in words: Crew of strength 2, Midnight Stokers; counts twice."""
    card = face.members[KIND_NAMES.index(kind)] if face else f"{lore.kinds[kind]}, {lore.words['nobody']}"
    return f"{card}; {lore.times[times]}" if times > 1 else card


def earned(lore: Lore, strength: int) -> int:
    """What a team of this strength would earn on the active expedition (LL-28)."""
    steps = zip(lore.figures["expedition"]["strength"], lore.figures["expedition"]["reward"], strict=True)
    return max((pay for least, pay in steps if strength >= least), default=0)
