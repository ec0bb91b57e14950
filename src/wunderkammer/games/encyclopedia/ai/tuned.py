"""What things are worth to a player in points, tuned by thousands of games (docs/bots.md)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

WHOLE_GAME: Final = 24.0  # own turns


@final
@mypyc_attr(acyclic=True)
class Fading:
    """A worth that changes steadily from the start of the game to its end."""

    early: float
    late: float

    def __init__(self, early: float, late: float) -> None:
        self.early = early
        self.late = late

    def at(self, left: float) -> float:
        """The worth with so many own turns left."""
        return self.late + (self.early - self.late) * left / WHOLE_GAME


PACE: Final = 8.0  # points that a turn brings on average
DENIAL: Final = Fading(0.695, 1.266)  # a point that an AI opponent will have: to take it away is worth as much
AGAIN: Final = Fading(14.0, 10.0)  # the die that a seal lets one use at the end of a round, before it is rolled
FIRST: Final = Fading(2.000, 0.000)  # the first-player token for the next round

# The purse.
COIN: Final = Fading(0.754, 0.263)
TOKEN: Final = Fading(0.252, 0.000)
SEAL: Final = 2.977
HURRY: Final = 1.418  # what coins and tokens lose in the last turns: they must be spent

# Dice that still lie on the boards.
PIP: Final = 0.015  # of one that the seat may take …
READY: Final = 0.117  # … if it has animals of the colour …
READY_PIP: Final = 0.027  # … and by its value then
GIVEN: Final = 0.341  # of what its slot brings if an AI opponent takes it

# What active experts bring, beside points.
EXPERT_COIN: Final = 0.598
EXPERT_STEP: Final = 0.350
EXPERT_VALUE: Final = 0.257  # of a die
EXPERT_POINT: Final = 0.380  # of an expedition
TOGETHER: Final = 0.207  # how much more an expert brings for each other that acts at the same moment
ONE_SHOT: Final = 0.901
SETTLED: Final = 14.0  # own turns before the end from which on end-of-game experts count, more and more

# Actions that experts make worth repeating.
ENGINE: Final = 0.5  # of what they bring beyond …
ORDINARY: Final = 6.5  # … the points of an ordinary turn
ENGINE_COIN: Final = 0.5
ENGINE_STEP: Final = 0.6  # of reputation

# An action in progress.
POINT: Final = 0.730  # of an expedition, not yet spent
DIE: Final = 0.467  # in hand, before its action is chosen …
DIE_VALUE: Final = 0.178  # … and by its value
ANIMAL: Final = 0.033  # of an academy visit
REPUTATION_STEP: Final = 0.033  # that it will bring
PUBLICATION: Final = 252.5  # a plan that has come so far must not be dropped half-way …
PUBLISHABLE: Final = 0.030  # … and of what its markers score

# Animals under study.
CARD: Final = Fading(2.286, 0.000)
COMPANION: Final = Fading(0.734, 1.267)  # each further one of its continent …
CONTINENT: Final = Fading(1.601, 2.955)  # … and of what they would add to the continent's collection
CARD_TIME: Final = 28.8  # own turns that it takes to make the most of an animal
MARKED: Final = Fading(0.271, 1.464)  # a marker, whatever it scores
CLUSTER: Final = 0.255  # of what further markers of a category score: one publication takes them all
CATEGORY: Final = Fading(0.915, 1.316)  # of what they would add to the category's collection
BEST: Final = Fading(1.180, 1.535)  # of the best publication that they allow …
BEST_MORE: Final = 0.640  # … in which collections count so much
MARKER_TIME: Final = 48.7  # markers on cards fade steadily, so that they are published in time
CONTINENT_DRIVE: Final = 0.037  # elements that a continent's collection grows by in a turn


@final
@mypyc_attr(acyclic=True)
class ByKind:
    """Numbers that differ from kind to kind."""

    bonus: vec[float]  # of the reputation track, by gain, as far as the steps to it are taken
    uses: vec[float]  # of an expert in a turn, by moment: the six actions, marker, expedition points, die
    visit: vec[float]  # points of an action without experts: embassy, bank (beside its coins), university, academy
    marker: vec[float]  # of what a marker scores when published, by group
    drive: vec[float]  # elements that a category's collection grows by in a turn, by group

    def __init__(self) -> None:
        self.bonus = vec[float]([0.0, 0.516, 0.621, 0.345, 0.771, 0.725])
        self.uses = vec[float]([0.017, 0.370, 0.332, 0.187, 0.040, 0.123, 0.111, 0.017, 0.106])
        self.visit = vec[float]([3.0, 0.5, 3.5, 4.0])
        self.marker = vec[float]([0.299, 0.122, 0.779, 0.418])
        self.drive = vec[float]([0.007, 0.024, 0.036, 0.091])


BY_KIND: Final = ByKind()
