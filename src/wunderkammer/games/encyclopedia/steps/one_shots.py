"""One-shot experts: usable at any moment of the owner's turn, then turned face down (EN-27)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, seat_of
from wunderkammer.games.encyclopedia.content.cards import NO_CARD
from wunderkammer.games.encyclopedia.content.names import ONCE
from wunderkammer.games.encyclopedia.events import EXPERT_ACTS
from wunderkammer.games.encyclopedia.state import STACKS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.gains import gain
from wunderkammer.games.encyclopedia.vocabulary import USE


def one_shot_moves(state: EncyclopediaState, seat: i64, buffer: Buffer) -> None:
    """The active one-shot experts of a seat."""
    if not state.has_one_shot(seat):
        return
    stack: i64 = 0
    while stack < STACKS:
        expert = state.active[seat * STACKS + stack]
        if expert != NO_CARD and state.content.expert_moment[expert] == ONCE:
            buffer.add(USE + stack)
        stack += 1


def first_one_shot(state: EncyclopediaState, seat: i64) -> i64:
    """The active one-shot expert furthest left, or NO_CARD."""
    for stack in range(i64(STACKS)):
        expert = state.active[seat * STACKS + stack]
        if expert != NO_CARD and state.content.expert_moment[expert] == ONCE:
            return expert
    return NO_CARD


def use_one_shot(state: EncyclopediaState, f: i64, stack: i64, when: i64) -> None:
    """Its effect; the decision in progress comes back afterwards."""
    state.push(f)
    seat = seat_of(f)
    act_once(state, seat, state.put_to_sleep(seat, stack), when)


def act_once(state: EncyclopediaState, seat: i64, expert: i64, when: i64) -> None:
    state.tell(EXPERT_ACTS, seat, expert)
    gain(state, seat, state.content.expert_gain[expert], state.content.expert_amount[expert], when)


def refuse_one_shot() -> Refusal:
    return Refusal("no-one-shot", "EN-27")
