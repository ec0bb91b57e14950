"""What somebody works towards: goals, the slots for them, and crew cards."""

from __future__ import annotations

from typing import Any

from wunderkammer.games.darwins_journey.board.effects import COINS, GOAL, VP, effect, figures, seal, seals
from wunderkammer.games.darwins_journey.board.halls import goal
from wunderkammer.scene import Card, Line, Sign, Space, Track
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight


def slots(sight: Sight, seat: int, data: dict[str, Any]) -> tuple[Track, ...]:
    """The silver and the gold slots: costs, points, reward, and the goals on them."""
    return tuple(
        Track(
            spaces=tuple(slot(sight, seat, f"{colour}_{number}", data) for number in range(1, 6)),
            colour=colour,
            kind="goal-slots",
        )
        for colour in ("silver", "gold")
    )


def slot(sight: Sight, seat: int, name: str, data: dict[str, Any]) -> Space:
    colour, _, number = name.partition("_")
    at, printed = int(number) - 1, figures(sight)["slot"]
    signs: list[Sign] = [
        Sign(VP, str(printed[f"{colour}_vp"][at]), f"{sight.label('payment', 'vp')} {printed[f'{colour}_vp'][at]}")
    ]
    cost = printed[f"{colour}_cost"][at]
    if cost:
        signs.append(Sign(COINS, str(cost), told(sight, "board-space-costs", coins=cost)))
    signs += rewards(sight, name, printed[colour][at])
    filled = data["slots"][name]
    if filled:
        label = sight.label("goal", filled["goal"])
        done = filled["fulfilled"]
        signs = [Sign("check-mark" if done else GOAL, "", label, colour, "on-slot")]
    return Space(
        "", tuple(signs), f"slot-{seat}-{name}", kind="filled" if filled else "", says=sight.label("slot", name)
    )


def rewards(sight: Sight, name: str, text: str) -> Line:
    """What a slot gives; four of them have a lasting effect instead of an action."""
    lasting = {"silver_2": "scrolls", "silver_4": "book", "gold_3": "calm", "gold_4": "steady"}
    return effect(sight.catalogue, text or lasting.get(name, ""))


def aims_of(sight: Sight, data: dict[str, Any]) -> tuple[Card, ...]:
    """The goals in reserve, and those that wait on a slot."""
    found = [goal(sight, label) for label in data["reserve"] if label]
    for name, filled in data["slots"].items():
        if filled and not filled["fulfilled"]:
            found.append(goal(sight, filled["goal"], (Sign(text=sight.label("slot", name)),)))
    return tuple(found)


def filled_slots(sight: Sight, data: dict[str, Any]) -> list[Card]:
    """The slots with fulfilled goals."""
    return [
        Card(
            sight.label("slot", name),
            ((Sign(text=sight.label("goal", filled["goal"])),),),
            "check-mark",
            colour=name.partition("_")[0],
            kind="done",
        )
        for name, filled in data["slots"].items()
        if filled and filled["fulfilled"]
    ]


def crew_cards(sight: Sight, data: dict[str, Any]) -> tuple[Card, ...]:
    """The crew cards that one has, and those in hand during the draft."""
    kept = [crew(sight, card["card"], card["row"], "") for card in data["crew"] or []]
    return (*kept, *(crew(sight, label, None, "held") for label in data["hand"] or []))


def crew(sight: Sight, label: str, row: str | None, kind: str) -> Card:
    """A crew card: name, the seals it needs, and whether somebody has fulfilled it."""
    printed = figures(sight)["crew"][label[1:]]
    line = seals(sight, printed["seals"])
    if row:
        line = (Sign("check-mark", told(sight, "board-worker", worker=sight.label("row", row))),)
    start = seal(sight, printed["start"]) if kind == "held" else None
    lines = (line, (Sign(text=sight.say("board-first-seal")), start)) if start else (line,)
    return Card(
        sight.label("crew", label), lines, element=f"crew-{label}", kind=f"crew {'done' if row else kind}".strip()
    )
