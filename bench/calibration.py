"""What the analysis said of chances to win beside what happened (bench/teacher.py calibration)."""

from __future__ import annotations

import math
from typing import Any

from wunderkammer.analysis.comparison import outlook_of, sharpen

Row = dict[str, Any]
BINS = 10
HELD_OUT = 24  # seeds from here on were never used to choose a setting


def held_out(rows: list[Row]) -> list[Row]:
    """One position of every match that was not used to choose a setting."""
    first: dict[int, Row] = {}
    for row in rows:
        if row["seed"] >= HELD_OUT:
            first.setdefault(row["seed"], row)
    return [*first.values()]


def calibration(rows: list[Row], sharpness: float) -> None:
    """What was said beside what was won, in bins of ten, with the 95 % interval of the share."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for row in rows:
        said = said_of(row, sharpness)[row["asked"]]
        bins[min(BINS - 1, int(said * BINS))].append((said, row["won"][row["asked"]]))
    print("| said | games | on average | won | 95 % interval | within |\n|---|---|---|---|---|---|")
    for number, pairs in enumerate(bins):
        if pairs:
            said, won = (sum(pair[at] for pair in pairs) / len(pairs) for at in (0, 1))
            low, high = interval(won, len(pairs))
            name = f"{number * BINS}–{number * BINS + BINS} %"
            inside = "yes" if low <= said <= high else "no"
            print(f"| {name} | {len(pairs)} | {said:.1%} | {won:.1%} | {low:.0%} – {high:.0%} | {inside} |")


def said_of(row: Row, sharpness: float) -> list[float]:
    """What is said of everybody's chances: the average over the worlds, as the analysis takes it."""
    return outlook_of([sharpen(world, sharpness) for world in row["worlds"]], len(row["won"])).chances


def interval(share: float, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share."""
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - reach, middle + reach


def best_sharpness(rows: list[Row]) -> float:
    """The sharpness that makes what happened likeliest."""

    def surprise(sharpness: float) -> float:
        return -math.fsum(
            won * math.log(max(1e-9, chance))
            for row in rows
            for chance, won in zip(said_of(row, sharpness), row["won"], strict=True)
        )

    steps: list[float] = [0.3 + 0.02 * step for step in range(90)]
    return min(steps, key=surprise)
