"""What everything on the table of Lost Lands means."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.meanings import Known, Named, meanings_table
from wunderkammer.games.lost_lands.content.names import KIND_NAMES, PLACE, TEAM

PICTURES = meanings_table(__file__)["pictures"]
CARD_ICONS: dict[str, str] = PICTURES["card"]
KIND_ICONS: dict[str, str] = PICTURES["kind"]


def card(known: Known, named: Named) -> dict[str, object]:
    """What a card is good for, and what it sells for."""
    label = named["card"]
    sort, _, colour = label.partition("_")
    found: dict[str, object] = {"sort": sort, "does": "", "price": 0, "strength": 0, "usual": 0, "own": 0, "screen": ""}
    if sort in KIND_ICONS:
        return {**found, **member(known, label, sort)}
    if sort == "patron":
        pay = known.figures["patron"]
        return {**found, "usual": pay["pay"], "own": pay["pay_own_screen"], "screen": colour}
    price = known.figures["price"].get(label, 0)
    return {**found, "sort": "special", "does": known.say(f"board-does-{label}"), "price": price}


def member(known: Known, label: str, sort: str) -> dict[str, object]:
    """A card that joins teams: two of each strength, the first of every kind."""
    at = 2 * (int(label[-2]) - 1)
    team = known.figures["team"]
    return {"strength": team["strength"][at], "price": team["price"][at], "kind": known.label("kind", sort)}


def place(known: Known, named: Named) -> dict[str, object]:
    """A place of a team, with the card that lies there."""
    label = team_of(known, named)["cards"][named["kind"]]
    times = counted(known)[KIND_NAMES.index(named["kind"])]
    found: dict[str, object] = {"times": times, "lies": "none", "card": ""}
    if label is None:
        return {**found, "strength": 0}
    facts = known.figures["jetpack"] if label == "jetpack" else member(known, label, named["kind"])
    lying = {"strength": facts["strength"], "card": known.label("card", label), "picture": CARD_ICONS[label]}
    return {**found, **lying, "lies": "card"}


def counted(known: Known) -> list[int]:
    """How often each kind counts on the active expedition."""
    lands, active = known.shown["expeditions"], known.shown["active"]
    return (lands[active]["symbols"] if active < len(lands) else None) or [0, 0, 0]


def team(known: Known, named: Named) -> dict[str, object]:
    """A team with its strength, and what that would earn."""
    strength: int = team_of(known, named)["strength"]
    steps = zip(known.figures["expedition"]["strength"], known.figures["expedition"]["reward"], strict=True)
    return {"strength": strength, "earns": max((pay for least, pay in steps if strength >= least), default=0)}


def team_of(known: Known, named: Named) -> dict[str, Any]:
    found: dict[str, Any] = known.shown["players"][int(named["owner"])]["teams"][TEAM.parse(named["team"])]
    return found


def land(known: Known, named: Named) -> dict[str, object]:
    """An expedition of the row: what counts there, and what it is worth."""
    at = known.shown["active"] if named["land"] == "active" else int(named["land"])
    data = known.shown["expeditions"][at]
    label, counts = data["expedition"], data["symbols"] or [0, 0, 0]
    number = dict(zip(KIND_NAMES, counts, strict=True))
    worth = {"points": known.figures["expedition"]["reputation"], "maps": known.figures["market"]["cartographers"]}
    name = known.label("expedition", label) if label else "?"
    return {**number, **worth, "land": name, "picture": f"#ll-{label}" if label else ""}


def step(known: Known, named: Named) -> dict[str, object]:
    """A place of the initiative track."""
    return {"worth": known.figures["expedition"]["artefacts"][PLACE.parse(named["place"])]}


def ladder(known: Known, _: Named) -> dict[str, object]:
    """Which strength earns how much."""
    least, pays = known.figures["expedition"]["strength"], known.figures["expedition"]["reward"]
    ends = [f"–{following - 1}" for following in least[1:]] + ["+"]
    return {"steps": ", ".join(f"{start}{end}: {pay} M£" for start, end, pay in zip(least, ends, pays, strict=True))}


def charts(known: Known, _: Named) -> dict[str, object]:
    return {"here": known.shown["cartographers"], "needed": known.figures["market"]["cartographers"]}


def screen(known: Known, named: Named) -> dict[str, object]:
    pay, label = known.figures["patron"], f"patron_{named['colour']}"
    patron = known.label("card", label)
    return {"picture": CARD_ICONS[label], "patron": patron, "usual": pay["pay"], "own": pay["pay_own_screen"]}
