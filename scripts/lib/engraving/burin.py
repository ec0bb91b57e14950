"""Lines as a burin cuts them: each swells and thins with the shadow it lies in; in points, where plates have paths."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Grid = NDArray[np.float64]

LIGHT = (-0.50, -0.62)  # right, down: from the upper left, as on all plates
# Of a line: its angle to the first ones, the shadow it begins in, how fast it swells, how much of the gap it fills.
FIRST, ACROSS = (0.0, 0.10, 0.85, 0.66), (1.15, 0.50, 0.95, 0.50)
HAIR = 0.09  # of a gap: what is thinner is not cut
BEND = 0.62  # how strongly the form bends the lines
SOFT = 2  # points over which an edge is measured
STEADY = 1.6  # deviations within which chance mostly stays


def softened(grid: Grid, radius: float) -> Grid:
    """A grid smoothed by three running means: close to a bell curve, and as quick at any radius."""
    reach = max(1, round(radius))
    for axis in (0, 1):
        for _ in range(3):
            wide = np.pad(grid, [(reach + 1, reach) if side == axis else (0, 0) for side in (0, 1)], mode="edge")
            total, size = np.cumsum(wide, axis), grid.shape[axis]
            ahead = total.take(range(2 * reach + 1, 2 * reach + 1 + size), axis)
            grid = (ahead - total.take(range(size), axis)) / (2 * reach + 1)
    return grid


def unrest(shape: tuple[int, ...], across: float, down: float, seed: int) -> Grid:
    """What makes a hand out of a machine: slow chance, mostly between -1 and 1, the same at every time."""
    grid = np.random.default_rng(seed).standard_normal(shape)
    columns = (np.arange(shape[1]) * down / across).astype(int)
    grid = softened(grid[:, columns], down)
    return np.asarray(grid / (STEADY * grid.std()))


def swell(shadow: Grid, begins: float, steep: float, most: float) -> Grid:
    """How much of its gap a line fills; it ends in a point."""
    fills = np.clip((shadow - begins) * steep, 0, most)
    return np.where(fills < HAIR, 0, fills)


def cut(phase: Grid, fills: Grid) -> Grid:
    """Lines where the phase is whole, as wide as they fill the gap between two of them."""
    down, right = np.gradient(phase)
    slope = np.maximum(np.hypot(down, right), 1e-3)
    away = np.abs(phase - np.rint(phase)) / slope
    return np.asarray(np.clip(fills / (2 * slope) - away + 0.5, 0, 1) * np.clip(fills / slope, 0, 1))


def hatched(height: Grid, shadow: Grid, angle: float, gap: float, wobble: Grid) -> Grid:
    """Cuts through a form that bends them, crossed by others where the shadow is deep."""
    rows, columns = np.indices(height.shape)
    found = np.zeros_like(height)
    for turn, *swelling in (FIRST, ACROSS):
        level = columns * np.sin(angle + turn) + rows * np.cos(angle + turn) + BEND * height
        found = np.maximum(found, cut(level / gap + wobble, swell(shadow, *swelling)))
    return found


def edge(mask: Grid, width: float) -> Grid:
    """The outline of a shape, firm on the side of the shadow and fine towards the light."""
    soft = softened(mask, SOFT)
    down, right = np.gradient(soft)
    lit = (right * LIGHT[0] + down * LIGHT[1]) / np.maximum(np.hypot(down, right), 1e-6)
    safe = np.clip(soft, 1e-4, 1 - 1e-4)
    away = np.abs(0.72 * SOFT * np.log(safe / (1 - safe)))
    return np.asarray(np.clip(width * (0.85 + 0.45 * lit) / 2 - away + 0.5, 0, 1))
