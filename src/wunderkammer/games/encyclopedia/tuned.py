"""What things are worth to a player in points, tuned by thousands of games (docs/bots.md)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

PACE: Final = 8.0  # points that a turn brings on average

# The purse.
COIN: Final = 0.182
TOKEN: Final = 0.064
SEAL: Final = 3.855
HURRY: Final = 1.473  # what coins and tokens lose in the last turns: they must be spent
STEP: Final = 0.123  # of reputation towards the next bonus

# What active experts bring, beside points.
EXPERT_COIN: Final = 0.675
EXPERT_STEP: Final = 0.305
EXPERT_VALUE: Final = 0.43  # of a die
EXPERT_POINT: Final = 0.679  # of an expedition
TOGETHER: Final = 0.416  # how much more an expert brings for each other that acts at the same moment
ONE_SHOT: Final = 3.336

# An action in progress.
POINT: Final = 0.547  # of an expedition, not yet spent
DIE: Final = 1.16  # in hand, before its action is chosen …
DIE_VALUE: Final = 0.388  # … and by its value
ANIMAL: Final = 0.024  # of an academy visit
REPUTATION_STEP: Final = 0.042  # that it will bring
PUBLICATION: Final = 252.5  # a plan that has come so far must not be dropped half-way …
PUBLISHABLE: Final = 0.077  # … and of what its markers score

# Animals under study.
CARD: Final = 0.855
COMPANION: Final = 1.319  # each further one of its continent …
CONTINENT: Final = 3.36  # … and of what they would add to the continent's collection
CARD_TIME: Final = 17.4  # own turns that it takes to make the most of an animal
MARKED: Final = 0.744  # a marker, whatever it scores
CLUSTER: Final = 0.431  # of what further markers of a category score: one publication takes them all
CATEGORY: Final = 0.825  # of what they would add to the category's collection
BEST: Final = 0.578  # of the best publication that they allow …
BEST_MORE: Final = 1.428  # … in which collections count so much
MARKER_TIME: Final = 119.5  # markers on cards fade steadily, so that they are published in time
CONTINENT_DRIVE: Final = 0.054  # elements that a continent's collection grows by in a turn


@final
@mypyc_attr(acyclic=True)
class ByKind:
    """Numbers that differ from kind to kind."""

    uses: vec[float]  # of an expert in a turn, by moment: the six actions, marker, expedition points, die
    marker: vec[float]  # of what a marker scores when published, by group
    drive: vec[float]  # elements that a category's collection grows by in a turn, by group

    def __init__(self) -> None:
        self.uses = vec[float]([0.047, 0.062, 0.243, 0.157, 0.043, 0.238, 0.183, 0.076, 0.174])
        self.marker = vec[float]([0.313, 0.186, 0.686, 1.337])
        self.drive = vec[float]([0.004, 0.015, 0.036, 0.041])


BY_KIND: Final = ByKind()
