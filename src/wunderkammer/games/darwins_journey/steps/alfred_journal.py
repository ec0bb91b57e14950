"""Where Alfred places a worker in the main journals, and what he unlocks (DJ-104, DJ-113)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.alfred import ROWS as ALFRED_ROWS
from wunderkammer.games.darwins_journey.content.names import (
    ACADEMY_PAGE,
    AT_HOME,
    COLOURS,
    LEVELS,
    ROW_SPACES,
    WORKERS,
)
from wunderkammer.games.darwins_journey.spots import is_open
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.alfred_academy import no_seal, seal_wanted
from wunderkammer.games.darwins_journey.steps.journals import carry_out, is_next, unlock_price
from wunderkammer.games.darwins_journey.steps.placing import pay_owner, penalty, stand

NOWHERE: Final = -1
# How the choice among equally strong spots was decided.
ALONE: Final = 0
BY_COST: Final = 1
BY_COLOUR: Final = 2
# Why a worker is passed over.
AWAY: Final = 0
NO_SPOT: Final = 1
# Why a row unlocks a space, from the first reason to the last.
MATCHING: Final = 0  # no other space matches
BY_LEVEL: Final = 1
BY_FAVOURITE: Final = 2
BY_SEALS: Final = 3
BY_PLACE: Final = 4
UNLOCK_EVENTS: Final = vec[i64](
    [
        events.ALFRED_UNLOCKS_ONLY,
        events.ALFRED_UNLOCKS_TOPMOST,
        events.ALFRED_UNLOCKS_COLOUR,
        events.ALFRED_UNLOCKS_MOST,
        events.ALFRED_UNLOCKS_LEFT,
    ]
)


def knowledge_cost(state: DarwinState, row: i64, spot: i64) -> i64:
    """Coins for the seals that the row lacks (DJ-104)."""
    lack = seals.lacking(seals.tally(row), spot // LEVELS, state.content.spot_seals[spot % LEVELS])
    return lack * state.content.alfred.knowledge_price


def placing_cost(state: DarwinState, seat: i64, row: i64, spot: i64) -> i64:
    """Knowledge, and the penalty in an occupied section (DJ-104)."""
    cost = knowledge_cost(state, row, spot)
    if state.visited >> spot & 1:
        cost += penalty(state, seat)
    return cost


def may_stand(state: DarwinState, seat: i64, row: i64, spot: i64) -> bool:
    """Unlocked, empty if it is a lens (by a ruling in any case), one required seal in the row, and payable (DJ-104)."""
    if state.content.alfred_wants_empty and state.crowd[spot] > 0:
        return False
    if not is_open(state, spot) or seals.count(seals.tally(row), spot // LEVELS) == 0:
        return False
    return placing_cost(state, seat, row, spot) <= state.coins[seat]


def position(row: i64, colour: i64) -> i64:
    """How far left the first seal of a colour lies in a row."""
    space: i64 = 0
    while space < ROW_SPACES and seals.seal_at(row, space) != colour:
        space += 1
    return space


def strongest(state: DarwinState, seat: i64, row: i64) -> i64:
    """The lowest spot that a row may take; ties by knowledge, then by the row's seals from the left (DJ-104)."""
    level: i64 = LEVELS - 1
    while level >= 0:
        best: i64 = NOWHERE
        page: i64 = 0
        while page < COLOURS:
            spot = page * LEVELS + level
            if may_stand(state, seat, row, spot) and (best == NOWHERE or beats(state, row, spot, best)):
                best = spot
            page += 1
        if best != NOWHERE:
            return best
        level -= 1
    return NOWHERE


def beats(state: DarwinState, row: i64, spot: i64, other: i64) -> bool:
    mine = knowledge_cost(state, row, spot)
    theirs = knowledge_cost(state, row, other)
    if mine != theirs:
        return mine < theirs
    return position(row, spot // LEVELS) < position(row, other // LEVELS)


def tell_choice(state: DarwinState, seat: i64, worker: i64, row: i64, spot: i64) -> None:
    """Say what made Alfred choose this spot."""
    why: i64 = ALONE
    page: i64 = 0
    while page < COLOURS:
        other = page * LEVELS + spot % LEVELS
        if other != spot and may_stand(state, seat, row, other):
            if knowledge_cost(state, row, other) == knowledge_cost(state, row, spot):
                why = BY_COLOUR
            elif why == ALONE:
                why = BY_COST
        page += 1
    if why == BY_COLOUR:
        state.tell(events.ALFRED_COLOUR, seat, worker, spot, spot // LEVELS)
    elif why == BY_COST:
        state.tell(events.ALFRED_CHEAPER, seat, worker, spot)
    else:
        state.tell(events.ALFRED_STRONGEST, seat, worker, spot)


def try_main(state: DarwinState, seat: i64, letters: i64) -> bool:
    """Workers in the order of the letters; a failed academy ends the option (DJ-104, DJ-106, DJ-115)."""
    tried: i64 = 0
    while tried < ALFRED_ROWS:
        worker = letters >> (2 * tried) & 3
        if state.workers[seat * WORKERS + worker] == AT_HOME:
            row = state.rows[seat * WORKERS + worker]
            spot = strongest(state, seat, row)
            if spot != NOWHERE:
                return settle_down(state, seat, worker, spot)
            state.tell(events.ALFRED_PASSES_OVER, seat, worker, NO_SPOT)
        else:
            state.tell(events.ALFRED_PASSES_OVER, seat, worker, AWAY)
        tried += 1
    state.tell(events.ALFRED_FAILS_MAIN, seat)
    return False


def settle_down(state: DarwinState, seat: i64, worker: i64, spot: i64) -> bool:
    """Pay and place, unless the academy there could give nothing."""
    row = state.rows[seat * WORKERS + worker]
    cost = placing_cost(state, seat, row, spot)
    if spot // LEVELS == ACADEMY_PAGE and seal_wanted(state, seat, state.coins[seat] - cost, 0, 0) < 0:
        state.tell(events.ALFRED_FAILS_ACADEMY, seat, no_seal(state, seat))
        return False
    tell_choice(state, seat, worker, row, spot)
    bought = knowledge_cost(state, row, spot)
    if bought > 0:
        state.tell(events.ALFRED_BUYS, seat, bought // state.content.alfred.knowledge_price, bought)
    if cost > bought:
        state.tell(events.ALFRED_PENALTY, seat, cost - bought)
    state.spend(seat, cost)
    stand(state, seat, worker, spot)
    pay_owner(state, seat, spot)
    carry_out(state, seat, spot)
    return True


def next_locked(state: DarwinState, seat: i64, page: i64) -> i64:
    """The next locked space of a page that Alfred can pay, or nowhere (DJ-113)."""
    level: i64 = 1
    while level < LEVELS and 0 <= page < COLOURS:
        spot = page * LEVELS + level
        if is_next(state, spot):
            if unlock_price(state, spot) > state.coins[seat]:
                return NOWHERE
            return spot
        level += 1
    return NOWHERE


def any_unlock(state: DarwinState, seat: i64) -> bool:
    """Whether Alfred can pay for some next locked space (DJ-113)."""
    page: i64 = 0
    while page < COLOURS and next_locked(state, seat, page) == NOWHERE:
        page += 1
    return page < COLOURS


def choose_unlock(state: DarwinState, seat: i64) -> i64:
    """The first of the rows A to D that a space matches decides; if none does, the cheapest space (DJ-113)."""
    worker: i64 = 0
    while worker < ALFRED_ROWS:
        spot = unlock_for_row(state, seat, worker)
        if spot != NOWHERE:
            return spot
        worker += 1
    return cheapest_unlock(state, seat)


def cheapest_unlock(state: DarwinState, seat: i64) -> i64:
    """The cheapest space, of equally cheap ones the leftmost."""
    best: i64 = NOWHERE
    level = False
    for page in range(i64(COLOURS)):
        spot = next_locked(state, seat, page)
        if spot == NOWHERE:
            continue
        if best == NOWHERE or unlock_price(state, spot) < unlock_price(state, best):
            best = spot
            level = False
        elif unlock_price(state, spot) == unlock_price(state, best):
            level = True
    if best != NOWHERE:
        state.tell(events.ALFRED_UNLOCKS_CHEAP, seat, best, 1 if level else 0)
    return best


def seals_used(state: DarwinState, row: i64, spot: i64) -> i64:
    """How many of a row's seals a space asks for."""
    return min(seals.count(seals.tally(row), spot // LEVELS), state.content.spot_seals[spot % LEVELS])


def unlock_for_row(state: DarwinState, seat: i64, worker: i64) -> i64:
    """Of the spaces that match a row the one he prefers, or nowhere (DJ-113)."""
    row = state.rows[seat * WORKERS + worker]
    best: i64 = NOWHERE
    for page in range(i64(COLOURS)):
        spot = next_locked(state, seat, page)
        matches = spot != NOWHERE and seals_used(state, row, spot) > 0
        if matches and (best == NOWHERE or preference(state, row, spot, best) > 0):
            best = spot
    if best != NOWHERE:
        tell_unlock(state, seat, worker, row, best)
    return best


def preference(state: DarwinState, row: i64, spot: i64, other: i64) -> i64:
    """Which reason makes a row prefer a space to another (DJ-113); negative if it prefers the other."""
    if state.content.alfred_unlocks_topmost and spot % LEVELS != other % LEVELS:
        return BY_LEVEL if spot % LEVELS < other % LEVELS else -BY_LEVEL
    favourite = seals.seal_at(row, 0)
    if spot // LEVELS == favourite:
        return BY_FAVOURITE
    if other // LEVELS == favourite:
        return -BY_FAVOURITE
    more = seals_used(state, row, spot) - seals_used(state, row, other)
    if more != 0:
        return BY_SEALS if more > 0 else -BY_SEALS
    return BY_PLACE if position(row, spot // LEVELS) < position(row, other // LEVELS) else -BY_PLACE


def tell_unlock(state: DarwinState, seat: i64, worker: i64, row: i64, best: i64) -> None:
    """Say what made Alfred unlock this space: the last reason that was needed against any other."""
    why: i64 = MATCHING
    for page in range(i64(COLOURS)):
        other = next_locked(state, seat, page)
        if other != NOWHERE and other != best and seals_used(state, row, other) > 0:
            why = max(why, preference(state, row, best, other))
    state.tell(UNLOCK_EVENTS[why], seat, worker, best)
