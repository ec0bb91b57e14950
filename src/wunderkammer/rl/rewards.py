"""What the end of a game, or a step of it, is worth to every seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State

WIN: Final = 0
RANK: Final = 1
LEAD: Final = 2
SCORE: Final = 3
REWARDS: Final = ("win", "rank", "lead", "score")

ILLEGAL: Final = -1.0  # for the seat that makes an illegal move; the others get nothing


def write_rewards(rules: Rules, state: State, kind: i64, rewards: vec[float], at: i64) -> None:
    """What the end of a game is worth, seat by seat, into an array from `at` on.

    `win`: the share of the win. `rank`: 1 for beating everybody down to −1 for losing to everybody. `lead`: points
    ahead of the best of the others. `score`: all points in one sum, for programs that are paid only at the end.
    """
    result = rules.result(state)
    ranks = result.ranks
    winners = ranks.count(1)
    for seat in range(state.seats):
        if kind == WIN:
            rewards[at + seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
        elif kind == RANK:
            rewards[at + seat] = standing(ranks, seat)
        elif kind == LEAD:
            rewards[at + seat] = rules.lead(state, seat)
        else:
            rewards[at + seat] = float(result.scores[seat])


def standing(ranks: list[int], seat: int) -> float:
    """Seats behind minus seats ahead, as a share of all others; alone the game's own opponent is the other."""
    if len(ranks) == 1:
        return 1.0 if ranks[0] == 1 else -1.0
    behind = sum(rank > ranks[seat] for rank in ranks)
    ahead = sum(rank < ranks[seat] for rank in ranks)
    return (behind - ahead) / (len(ranks) - 1)


def scores_of(rules: Rules, state: State) -> vec[i64]:
    """Everybody's points as they stand."""
    return vec[i64](rules.result(state).scores)
