"""Every step of Crumbs: its kind of frame, its name, and who carries it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from tests.crumbs.steps import kinds, turns
from tests.crumbs.steps.step import Step
from wunderkammer.core.agenda import by_kind
from wunderkammer.core.frames import OVER

TABLE: tuple[tuple[int, str, Step], ...] = (
    (OVER, "over", Step()),
    (kinds.HOP, "hop", turns.Hop()),
    (kinds.TAKE, "take", turns.Take()),
)
NAMES = {kind: name for kind, name, _ in TABLE}
# A vec of steps is read without a type check, which a list is not.
STEPS: Final[vec[Step]] = vec[Step](by_kind(TABLE, Step()))
