"""The sea and the islands with ships, explorers and specimens, the camps, and the Beagle's goals."""

from __future__ import annotations

from functools import cache
from typing import Any

from wunderkammer.games.darwins_journey.board.effects import (
    BEAGLE,
    COINS,
    EXPLORER,
    SHIP,
    TENT,
    VP,
    boards,
    effect,
    figures,
    specimen,
    who,
)
from wunderkammer.games.darwins_journey.content.names import CAMP_NAMES, SPACE_NAMES
from wunderkammer.scene import Card, Sign, Space, Token, Track, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight

TRACKS = (("o", "sea", 12), ("a", "island_a", 12), ("b", "island_b", 7), ("c", "island_c", 5))
MOST_SEATS = 4


def voyage(sight: Sight) -> list[Zone]:
    """One zone for the sea and one for each island."""
    here = pieces(sight)
    return [
        Zone(sight.say(f"board-{name}"), tracks=(route(sight, letter, name, here),), span=span, kind=f"map {name}")
        for letter, name, span in TRACKS
    ]


def pieces(sight: Sight) -> dict[str, list[Token]]:
    """Ships, explorers and the Beagle by space."""
    found: dict[str, list[Token]] = {}
    beagle = Token("tok-beagle", sight.say("board-beagle"), icon=BEAGLE, kind="beagle")
    found[sight.shown["beagle"]] = [beagle]
    for seat, data in enumerate(boards(sight)):
        ship = Token(f"tok-ship-{seat}", told(sight, "board-ship-of", player=who(sight, seat)), seat, SHIP)
        found.setdefault(data["ship"], []).append(ship)
        for island, space in enumerate(data["explorers"]):
            if space is not None:
                label = told(sight, "board-explorer-of", player=who(sight, seat))
                found.setdefault(space, []).append(Token(f"tok-explorer-{seat}-{island}", label, seat, EXPLORER))
    return found


def route(sight: Sight, letter: str, name: str, here: dict[str, list[Token]]) -> Track:
    printed = figures(sight)[name]
    avoided = avoidable(tuple((label.lower(), tuple(data["next"])) for label, data in printed.items()))
    labels = [label for label in SPACE_NAMES if label[0] == letter]
    return Track(spaces=tuple(space(sight, label, printed[label.upper()], label in avoided, here) for label in labels))


@cache
def avoidable(ways: tuple[tuple[str, tuple[str, ...]], ...]) -> frozenset[str]:
    """The spaces past which a fork leads."""
    order = {label: at for at, label in enumerate(SPACE_NAMES)}
    return frozenset(
        label
        for label, _ in ways
        if any(order[start] < order[label] < order[way.lower()] for start, found in ways for way in found)
    )


def space(sight: Sight, label: str, data: dict[str, Any], avoided: bool, here: dict[str, list[Token]]) -> Space:
    """One space: its number, what lies there, who stands there."""
    signs = list(effect(sight.catalogue, data.get("gives", "")))
    found = sight.shown["specimens"].get(label)
    if found:
        signs.append(specimen(sight, found))
    if data.get("camp"):
        signs.append(Sign(TENT, "", sight.say("board-camps"), kind="camp"))
    if "ribbon" in data and label not in sight.shown["ribbons"]:
        signs.append(
            Sign("ribbon-medal", str(data["ribbon"]), told(sight, "board-ribbon", vp=data["ribbon"]), kind="prize")
        )
    if "banner" in data:
        island = data["banner"]
        signs.append(Sign("flying-flag", island, told(sight, "board-banner", island=island), kind="prize"))
    if "beagle" in data and label != sight.shown["beagle"]:
        signs.append(Sign("lighthouse", "", sight.say("board-beagle-space"), kind="harbour"))
    if avoided:
        signs.append(Sign(label=sight.say("board-fork"), kind="unseen"))
    kind = "fork" if avoided else ""
    return Space(
        label[1:], tuple(signs), f"space-{label}", tuple(here.get(label, ())), kind, says=sight.label("space", label)
    )


def camps(sight: Sight) -> Zone:
    """The nine camps: what tents cost, what they give, whose stand there."""
    tents = 3 if len(boards(sight)) == MOST_SEATS else 2
    cards: list[Card] = []
    for label in CAMP_NAMES:
        printed = figures(sight)["camp"][label.upper()]
        standing = sight.shown["camps"][label]
        costs = [str(cost) for cost in printed["cost"][:tents]][len(standing) :]
        price = " ".join(costs) or "–"
        lines = (
            effect(sight.catalogue, printed["gives"]),
            (Sign(COINS, price, told(sight, "board-tent-costs", costs=price)),),
        )
        tokens = tuple(
            Token(f"tok-tent-{seat}-{label}", told(sight, "board-tent-of", player=who(sight, seat)), seat, TENT)
            for seat in standing
        )
        says = f"{sight.say('board-camp')} {sight.label('camp', label)}"
        cards.append(
            Card(sight.label("camp", label), lines, TENT, f"camp-{label}", tokens=tokens, kind="tile", says=says)
        )
    return Zone(sight.say("board-camps"), cards=tuple(cards), across=9, icon=TENT, kind="camps")


def beagle_goals(sight: Sight) -> Track:
    """The goals of the five rounds; the one that counts next stands out."""
    now = max(1, sight.shown["round"])
    spaces: list[Space] = []
    for number, tile in enumerate(sight.shown["beagle_goals"], 1):
        if tile is None:
            spaces.append(Space(str(number)))
            continue
        points = str(figures(sight)["beagle_goal"][tile[1:]][1])
        name = sight.label("beagle_goal", tile)
        signs = (Sign(text=name), Sign(VP, points, f"{sight.label('payment', 'vp')} {points}"))
        kind = "now" if number == now else "past" if number < now else ""
        spaces.append(Space(str(number), signs, kind=kind, says=told(sight, "board-round", round=number)))
    return Track(sight.say("board-beagle-goals"), tuple(spaces), icon=BEAGLE, kind="wide")
