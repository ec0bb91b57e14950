"""Ratings after Bradley and Terry: the strengths under which what happened was most likely, with their errors."""

from __future__ import annotations

import math
from typing import NamedTuple

# The usual scale: 400 points more mean that one wins ten times as often as one loses.
SCALE = 400 / math.log(10)
# Every two that have met are given one drawn game more: a bot that has won all games is strong, not infinitely strong.
PRIOR = 0.5
ROUNDS = 100
CLOSE = 1e-10

Wins = dict[tuple[str, str], float]  # how often the first came before the second; a draw is half for each
Matrix = list[list[float]]


class Rating(NamedTuple):
    """Points above the average of all that were rated, and the standard error."""

    points: float
    error: float


def ratings(names: list[str], wins: Wins) -> dict[str, Rating]:
    """The ratings of all; those who never met, not even through others, cannot be compared but by chance."""
    met = {frozenset(pair) for pair, count in wins.items() if count > 0}
    won = [[wins.get((a, b), 0.0) + PRIOR if frozenset((a, b)) in met else 0.0 for b in names] for a in names]
    strength = [0.0] * len(names)
    for _ in range(ROUNDS):
        slope, curve = likelihood(strength, won)
        step = solution(curve, slope)
        # A step of more than one would leave the region in which the curve tells the truth.
        strength = [mine + max(-1.0, min(1.0, change)) for mine, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    _, curve = likelihood(strength, won)
    mean = sum(strength) / len(strength)
    errors = [math.sqrt(max(0.0, row[i])) for i, row in enumerate(inverse(curve))]
    return {
        name: Rating(SCALE * (mine - mean), SCALE * error)
        for name, mine, error in zip(names, strength, errors, strict=True)
    }


def likelihood(strength: list[float], won: Matrix) -> tuple[list[float], Matrix]:
    """Slope and curvature of the log-likelihood.

    Only differences matter, so the plain curvature has no inverse; adding the same to all its cells fixes the sum of
    all strengths, and what that adds to the inverse is taken off again in `inverse`.
    """
    size = len(strength)
    slope = [0.0] * size
    curve = [[1.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            games = won[i][j] + won[j][i]
            if i != j and games:
                chance = 1 / (1 + math.exp(strength[j] - strength[i]))
                slope[i] += won[i][j] - games * chance
                curve[i][i] += games * chance * (1 - chance)
                curve[i][j] -= games * chance * (1 - chance)
    return slope, curve


def solution(matrix: Matrix, right: list[float]) -> list[float]:
    """Gauss's elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:  # somebody whom nothing connects with the others
            rows[i][i] = 1.0
        for k in range(size):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def inverse(curve: Matrix) -> Matrix:
    """The covariances of strengths whose sum is fixed."""
    size = len(curve)
    columns = [solution(curve, [1.0 if i == k else 0.0 for i in range(size)]) for k in range(size)]
    return [[columns[k][i] - 1 / size**2 for k in range(size)] for i in range(size)]
