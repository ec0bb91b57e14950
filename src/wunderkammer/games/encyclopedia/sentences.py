"""Arguments that sentences about moves and decisions need beyond the move itself."""

from __future__ import annotations

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.encyclopedia.content.cards import CATEGORY, COLOUR, EXPERT, GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ACADEMY, ACTION, EMBASSY
from wunderkammer.games.encyclopedia.stages import (
    ARRANGE,
    CHOOSE_ACTION,
    PAY,
    PLACE_EXPERT,
    PLACE_MARKERS,
    RELEASE_MORE,
)
from wunderkammer.games.encyclopedia.state import BOARD, FACES, SEATS, STACKS, Table
from wunderkammer.games.encyclopedia.steps.payment import goal, reached
from wunderkammer.games.encyclopedia.steps.possible import face
from wunderkammer.games.encyclopedia.steps.research import marker_cost
from wunderkammer.games.encyclopedia.vocabulary import (
    COMMIT,
    COVER,
    DEAL_EXPERT,
    DRAW_EXPERT,
    DRAW_FIRST,
    DRAW_RANK,
    EXCHANGE,
    PARTY,
    PAY_COINS,
    PAY_SEAL,
    PAY_TOKEN,
    PLACE_FREE,
    RECALL_CELL,
    RELEASE,
    RESEARCH,
    ROLL,
    SPEND_COVER,
    SPEND_FREE,
    TAKE_ANIMAL,
    TAKE_DIE,
    TURN_TOKEN,
    USE,
)

Arguments = list[tuple[str, Domain, int]]


def context(table: Table, seat: int, move: int) -> Arguments:
    """What the sentence about a move needs: the die taken, the expert used, the value reached, who rolls."""
    if move < TAKE_DIE:
        return next_die(table)
    if move < TAKE_DIE + SEATS * BOARD:
        return die(int(table.board[move - TAKE_DIE]))
    if move == EXCHANGE:
        return [("coins", NUMBER, int(table.content.seal_coins))]
    if PAY_COINS <= move <= COMMIT:
        return paying(table, seat, move)
    if USE <= move < TAKE_ANIMAL:
        expert = int(table.active[seat * STACKS + move - USE])
        return [("expert", EXPERT, expert)]
    if PLACE_FREE <= move < RESEARCH:
        base = COVER if move < SPEND_FREE else SPEND_COVER
        return [("expert", EXPERT, int(first(table.top()))), ("place", NUMBER, (move - base) % STACKS + 1)]
    if RESEARCH <= move < RELEASE:
        animal, group = (move - RESEARCH) // GROUPS, (move - RESEARCH) % GROUPS
        category = int(table.category(animal, group))
        return [("category", CATEGORY, category), ("cost", NUMBER, int(marker_cost(table, animal, group)))]
    if RECALL_CELL <= move < DRAW_FIRST:
        return [("colour", COLOUR, int(table.cells[move - RECALL_CELL]) - 1)]
    if DRAW_RANK <= move < DEAL_EXPERT or DRAW_EXPERT <= move < TURN_TOKEN or move >= ROLL:
        return [("owner", PARTY, int(seat_of(table.top())))]
    return []


def paying(table: Table, seat: int, move: int) -> Arguments:
    """Payments show what they lead to."""
    f = table.top()
    if f & 255 != PAY:
        return []
    action, cell = int(first(f)), int(second(f))
    so_far = int(reached(table, seat, action, cell))
    if move == COMMIT:
        return [("result", NUMBER, outcome(table, action, so_far)), ("action", ACTION, action)]
    if move in (PAY_TOKEN, PAY_SEAL):
        step = table.content.token_points if move == PAY_TOKEN else table.content.seal_value
        return [("step", NUMBER, int(step))]
    return [("value", NUMBER, so_far), ("goal", NUMBER, int(goal(table, seat, action, cell)))]


def outcome(table: Table, action: int, value: int) -> int:
    """What the action would bring now: tokens, reputation, points or the value itself."""
    if action == EMBASSY:
        return int(table.content.embassy_tokens[face(value)])
    if action == ACADEMY:
        return int(table.content.academy_reputation[face(value)])
    return value


def die(packed: int) -> Arguments:
    if packed <= 0:
        return []
    return [("colour", COLOUR, (packed - 1) // FACES), ("value", NUMBER, (packed - 1) % FACES + 1)]


def next_die(table: Table) -> Arguments:
    return die(int(table.rolled[0])) if len(table.rolled) > 0 else []


def asked_about(table: Table, seat: int) -> Arguments:
    """What the sentence that asks for a decision needs."""
    f = table.top()
    kind = f & 255
    if kind == ARRANGE:
        return next_die(table)
    if kind == CHOOSE_ACTION:
        return [("colour", COLOUR, int(table.die_colour)), ("value", NUMBER, int(table.die_value))]
    if kind == PAY:
        value = int(reached(table, seat, int(first(f)), int(second(f))))
        return [("action", ACTION, int(first(f))), ("value", NUMBER, value)]
    if kind == PLACE_MARKERS:
        return [("points", NUMBER, int(first(f)))]
    if kind == PLACE_EXPERT:
        return [("expert", EXPERT, int(first(f)))]
    if kind == RELEASE_MORE and table.source != NO_CARD:
        return [("category", CATEGORY, int(table.category(table.source, first(f))))]
    return []
