"""Whether a table read from JSON can be: pieces where they may be, nothing twice."""

from __future__ import annotations

from wunderkammer.core.reader import BadData
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import (
    CAMPS,
    CREW_PER_SEAT,
    ENVELOPES,
    FIFTH,
    GOAL,
    GOLD,
    ISLANDS,
    LENS_SPOTS,
    LEVELS,
    LOCKED,
    OWNED,
    SLOTS,
    SPECIAL_SPOT,
    SPOTS,
    TOP,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.steps.camps import places_at_camp, tents_at
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED


def check_table(table: Table) -> None:
    """Raises BadData with a sentence for a table that no game leads to."""
    check_order(table)
    check_pieces(table)
    check_spots(table)
    check_unique(table)
    check_goals(table)


def check_order(table: Table) -> None:
    if sorted(table.order) != list(range(table.boards)):
        raise BadData("state.order must hold every seat once.")
    if len(table.queue) > 20:
        raise BadData("state.queue has more workers than there are.")
    if table.crowd[21] != len(table.queue) and table.seats > 1:
        raise BadData("state.queue must name the seat of every worker on the turn-order spot.")


def check_pieces(table: Table) -> None:
    board = table.content.board
    for seat in range(table.boards):
        if board.track[table.ship[seat]] != 0:
            raise BadData(f"state.ship[{seat}] must be a space of the sea.")
        for island in range(ISLANDS):
            space = table.explorers[seat * ISLANDS + island]
            if space >= 0 and board.track[space] != island + 1:
                raise BadData(f"state.explorers[{seat * ISLANDS + island}] must be a space of island {island + 1}.")
        stamps = sum(table.stamps[4 * seat : 4 * seat + 4])
        posted = sum(table.envelopes[e * table.boards + seat] for e in range(ENVELOPES))
        if stamps + posted > 15:
            raise BadData(f"state: seat {seat} has more than fifteen stamps.")
        standing = sum(table.camps[camp] >> seat & 1 for camp in range(CAMPS))
        if standing != table.tents[seat]:
            raise BadData(f"state.tents[{seat}] must count the camps with a tent of seat {seat}.")
        if seat < table.seats:
            check_rows(table, seat)
    for camp in range(CAMPS):
        if tents_at(table, camp) > places_at_camp(table):
            raise BadData(f"state.camps[{camp}] holds more tents than there are places.")


def check_rows(table: Table, seat: int) -> None:
    rows = table.rows[seat * WORKERS : (seat + 1) * WORKERS]
    if seals.length(rows[TOP]) > 1 or seals.length(rows[FIFTH]) > 0:
        raise BadData(f"state.rows: the top worker of seat {seat} has one seal, the fifth none.")


def check_spots(table: Table) -> None:
    for spot in range(SPOTS + 1):
        standing = sum(1 for worker in table.workers if worker == spot)
        if standing != table.crowd[spot]:
            raise BadData(f"state.crowd[{spot}] must count the workers on that spot.")
    for spot in range(LENS_SPOTS):
        if table.spots[spot] == LOCKED and table.crowd[spot] > 0:
            raise BadData(f"state.workers: spot {spot} is locked, so no worker can stand there.")
        first = spot < SPECIAL_SPOT and spot % LEVELS == 0
        if first and table.spots[spot] == LOCKED:
            raise BadData(f"state.spots[{spot}] is a round magnifier and never locked.")
    for seat in range(table.boards):
        owned = sum(1 for spot in table.spots if spot == OWNED + seat)
        if owned + table.lenses[seat] > table.content.setup[2]:
            raise BadData(f"state.lenses[{seat}] and the lenses on the board are more than there are.")


def check_unique(table: Table) -> None:
    """Tiles and cards exist once."""
    goals = [goal % FULFILLED for goal in [*table.reserve, *table.slots, *table.open_goals]]
    crew = [card % FULFILLED for card in table.crew]
    groups = {
        "goals": goals,
        "crew": crew,
        "specials": list(table.specials),
        "letters": list(table.letters),
        "beagle_goals": list(table.beagle_goals),
        "tokens": list(table.tokens),
        "pairs": list(table.pairs),
    }
    for name, values in groups.items():
        laid = [value for value in values if value > 0]
        if len(set(laid)) != len(laid):
            raise BadData(f"state.{name} holds something twice.")
    for goal in goals:
        if goal > 0 and table.goal_pile >> (goal - 1) & 1:
            raise BadData(f"state.goal_pile holds {GOAL.text(goal - 1)}, which lies elsewhere.")
    rows = [
        [card // FULFILLED for card in table.crew[i : i + CREW_PER_SEAT] if card >= FULFILLED]
        for i in range(0, len(crew), 3)
    ]
    if any(len(set(used)) != len(used) for used in rows):
        raise BadData("state.mustered must name each row at most once for a seat.")


def check_goals(table: Table) -> None:
    """Goals lie on slots of their colour."""
    for i, value in enumerate(table.slots):
        goal = value % FULFILLED - 1
        if goal >= 0 and (goal >= GOLD) != (i % SLOTS >= SLOTS // 2):
            raise BadData(f"state.slots[{i}] holds a goal of the other colour.")
    for i, value in enumerate(table.open_goals):
        if value > 0 and (value - 1 >= GOLD) != (i >= 2):
            raise BadData(f"state.open_goals[{i}] holds a goal of the other colour.")
