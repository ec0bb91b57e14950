"""From a game's fitted weights to the judge that a search asks."""

from __future__ import annotations

from librt.vecs import vec

from wunderkammer.bots.judgement import Weights, weights_alone, weights_for
from wunderkammer.bots.search.judge import Judge
from wunderkammer.core.rules import Rules


def judge_for(rules: Rules, seats: int) -> Judge:
    """The judge of a game for so many seats."""
    return judge_by(weights_for(rules, seats), rules, seats)


def judge_alone(rules: Rules, seats: int) -> Judge | None:
    """The judge of plans that nobody else decides about, if the game has weights for them."""
    fitted = weights_alone(rules, seats)
    return None if fitted is None else judge_by(fitted, rules, seats)


def judge_by(fitted: Weights, rules: Rules, seats: int) -> Judge:
    early, late = vec[float](fitted.early), vec[float](fitted.late)
    return Judge(rules, seats, early, late, fitted.bias, fitted.wide, fitted.narrow)
