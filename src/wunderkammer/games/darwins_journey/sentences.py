"""Arguments that sentences about moves and questions need beside the move's own."""

from __future__ import annotations

from wunderkammer.core.frames import first, kind_of, second
from wunderkammer.core.vocabulary import NUMBER, Domain
from wunderkammer.games.darwins_journey.content.alfred import OPTION_NAMES, OPTIONS, REST, ROWS
from wunderkammer.games.darwins_journey.content.board import TENTS_PER_CAMP
from wunderkammer.games.darwins_journey.content.names import ALFRED_ROW, COLOUR, ENVELOPE, GOAL
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.camps import tent_cost, tents_at
from wunderkammer.games.darwins_journey.steps.kinds import ACCEPT_REWARD, DECIDE, EXPLORE, NAVIGATE, POST
from wunderkammer.games.darwins_journey.vocabulary import (
    ACCEPT,
    ACTION_DRAWN,
    BONUS_DRAWN,
    CHOOSE,
    DECLINE,
    FULFIL,
    KEEP,
    LAY,
    PITCH,
    REUSE,
    SPECIAL_DRAWN,
)

ALFRED_OPTION = Domain("alfred_option", labels=OPTION_NAMES)


def context(state: DarwinState, seat: int, move: int) -> list[tuple[str, Domain, int]]:
    """The two goals of a starting pair, a crew card's first seal, and what a slot or a tent costs."""
    if KEEP <= move < SPECIAL_DRAWN:
        return [("colour", COLOUR, state.content.crew_start[move - KEEP])]
    if LAY <= move < FULFIL:
        slot = move - LAY
        return [("amount", NUMBER, state.content.slot_cost[slot]), ("points", NUMBER, state.content.slot_vp[slot])]
    if PITCH <= move < REUSE:
        camp = move - PITCH
        return [("amount", NUMBER, tent_cost(state, camp) if tents_at(state, camp) < TENTS_PER_CAMP else 0)]
    if ACTION_DRAWN <= move < BONUS_DRAWN:
        return options_of_card(state, move - ACTION_DRAWN)
    if BONUS_DRAWN <= move < ACCEPT:
        return [("space", NUMBER, state.content.alfred.stops[0])]
    if ACCEPT <= move <= DECLINE:
        return [("envelope", ENVELOPE, first(state.top()))]
    if CHOOSE <= move < KEEP:
        pair = state.pairs[2 * (move - CHOOSE) : 2 * (move - CHOOSE) + 2]
        return [("silver", GOAL, pair[0] - 1), ("gold", GOAL, pair[1] - 1)]
    return []


def options_of_card(state: DarwinState, card: int) -> list[tuple[str, Domain, int]]:
    """What stands on one of Alfred's action cards, with the letters of a main journal, as the figures have it."""
    alfred = state.content.alfred
    found: list[tuple[str, Domain, int]] = []
    for number in range(OPTIONS):
        at = card * OPTIONS + number
        seen = number > 0 and alfred.option[at - 1] == REST  # a card of two options
        found.append((f"option{number + 1}", ALFRED_OPTION, -1 if seen else alfred.option[at]))
        for place in range(ROWS):
            found.append((f"row{number + 1}{place + 1}", ALFRED_ROW, alfred.letters[at] >> 2 * place & 3))
    return found


def asked_about(state: DarwinState, seat: int) -> list[tuple[str, Domain, int]]:
    """How many spaces or stamps are left; of a reward which one it is."""
    f = state.top()
    if kind_of(f) == ACCEPT_REWARD:
        return [("envelope", ENVELOPE, first(f)), ("place", NUMBER, second(f) + 1)]
    if kind_of(f) - DECIDE in (EXPLORE, NAVIGATE, POST):
        return [("number", NUMBER, first(f))]
    return []
