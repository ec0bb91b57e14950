"""Lines of an engraving: cuts through the swollen form, as heavy as the shadow they lie in."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import contourpy
import numpy as np
from numpy.typing import NDArray

Grid = NDArray[np.float64]
Line = NDArray[np.float64]  # points, one below the other: x, y

WEIGHTS = (0.0, 0.5, 0.8, 1.2)  # strokes, from none to the heaviest
STEPS = (0.30, 0.46, 0.64)  # shadow from which the next weight is taken
LEAST = 8.0  # a shorter stroke is a speck
COARSE = 1.1  # how far a simplified line may lie beside the true one


def contours(grid: Grid, level: float) -> list[Line]:
    """The lines along which a grid has one height."""
    return cast("list[Line]", contourpy.contour_generator(z=grid).lines(level))


def cuts(height: Grid, where: Grid, angle: float, gap: float, bend: float) -> list[Line]:
    """Parallel cuts through a form that bends them, inside a shape."""
    rows, columns = np.mgrid[: height.shape[0], : height.shape[1]]
    slope = columns * np.sin(angle) + rows * np.cos(angle) + bend * height
    inside = np.ma.masked_array(slope, mask=where < 0.5)
    if inside.count() == 0:
        return []
    generator = contourpy.contour_generator(z=inside)
    levels = np.arange(np.floor(inside.min() / gap) * gap + gap / 2, inside.max(), gap)
    return [line for level in levels for line in cast("list[Line]", generator.lines(float(level)))]


def strokes(line: Line, shadow: Grid) -> list[tuple[float, Line]]:
    """A line in pieces of one weight each; where light falls there is none."""
    at = np.clip(np.rint(line).astype(int), 0, np.array(shadow.shape[::-1]) - 1)
    weight = np.digitize(shadow[at[:, 1], at[:, 0]], STEPS)
    ends = [0, *(np.flatnonzero(np.diff(weight)) + 1).tolist(), len(line)]
    found: list[tuple[float, Line]] = []
    for begin, end in pairwise(ends):
        piece = line[begin : end + 1]
        if weight[begin] and length(piece) >= LEAST:
            found.append((WEIGHTS[weight[begin]], simplify(piece, COARSE)))
    return found


def length(line: Line) -> float:
    return float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum())


def simplify(line: Line, coarse: float) -> Line:
    """Fewer points, none of the others further away than this (Ramer, Douglas, Peucker)."""
    if len(line) < 3:
        return line
    start, end = line[0], line[-1]
    span = end - start
    far = np.hypot(*span)
    offsets = line - start
    away = np.abs(span[0] * offsets[:, 1] - span[1] * offsets[:, 0]) / far if far else np.hypot(*offsets.T)
    peak = int(away.argmax())
    if away[peak] <= coarse:
        return np.array([start, end])
    return np.concatenate([simplify(line[: peak + 1], coarse)[:-1], simplify(line[peak:], coarse)])


def path_data(lines: list[Line], closed: bool = False) -> str:
    """Lines as the data of one path, in whole numbers relative to each other."""
    found: list[str] = []
    at = np.zeros(2, dtype=int)
    for line in lines:
        points = np.rint(line).astype(int)
        steps = np.diff(np.concatenate([at[None], points]), axis=0)
        kept = [steps[0], *(step for step in steps[1:] if step.any())]
        if len(kept) < 2:
            continue
        numbers = [f"{x}{'' if y < 0 else ' '}{y}" for x, y in kept]
        rest = "".join(
            f"{'' if number.startswith('-') or not place else ' '}{number}" for place, number in enumerate(numbers[1:])
        )
        found.append(f"m{numbers[0]}l{rest}{'z' if closed else ''}")
        # After a closed line the pen stands where that line began.
        at = points[0] if closed else points[-1]
    return "".join(found)
