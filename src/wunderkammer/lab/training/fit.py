"""Fitting weights to positions: to the points in the end and, above all, to who won.

The most likely weights are looked for. Errors in points are taken as normal, with a variance that falls as the game
goes on; wins as drawn with the chances that the weights give. Ridge regression pulls the weights towards those of
the game's estimate alone, so that few games give at least what the estimate gave.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wunderkammer.bots.weights import Weights
from wunderkammer.lab.training.quality import (
    SMALL,
    Matrix,
    Quality,
    chances,
    design,
    expected_points,
    fit_spread,
    lead_spread,
    quality_of,
)
from wunderkammer.lab.training.selfplay import Positions

HELD_OUT = 5  # every fifth game is kept for choosing the ridge and for the report
RIDGES = tuple(10.0**power for power in range(3, -3, -1))
STEPS = 3  # of Newton's method for each ridge, beginning with what the one before found
STAGES = 12  # of a game, each with its own variance
LEAST = 0.001  # of the largest variance: a finished game must not outweigh all others
# Differences between seats decide who wins, and wins are what matters: their points only steady the fit …
BY_POINTS = 0.02
# … but not where plans are judged: there a point more is worth having, whoever is ahead.
ALONE_BY_POINTS = 1.0
LEAST_TRUST = 0.2  # of an early estimate: where leads tell nothing yet, a better position still counts for a seat
BY_LEVEL = 0.1  # what all seats have in common tells nothing about who wins, only how many points to expect


class Fit(NamedTuple):
    """Weights from all games, and what weights from most of them said about the others."""

    weights: Weights
    ridge: float
    quality: Quality
    estimate: Quality  # of the game's own estimate alone, as a yardstick


class FittedWeights(NamedTuple):
    ridge: float
    weights: Weights


def fit(positions: Positions, by_points: float = BY_POINTS) -> Fit:
    """Choose the ridge on held-out games, then use all of them."""
    held = positions.games % HELD_OUT == 0
    seen, unseen = positions.only(~held), positions.only(held)
    start = by_estimate(seen)
    tried = [(quality_of(one.weights, unseen), one) for one in paths(seen, start, RIDGES, by_points)]
    quality, chosen = min(tried, key=lambda one: one[0].loss)
    ridges = [ridge for ridge in RIDGES if ridge >= chosen.ridge]
    weights = paths(positions, by_estimate(positions), ridges, by_points)[-1].weights
    return Fit(weights, chosen.ridge, quality, quality_of(start, unseen))


def fit_estimate(positions: Positions) -> Fit:
    """Learn only how far the game's estimate can be trusted as the game goes on."""
    held = positions.games % HELD_OUT == 0
    quality = quality_of(by_estimate(positions.only(~held)), positions.only(held))
    return Fit(by_estimate(positions), float("inf"), quality, quality)


def by_estimate(positions: Positions) -> Weights:
    """The first feature alone, in the same form."""
    alone = positions._replace(features=positions.features[:, :, :1])
    problem = Problem(alone)
    weights = problem.weights(problem.by_points(1.0, BY_LEVEL, SMALL * np.eye(problem.size)))
    weights = weights._replace(early=[max(LEAST_TRUST, weights.early[0])], bias=0.0)
    fading = 1 - positions.progress[:, None].astype(np.float64)
    missing = positions.points - expected_points(weights, alone)
    weights = weights._replace(
        bias=float((missing * fading).sum() / max(SMALL, missing.shape[1] * np.square(fading).sum()))
    )
    rest = [0.0] * (positions.features.shape[2] - 1)
    return fit_spread(weights._replace(early=weights.early + rest, late=weights.late + rest), positions)


def paths(
    positions: Positions, start: Weights, ridges: list[float] | tuple[float, ...], by_points: float
) -> list[FittedWeights]:
    """The weights for every ridge, the strongest first."""
    problem = Problem(positions, by_points)
    origin = problem.slopes(start)
    slopes, weights = origin, start
    found = []
    for ridge in ridges:
        for _ in range(STEPS):
            slopes = slopes - problem.step(slopes, origin, weights, ridge)
        weights = fit_spread(problem.weights(slopes), positions)
        found.append(FittedWeights(ridge, weights))
    return found


class Problem:
    """Positions in the units in which all features vary alike; the last slope is the bias, which fades."""

    def __init__(self, positions: Positions, by_points: float = BY_POINTS) -> None:
        columns = design(positions)
        self.scale = np.append(columns.std(axis=(0, 1)), 1.0)
        self.used = self.scale > SMALL
        self.scale[~self.used] = 1.0
        fading = np.broadcast_to(1 - positions.progress[:, None, None].astype(np.float64), (*columns.shape[:2], 1))
        self.columns = np.concatenate([columns / self.scale[:-1], fading], axis=2)
        self.columns[:, :, ~self.used] = 0.0
        self.points = positions.points.astype(np.float64)
        self.wins = positions.wins.astype(np.float64)
        self.progress = positions.progress.astype(np.float64)
        self.seats = self.points.shape[1]
        self.size = len(self.scale)
        self.precision = np.ones(len(self.points)) / max(SMALL, float(self.points.var()))
        for _ in range(2):
            self.precision = self.precision_of(self.by_points(1.0, 1.0, np.eye(self.size)))
        self.squares, self.products = self.sums(by_points, BY_LEVEL)

    def weights(self, slopes: Matrix) -> Weights:
        plain = np.where(self.used, slopes / self.scale, 0.0)
        half = (self.size - 1) // 2
        early, late = [float(x) for x in plain[:half]], [float(x) for x in plain[half:-1]]
        return Weights(float(plain[-1]), early, late, 1.0, 1.0)

    def slopes(self, weights: Weights) -> Matrix:
        return np.asarray(np.array([*weights.early, *weights.late, weights.bias]) * self.scale)

    def sums(self, apart: float, level: float) -> tuple[Matrix, Matrix]:
        """Sums of squares and products of the normal equations, for differences between seats and their level."""
        shared, mean = self.columns.mean(axis=1), self.points.mean(axis=1)
        root = np.sqrt(level * self.seats * self.precision)
        shared_weighed = shared * root[:, None]
        squares = shared_weighed.T @ shared_weighed
        products = shared_weighed.T @ (mean * root)
        if self.seats > 1:
            root = np.sqrt(apart * self.precision)
            rows = ((self.columns - shared[:, None]) * root[:, None, None]).reshape(-1, self.size)
            squares += rows.T @ rows
            products += rows.T @ ((self.points - mean[:, None]) * root[:, None]).ravel()
        return squares, products

    def by_points(self, apart: float, level: float, ridge: Matrix) -> Matrix:
        """The slopes of ordinary ridge regression."""
        squares, products = self.sums(apart, level)
        return np.asarray(np.linalg.solve(squares + ridge + SMALL * np.eye(self.size), products))

    def precision_of(self, slopes: Matrix) -> Matrix:
        """One over the variance of the errors, by stage of the game."""
        errors = self.points - self.columns @ slopes
        if self.seats > 1:
            errors = errors - errors.mean(axis=1, keepdims=True)
        variance = np.square(errors).sum(axis=1) / max(1, self.seats - 1)
        stage = np.clip((self.progress * STAGES).astype(np.int64), 0, STAGES - 1)
        count = np.bincount(stage, minlength=STAGES)
        by_stage = np.bincount(stage, variance, STAGES) / np.maximum(1, count)
        return np.asarray(1 / np.maximum(by_stage, LEAST * by_stage.max() + SMALL)[stage])

    def step(self, slopes: Matrix, origin: Matrix, weights: Weights, ridge: float) -> Matrix:
        """One step of Newton's method towards the most likely slopes."""
        across = lead_spread(weights, self.progress)
        found = chances(self.columns @ slopes, across)
        gap = (found - self.wins) / across[:, None]
        if self.seats > 1:
            rows, share = self.columns - found[:, None, :] @ self.columns, found
        else:
            rows, share = self.columns, found * (1 - found)
        rows = (rows * (np.sqrt(share) / across[:, None])[:, :, None]).reshape(-1, self.size)
        pull = np.full(self.size, ridge)
        pull[-1] = SMALL
        gradient = gap.ravel() @ self.columns.reshape(-1, self.size) + self.squares @ slopes - self.products
        gradient += pull * (slopes - origin)
        return np.asarray(np.linalg.solve(self.squares + rows.T @ rows + np.diag(pull + SMALL), gradient))
