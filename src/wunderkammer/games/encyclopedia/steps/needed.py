"""Experts on whom the action in progress depends stay on top of their stacks (EN-10, EN-47)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import COINS, DIE, EXPEDITION, EXPEDITION_POINTS, ONCE, PUBLISH
from wunderkammer.games.encyclopedia.stages import ADVANCE, PAY, RAISE
from wunderkammer.games.encyclopedia.state import STACKS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.means import (
    cheapest_marker,
    cheapest_on_the_way,
    purse_worth,
    track_worth,
)
from wunderkammer.games.encyclopedia.vocabulary import AS_IT_IS


def may_cover(state: EncyclopediaState, seat: i64, stack: i64, newcomer: i64) -> bool:
    """Whether the action in progress can still be completed when a new expert covers this one."""
    lost = adds(state, state.active[seat * STACKS + stack])
    if lost == 0:
        return True
    steps: i64 = 0
    at: i64 = len(state.agenda) - 1
    while at >= 0 and seat_of(state.agenda[at]) == seat:
        f = state.agenda[at]
        kind = f & 255
        if kind == ADVANCE:
            steps += first(f)
        if kind in (RAISE, PAY):
            return completes(state, seat, f, steps, brings(state, newcomer) - lost)
        at -= 1
    return True


def adds(state: EncyclopediaState, expert: i64) -> i64:
    """What an active expert adds to the value or the points of the die in use."""
    if expert == NO_CARD or state.die_colour < 0:
        return 0
    content = state.content
    if content.expert_moment[expert] in (DIE, EXPEDITION_POINTS) and content.expert_subject[expert] == state.die_as:
        return content.expert_amount[expert]
    return 0


def brings(state: EncyclopediaState, newcomer: i64) -> i64:
    """What the new expert could bring in exchange: its own addition, or the coins of a one-shot."""
    content = state.content
    if content.expert_moment[newcomer] == ONCE and content.expert_gain[newcomer] == COINS:
        return content.expert_amount[newcomer]
    return adds(state, newcomer)


def completes(state: EncyclopediaState, seat: i64, f: i64, steps: i64, change: i64) -> bool:
    """Whether the value or the points can still be raised as far as the action needs."""
    action = first(f)
    if action == EXPEDITION:
        own = cheapest_marker(state, seat, state.die_as)
        cost = cheapest_on_the_way(state, seat, state.die_as, steps, own)
        most = state.points(seat, second(f)) + change + purse_worth(state, seat, AS_IT_IS, True)
        return 0 < cost <= most + track_worth(state, seat, steps, True)
    if action == PUBLISH:
        most = state.value(seat) + change + purse_worth(state, seat, AS_IT_IS, False)
        return most + track_worth(state, seat, steps, False) >= state.content.group_zero_value
    return True
