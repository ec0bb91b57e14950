"""What somebody works towards: goals, the slots for them, and crew cards."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.offices import bare_goal, goal, in_words
from wunderkammer.games.darwins_journey.board.signs import figures_beside, inked, inked_sign, wax, words_of
from wunderkammer.games.darwins_journey.board.things import drawn_thing, icon
from wunderkammer.games.darwins_journey.board.words import GOAL, SEAL_SIGNS, VP, amount, effect, figures, seal
from wunderkammer.games.darwins_journey.content.names import ROW
from wunderkammer.scene import Line, Sign
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight

# Four slots have a lasting effect instead of an action.
LASTING = {"silver_2": "scrolls", "silver_4": "book", "gold_3": "calm", "gold_4": "steady"}
LONG = 13  # letters: a longer name takes two lines of a card on the desk


def slots(sight: Sight, seat: int, data: dict[str, Any]) -> str:
    """The silver and the gold slots: costs, points, reward, and the goals on them."""
    return "".join(
        f'<div class="dj-slot-row {colour}">{caption(sight, colour)}'
        f"{''.join(slot(sight, seat, f'{colour}_{number}', data) for number in range(1, 6))}</div>"
        for colour in ("silver", "gold")
    )


def caption(sight: Sight, colour: str) -> str:
    """What a row of slots is for."""
    return f'<span class="dj-caption">{icon(GOAL)}{escape(sight.say(f"board-goals-{colour}"))}</span>'


def slot(sight: Sight, seat: int, name: str, data: dict[str, Any]) -> str:
    colour, _, number = name.partition("_")
    at, printed = int(number) - 1, figures(sight)["slot"]
    filled = data["slots"][name]
    reward = effect(sight.catalogue, printed[colour][at] or LASTING.get(name, ""))
    points, cost = printed[f"{colour}_vp"][at], printed[f"{colour}_cost"][at]
    parts = [sight.label("slot", name), amount(sight.catalogue, "vp", points), words_of(reward)]
    if cost:
        parts.append(sentence(sight, "board-space-costs", coins=cost))
    if filled:
        parts.append(sight.label("goal", filled["goal"]))
    words = ", ".join(part for part in parts if part)
    if filled and not filled["fulfilled"]:
        waiting = goal(sight, filled["goal"], seat, sight.label("slot", name))
        return f'<div class="dj-slot {colour} dj-taken">{waiting}</div>'
    inside = icon("check-mark") if filled else empty_slot(points, cost, reward)
    css = f"dj-slot {colour}{' done' if filled else ''}"
    return drawn_thing(sight.mark(f"slot-{seat}-{name}", words, css), words, inside)


def empty_slot(points: int, cost: int, reward: Line) -> str:
    """What a slot scores, costs and gives."""
    price = f'<span class="dj-slot-price">{figures_beside(f"−{cost}")}</span>' if cost else ""
    return f'<span class="dj-slot-top">{inked_sign(Sign(VP, str(points)))}{price}</span><span>{inked(reward)}</span>'


def own_goals(sight: Sight, seat: int, data: dict[str, Any]) -> str:
    """The goals in reserve, in words where the desk is wide; those that wait lie on their slots."""
    cards = "".join(goal(sight, label, seat, more=in_words(sight, label)) for label in data["reserve"] if label)
    return f'<div class="dj-goals">{cards}</div>'


def crew_cards(sight: Sight, data: dict[str, Any]) -> str:
    """The crew cards that one has."""
    cards = "".join(
        crew(sight, card["card"], card["row"], still_lacking(sight, card, data)) for card in data["crew"] or ()
    )
    return f'<div class="dj-crew">{cards}</div>'


def still_lacking(sight: Sight, card: dict[str, Any], data: dict[str, Any]) -> tuple[int, ...]:
    """How many seals of each colour the worker who is nearest to a card still lacks (DJ-49)."""
    busy = {other["row"] for other in data["crew"]}
    needs = figures(sight)["crew"][card["card"][1:]]["seals"]
    rows = [
        row
        for worker, row in zip(data["workers"], data["rows"], strict=True)
        if worker in ROW.labels and worker not in busy
    ]
    return min((lacked(needs, row) for row in rows), key=sum, default=(0,) * len(needs))


def lacked(needs: list[int], row: list[str]) -> tuple[int, ...]:
    """What a row lacks; its purple seals stand for the first that are missing."""
    purple, found = row.count("purple"), list[int]()
    for colour, number in zip(SEAL_SIGNS, needs, strict=False):
        lack = max(0, number - row.count(colour))
        found.append(max(0, lack - purple))
        purple -= lack - found[-1]
    return tuple(found)


def crew(sight: Sight, label: str, row: str | None, lacks: tuple[int, ...] = (), first: bool = False) -> str:
    """A crew card: name, the seals it needs, what it gives, and whether somebody has fulfilled it."""
    printed = figures(sight)["crew"][label[1:]]
    gives = effect(sight.catalogue, printed["gives"])
    name = sight.label("crew", label)
    done = [sentence(sight, "board-worker", worker=sight.label("row", row))] if row else []
    counted = zip(SEAL_SIGNS, printed["seals"], strict=False)
    asked = ", ".join(sight.say(f"needed-seals-{colour}", count=count) for colour, count in counted if count)
    lack = [sentence(sight, "board-crew-lacks", seals=sum(lacks))] if sum(lacks) and not row else []
    words = ", ".join((name, sentence(sight, "board-crew-needs", needs=asked), *done, *lack))
    title, _, does = name.partition(" (")
    inside = (
        f'<b class="dj-crew-name">{escape(title)}</b>'
        f'<span class="dj-needs">{icon("check-mark") if row else needed(printed["seals"], lacks)}</span>'
        f'<span class="dj-gives">{inked(gives)}{f" {escape(does[:-1])}" if first else ""}</span>'
        f"{first_seal(sight, printed['start']) if first else ''}"
    )
    css = f"dj-card{' done' if row else ''}{' dj-long' if len(title) > LONG else ''}"
    return drawn_thing(sight.mark(f"crew-{label}", words, css), words, inside)


def needed(counts: list[int], lacks: tuple[int, ...]) -> str:
    """The seals of a crew card; those that are still missing are pale."""
    lacking = lacks or (0,) * len(counts)
    return "".join(
        wax(colour, pale=at >= count - lack)
        for colour, count, lack in zip(SEAL_SIGNS, counts, lacking, strict=False)
        for at in range(count)
    )


def first_seal(sight: Sight, colour: str) -> str:
    """The seal with which a worker begins, if the card is kept."""
    words = figures_beside(sight.say("board-first-seal"))
    return f'<span class="dj-start">{words} {inked_sign(seal(sight, colour))}</span>'


def pair(sight: Sight, number: int, goals: list[str | None]) -> str:
    """A pair of starting goals."""
    found = [label for label in goals if label]
    words = ", ".join((sentence(sight, "board-pair", number=number + 1), *(sight.label("goal", one) for one in found)))
    inside = "".join(bare_goal(sight, label) for label in found)
    return drawn_thing(sight.mark(f"pair-{number}", words, "dj-pair"), words, inside)
