"""What is gained, when experts act and what they count, as figures name it and rules number it."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain

# Gains.
NOTHING: Final = 0
COINS: Final = 1
TOKEN: Final = 2
SEAL: Final = 3
EXPERT_CARD: Final = 4
ANIMAL_CARD: Final = 5
REPUTATION: Final = 6
VP: Final = 7
EXTRA_DIE: Final = 8
VALUE: Final = 9
POINTS: Final = 10
MARKERS: Final = 11

GAIN = Domain(
    "gain",
    labels=(
        "nothing",
        "coins",
        "token",
        "seal",
        "expert",
        "animal",
        "reputation",
        "vp",
        "die",
        "value",
        "points",
        "markers",
    ),
)

# When an expert acts: the six actions first.
EMBASSY: Final = 0
BANK: Final = 1
UNIVERSITY: Final = 2
ACADEMY: Final = 3
EXPEDITION: Final = 4
PUBLISH: Final = 5
MARKER: Final = 6
EXPEDITION_POINTS: Final = 7
DIE: Final = 8
ONCE: Final = 9
END: Final = 10

ACTIONS = ("embassy", "bank", "university", "academy", "expedition", "publish")
ACTION = Domain("action", labels=ACTIONS)
MOMENTS = (*ACTIONS, "marker", "points", "die", "once", "end")

# What end-of-game experts count; they follow the numbers of the twelve categories, to which others add markers.
COUNT_TOKENS: Final = 12
COUNT_SEALS: Final = 13
COUNT_COINS: Final = 14
COUNT_EXPERTS: Final = 15
COUNT_REPUTATION: Final = 16

COUNTED = ("tokens", "seals", "coins", "experts", "reputation")
