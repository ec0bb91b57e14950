"""Fitting weights to positions: ridge regression for points, then how sharply a lead decides."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wunderkammer.bots.judgement import Weights
from wunderkammer.lab.selfplay import Positions

Matrix = NDArray[np.float64]
HELD_OUT = 5  # every fifth game is kept for choosing the ridge and for the report
RIDGES = tuple(10.0**power for power in range(-1, 6))
SMALL = 1e-9
ROUNDS = 7  # of the search for the spread, each three times finer
STEPS = 4  # to either side


class Quality(NamedTuple):
    """How well games that were not fitted to are foretold."""

    points: float  # share of the variance of final points that is explained (R²)
    margins: float  # the same for points before the best other's; alone, as `points`
    loss: float  # mean logarithmic loss of the chances to win
    right: float  # how often the seat with the best chance won


class Fit(NamedTuple):
    """Weights from all games, and what weights from most of them said about the others."""

    weights: Weights
    ridge: float
    quality: Quality
    estimate: Quality  # of the game's own estimate alone, as a yardstick


def fit(positions: Positions) -> Fit:
    """Choose the ridge on held-out games, then use all of them."""
    held = positions.games % HELD_OUT == 0
    seen, unseen = positions.only(~held), positions.only(held)
    tried = [(margins_explained(weights, unseen), ridge, weights) for ridge, weights in paths(seen)]
    _, ridge, chosen = max(tried, key=lambda one: one[:2])
    quality = quality_of(sharpened(chosen, seen), unseen)
    estimate = quality_of(sharpened(by_estimate(seen), seen), unseen)
    # How sharply a lead decides is learnt where the weights have not seen the outcome.
    spread = sharpened(chosen, unseen)
    weights = dict(paths(positions))[ridge]._replace(wide=spread.wide, narrow=spread.narrow)
    return Fit(weights, ridge, quality, estimate)


def by_estimate(positions: Positions) -> Weights:
    """The first feature alone, in the same form."""
    alone = positions._replace(features=positions.features[:, :, :1])
    weights = dict(paths(alone))[RIDGES[0]]
    rest = [0.0] * (positions.features.shape[2] - 1)
    return weights._replace(early=weights.early + rest, late=weights.late + rest)


def design(positions: Positions) -> Matrix:
    """Every feature twice: as it counts early and as it counts late."""
    progress = positions.progress[:, None, None].astype(np.float64)
    features = positions.features.astype(np.float64)
    return np.concatenate([features * (1 - progress), features * progress], axis=2)


def paths(positions: Positions) -> list[tuple[float, Weights]]:
    """The weights for every ridge.

    What all seats of a position have in common, such as the length of the game, is noise for the question who wins:
    it counts as much less as its errors are larger than those of the differences between the seats.
    """
    columns, points = design(positions), positions.points.astype(np.float64)
    scale = columns.std(axis=(0, 1))
    used = scale > SMALL
    scale[~used] = 1.0
    columns = np.where(used, columns / scale, 0.0)
    middle, target = columns.mean(axis=(0, 1)), points.mean()
    columns -= middle
    points -= target
    shared, level = columns.mean(axis=1), points.mean(axis=1)
    apart, around = flat(columns - shared[:, None]), (points - level[:, None]).ravel()
    seats = points.shape[1]
    first = solve(flat(columns), points.ravel(), RIDGES[2])
    common = 1.0
    if seats > 1:
        errors = np.square(level - shared @ first).mean() * seats
        common = min(1.0, np.square(around - apart @ first).sum() / (len(level) * (seats - 1)) / max(errors, SMALL))
    # Sums of squares are made once: the ridges differ only in their diagonal.
    squares = apart.T @ apart + common * seats * (shared.T @ shared)
    products = apart.T @ around + common * seats * (shared.T @ level)
    found = []
    for ridge in RIDGES:
        slopes = np.linalg.solve(squares + ridge * np.eye(len(squares)), products) / scale
        slopes[~used] = 0.0
        found.append((ridge, weights_of(slopes, float(target - (middle * scale) @ slopes))))
    return found


def flat(columns: Matrix) -> Matrix:
    return columns.reshape(-1, columns.shape[-1])


def solve(columns: Matrix, target: Matrix, ridge: float) -> Matrix:
    return np.asarray(np.linalg.solve(columns.T @ columns + ridge * np.eye(columns.shape[1]), columns.T @ target))


def weights_of(slopes: Matrix, bias: float) -> Weights:
    half = len(slopes) // 2
    return Weights(bias, [float(x) for x in slopes[:half]], [float(x) for x in slopes[half:]], 1.0, 1.0)


def expected(weights: Weights, positions: Positions) -> Matrix:
    """Expected points of every seat of every position."""
    result: Matrix = design(positions) @ np.array([*weights.early, *weights.late]) + weights.bias
    return result


def margins(points: Matrix) -> Matrix:
    """Points before the best other's; alone, the points themselves."""
    seats = points.shape[1]
    if seats == 1:
        return points
    others: Matrix = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(seats)], axis=1)
    return points - others


def chances(points: Matrix, spread: Matrix) -> Matrix:
    """Shares that add up to one; alone, the chance to beat the game."""
    if points.shape[1] == 1:
        return np.asarray(1 / (1 + np.exp(np.clip(-points / spread[:, None], -60, 60))))
    powers = np.exp((points - points.max(axis=1, keepdims=True)) / spread[:, None])
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def loss_of(positions: Positions, points: Matrix, wide: float, narrow: float) -> float:
    """The mean logarithmic loss for every position."""
    found = np.clip(chances(points, wide + (narrow - wide) * positions.progress.astype(np.float64)), 1e-6, 1 - 1e-6)
    wins = positions.wins
    losses = -wins * np.log(found)
    if points.shape[1] == 1:
        losses = losses - (1 - wins) * np.log(1 - found)
    return float(losses.sum(axis=1).mean())


def sharpened(weights: Weights, positions: Positions) -> Weights:
    """How many points make a favourite at the start and at the end: as many as foretell the winners best."""
    points = expected(weights, positions)
    centre = np.log(max(SMALL, float(points.std()))) * np.ones(2)
    step = 0.5
    for _ in range(ROUNDS):
        offsets = [(i * step, j * step) for i in range(-STEPS, STEPS + 1, 2) for j in range(-STEPS, STEPS + 1, 2)]
        tried = [centre + np.array(offset) for offset in offsets]
        centre = min(tried, key=lambda at: loss_of(positions, points, *np.exp(at)))
        step *= 0.6
    wide, narrow = np.exp(centre)
    return weights._replace(wide=float(wide), narrow=float(narrow))


def margins_explained(weights: Weights, positions: Positions) -> float:
    return explained(margins(positions.points.astype(np.float64)), margins(expected(weights, positions)))


def quality_of(weights: Weights, positions: Positions) -> Quality:
    points = expected(weights, positions)
    real = positions.points.astype(np.float64)
    loss = loss_of(positions, points, weights.wide, weights.narrow)
    if points.shape[1] == 1:
        right = float(((points > 0) == (positions.wins > 0.5)).mean())
    else:
        right = float(positions.wins[np.arange(len(points)), points.argmax(axis=1)].mean())
    return Quality(explained(real, points), margins_explained(weights, positions), loss, right)


def explained(real: Matrix, foretold: Matrix) -> float:
    return 1 - float(np.square(real - foretold).sum() / max(SMALL, np.square(real - real.mean()).sum()))
