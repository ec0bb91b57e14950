"""Fulfilling goals and crew cards between two actions (DJ-45 … DJ-51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, frame
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.measures import (
    A_LENS,
    A_TENT,
    ANYWAY,
    AT_BEAGLE,
    MEASURE_NAMES,
    OF_SEALS,
)
from wunderkammer.games.darwins_journey.content.names import (
    COLOURS,
    CREW_PER_SEAT,
    GOAL,
    KIND_NAMES,
    MUSEUM_ROWS,
    SEAL_NAMES,
    SLOTS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.content.tables import REQUIREMENTS
from wunderkammer.games.darwins_journey.measure import amount_of
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import CHOOSE_SLOT, SLOT_REWARD
from wunderkammer.games.darwins_journey.steps.lacking import lacking_seals
from wunderkammer.games.darwins_journey.steps.slots import FACE_DOWN, FULFILLED, can_lay, refuse_slot
from wunderkammer.games.darwins_journey.vocabulary import FULFIL, MUSTER

ROWS_OF_CREW: Final = 3
LENSES: Final = 2  # among the figures of the set-up


def meets(state: DarwinState, seat: i64, goal: i64) -> bool:
    """Whether a seat has all that a goal asks for (DJ-47)."""
    content = state.content
    i = goal * REQUIREMENTS
    end = i + REQUIREMENTS
    while i < end:
        number = content.goal_number[i]
        if number > 0 and amount_of(state, seat, content.goal_measure[i]) < number:
            return False
        i += 1
    return True


def can_fulfil(state: DarwinState, seat: i64, goal: i64, slot: i64) -> bool:
    """A goal of the reserve needs a slot that can be paid; one on a slot only its requirements."""
    return meets(state, seat, goal) and (slot >= 0 or can_lay(state, seat, goal))


def can_muster(state: DarwinState, seat: i64, card: i64, row: i64) -> bool:
    """Whether a row holds a crew card's seals; purple stands for any colour (DJ-49)."""
    held = seals.tally(state.rows[seat * WORKERS + 1 + row])
    at = card * COLOURS
    need = state.content.crew_seals
    return seals.missing(held, need[at], need[at + 1], need[at + 2], need[at + 3]) == 0


def row_has_card(state: DarwinState, seat: i64, row: i64) -> bool:
    """Each worker fulfils at most one crew card (DJ-49)."""
    i = seat * CREW_PER_SEAT
    end = i + CREW_PER_SEAT
    while i < end:
        if state.crew[i] // FULFILLED == row + 1:
            return True
        i += 1
    return False


def anything_to_fulfil(state: DarwinState, seat: i64) -> bool:
    """Whether the seat could fulfil a goal or crew card now; asked beside nearly every decision."""
    # Most goals are out of reach at a glance; empty and fulfilled slots want signs that nobody has.
    wanted = state.content.goal_signs
    signs = state.research[seat] | ANYWAY
    if state.tents[seat] > 0:
        signs |= A_TENT
    if state.lenses[seat] < state.content.setup[LENSES]:
        signs |= A_LENS
    reserve = state.reserve
    i = seat * 2
    end = i + 2
    while i < end:
        if wanted[reserve[i]] & signs and can_fulfil(state, seat, reserve[i] - 1, -1):
            return True
        i += 1
    slots = state.slots
    i = seat * SLOTS
    end = i + SLOTS
    while i < end:
        if wanted[slots[i]] & signs and meets(state, seat, slots[i] - 1):
            return True
        i += 1
    return anyone_to_muster(state, seat)


def anyone_to_muster(state: DarwinState, seat: i64) -> bool:
    least = state.content.crew_least
    rows = state.rows
    at = seat * WORKERS + 1
    # The lengths together are no less than the longest of them.
    if seals.length(rows[at] | rows[at + 1] | rows[at + 2]) < least:
        return False
    row: i64 = 0
    while row < ROWS_OF_CREW:
        if seals.length(rows[at + row]) >= least and not row_has_card(state, seat, row):
            i = seat * CREW_PER_SEAT
            while i < (seat + 1) * CREW_PER_SEAT:
                card = state.crew[i] - 1
                if 0 <= card < FULFILLED - 1 and can_muster(state, seat, card, row):
                    return True
                i += 1
        row += 1
    return False


def fulfil_moves(state: DarwinState, seat: i64, buffer: Buffer) -> None:
    """Every goal and crew card that the seat could fulfil now."""
    if not anything_to_fulfil(state, seat):
        return
    i = seat * 2
    while i < seat * 2 + 2:
        goal = state.reserve[i] - 1
        if goal >= 0 and can_fulfil(state, seat, goal, -1):
            buffer.add(FULFIL + goal)
        i += 1
    i = seat * SLOTS
    while i < seat * SLOTS + SLOTS:
        goal = state.slots[i] - 1
        if 0 <= goal < FULFILLED - 1 and meets(state, seat, goal):
            buffer.add(FULFIL + goal)
        i += 1
    crew_moves(state, seat, buffer)


def crew_moves(state: DarwinState, seat: i64, buffer: Buffer) -> None:
    row: i64 = 0
    while row < ROWS_OF_CREW:
        if not row_has_card(state, seat, row):
            i = seat * CREW_PER_SEAT
            while i < (seat + 1) * CREW_PER_SEAT:
                card = state.crew[i] - 1
                if 0 <= card < FULFILLED - 1 and can_muster(state, seat, card, row):
                    buffer.add(MUSTER + card * ROWS_OF_CREW + row)
                i += 1
        row += 1


def fulfil(state: DarwinState, seat: i64, move: i64) -> None:
    """Turn the goal on its slot, ask for a slot, or turn the crew card and take its actions (DJ-46, DJ-49)."""
    if move >= MUSTER:
        muster(state, seat, (move - MUSTER) // ROWS_OF_CREW, (move - MUSTER) % ROWS_OF_CREW)
        return
    fulfil_goal(state, seat, move - FULFIL, FACE_DOWN)


def fulfil_goal(state: DarwinState, seat: i64, goal: i64, terms: i64) -> None:
    """Turn a goal that lies on a slot; one of the reserve is laid on these terms."""
    slot: i64 = 0
    while slot < SLOTS:
        if state.slots[seat * SLOTS + slot] == goal + 1:
            state.slots[seat * SLOTS + slot] += FULFILLED
            state.push(frame(SLOT_REWARD, seat, slot))
            return
        slot += 1
    state.push(frame(CHOOSE_SLOT, seat, goal, terms))


def muster(state: DarwinState, seat: i64, card: i64, row: i64) -> None:
    """The crew card is turned and points to its worker; then its actions (DJ-49)."""
    i = seat * CREW_PER_SEAT
    while state.crew[i] != card + 1:
        i += 1
    state.crew[i] += FULFILLED * (row + 1)
    start(state, seat, state.content.crew_effect[card])


def refuse_fulfil(state: DarwinState, seat: i64, move: i64) -> Refusal:
    """Why a goal or crew card cannot be fulfilled, with the count that is there (DJ-47, DJ-49)."""
    if move >= MUSTER:
        return refuse_muster(state, seat, (move - MUSTER) // ROWS_OF_CREW, (move - MUSTER) % ROWS_OF_CREW)
    goal = move - FULFIL
    absent = refuse_goal(state, seat, goal)
    if absent is not None:
        return absent
    for i in range(goal * REQUIREMENTS, (goal + 1) * REQUIREMENTS):
        measure = state.content.goal_measure[i]
        number = state.content.goal_number[i]
        have = amount_of(state, seat, measure)
        if have < number:
            wanted = 0 if measure >> 3 == AT_BEAGLE else number  # a ship is there or not: nothing is counted
            return Refusal("goal-lacks", "DJ-47", {"what": measure_key(measure), "have": have, "needed": wanted})
    return refuse_slot(state, seat, goal, "DJ-46")


def refuse_goal(state: DarwinState, seat: i64, goal: i64) -> Refusal | None:
    """The goal was fulfilled before, or lies with somebody else (DJ-46)."""
    held = [*state.reserve[seat * 2 : seat * 2 + 2], *state.slots[seat * SLOTS : (seat + 1) * SLOTS]]
    if goal + 1 in held:
        return None
    code = "goal-done" if goal + 1 + FULFILLED in held else "goal-not-yours"
    return Refusal(code, "DJ-46", {"goal": f"goal-{GOAL.text(goal)}"})


def measure_key(measure: int) -> str:
    """The name of what is counted, for texts: `measure-tents`, `measure-seals-blue`."""
    what = measure >> 3
    name = MEASURE_NAMES[what]
    if what < OF_SEALS:
        return f"measure-{name}"
    labels = (SEAL_NAMES, KIND_NAMES, MUSEUM_ROWS)[what - OF_SEALS]
    return f"measure-{name}-{labels[measure & 7]}"


def refuse_muster(state: DarwinState, seat: i64, card: i64, row: i64) -> Refusal:
    own = [*state.crew[seat * CREW_PER_SEAT : (seat + 1) * CREW_PER_SEAT]]
    if card + 1 not in own:
        is_done = card + 1 in [held % FULFILLED for held in own]
        return Refusal("crew-done" if is_done else "crew-not-yours", "DJ-49")
    if row_has_card(state, seat, row):
        return Refusal("worker-has-card", "DJ-49")
    held = seals.tally(state.rows[seat * WORKERS + 1 + row])
    need = [state.content.crew_seals[card * COLOURS + colour] for colour in range(COLOURS)]
    return Refusal("crew-lacks", "DJ-49", lacking_seals(held, need))
