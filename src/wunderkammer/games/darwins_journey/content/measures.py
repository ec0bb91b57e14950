"""What goals and Beagle goals count (DJ-47, DJ-57), and how the figures write it."""

from __future__ import annotations

from typing import Final, NamedTuple

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
MOST_NEEDED = 200
MEASURE_NAMES = (*SIMPLE, "seals", "kind", "colour")


class Measure(NamedTuple):
    """What is counted: “tents”, “seals blue”."""

    what: str
    which: str = ""


class Need(NamedTuple):
    """A measure and the number it must reach: “seals blue 2”."""

    measure: Measure
    number: int


def parse_measure(text: str, path: str = "measure") -> Measure:
    what, *which = text.split() or [""]
    if what in SIMPLE and not which:
        return Measure(what)
    if what in WITH_NAME and len(which) == 1 and which[0] in WITH_NAME[what][1]:
        return Measure(what, which[0])
    raise BadData("bad-measure", path=path, text=text)


def parse_need(text: str, path: str = "goal") -> Need:
    what, _, number = text.rpartition(" ")
    if not number.isdecimal() or len(number) > 3 or not 1 <= int(number) <= MOST_NEEDED:
        raise BadData("bad-requirement", path=path, text=text, most=MOST_NEEDED)
    return Need(parse_measure(what, path), int(number))


def number_of(measure: Measure) -> int:
    """The number under which the rules know a measure."""
    if measure.which:
        kind, names = WITH_NAME[measure.what]
        return kind * 8 + names.index(measure.which)
    return SIMPLE.index(measure.what) * 8


def signs_of(measure: int) -> int:
    """Signs without any of which a seat has nothing of a measure, as a mask."""
    what, which = divmod(measure, 8)
    if what == OF_KIND:
        return sum(1 << (row * KINDS + which) for row in range(SPECIMENS // KINDS))
    if what == OF_ROW:
        return sum(1 << (which * KINDS + kind) for kind in range(KINDS))
    return {OF_TENTS: A_TENT, OF_LENSES: A_LENS}.get(what, ANYWAY)
