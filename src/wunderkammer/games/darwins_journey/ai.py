"""How well a seat stands: points that are safe, and what its board promises for the rounds ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from wunderkammer.games.darwins_journey.measure import measured
from wunderkammer.games.darwins_journey.scoring import books, total
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED
from wunderkammer.games.darwins_journey.steps.museum import income

# Points that things are worth while rounds are still to come; tuned by hand against random and greedy play.
COIN: Final = 0.28
RICH: Final = 9.0  # coins beyond these are worth little
SPECIMEN: Final = 1.2  # researched, and still to be delivered: besides what the delivery brings
SEAL: Final = 1.1
SPACE: Final = 0.45  # of an island
SEA_SPACE: Final = 0.3
ISLAND: Final = 2.0  # an explorer ashore
TENT: Final = 1.2
LENS: Final = 0.8
STAMP: Final = 0.35
LEAD: Final = 1.6  # on an envelope
FIFTH_WORKER: Final = 3.0  # in every round
GOAL: Final = 3.2  # in the reserve or face up, as far as it is fulfilled
CREW_CARD: Final = 5.0
ROW_LATER: Final = 0.6  # complete museum rows still to be expected


def estimate(table: Table, seat: int) -> float:
    """Points as they stand, and prospects that fade from round to round."""
    safe = float(total(table, seat))
    if len(table.agenda) == 1 or table.round == 0:
        return safe
    left = rounds_left(table)
    worth = safe + purse(table, seat, left) + theory_ahead(table, seat, left) + left * training(table, seat)
    worth += left * pieces(table, seat) + goals_ahead(table, seat, left) + crew_ahead(table, seat, left)
    return worth + beagle_ahead(table, seat) + envelopes_ahead(table, seat) + research_ahead(table, seat, left)


def rounds_left(table: Table) -> float:
    """From 1 at the start to almost 0 in the last turns."""
    placed = 0
    workers = 0
    for spot in table.workers:
        if spot > NOT_IN_GAME:
            workers += 1
            placed += 1 if spot >= 0 else 0
    done = float(table.round - 1) + float(placed) / float(max(1, workers))
    return max(0.0, 1.0 - done / float(ROUNDS))


def purse(table: Table, seat: int, left: float) -> float:
    coins = float(table.coins[seat])
    useful = min(coins, RICH) + 0.3 * max(0.0, coins - RICH)
    return COIN * useful * min(1.0, 3.0 * left) + 0.6 * float(table.knowledge[seat]) * min(1.0, 2.0 * left)


def theory_ahead(table: Table, seat: int, left: float) -> float:
    """Steps on the way to the next book, and museum rows that may still be completed."""
    at: i64 = table.theory[seat]
    last = table.content.theory_steps
    below = at
    while below > 0 and table.content.books[below - 1] == table.content.books[at]:
        below -= 1
    above = at + 1
    while above < last and table.content.books[above] == table.content.books[at]:
        above += 1
    part = float(at - below) / float(above - below) if above > below else 0.0
    return 2.5 * part + ROW_LATER * left * float(books(table, seat))


def training(table: Table, seat: int) -> float:
    """Seals, more for awards within reach; the fifth worker."""
    worth = 0.0
    for worker in range(1, FIFTH):
        held = float(seals.length(table.rows[seat * WORKERS + worker]))
        worth += SEAL * held + (1.5 if held >= 4.0 else 0.0)
        worth += 0.6 * max(0.0, held - 3.0) * (6.0 - held) / float(ROW_SPACES)
    if table.workers[seat * WORKERS + FIFTH] > NOT_IN_GAME:
        worth += FIFTH_WORKER * float(ROUNDS)
    return worth


def pieces(table: Table, seat: int) -> float:
    """Explorers, ship, tents and lenses."""
    board = table.content.board
    worth = SEA_SPACE * float(table.ship[seat]) + TENT * float(table.tents[seat])
    worth += LENS * float(table.content.setup[2] - table.lenses[seat])
    for island in range(ISLANDS):
        space = table.explorers[seat * ISLANDS + island]
        if space >= 0:
            worth += ISLAND + SPACE * float(space - board.start[1 + island])
    return worth


def research_ahead(table: Table, seat: int, left: float) -> float:
    """Specimens that can still be delivered."""
    worth = 0.0
    for specimen in range(16):
        if table.research[seat] >> specimen & 1:
            worth += 0.5 * left
            if not table.museum >> specimen & 1:
                coins = float(income(table.museum, specimen))
                worth += min(1.0, 2.5 * left) * (SPECIMEN + 0.15 * coins + 0.5 * (6.0 - coins))
    return worth


def goals_ahead(table: Table, seat: int, left: float) -> float:
    worth = 0.0
    for i in range(2):
        worth += goal_worth(table, seat, table.reserve[2 * seat + i] - 1, left)
    for slot in range(SLOTS):
        value = table.slots[seat * SLOTS + slot]
        if 0 < value < FULFILLED:
            worth += float(table.content.slot_vp[slot]) * 0.3 + goal_worth(table, seat, value - 1, left)
    return worth


def goal_worth(table: Table, seat: int, goal: int, left: float) -> float:
    """A goal is worth more the nearer it is to being fulfilled."""
    if goal < 0:
        return 0.0
    parts = 0.0
    count = 0
    for i in range(goal * REQUIREMENTS, (goal + 1) * REQUIREMENTS):
        number = table.content.goal_number[i]
        if number > 0:
            count += 1
            parts += min(1.0, float(measured(table, seat, table.content.goal_measure[i])) / float(number))
    done = parts / float(max(1, count))
    return min(1.0, 0.3 + 2.0 * left) * GOAL * done * done


def crew_ahead(table: Table, seat: int, left: float) -> float:
    """An unfulfilled crew card by the row that is nearest to it."""
    worth = 0.0
    for i in range(seat * CREW_PER_SEAT, (seat + 1) * CREW_PER_SEAT):
        card = table.crew[i] - 1
        if 0 <= card < FULFILLED - 1:
            best = 0.0
            for row in range(1, FIFTH):
                held = seals.tally(table.rows[seat * WORKERS + row])
                need = [table.content.crew_seals[card * COLOURS + colour] for colour in range(COLOURS)]
                lack = float(seals.missing(held, need[0], need[1], need[2], need[3]))
                best = max(best, 1.0 - lack / 5.0)
            worth += CREW_CARD * best * best * min(1.0, 0.2 + 1.5 * left)
    return worth


def beagle_ahead(table: Table, seat: int) -> float:
    """What the Beagle goals of this and the coming rounds would bring, as the ship lies."""
    content = table.content
    worth = 0.0
    for at in range(table.beagle, BEAGLE_SPACES):
        tile = table.beagle_goals[at] - 1
        if tile < 0:
            continue
        points = float(content.beagle_vp[tile] * measured(table, seat, content.beagle_measure[tile]))
        late = 0.0
        for step in range(1, at + 1):
            if table.ship[seat] < content.board.beagle[step]:
                late += float(content.delay[step - 1])
        ahead = float(at - table.beagle)
        worth += max(0.0, points - late / (1.0 + ahead)) * (0.95 if ahead == 0.0 else 0.75)
    return worth


def envelopes_ahead(table: Table, seat: int) -> float:
    """Stamps on envelopes, and who leads there."""
    worth = 0.0
    for envelope in range(ENVELOPES):
        mine = table.envelopes[envelope * table.boards + seat]
        best: i64 = 0
        for other in range(table.boards):
            if other != seat:
                best = max(best, table.envelopes[envelope * table.boards + other])
        if mine > 0:
            worth += STAMP * float(mine) + (LEAD if mine >= best else 0.5 * LEAD)
    return worth
