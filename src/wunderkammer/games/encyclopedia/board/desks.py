"""Everybody's desk: purse, dice, stacks of experts, animals under study and what is published."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wunderkammer.games.encyclopedia.board.signs import (
    ANIMALS,
    CATEGORY_SIGNS,
    COINS,
    EXPERTS,
    FOSSIL,
    GAIN_SIGNS,
    REPUTATION,
    SEALS,
    TOKENS,
    VP,
    animal,
    die,
    expert,
    home_of_animal,
    home_of_expert,
    shape,
    tables,
)
from wunderkammer.games.encyclopedia.content.kinds import GAIN
from wunderkammer.games.encyclopedia.vocabulary import SLOT
from wunderkammer.scene import Card, Fact, Line, Sign, Space, Token, Track, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight

WIDTH = 12
BESIDE = 8
SPREAD = {2: 2, 3: 3, 4: 2}  # desks in a row, by how many there are


def desks(sight: Sight) -> list[Zone]:
    """One's own desk in three parts, then everybody else's with the cards folded away."""
    players = sight.shown["players"]
    others = [seat for seat in range(len(players)) if seat != sight.seat]
    # A single opponent sits beside one's own animals.
    alone = len(others) == 1
    own = [] if sight.seat is None else open_desk(sight, sight.seat, players[sight.seat], BESIDE if alone else WIDTH)
    span = WIDTH - BESIDE if alone else WIDTH // SPREAD[len(others)]
    return [*own, *(folded_desk(sight, seat, players[seat], span) for seat in others)]


def open_desk(sight: Sight, seat: int, data: dict[str, Any], width: int) -> list[Zone]:
    acts = seat in sight.view["to_act"]
    title = sight.name(seat)
    facts = (*purse(sight, seat, data), *published(sight, data), *owed(sight, data))
    stacks = tuple(stack(sight, seat, place, one) for place, one in enumerate(data["experts"]))
    animals = tuple(animal(sight, label, markers) for label, markers in data["animals"].items())
    experts = sight.say("board-experts")
    return [
        Zone(title, facts, (slots(sight, seat, data),), seat=seat, acts=acts, own=True, span=4),
        Zone(experts, cards=stacks, element=f"stacks-{seat}", icon=EXPERTS, own=True, span=8, across=4),
        Zone(sight.say("board-animals"), cards=animals, icon=ANIMALS, own=True, span=width, across=width // 2),
    ]


def folded_desk(sight: Sight, seat: int, data: dict[str, Any], span: int) -> Zone:
    acts = seat in sight.view["to_act"]
    stacks = [stack(sight, seat, place, one) for place, one in enumerate(data["experts"]) if one["all"]]
    animals = [animal(sight, label, markers) for label, markers in data["animals"].items()]
    fold = told(
        sight, "board-belongings", animals=len(animals), experts=sum(len(one["all"]) for one in data["experts"])
    )
    facts = (*purse(sight, seat, data), *published(sight, data), *owed(sight, data), *rival(sight, data))
    cards = (*stacks, *animals)
    tracks = (slots(sight, seat, data),)
    across = max(2, span // 2)
    return Zone(sight.name(seat), facts, tracks, cards, seat=seat, acts=acts, span=span, across=across, fold=fold)


def purse(sight: Sight, seat: int, data: dict[str, Any]) -> list[Fact]:
    return [
        Fact(sight.label("gain", "vp"), str(data["vp"]), VP),
        Fact(sight.label("gain", "coins"), str(data["coins"]), COINS, f"coins-{seat}"),
        Fact(sight.say("score-tokens"), str(data["tokens"]), TOKENS, f"tokens-{seat}"),
        Fact(sight.say("score-seals"), str(data["seals"]), SEALS, f"seals-{seat}"),
        Fact(
            sight.label("gain", "reputation"),
            told(sight, "board-cell", cell=data["reputation"], cells=tables(sight).track),
            REPUTATION,
        ),
    ]


def published(sight: Sight, data: dict[str, Any]) -> list[Fact]:
    """Published animals by continent and published markers by category."""
    homes = Counter(home_of_animal(sight, label) for label in data["published"])
    tokens = [
        Token(
            "",
            f"{sight.label('colour', home) if home else sight.say('option-fossils')} ×{count}",
            icon=shape(home) if home else FOSSIL,
            text=str(count),
            colour=home,
            kind="plain",
        )
        for home, count in sorted(homes.items())
    ]
    tokens += [
        Token("", f"{sight.label('category', name)} ×{count}", icon=CATEGORY_SIGNS[name], text=str(count), kind="plain")
        for name, count in data["markers"].items()
    ]
    names = ", ".join(sight.label("animal", label) for label in data["published"])
    return [Fact(sight.say("board-published"), names, tokens=tuple(tokens))] if tokens else []


def owed(sight: Sight, data: dict[str, Any]) -> list[Fact]:
    """Cards that somebody will choose after the present action."""
    return (
        [Fact(sight.say("board-owed"), ", ".join(sight.label("gain", kind) for kind in data["owed"]))]
        if data["owed"]
        else []
    )


def rival(sight: Sight, data: dict[str, Any]) -> list[Fact]:
    """The cards of an AI opponent and the order in which it prefers the continents."""
    cards = data["rival"]
    if not cards:
        return []
    order = " › ".join(sight.label("continent", continent) for continent in cards["priority"] if continent)
    names = f"{sight.label('behaviour', cards['behaviour'])} · {sight.label('scoring', cards['scoring'])}"
    return [Fact(sight.say("board-rival"), names), *([Fact(sight.say("board-priority"), order)] if order else [])]


def slots(sight: Sight, seat: int, data: dict[str, Any]) -> Track:
    """The four slots with what they give when somebody else takes the die."""
    return Track(spaces=tuple(slot(sight, seat, at, dice) for at, dice in enumerate(data["dice"])), kind="slots")


def slot(sight: Sight, seat: int, at: int, dice: list[dict[str, Any] | None]) -> Space:
    name = SLOT.text(at)
    words, owner = sight.label("slot", SLOT.text(at)), sight.name(seat)
    gain = GAIN.text(tables(sight).slot_gain[at])
    amount = str(tables(sight).slot_amount[at])
    signs: Line = (Sign(GAIN_SIGNS.get(gain, ""), amount if gain != "nothing" else "–", words),)
    element = f"slot-{seat}-{name}"
    # While dice are placed the slot can be touched, afterwards the dice that lie on it.
    placing = sight.can(element) or not any(dice)
    tokens = tuple(
        die(
            sight,
            one["colour"],
            one["value"],
            "" if placing else f"die-{seat}-{name}-{which}",
            f"el-die-{seat}-{name}-{which}",
            f"{owner}, {words}",
        )
        for which, one in enumerate(dice)
        if one
    )
    return Space("", signs, element if placing else "", tokens, says=owner)


def stack(sight: Sight, seat: int, place: int, data: dict[str, Any]) -> Card:
    """A stack of experts: who is active and whom they cover, or who lies face down."""
    active, element = data["active"], f"stack-{seat}-{place}"
    others = [label for label in data["all"] if label != active]
    covered = tuple(
        Sign(
            shape(home_of_expert(sight, label)),
            "" if active else sight.label("expert", label),
            sight.label("expert", label),
            home_of_expert(sight, label),
        )
        for label in others
    )
    if active:
        return expert(sight, active, element, (covered,) if covered else ())
    title = told(sight, "board-face-down" if others else "board-free-place", place=place + 1)
    return Card(title, (covered,) if covered else (), element=element, kind="empty")
