"""Slots for goals: which can be paid, and what they give (DJ-33, DJ-34, DJ-46, DJ-48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey.content.names import GOLD, SLOTS, SLOTS_PER_COLOUR
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import FREE_OF_COINS, SLOT_REWARD
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below, is_free
from wunderkammer.games.darwins_journey.vocabulary import LAY

FULFILLED: Final = 64  # added to a goal on its slot, and times its row to a crew card
FACE_DOWN: Final = 1  # terms on which a goal is laid: fulfilled …
EITHER_COLOUR: Final = 2  # … and on slots of either colour (DJ-34)
TERMS: Final = FACE_DOWN | EITHER_COLOUR | FREE_OF_COINS


def first_slot(goal: i64) -> i64:
    return SLOTS_PER_COLOUR if goal >= GOLD else 0


def can_lay(state: DarwinState, seat: i64, goal: i64) -> bool:
    """Whether some free slot of the goal's colour can be paid (DJ-33, DJ-46)."""
    slot = first_slot(goal)
    end = slot + SLOTS_PER_COLOUR
    while slot < end:
        if state.slots[seat * SLOTS + slot] == 0 and state.content.slot_cost[slot] <= state.coins[seat]:
            return True
        slot += 1
    return False


def payable_slots(state: DarwinState, seat: i64, goal: i64, terms: i64) -> i64:
    """A mask of the slots on which a goal may lie on these terms: on either colour, free of coins (DJ-22, DJ-34)."""
    slot: i64 = 0 if terms & EITHER_COLOUR else first_slot(goal)
    end = SLOTS if terms & EITHER_COLOUR else slot + SLOTS_PER_COLOUR
    laid, costs, purse = state.slots, state.content.slot_cost, state.coins[seat]
    mask: i64 = 0
    while slot < end:
        if laid[seat * SLOTS + slot] == 0 and (terms & FREE_OF_COINS or costs[slot] <= purse):
            mask |= 1 << slot
        slot += 1
    return mask


def can_lay_on(state: DarwinState, seat: i64, goal: i64, terms: i64) -> bool:
    """Whether some slot is free and payable on these terms."""
    return payable_slots(state, seat, goal, terms) != 0


def refuse_slot(state: DarwinState, seat: i64, goal: i64, rule: str, terms: i64 = 0) -> Refusal:
    """No slot for the goal: how much the cheapest free one lacks, 0 if none is free (DJ-33, DJ-34, DJ-46)."""
    either = terms & EITHER_COLOUR != 0
    slots = range(SLOTS) if either else range(first_slot(goal), first_slot(goal) + SLOTS_PER_COLOUR)
    costs = [state.content.slot_cost[slot] for slot in slots if state.slots[seat * SLOTS + slot] == 0]
    missing = min(costs) - state.coins[seat] if costs else 0
    return Refusal("no-slot-at-all" if either else "no-slot", rule, {"missing": missing})


class ChooseSlot(Step):
    """A slot for a goal: `a` the goal, `b` the terms on which it is laid (DJ-33, DJ-34, DJ-46)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(LAY, payable_slots(state, seat_of(f), first(f), second(f)))

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        goal = first(f)
        slot = move - LAY
        if not is_free(f):
            state.spend(seat, state.content.slot_cost[slot])
        remove_goal(state, seat, goal)
        if second(f) & FACE_DOWN:
            state.slots[seat * SLOTS + slot] = goal + 1 + FULFILLED
            state.push(frame(SLOT_REWARD, seat, slot))
        else:
            state.slots[seat * SLOTS + slot] = goal + 1

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        if not LAY <= move < LAY + SLOTS:
            return None
        slot = move - LAY
        other_colour = slot // SLOTS_PER_COLOUR != first_slot(first(f)) // SLOTS_PER_COLOUR
        if other_colour and not second(f) & EITHER_COLOUR:
            return Refusal("slot-of-other-colour", "DJ-46")
        if state.slots[seat_of(f) * SLOTS + slot] != 0:
            return Refusal("slot-taken", "DJ-46")
        missing = state.content.slot_cost[slot] - state.coins[seat_of(f)]
        return Refusal("coins-missing", "DJ-46", {"missing": missing})

    def fits(self, state: DarwinState, f: i64) -> bool:
        """A goal of the seat's reserve when it is fulfilled, an open one when it is taken."""
        seat = seat_of(f)
        goals = state.reserve[2 * seat : 2 * seat + 2] if second(f) & FACE_DOWN else state.open_goals
        return first(f) + 1 in goals and second(f) & ~TERMS == 0 and third(f) == 0


def remove_goal(state: DarwinState, seat: i64, goal: i64) -> None:
    """Take a goal from where it lies: the seat's reserve or the open goals."""
    i: i64 = seat * 2
    while i < seat * 2 + 2:
        if state.reserve[i] == goal + 1:
            state.reserve[i] = 0
            return
        i += 1
    i = 0
    while i < 4:
        if state.open_goals[i] == goal + 1:
            state.open_goals[i] = 0
        i += 1


class SlotReward(Step):
    """The reward of the slot on which a goal was fulfilled; lasting effects begin (DJ-46, DJ-48)."""

    def run(self, state: DarwinState, f: i64) -> None:
        seat = seat_of(f)
        slot = first(f)
        state.perks[seat] |= 1 << slot
        node = state.content.slot_effect[slot]
        if node >= 0:
            start(state, seat, node)

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, SLOTS)
