"""What components did for those who took them, found from the choices of watched games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wunderkammer.lab.reports.statistics import Measurement, mean_of
from wunderkammer.lab.reports.trials.trial import WatchedGame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Ints = NDArray[np.int64]

LEAST = 20  # times that a thing must have been taken and left for anything to be said about its gain


class ComponentEffect(NamedTuple):
    """One component in some games; the influences say what every game adds to a number, for comparisons in pairs."""

    offered: int
    taken: int
    rate: Measurement
    gain: Measurement | None  # points of final lead of those who took it, compared with those who left it
    rate_influence: Floats
    gain_influence: Floats | None
    share: Floats  # by game: of how many of its choices it was part


class ChoiceRows:
    """All choices of some games as columns: the game, what is adjusted for, and what came of it."""

    def __init__(self, games: Sequence[WatchedGame]) -> None:
        import numpy as np

        rows = [(at, game, choice) for at, game in enumerate(games) for choice in game.choices or ()]
        seats = len(games[0].scores) if games else 1
        self.games = len(games)
        self.game: Ints = np.array([at for at, _, _ in rows], dtype=np.int64)
        self.choices: Floats = np.maximum(np.bincount(self.game, minlength=len(games)), 1).astype(np.float64)
        self.lead: Floats = np.array([game.leads[choice.seat] for _, game, choice in rows])
        places = np.array([game.places[choice.seat] for _, game, choice in rows])
        known = [places == place for place in range(1, seats)]
        stages = np.array([choice.stage for _, _, choice in rows])
        standings = np.array([choice.standing for _, _, choice in rows])
        # Seat, round and standing before: what a gain is adjusted for.
        self.known: Floats = np.column_stack([np.ones(len(rows)), *known, stages, stages**2, standings]).astype(float)
        pairs = [(one, at, one in choice.taken) for at, (_, _, choice) in enumerate(rows) for one in choice.offered]
        order = sorted(pairs)
        self.components: Ints = np.array([one for one, _, _ in order], dtype=np.int64)
        self.rows: Ints = np.array([at for _, at, _ in order], dtype=np.int64)
        self.taken: Floats = np.array([float(taken) for _, _, taken in order])


def component_effects(games: Sequence[WatchedGame]) -> dict[int, ComponentEffect]:
    """By the number of a component, what these games say about it."""
    import numpy as np

    table = ChoiceRows(games)
    found: dict[int, ComponentEffect] = {}
    numbers, begins = np.unique(table.components, return_index=True)
    ends = [*begins[1:], len(table.components)] if len(begins) else []
    for number, begin, end in zip(numbers, begins, ends, strict=True):
        found[int(number)] = one_effect(table, table.rows[begin:end], table.taken[begin:end])
    return found


def one_effect(table: ChoiceRows, rows: Ints, taken: Floats) -> ComponentEffect:
    import numpy as np

    game = table.game[rows]
    offered, takes = len(rows), float(taken.sum())
    rate = takes / offered
    influence = np.bincount(game, taken - rate, table.games) / offered
    error = math.hypot(math.sqrt(float((influence**2).sum())), one_more(offered))
    rate_number = Measurement(rate, error, len(np.unique(game)))
    rate_number = rate_number._replace(ends=(max(0.0, rate - rate_number.half), min(1.0, rate + rate_number.half)))
    gain, gain_influence = None, None
    if LEAST <= takes <= offered - LEAST:
        gain, gain_influence = adjusted_gain(table, rows, taken)
    share = np.bincount(game, minlength=table.games) / table.choices
    return ComponentEffect(offered, int(takes), rate_number, gain, influence, gain_influence, share)


def one_more(offered: int) -> float:
    """What one more offer, half taken, adds to the error of a rate: what was never or always taken is not certain."""
    return 0.5 / (offered + 1)


def adjusted_gain(table: ChoiceRows, rows: Ints, taken: Floats) -> tuple[Measurement, Floats]:
    """Least squares; choices of one game share its luck, so errors are added up game by game."""
    import numpy as np

    columns = np.column_stack([taken, table.known[rows]])
    inverse = np.linalg.pinv(columns.T @ columns)
    fit = inverse @ (columns.T @ table.lead[rows])
    left = table.lead[rows] - columns @ fit
    shares: Floats = (columns @ inverse[0]) * left
    influence: Floats = np.bincount(table.game[rows], shares, table.games).astype(np.float64)
    games = len(np.unique(table.game[rows]))
    small = games / max(1, games - columns.shape[1])  # few games know less than they seem to
    return Measurement(float(fit[0]), math.sqrt(small * float((influence**2).sum())), games), influence


class ComponentChange(NamedTuple):
    """How differently a component fares on another side."""

    rate: Measurement
    gain: Measurement | None
    offered: Measurement  # as a share of all choices


def component_change(before: ComponentEffect, after: ComponentEffect) -> ComponentChange:
    """The differences of games with the same luck."""
    rate = changed_number(before.rate, after.rate, before.rate_influence, after.rate_influence)
    rate = rate._replace(error=math.hypot(rate.error, one_more(before.offered), one_more(after.offered)))
    offered = mean_of([*(after.share - before.share)])
    if before.gain is None or after.gain is None or before.gain_influence is None or after.gain_influence is None:
        return ComponentChange(rate, None, offered)
    gain = changed_number(before.gain, after.gain, before.gain_influence, after.gain_influence)
    return ComponentChange(rate, gain, offered)


def changed_number(before: Measurement, after: Measurement, influence: Floats, other: Floats) -> Measurement:
    error = math.sqrt(float(((other - influence) ** 2).sum()))
    return Measurement(after.value - before.value, error, min(before.games, after.games))
