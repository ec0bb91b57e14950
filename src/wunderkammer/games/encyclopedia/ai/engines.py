"""What a seat's experts make of an action that it can repeat turn after turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.ai.tuned import (
    BY_KIND,
    ENGINE,
    ENGINE_COIN,
    ENGINE_STEP,
    ORDINARY,
)
from wunderkammer.games.encyclopedia.content.cards import NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    BANK,
    COINS,
    COUNT_COINS,
    COUNT_EXPERTS,
    COUNT_TOKENS,
    EMBASSY,
    END,
    REPUTATION,
    UNIVERSITY,
    VP,
)
from wunderkammer.games.encyclopedia.state import STACKS, EncyclopediaState

VISITS: Final = 4  # the first actions: embassy, bank, university, academy
EMBASSY_TOKENS: Final = 2.0  # that a visit brings on average


def engine_worth(state: EncyclopediaState, seat: i64, left: float) -> float:
    """By how much the best action for its experts beats an ordinary one, for the turns that are left."""
    best = 0.0
    action: i64 = 0
    while action < VISITS:
        best = max(best, visit_worth(state, seat, action))
        action += 1
    return ENGINE * left * (best - ORDINARY) if best > ORDINARY else 0.0


def visit_worth(state: EncyclopediaState, seat: i64, action: i64) -> float:
    """The points of one visit with what the seat's active experts add to it."""
    content = state.content
    worth = BY_KIND.visit[action]
    coins: i64 = content.bank_coins if action == BANK else 0
    at = seat * STACKS
    while at < (seat + 1) * STACKS:
        expert = state.active[at]
        if expert != NO_CARD and content.expert_moment[expert] == action:
            gain = content.expert_gain[expert]
            amount = content.expert_amount[expert]
            if gain == VP:
                worth += float(amount)
            elif gain == COINS:
                coins += amount
            elif gain == REPUTATION:
                worth += ENGINE_STEP * float(amount)
        at += 1
    per_coin = float(1 + state.standing(seat, END, COUNT_COINS)) / float(content.coins_per_vp)
    worth += float(coins) * max(per_coin, ENGINE_COIN)
    if action == EMBASSY:
        worth += EMBASSY_TOKENS * float(state.standing(seat, END, COUNT_TOKENS))
    elif action == UNIVERSITY:
        worth += float(state.standing(seat, END, COUNT_EXPERTS))
    return worth
