"""Arguments that sentences about moves and decisions need beyond the move itself."""

from __future__ import annotations

from wunderkammer.core.frames import first, second
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CATEGORY, COLOUR, EXPERT, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ACTION
from wunderkammer.games.encyclopedia.stages import (
    CHOOSE_ACTION,
    PAY,
    PLACE_EXPERT,
    PLACE_MARKERS,
    RELEASE_MORE,
)
from wunderkammer.games.encyclopedia.state import FACES, STACKS, Table
from wunderkammer.games.encyclopedia.steps.payment import goal, reached
from wunderkammer.games.encyclopedia.vocabulary import PLACE_FREE, RESEARCH, TAKE_ANIMAL, TAKE_DIE, USE

Arguments = list[tuple[str, Domain, int]]


def context(table: Table, seat: int, move: int) -> Arguments:
    """What the sentence about a move needs: the die taken, the expert used, the value reached."""
    f = table.top()
    if TAKE_DIE <= move < TAKE_DIE + 32:
        packed = int(table.board[move - TAKE_DIE]) - 1
        return [("colour", COLOUR, packed // FACES), ("value", NUMBER, packed % FACES + 1)] if packed >= 0 else []
    if USE <= move < TAKE_ANIMAL:
        return [("expert", EXPERT, active_expert(table, seat, move - USE))]
    if PLACE_FREE <= move < RESEARCH and f & 255 == PLACE_EXPERT:
        return [("expert", EXPERT, first(f))]
    return asked_about(table, seat)


def active_expert(table: Table, seat: int, stack: int) -> int:
    expert = int(table.active[seat * STACKS + stack]) if seat >= 0 else NO_CARD
    return max(expert, 0)


def asked_about(table: Table, seat: int) -> Arguments:
    """What the sentence that asks for a decision needs."""
    f = table.top()
    kind = f & 255
    if kind == CHOOSE_ACTION:
        return [("colour", COLOUR, int(table.die_colour)), ("value", NUMBER, int(table.die_value))]
    if kind == PAY:
        action, cell = int(first(f)), int(second(f))
        return [
            ("action", ACTION, action),
            ("value", NUMBER, int(reached(table, seat, action, cell))),
            ("goal", NUMBER, int(goal(table, seat, action, cell))),
        ]
    if kind == PLACE_MARKERS:
        return [("points", NUMBER, int(first(f)))]
    if kind == PLACE_EXPERT:
        return [("expert", EXPERT, int(first(f)))]
    if kind == RELEASE_MORE and table.source != NO_CARD:
        return [("category", CATEGORY, int(table.category(table.source, first(f))))]
    if table.rolled and table.is_rival(max(seat, 0)) is False:
        packed = int(table.rolled[0]) - 1
        return [("colour", COLOUR, packed // FACES), ("value", NUMBER, packed % FACES + 1)]
    if table.source != NO_CARD:
        return [("animal", ANIMAL, int(table.source))]
    return []
