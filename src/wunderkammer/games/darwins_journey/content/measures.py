"""What goals and Beagle goals count (DJ-47, DJ-57), and how the figures write it."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.reader import BadData
from wunderkammer.games.darwins_journey.content.names import KIND_NAMES, KINDS, MUSEUM_ROWS, SEAL_NAMES, SPECIMENS

# A measure is one of these times 8, plus a colour, museum row or kind where it has one.
OF_STACKS: Final = 0
OF_THEORY: Final = 1
OF_TENTS: Final = 2
OF_LENSES: Final = 3
AT_BEAGLE: Final = 4
OF_VP: Final = 5
OF_COINS: Final = 6
OF_KNOWLEDGE: Final = 7
OF_GOALS: Final = 8
OF_SEALS: Final = 9
OF_KIND: Final = 10
OF_ROW: Final = 11

# Signs of what a seat has, above a bit for each specimen.
A_TENT: Final = 0x10000
A_LENS: Final = 0x20000
ANYWAY: Final = 0x40000  # everybody shows it: it stands for measures without a sign of their own

SIMPLE = ("stacks", "theory", "tents", "lenses", "beagle", "vp", "coins", "knowledge", "goals")
WITH_NAME = {"seals": (OF_SEALS, SEAL_NAMES), "kind": (OF_KIND, KIND_NAMES), "colour": (OF_ROW, MUSEUM_ROWS)}
MEASURE_NAMES = (*SIMPLE, "seals", "kind", "colour")


def measure_of(text: str, path: str) -> int:
    """The number of a measure such as “tents” or “seals blue”."""
    words = text.split()
    if len(words) == 1 and words[0] in SIMPLE:
        return SIMPLE.index(words[0]) * 8
    if len(words) == 2 and words[0] in WITH_NAME and words[1] in WITH_NAME[words[0]][1]:
        kind, names = WITH_NAME[words[0]]
        return kind * 8 + names.index(words[1])
    raise BadData(f"{path}: “{text}” cannot be counted; write for example “tents”, “seals blue” or “kind bird”.")


def signs_of(measure: int) -> int:
    """Signs without any of which a seat has nothing of a measure, as a mask."""
    what, which = divmod(measure, 8)
    if what == OF_KIND:
        return sum(1 << (row * KINDS + which) for row in range(SPECIMENS // KINDS))
    if what == OF_ROW:
        return sum(1 << (which * KINDS + kind) for kind in range(KINDS))
    return {OF_TENTS: A_TENT, OF_LENSES: A_LENS}.get(what, ANYWAY)


def requirement_of(text: str, path: str) -> tuple[int, int]:
    """A measure and the number it must reach, such as “seals blue 2”."""
    what, _, number = text.rpartition(" ")
    if not number.isdigit() or not 1 <= int(number) <= 200:
        raise BadData(f"{path}: “{text}” must end with a number from 1 to 200.")
    return measure_of(what, path), int(number)
