"""What fitted weights say about positions, and how well they foretell what came of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wunderkammer.bots.weights import Weights
from wunderkammer.lab.training.selfplay import Positions

Matrix = NDArray[np.float64]
SMALL = 1e-9
ROUNDS = 8  # of the search for the spread, each twice as fine
FIRST_STEP = 1.0


class Quality(NamedTuple):
    """How well games that were not fitted to are foretold."""

    points: float  # share of the variance of final points that is explained (R²)
    margins: float  # the same for points before the best other's; alone, as `points`
    loss: float  # mean logarithmic loss of the chances to win
    right: float  # how often the seat with the best chance won


def design(positions: Positions) -> Matrix:
    """Every feature twice: as it counts early and as it counts late."""
    progress = positions.progress[:, None, None].astype(np.float64)
    features = positions.features.astype(np.float64)
    return np.concatenate([features * (1 - progress), features * progress], axis=2)


def expected_points(weights: Weights, positions: Positions) -> Matrix:
    """Expected points of every seat of every position."""
    bias = weights.bias * (1 - positions.progress[:, None].astype(np.float64))
    return np.asarray(design(positions) @ np.array([*weights.early, *weights.late]) + bias)


def margins(points: Matrix) -> Matrix:
    """Points before the best other's; alone, the points themselves."""
    seats = points.shape[1]
    if seats == 1:
        return points
    others: Matrix = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(seats)], axis=1)
    return points - others


def lead_spread(weights: Weights, progress: Matrix) -> Matrix:
    """How many points of a lead make a favourite, by position."""
    return weights.wide + (weights.narrow - weights.wide) * progress


def chances(points: Matrix, spread: Matrix) -> Matrix:
    """Shares that add up to one; alone, the chance to beat the game."""
    if points.shape[1] == 1:
        return np.asarray(1 / (1 + np.exp(np.clip(-points / spread[:, None], -60, 60))))
    powers = np.exp((points - points.max(axis=1, keepdims=True)) / spread[:, None])
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def loss_of(weights: Weights, positions: Positions, points: Matrix) -> float:
    """The mean logarithmic loss for every position."""
    found = chances(points, lead_spread(weights, positions.progress.astype(np.float64)))
    found = np.clip(found, 1e-6, 1 - 1e-6)
    losses = -positions.wins * np.log(found)
    if points.shape[1] == 1:
        losses = losses - (1 - positions.wins) * np.log(1 - found)
    return float(losses.sum(axis=1).mean())


def fit_spread(weights: Weights, positions: Positions) -> Weights:
    """How many points make a favourite at the start and at the end: as many as foretell the winners best."""
    points = expected_points(weights, positions)
    best = weights._replace(wide=float(points.std()) + SMALL, narrow=float(points.std()) / 3 + SMALL)
    step = FIRST_STEP
    for _ in range(ROUNDS):
        factors = np.exp([-step, 0.0, step])
        tried = [
            best._replace(wide=best.wide * float(a), narrow=best.narrow * float(b)) for a in factors for b in factors
        ]
        best = min(tried, key=lambda one: loss_of(one, positions, points))
        step /= 2
    return best


def quality_of(weights: Weights, positions: Positions) -> Quality:
    points = expected_points(weights, positions)
    real = positions.points.astype(np.float64)
    if points.shape[1] == 1:
        right = float(((points > 0) == (positions.wins > 0.5)).mean())
    else:
        right = float(positions.wins[np.arange(len(points)), points.argmax(axis=1)].mean())
    by_margin = explained_share(margins(real), margins(points))
    return Quality(explained_share(real, points), by_margin, loss_of(weights, positions, points), right)


def explained_share(real: Matrix, foretold: Matrix) -> float:
    return 1 - float(np.square(real - foretold).sum() / max(SMALL, np.square(real - real.mean()).sum()))
