"""The others at the table: a panel with purse and dice that is always there, and their whole desks to look at."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from wunderkammer.games.encyclopedia.board.cards import animal
from wunderkammer.games.encyclopedia.board.pen import Sort, pen
from wunderkammer.games.encyclopedia.board.signs import (
    ACTION_SIGNS,
    COINS,
    EXPERTS,
    GAIN_SIGNS,
    SEALS,
    TOKENS,
    colour_of,
    shape,
    tables,
)
from wunderkammer.games.encyclopedia.board.study import owed, purse, slots, stack
from wunderkammer.games.encyclopedia.content.cards import BEHAVIOUR, SCORING
from wunderkammer.games.encyclopedia.content.names import ACTION, GAIN
from wunderkammer.games.encyclopedia.state import FACES
from wunderkammer.web.board.sight import Sight

RANKS = 3  # expert collections that a scoring card counts


def panels(sight: Sight, seats: list[int]) -> list[Markup]:
    """A panel for everybody else."""
    return [panel(sight, place, seat, sight.shown["players"][seat]) for place, seat in enumerate(seats)]


def panel(sight: Sight, place: int, seat: int, data: dict[str, Any]) -> Markup:
    acts, name = seat in sight.view["to_act"], sight.name(seat)
    return pen(sight).draw(
        "panel", place, seat, name, acts, purse(sight, seat, data), slots(sight, seat, data), owed(sight, data)
    )


def desks(sight: Sight, seats: list[int]) -> list[Markup]:
    """Everybody else's experts, animals and, of AI opponents, their cards."""
    return [desk(sight, place, seat, sight.shown["players"][seat]) for place, seat in enumerate(seats)]


def desk(sight: Sight, place: int, seat: int, data: dict[str, Any]) -> Markup:
    stacks = tuple(stack(sight, seat, place, one, False) for place, one in enumerate(data["experts"]) if one["all"])
    animals = tuple(animal(sight, label, markers, seat) for label, markers in data["animals"].items())
    return pen(sight).draw("desk", place, seat, sight.name(seat), stacks, animals, *rival(sight, data["rival"]))


def rival(
    sight: Sight, cards: dict[str, Any] | None
) -> tuple[str, tuple[tuple[int, Sort, Sort], ...], str, tuple[Sort, ...], tuple[Sort, ...]]:
    """The behaviour card row by row, the scoring card, and the order in which the continents are preferred."""
    if not cards:
        return ("", (), "", (), ())
    label = pen(sight).label
    behaviour, scoring = label("behaviour", cards["behaviour"]), label("scoring", cards["scoring"])
    prefers = tuple(
        Sort(shape(colour_of(one)), "", label("continent", one), colour_of(one)) for one in cards["priority"] if one
    )
    return (
        behaviour,
        rows(sight, BEHAVIOUR.parse(cards["behaviour"])),
        scoring,
        scores(sight, SCORING.parse(cards["scoring"])),
        prefers,
    )


def rows(sight: Sight, behaviour: int) -> tuple[tuple[int, Sort, Sort], ...]:
    """What it does with a die, from six down to one (EN-68)."""
    content, label = tables(sight), pen(sight).label
    found: list[tuple[int, Sort, Sort]] = []
    for value in range(FACES, 0, -1):
        at = behaviour * FACES + value - 1
        action, gain = ACTION.text(content.row_action[at]), GAIN.text(content.row_gain[at])
        amount = int(content.row_amount[at])
        words = pen(sight).amount(gain, amount)
        bonus = Sort(GAIN_SIGNS[gain], str(amount), words) if gain != "nothing" else Sort("", "", "")
        found.append((value, Sort(ACTION_SIGNS[action], "", label("action", action)), bonus))
    return tuple(found)


def scores(sight: Sight, card: int) -> tuple[Sort, ...]:
    """What its belongings are worth at the end (EN-67)."""
    content, label = tables(sight), pen(sight).label
    ranks = "/".join(str(content.rival_experts[card * RANKS + rank]) for rank in range(RANKS))
    return (
        Sort(EXPERTS, ranks, f"{label('gain', 'expert')} {ranks}"),
        Sort(
            COINS,
            f"1/{content.rival_coins_per_vp[card]}",
            f"{label('gain', 'coins')} 1/{content.rival_coins_per_vp[card]}",
        ),
        Sort(TOKENS, str(content.rival_token_vp[card]), f"{label('gain', 'token')} {content.rival_token_vp[card]}"),
        Sort(SEALS, str(content.rival_seal_vp[card]), f"{label('gain', 'seal')} {content.rival_seal_vp[card]}"),
    )
