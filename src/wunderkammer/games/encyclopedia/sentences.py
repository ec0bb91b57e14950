"""Arguments that sentences about moves and decisions need beyond the move itself."""

from __future__ import annotations

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.encyclopedia.content.cards import CATEGORY, COLOUR, EXPERT, GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import ACADEMY, ACTION, EMBASSY
from wunderkammer.games.encyclopedia.state import BOARD, FACES, SEATS, STACKS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.kinds import (
    ARRANGE,
    CHOOSE_ACTION,
    PAY,
    PLACE_EXPERT,
    PLACE_MARKERS,
    RELEASE_MORE,
)
from wunderkammer.games.encyclopedia.steps.payment import value_so_far
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


def context(state: EncyclopediaState, seat: int, move: int) -> Arguments:
    """What the sentence about a move needs: the die taken, the expert used, the value reached, who rolls."""
    if move < TAKE_DIE:
        return next_die(state)
    if move < TAKE_DIE + SEATS * BOARD:
        return die(int(state.board[move - TAKE_DIE]))
    if move == EXCHANGE:
        return [("coins", NUMBER, int(state.content.seal_coins))]
    if PAY_COINS <= move <= COMMIT:
        return paying(state, seat, move)
    if USE <= move < TAKE_ANIMAL:
        expert = int(state.active[seat * STACKS + move - USE])
        return [("expert", EXPERT, expert)]
    if PLACE_FREE <= move < RESEARCH:
        base = COVER if move < SPEND_FREE else SPEND_COVER
        return [("expert", EXPERT, int(first(state.top()))), ("place", NUMBER, (move - base) % STACKS + 1)]
    if RESEARCH <= move < RELEASE:
        animal, group = (move - RESEARCH) // GROUPS, (move - RESEARCH) % GROUPS
        category = int(state.category(animal, group))
        return [("category", CATEGORY, category), ("cost", NUMBER, int(marker_cost(state, animal, group)))]
    if RECALL_CELL <= move < DRAW_FIRST:
        return [("colour", COLOUR, int(state.cells[move - RECALL_CELL]) - 1)]
    if DRAW_RANK <= move < DEAL_EXPERT or DRAW_EXPERT <= move < TURN_TOKEN or move >= ROLL:
        return [("owner", PARTY, int(seat_of(state.top())))]
    return []


def paying(state: EncyclopediaState, seat: int, move: int) -> Arguments:
    """Payments show what they lead to."""
    f = state.top()
    if f & 255 != PAY:
        return []
    action, cell = int(first(f)), int(second(f))
    so_far = int(value_so_far(state, seat, action, cell))
    if move == COMMIT:
        return [("result", NUMBER, outcome(state, action, so_far)), ("action", ACTION, action)]
    if move in (PAY_TOKEN, PAY_SEAL):
        step = state.content.token_points if move == PAY_TOKEN else state.content.seal_value
        return [("step", NUMBER, int(step))]
    return [("value", NUMBER, so_far), ("goal", NUMBER, so_far + move - PAY_COINS)]


def outcome(state: EncyclopediaState, action: int, value: int) -> int:
    """What the action would bring now: tokens, reputation, points or the value itself."""
    if action == EMBASSY:
        return int(state.content.embassy_tokens[face(value)])
    if action == ACADEMY:
        return int(state.content.academy_reputation[face(value)])
    return value


def die(packed: int) -> Arguments:
    if packed <= 0:
        return []
    return [("colour", COLOUR, (packed - 1) // FACES), ("value", NUMBER, (packed - 1) % FACES + 1)]


def next_die(state: EncyclopediaState) -> Arguments:
    return die(int(state.rolled[0])) if len(state.rolled) > 0 else []


def asked_about(state: EncyclopediaState, seat: int) -> Arguments:
    """What the sentence that asks for a decision needs."""
    f = state.top()
    kind = f & 255
    if kind == ARRANGE:
        return next_die(state)
    if kind == CHOOSE_ACTION:
        return [("colour", COLOUR, int(state.die_colour)), ("value", NUMBER, int(state.die_value))]
    if kind == PAY:
        value = int(value_so_far(state, seat, int(first(f)), int(second(f))))
        return [("action", ACTION, int(first(f))), ("value", NUMBER, value)]
    if kind == PLACE_MARKERS:
        return [("points", NUMBER, int(first(f)))]
    if kind == PLACE_EXPERT:
        return [("expert", EXPERT, int(first(f)))]
    if kind == RELEASE_MORE and state.source != NO_CARD:
        return [("category", CATEGORY, int(state.category(state.source, first(f))))]
    return []
