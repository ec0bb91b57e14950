"""From a game's fitted weights to the judge that a search asks."""

from __future__ import annotations

from librt.vecs import vec

from wunderkammer.bots.search.judge import Judge
from wunderkammer.core.rules import Rules

PLAIN_SPREAD = 8.0


def judge_for(rules: Rules, seats: int) -> Judge:
    """The judge of a game for so many seats; a game without weights is judged by its estimate."""
    names = rules.feature_names()
    weights = [1.0] + [0.0] * (len(names) - 1)
    return Judge(rules, seats, vec[float](weights), vec[float](weights), 0.0, PLAIN_SPREAD, PLAIN_SPREAD / 2)
