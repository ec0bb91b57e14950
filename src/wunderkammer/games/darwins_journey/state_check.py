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
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.camps import SEATS, places_at_camp, tents_at, tents_of
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED


def check_state(state: DarwinState) -> None:
    """Raises BadData with a sentence for a table that no game leads to."""
    check_order(state)
    check_pieces(state)
    check_spots(state)
    check_unique(state)
    check_goals(state)


def check_order(state: DarwinState) -> None:
    if sorted(state.order) != list(range(state.boards)):
        raise BadData("state.order must hold every seat once.")
    if len(state.queue) > 20:
        raise BadData("state.queue has more workers than there are.")
    if state.crowd[21] != len(state.queue) and state.seats > 1:
        raise BadData("state.queue must name the seat of every worker on the turn-order spot.")


def check_pieces(state: DarwinState) -> None:
    board = state.content.board
    for seat in range(state.boards):
        if board.track[state.ship[seat]] != 0:
            raise BadData(f"state.ship[{seat}] must be a space of the sea.")
        for island in range(ISLANDS):
            space = state.explorers[seat * ISLANDS + island]
            if space >= 0 and board.track[space] != island + 1:
                raise BadData(f"state.explorers[{seat * ISLANDS + island}] must be a space of island {island + 1}.")
        stamps = sum(state.stamps[4 * seat : 4 * seat + 4])
        posted = sum(state.envelopes[e * state.boards + seat] for e in range(ENVELOPES))
        if stamps + posted > 15:
            raise BadData(f"state: seat {seat} has more than fifteen stamps.")
        standing = sum(tents_of(state, seat, camp) for camp in range(CAMPS))
        if standing != state.tents[seat]:
            raise BadData(f"state.tents[{seat}] must count the camps with a tent of seat {seat}.")
        if seat < state.seats:
            check_rows(state, seat)
    for camp in range(CAMPS):
        check_camp(state, camp)


def check_camp(state: DarwinState, camp: int) -> None:
    """Tents of seats that play, a second one only above a first, and no more than there is room for."""
    tents, everybody = state.camps[camp], (1 << SEATS) - 1
    levels = [tents >> SEATS * level & everybody for level in range(3)]
    if levels[0] >> state.boards or levels[1] & ~levels[0] or levels[2] & ~levels[1]:
        raise BadData(f"state.camps[{camp}] must be a mask of seats, second tents in the next four bits.")
    if levels[1] and state.content.camps_take_one:
        raise BadData(f"state.camps[{camp}] holds two tents of one seat.")
    if tents_at(state, camp) > places_at_camp(state):
        raise BadData(f"state.camps[{camp}] holds more tents than there are places.")


def check_rows(state: DarwinState, seat: int) -> None:
    rows = state.rows[seat * WORKERS : (seat + 1) * WORKERS]
    if seals.length(rows[TOP]) > 1 or seals.length(rows[FIFTH]) > 0:
        raise BadData(f"state.rows: the top worker of seat {seat} has one seal, the fifth none.")


def check_spots(state: DarwinState) -> None:
    for spot in range(SPOTS + 1):
        standing = sum(1 for worker in state.workers if worker == spot)
        if standing != state.crowd[spot]:
            raise BadData(f"state.crowd[{spot}] must count the workers on that spot.")
    for spot in range(LENS_SPOTS):
        if state.spots[spot] == LOCKED and state.crowd[spot] > 0:
            raise BadData(f"state.workers: spot {spot} is locked, so no worker can stand there.")
        first = spot < SPECIAL_SPOT and spot % LEVELS == 0
        if first and state.spots[spot] == LOCKED:
            raise BadData(f"state.spots[{spot}] is a round magnifier and never locked.")
    for seat in range(state.boards):
        owned = sum(1 for spot in state.spots if spot == OWNED + seat)
        if owned + state.lenses[seat] > state.content.setup[2]:
            raise BadData(f"state.lenses[{seat}] and the lenses on the board are more than there are.")


def check_unique(state: DarwinState) -> None:
    """Tiles and cards exist once."""
    goals = [goal % FULFILLED for goal in [*state.reserve, *state.slots, *state.open_goals]]
    crew = [card % FULFILLED for card in state.crew]
    groups = {
        "goals": goals,
        "crew": crew,
        "specials": list(state.specials),
        "letters": list(state.letters),
        "beagle_goals": list(state.beagle_goals),
        "tokens": list(state.tokens),
        "pairs": list(state.pairs),
    }
    for name, values in groups.items():
        laid = [value for value in values if value > 0]
        if len(set(laid)) != len(laid):
            raise BadData(f"state.{name} holds something twice.")
    for goal in goals:
        if goal > 0 and state.goal_pile >> (goal - 1) & 1:
            raise BadData(f"state.goal_pile holds {GOAL.text(goal - 1)}, which lies elsewhere.")
    rows = [
        [card // FULFILLED for card in state.crew[i : i + CREW_PER_SEAT] if card >= FULFILLED]
        for i in range(0, len(crew), 3)
    ]
    if any(len(set(used)) != len(used) for used in rows):
        raise BadData("state.mustered must name each row at most once for a seat.")


def check_goals(state: DarwinState) -> None:
    """Goals lie on slots of their colour; one that was fulfilled whatever it asks for may lie anywhere (DJ-34)."""
    for i, value in enumerate(state.slots):
        goal = value % FULFILLED - 1
        if value > FULFILLED and state.content.fulfils_on_any_slot:
            continue
        if goal >= 0 and (goal >= GOLD) != (i % SLOTS >= SLOTS // 2):
            raise BadData(f"state.slots[{i}] holds a goal of the other colour.")
    for i, value in enumerate(state.open_goals):
        if value > 0 and (value - 1 >= GOLD) != (i >= 2):
            raise BadData(f"state.open_goals[{i}] holds a goal of the other colour.")
