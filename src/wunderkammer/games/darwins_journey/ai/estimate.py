"""How well a seat stands: points that are safe, and what its board promises for the rounds ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.frames import first, seat_of
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_SPACES,
    COLOURS,
    CREW_PER_SEAT,
    ENVELOPES,
    FIFTH,
    ISLANDS,
    NOT_IN_GAME,
    ROUNDS,
    ROW_SPACES,
    SLOTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.content.tables import REQUIREMENTS
from wunderkammer.games.darwins_journey.measure import amount_of
from wunderkammer.games.darwins_journey.scoring import books, total
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import (
    BEGIN,
    CHOOSE_SLOT,
    DECIDE,
    EXPLORE,
    LAST_DEED,
    NAVIGATE,
    POST,
    TAKE_GOAL,
    UNLOCK,
)
from wunderkammer.games.darwins_journey.steps.museum import income
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED

# Points that things are worth while rounds are still to come. All numbers here were tuned by play: thousands of games
# between players with slightly different ones (docs/bots.md).
COIN: Final = 1.0
RICH: Final = 8.0  # coins beyond these are worth little
RICHER: Final = 0.25  # of a coin
COIN_TIME: Final = 4.3  # how long coins keep their worth: the higher, the longer
KNOWLEDGE: Final = 0.58
BOOK: Final = 2.3  # on the way to the next one
SPECIMEN: Final = 1.3  # researched, and still to be delivered: besides what the delivery brings
SPECIMEN_KEPT: Final = 0.28  # whether it is delivered or not
MUSEUM_COIN: Final = 0.12  # that the delivery brings …
MUSEUM_STEP: Final = 0.42  # … or of theory
MUSEUM_TIME: Final = 2.05
SEAL: Final = 1.04
AWARD: Final = 1.22  # within reach
AWARD_STEP: Final = 0.7
SPACE: Final = 0.27  # of an island
SEA_SPACE: Final = 3.1
ISLAND: Final = 2.5  # an explorer ashore
TENT: Final = 2.5
LENS: Final = 0.7
STAMP: Final = 0.7
LEAD: Final = 13.0  # on an envelope
FIFTH_WORKER: Final = 2.9  # in every round
GOAL: Final = 1.6  # in the reserve or face up, as far as it is fulfilled
GOAL_LATE: Final = 0.21  # of that at the very end …
GOAL_TIME: Final = 2.2  # … and more before
GOAL_SLOT: Final = 0.08  # of the points of the slot where it lies
CREW_CARD: Final = 4.2
CREW_LATE: Final = 0.22
CREW_TIME: Final = 1.65
ROW_LATER: Final = 0.34  # complete museum rows still to be expected
BEAGLE_NOW: Final = 1.2  # of what the goal of this round would bring …
BEAGLE_LATER: Final = 0.33  # … and of later ones
# Deeds that are paid for and still to be done.
EXPLORING: Final = 2.2
EXPLORING_STEP: Final = 2.8
SAILING: Final = 0.6
SAILING_STEP: Final = 6.0
POSTING: Final = 1.0
POSTING_STAMP: Final = 0.95
CHOOSING_SLOT: Final = 0.6
TAKING_GOAL: Final = 1.7
UNLOCKING: Final = 13.4
DEED: Final = 1.65


def estimate(state: DarwinState, seat: i64) -> float:
    """Points as they stand, and prospects that fade from round to round."""
    safe = float(total(state, seat))
    if len(state.agenda) == 1 or state.round == 0:
        return safe
    left = rounds_left(state)
    worth = safe + purse(state, seat, left) + theory_ahead(state, seat, left) + left * training(state, seat)
    worth += left * pieces(state, seat) + goals_ahead(state, seat, left) + crew_ahead(state, seat, left)
    worth += beagle_ahead(state, seat) + envelopes_ahead(state, seat) + research_ahead(state, seat, left)
    return worth + deeds_ahead(state, seat)


def deeds_ahead(state: DarwinState, seat: i64) -> float:
    """What the deeds that wait on the agenda bring: who has paid for one is not poorer."""
    worth = 0.0
    at = len(state.agenda) - 1
    while at > 0:
        f = state.agenda[at]
        deed = f & 255
        if deed >= BEGIN + DECIDE and deed <= LAST_DEED + DECIDE:
            deed -= DECIDE
        if deed > LAST_DEED and deed != CHOOSE_SLOT:
            break
        if deed >= BEGIN and seat_of(f) == seat:
            worth += deed_worth(deed, first(f))
        at -= 1
    return worth


def deed_worth(deed: i64, number: i64) -> float:
    """One deed, with the number of its steps or stamps."""
    if deed == EXPLORE:
        return EXPLORING + EXPLORING_STEP * float(min(number, 6))
    if deed == NAVIGATE:
        return SAILING + SAILING_STEP * float(min(number, 6))
    if deed == POST:
        return POSTING + POSTING_STAMP * float(min(number, 6))
    if deed == CHOOSE_SLOT:
        return CHOOSING_SLOT
    if deed == TAKE_GOAL:
        return TAKING_GOAL
    if deed == UNLOCK:
        return UNLOCKING
    return DEED


def rounds_left(state: DarwinState) -> float:
    """From 1 at the start to almost 0 in the last turns."""
    placed: i64 = 0
    workers: i64 = 0
    at: i64 = 0
    while at < len(state.workers):
        spot = state.workers[at]
        if spot > NOT_IN_GAME:
            workers += 1
            placed += 1 if spot >= 0 else 0
        at += 1
    done = float(state.round - 1) + float(placed) / float(max(1, workers))
    return max(0.0, 1.0 - done / float(ROUNDS))


def purse(state: DarwinState, seat: i64, left: float) -> float:
    coins = float(state.coins[seat])
    useful = min(coins, RICH) + RICHER * max(0.0, coins - RICH)
    return COIN * useful * min(1.0, COIN_TIME * left) + KNOWLEDGE * float(state.knowledge[seat]) * min(1.0, 2.0 * left)


def theory_ahead(state: DarwinState, seat: i64, left: float) -> float:
    """Steps on the way to the next book, and museum rows that may still be completed."""
    at: i64 = state.theory[seat]
    last = state.content.theory_steps
    below = at
    while below > 0 and state.content.books[below - 1] == state.content.books[at]:
        below -= 1
    above = at + 1
    while above < last and state.content.books[above] == state.content.books[at]:
        above += 1
    part = float(at - below) / float(above - below) if above > below else 0.0
    return BOOK * part + ROW_LATER * left * float(books(state, seat))


def training(state: DarwinState, seat: i64) -> float:
    """Seals, more for awards within reach; the fifth worker."""
    worth = 0.0
    at = seat * WORKERS + 1
    while at < seat * WORKERS + FIFTH:
        held = float(seals.length(state.rows[at]))
        worth += SEAL * held
        if held > 3.0:
            worth += AWARD + AWARD_STEP * (held - 3.0) * (6.0 - held) / float(ROW_SPACES)
        at += 1
    if state.workers[seat * WORKERS + FIFTH] > NOT_IN_GAME:
        worth += FIFTH_WORKER * float(ROUNDS)
    return worth


def pieces(state: DarwinState, seat: i64) -> float:
    """Explorers, ship, tents and lenses."""
    board = state.content.board
    worth = SEA_SPACE * float(state.ship[seat]) + TENT * float(state.tents[seat])
    worth += LENS * float(state.content.setup[2] - state.lenses[seat])
    island: i64 = 0
    while island < ISLANDS:
        space = state.explorers[seat * ISLANDS + island]
        if space >= 0:
            worth += ISLAND + SPACE * float(space - board.start[1 + island])
        island += 1
    return worth


def research_ahead(state: DarwinState, seat: i64, left: float) -> float:
    """Specimens that can still be delivered."""
    worth = 0.0
    soon = min(1.0, MUSEUM_TIME * left)
    bits = state.research[seat]
    specimen: i64 = 0
    while bits != 0:
        if bits & 1:
            worth += SPECIMEN_KEPT * left
            if not state.museum >> specimen & 1:
                coins = float(income(state.museum, specimen))
                worth += soon * (SPECIMEN + MUSEUM_COIN * coins + MUSEUM_STEP * (6.0 - coins))
        bits >>= 1
        specimen += 1
    return worth


def goals_ahead(state: DarwinState, seat: i64, left: float) -> float:
    worth = goal_worth(state, seat, state.reserve[2 * seat] - 1, left)
    worth += goal_worth(state, seat, state.reserve[2 * seat + 1] - 1, left)
    slot: i64 = 0
    while slot < SLOTS:
        value = state.slots[seat * SLOTS + slot]
        if 0 < value < FULFILLED:
            worth += float(state.content.slot_vp[slot]) * GOAL_SLOT + goal_worth(state, seat, value - 1, left)
        slot += 1
    return worth


def goal_worth(state: DarwinState, seat: i64, goal: i64, left: float) -> float:
    """A goal is worth more the nearer it is to being fulfilled."""
    if goal < 0:
        return 0.0
    parts = 0.0
    count = 0.0
    at = goal * REQUIREMENTS
    while at < (goal + 1) * REQUIREMENTS:
        number = state.content.goal_number[at]
        if number > 0:
            count += 1.0
            parts += min(1.0, float(amount_of(state, seat, state.content.goal_measure[at])) / float(number))
        at += 1
    done = parts / max(1.0, count)
    return min(1.0, GOAL_LATE + GOAL_TIME * left) * GOAL * done * done


def crew_ahead(state: DarwinState, seat: i64, left: float) -> float:
    """An unfulfilled crew card by the row that is nearest to it."""
    worth = 0.0
    needs = state.content.crew_seals
    at = seat * CREW_PER_SEAT
    while at < (seat + 1) * CREW_PER_SEAT:
        card = state.crew[at] - 1
        if 0 <= card < FULFILLED - 1:
            need = card * COLOURS
            least: i64 = 5
            row = seat * WORKERS + 1
            while row < seat * WORKERS + FIFTH:
                held = seals.tally(state.rows[row])
                lack = seals.missing(held, needs[need], needs[need + 1], needs[need + 2], needs[need + 3])
                least = min(least, lack)
                row += 1
            best = 1.0 - float(least) / 5.0
            worth += CREW_CARD * best * best * min(1.0, CREW_LATE + CREW_TIME * left)
        at += 1
    return worth


def beagle_ahead(state: DarwinState, seat: i64) -> float:
    """What the Beagle goals of this and the coming rounds would bring, as the ship lies."""
    content = state.content
    worth = 0.0
    late = 0.0
    ship = state.ship[seat]
    at: i64 = 0
    while at < BEAGLE_SPACES:
        if at > 0 and ship < content.board.beagle[at]:
            late += float(content.delay[at - 1])
        tile = state.beagle_goals[at] - 1
        if at >= state.beagle and tile >= 0:
            points = float(content.beagle_vp[tile] * amount_of(state, seat, content.beagle_measure[tile]))
            ahead = float(at - state.beagle)
            worth += max(0.0, points - late / (1.0 + ahead)) * (BEAGLE_NOW if ahead == 0.0 else BEAGLE_LATER)
        at += 1
    return worth


def envelopes_ahead(state: DarwinState, seat: i64) -> float:
    """Stamps on envelopes, and who leads there."""
    worth = 0.0
    envelope: i64 = 0
    while envelope < ENVELOPES:
        start = envelope * state.boards
        mine = state.envelopes[start + seat]
        if mine > 0:
            best: i64 = 0
            other: i64 = 0
            while other < state.boards:
                if other != seat:
                    best = max(best, state.envelopes[start + other])
                other += 1
            worth += STAMP * float(mine) + (LEAD if mine >= best else 0.5 * LEAD)
        envelope += 1
    return worth
