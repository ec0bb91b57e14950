"""Where a new expert goes: a free place, on top of a stack or under it (EN-26, EN-27, EN-58)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of
from wunderkammer.games.encyclopedia.content.cards import EXPERT, EXPERTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import ONCE
from wunderkammer.games.encyclopedia.events import EXPERT_COVERED, EXPERT_JOINS
from wunderkammer.games.encyclopedia.state import FIRST_STACK, STACKS, EncyclopediaState, bit
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE
from wunderkammer.games.encyclopedia.steps.kinds import PLACE_EXPERT
from wunderkammer.games.encyclopedia.steps.one_shots import act_once
from wunderkammer.games.encyclopedia.steps.outlook import NO_STACK, Outlook, in_progress
from wunderkammer.games.encyclopedia.steps.step import Step, at_most
from wunderkammer.games.encyclopedia.vocabulary import (
    COVER,
    PLACE_FREE,
    RESEARCH,
    SPEND_COVER,
    SPEND_FREE,
    SPEND_TUCK,
    TUCK,
)


def lay(state: EncyclopediaState, seat: i64, stack: i64, expert: i64) -> None:
    """The card joins a stack, wherever in it."""
    at = FIRST_STACK + seat * STACKS + stack
    state.experts[at] = state.experts[at] | bit(expert)


def receive_expert(state: EncyclopediaState, seat: i64, expert: i64) -> None:
    """A new expert takes a free place; if there is a choice, its owner makes it."""
    stack = state.free_stack(seat)
    if stack >= 0 and state.content.expert_moment[expert] != ONCE:
        lay(state, seat, stack, expert)
        state.wake(seat, stack, expert)
        state.tell(EXPERT_JOINS, seat, expert)
    else:
        state.push(frame(PLACE_EXPERT, seat, expert))


def cover(state: EncyclopediaState, seat: i64, stack: i64) -> None:
    """The expert on top of a stack is turned face down for good (EN-26)."""
    below = state.put_to_sleep(seat, stack)
    if below != NO_CARD:
        state.tell(EXPERT_COVERED, seat, below)


class PlaceExpert(Step):
    """The owner chooses a place, and for a one-shot expert whether to use it at once."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        self.suitable(state, f, in_progress(state, seat_of(f)), buffer)
        if buffer.n == 0:  # only the figures of a pack lead here
            self.suitable(state, f, None, buffer)

    def suitable(self, state: EncyclopediaState, f: i64, outlook: Outlook | None, buffer: Buffer) -> None:
        """The places with which the action in progress, if there is one, can still be completed."""
        seat = seat_of(f)
        expert = first(f)
        full = state.free_stack(seat) < 0
        once = state.content.expert_moment[expert] == ONCE
        if full:
            add_covers(outlook, expert, COVER, buffer)
            if completes(outlook, NO_STACK, NO_CARD):
                add_stacks(TUCK, buffer)
        elif completes(outlook, NO_STACK, expert):
            buffer.add(PLACE_FREE)
        if not once:
            return
        if full:
            add_covers(outlook, expert, SPEND_COVER, buffer)
        if not completes(outlook, NO_STACK, expert):
            return
        if full:
            add_stacks(SPEND_TUCK, buffer)
            return
        buffer.add(SPEND_FREE)
        for stack in range(i64(STACKS)):
            if state.experts[FIRST_STACK + seat * STACKS + stack] != 0:
                buffer.add(SPEND_TUCK + stack)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        expert = first(f)
        if move in (PLACE_FREE, SPEND_FREE):
            stack = state.free_stack(seat)
        elif move < SPEND_FREE:
            stack = (move - COVER) % STACKS
        else:
            stack = (move - SPEND_COVER) % STACKS
        if COVER <= move < TUCK or SPEND_COVER <= move < SPEND_TUCK:
            cover(state, seat, stack)
        lay(state, seat, stack, expert)
        if move < TUCK:
            state.wake(seat, stack, expert)
        if move >= SPEND_FREE:
            act_once(state, seat, expert, AT_ONCE)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        if not PLACE_FREE <= move < RESEARCH:
            return None
        if move >= SPEND_FREE and state.content.expert_moment[first(f)] != ONCE:
            return Refusal("not-one-shot", "EN-27")
        if TUCK <= move < SPEND_FREE and state.free_stack(seat_of(f)) < 0:
            return Refusal("newcomer-needed", "EN-47", {"expert": f"expert-{EXPERT.text(first(f))}"})
        if move in (PLACE_FREE, SPEND_FREE):
            return Refusal("no-free-place", "EN-26")
        if move >= SPEND_TUCK:
            return Refusal("empty-place", "EN-58")
        if state.free_stack(seat_of(f)) < 0:
            stack = (move - (COVER if move < SPEND_FREE else SPEND_COVER)) % STACKS
            needed = state.active[seat_of(f) * STACKS + stack]
            return Refusal("expert-needed", "EN-47", {"expert": f"expert-{EXPERT.text(needed)}"})
        return Refusal("place-free", "EN-26")

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return at_most(f, EXPERTS - 1)


def completes(outlook: Outlook | None, without: i64, newcomer: i64) -> bool:
    """Whether nothing is in progress that would fail (EN-47)."""
    return outlook is None or outlook.enough(without, newcomer, NO_CARD)


def add_covers(outlook: Outlook | None, newcomer: i64, base: i64, buffer: Buffer) -> None:
    for stack in range(i64(STACKS)):
        if completes(outlook, stack, newcomer):
            buffer.add(base + stack)


def add_stacks(base: i64, buffer: Buffer) -> None:
    stack: i64 = 0
    while stack < STACKS:
        buffer.add(base + stack)
        stack += 1
