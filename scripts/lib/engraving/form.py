"""The form of a body: a flat outline is thought of as swollen, and lit from the upper left."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Grid = NDArray[np.float64]

SWELLINGS = ((4.0, 5.0), (9.0, 9.0), (20.0, 15.0), (40.0, 16.0))  # how wide to look, how high it may rise there
PART_SWELLINGS = ((3.0, 3.0), (7.0, 6.0), (14.0, 6.0))
LIGHT = np.array([-0.50, -0.62, 0.60])


def blur(grid: Grid, radius: float) -> Grid:
    """A grid smoothed by a bell curve; its edges see nothing beyond."""
    reach = int(3 * radius) + 1
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2)
    bell /= bell.sum()
    for axis in (0, 1):
        wide = np.pad(grid, [(reach, reach) if side == axis else (0, 0) for side in (0, 1)])
        size = grid.shape[axis]
        grid = sum(weight * wide.take(range(at, at + size), axis) for at, weight in enumerate(bell))
    return grid


def grow(mask: Grid, reach: int) -> Grid:
    """A shape with everything that lies within reach of it."""
    steps = range(-reach, reach + 1)
    around = [(down, right) for down in steps for right in steps if down * down + right * right <= reach * reach]
    found: Grid = np.maximum.reduce([np.roll(mask, step, (0, 1)) for step in around])
    return found


def swollen(mask: Grid, swellings: tuple[tuple[float, float], ...]) -> Grid:
    """How high each point of a shape rises: nothing at its edge, most in its thickest parts."""
    height = np.zeros_like(mask)
    for radius, most in swellings:
        deep = np.clip(2 * blur(mask, radius) - 1, 0, 1)
        height += most * np.sqrt(deep) * mask
    return blur(height, 1.5)


def relief(body: Grid, parts: list[Grid]) -> Grid:
    """The whole body, and on it each part with a swelling of its own."""
    height = swollen(body, SWELLINGS)
    for part in parts:
        height += swollen(part, PART_SWELLINGS)
    return height


def shade(height: Grid) -> Grid:
    """How much shadow falls on each point, from 0 to 1."""
    down, right = np.gradient(height)
    normal = np.stack([-right, -down, np.full_like(height, 1.0)], axis=2)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    lit = np.clip(normal @ (LIGHT / np.linalg.norm(LIGHT)), 0, 1)
    return blur(1 - lit, 1.2)
