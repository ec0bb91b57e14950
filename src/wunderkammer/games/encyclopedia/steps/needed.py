"""Experts on whom the action in progress depends stay on top of their stacks (EN-10, EN-47)."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import COINS, DIE, EXPEDITION, EXPEDITION_POINTS, ONCE, PUBLISH
from wunderkammer.games.encyclopedia.stages import ADVANCE, PAY, RAISE
from wunderkammer.games.encyclopedia.state import STACKS, Table
from wunderkammer.games.encyclopedia.steps.means import (
    cheapest_marker,
    cheapest_on_the_way,
    purse_worth,
    track_worth,
)
from wunderkammer.games.encyclopedia.vocabulary import AS_IT_IS


def may_cover(table: Table, seat: i64, stack: i64, newcomer: i64) -> bool:
    """Whether the action in progress can still be completed when a new expert covers this one."""
    lost = adds(table, table.active[seat * STACKS + stack])
    if lost == 0:
        return True
    steps: i64 = 0
    at: i64 = len(table.agenda) - 1
    while at >= 0 and seat_of(table.agenda[at]) == seat:
        f = table.agenda[at]
        kind = f & 255
        if kind == ADVANCE:
            steps += first(f)
        if kind in (RAISE, PAY):
            return completes(table, seat, f, steps, brings(table, newcomer) - lost)
        at -= 1
    return True


def adds(table: Table, expert: i64) -> i64:
    """What an active expert adds to the value or the points of the die in use."""
    if expert == NO_CARD or table.die_colour < 0:
        return 0
    content = table.content
    if content.expert_moment[expert] in (DIE, EXPEDITION_POINTS) and content.expert_subject[expert] == table.die_as:
        return content.expert_amount[expert]
    return 0


def brings(table: Table, newcomer: i64) -> i64:
    """What the new expert could bring in exchange: its own addition, or the coins of a one-shot."""
    content = table.content
    if content.expert_moment[newcomer] == ONCE and content.expert_gain[newcomer] == COINS:
        return content.expert_amount[newcomer]
    return adds(table, newcomer)


def completes(table: Table, seat: i64, f: i64, steps: i64, change: i64) -> bool:
    """Whether the value or the points can still be raised as far as the action needs."""
    action = first(f)
    if action == EXPEDITION:
        own = cheapest_marker(table, seat, table.die_as)
        cost = cheapest_on_the_way(table, seat, table.die_as, steps, own)
        most = table.points(seat, second(f)) + change + purse_worth(table, seat, AS_IT_IS, True)
        return 0 < cost <= most + track_worth(table, seat, steps, True)
    if action == PUBLISH:
        most = table.value(seat) + change + purse_worth(table, seat, AS_IT_IS, False)
        return most + track_worth(table, seat, steps, False) >= table.content.group_zero_value
    return True
