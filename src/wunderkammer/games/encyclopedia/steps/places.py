"""Where a new expert goes: a free place, on top of a stack or under it (EN-26, EN-27, EN-58)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import EXPERT, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ONCE
from wunderkammer.games.encyclopedia.events import EXPERT_COVERED, EXPERT_JOINS
from wunderkammer.games.encyclopedia.stages import PLACE_EXPERT
from wunderkammer.games.encyclopedia.state import FIRST_STACK, STACKS, EncyclopediaState, bit
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE
from wunderkammer.games.encyclopedia.steps.needed import may_cover
from wunderkammer.games.encyclopedia.steps.one_shots import act_once
from wunderkammer.games.encyclopedia.steps.step import Step
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
        seat = seat_of(f)
        full = state.free_stack(seat) < 0
        once = state.content.expert_moment[first(f)] == ONCE
        if full:
            add_covers(state, seat, first(f), COVER, buffer)
            add_stacks(TUCK, buffer)
        else:
            buffer.add(PLACE_FREE)
        if not once:
            return
        if full:
            add_covers(state, seat, first(f), SPEND_COVER, buffer)
            add_stacks(SPEND_TUCK, buffer)
            return
        buffer.add(SPEND_FREE)
        stack: i64 = 0
        while stack < STACKS:
            if state.experts[FIRST_STACK + seat * STACKS + stack] != 0:
                buffer.add(SPEND_TUCK + stack)
            stack += 1

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
        if move in (PLACE_FREE, SPEND_FREE):
            return Refusal("no-free-place", "EN-26")
        if move >= SPEND_TUCK:
            return Refusal("empty-place", "EN-58")
        if state.free_stack(seat_of(f)) < 0:
            stack = (move - (COVER if move < SPEND_FREE else SPEND_COVER)) % STACKS
            needed = state.active[seat_of(f) * STACKS + stack]
            return Refusal("expert-needed", "EN-47", {"expert": f"expert-{EXPERT.text(needed)}"})
        return Refusal("place-free", "EN-26")


def add_covers(state: EncyclopediaState, seat: i64, newcomer: i64, base: i64, buffer: Buffer) -> None:
    stack: i64 = 0
    while stack < STACKS:
        if may_cover(state, seat, stack, newcomer):
            buffer.add(base + stack)
        stack += 1


def add_stacks(base: i64, buffer: Buffer) -> None:
    stack: i64 = 0
    while stack < STACKS:
        buffer.add(base + stack)
        stack += 1
