"""From a game's fitted weights to the judge that a search asks."""

from __future__ import annotations

from librt.vecs import vec

from wunderkammer.bots.judgement import weights_for
from wunderkammer.bots.search.judge import Judge
from wunderkammer.core.rules import Rules


def judge_for(rules: Rules, seats: int) -> Judge:
    """The judge of a game for so many seats."""
    fitted = weights_for(rules, seats)
    early, late = vec[float](fitted.early), vec[float](fitted.late)
    return Judge(rules, seats, early, late, fitted.bias, fitted.wide, fitted.narrow)
