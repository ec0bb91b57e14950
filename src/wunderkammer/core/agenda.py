"""Steps by their kinds, and whether an agenda read from JSON can be pending: its shape from one table of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from wunderkammer.core.frames import SEALED
from wunderkammer.core.reader import BadData
from wunderkammer.core.state import State

LONGEST_AGENDA = 64
KINDS = 256  # of frames, at most

T = TypeVar("T")


def check_shape(state: State, steps: Mapping[int, str], shapes: Sequence[str]) -> None:
    """The names of the pending steps, from bottom to top, must be one of the shapes (regular expressions)."""
    names = " ".join(steps[f & 255] for f in state.agenda)
    if len(state.agenda) > LONGEST_AGENDA or not any(re.fullmatch(shape, names) for shape in shapes):
        raise BadData(code="agenda-shape")


def check_lanes(state: State, steps: Mapping[int, str], lanes: Mapping[int, int]) -> None:
    """Lanes are open exactly while a sealed choice is on top; `lanes` says which step each kind of choice has."""
    top = state.top() & 255
    if any(f for f in state.lanes) != (top >= SEALED):
        raise BadData(code="lanes-open")
    for seat, f in enumerate(state.lanes):
        if f and (f & 255 != lanes[top] or f >> 8 & 255 != seat):
            raise BadData(code="lane-step", seat=seat, step=steps[lanes[top]])


def check_fits(state: State, steps: Mapping[int, str]) -> None:
    """Every pending frame must find what it refers to."""
    for f in [*state.agenda, *(f for f in state.lanes if f)]:
        if not state.step(f).fits(state, f):
            raise does_not_go(steps, f)


def by_kind(table: Sequence[tuple[int, str, T]], otherwise: T) -> list[T]:
    """The steps of a game's table by their kinds of frames."""
    steps = [otherwise] * KINDS
    for kind, _, step in table:
        steps[kind] = step
    return steps


def does_not_go(steps: Mapping[int, str], f: int) -> BadData:
    """The error for a frame that refers to something that is not there."""
    return BadData(code="agenda-step", step=steps[f & 255])
