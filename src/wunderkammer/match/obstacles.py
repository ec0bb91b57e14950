"""What stands in the way of a decision: one example for every reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wunderkammer.core.refusal import Refusal
from wunderkammer.match.match import Match

MOST_TRIED = 64


class Obstacle(NamedTuple):
    """A move that is not possible now, and why."""

    key: str
    refusal: Refusal


def obstacles(match: Match, seat: int) -> Iterator[Obstacle]:
    """One example for every reason that now stands in the way of a move; things that are not there are left out."""
    told: set[str] = set()
    vocabulary = match.game.vocabulary
    legal = {vocabulary.number(key) for key in match.legal(seat)}
    for verb in vocabulary.verbs:
        possible = [move for move in legal if verb.base <= move < verb.base + verb.size]
        begin = max(possible) + 1 if possible and verb.size > MOST_TRIED else verb.base
        for move in range(begin, min(begin + MOST_TRIED, verb.base + verb.size)):
            refusal = None if verb.chance else match.game.rules.refusal(match.state, seat, move)
            if refusal and refusal.rule and not (refusal.absent or refusal.later) and refusal.code not in told:
                told.add(refusal.code)
                yield Obstacle(vocabulary.key(move), refusal)
