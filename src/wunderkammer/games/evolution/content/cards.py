"""Which cards there are: seventeen traits, each with several food numbers."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain

# A set of traits is a mask; these are its bits, in the order of TRAIT_NAMES.
CARNIVORE: Final = 1
AMBUSH: Final = 2
PACK_HUNTING: Final = 4
INTELLIGENCE: Final = 8
FAT_TISSUE: Final = 16
COOPERATION: Final = 32
BURROWING: Final = 64
CLIMBING: Final = 128
HARD_SHELL: Final = 256
HORNS: Final = 512
SYMBIOSIS: Final = 1024
WARNING_CALL: Final = 2048
FERTILE: Final = 4096
FORAGING: Final = 8192
SCAVENGER: Final = 16384
DEFENSIVE_HERDING: Final = 32768
LONG_NECK: Final = 65536
ALL_TRAITS: Final = 131071

TRAITS: Final = 17
CARDS: Final = 99  # different cards; some come twice or three times
MOST_COPIES: Final = 3
FEWEST_FOOD: Final = -3
MOST_FOOD: Final = 9

TRAIT_NAMES = (
    "carnivore",
    "ambush",
    "pack_hunting",
    "intelligence",
    "fat_tissue",
    "cooperation",
    "burrowing",
    "climbing",
    "hard_shell",
    "horns",
    "symbiosis",
    "warning_call",
    "fertile",
    "foraging",
    "scavenger",
    "defensive_herding",
    "long_neck",
)
LEAF_NAMES = ("long_neck", "fat_tissue", "fertile")

MILD = (1, 2, 3, 4, 5)
RICH = (2, 3, 4, 5, 6, 7)
FOOD_NUMBERS = (
    (0, 1, 2, 3, 4, 5, 6),
    (-3, -2, -1, 0, 1, 2, 3),
    (-3, -2, -1, 0, 1, 2, 3),
    (-2, -1, 0, 4, 5, 6, 7),
    (-1, 0, 3, 4, 5),
    (0, 3, 4, 5),
    MILD,
    MILD,
    MILD,
    MILD,
    MILD,
    MILD,
    RICH,
    RICH,
    RICH,
    (2, 3, 4, 5, 6, 7, 8),
    (3, 4, 5, 6, 7, 8, 9),
)

TRAIT = Domain("trait", labels=TRAIT_NAMES)
LEAF_TRAIT = Domain("trait", labels=LEAF_NAMES)
CARD = Domain(
    "card",
    labels=tuple(f"{name}_{food}" for name, foods in zip(TRAIT_NAMES, FOOD_NUMBERS, strict=True) for food in foods),
)
