"""Every event of Evolution, numbered; places in a row are counted from 1, from left to right."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import NUMBER, EventKind
from wunderkammer.games.evolution.content.cards import CARD, TRAIT

ROUND_BEGINS: Final = 0
BOARD: Final = 1
DEALT: Final = 2
LAST_ROUND: Final = 3
SHUFFLED: Final = 4
REVEALED: Final = 5
FERTILE_GREW: Final = 6
FAT_MOVED: Final = 7
FOOD_SHOWN: Final = 8
HOLE_GROWS: Final = 9
HOLE_SHRINKS: Final = 10
ATE_PLANTS: Final = 11
ATE_MEAT: Final = 12
GORED: Final = 13
BITTEN: Final = 14
EXTINCT: Final = 15
STARVED: Final = 16
PASSED: Final = 17
BAGGED: Final = 18
BANKED: Final = 19
PLAYED: Final = 20
LAID: Final = 21
FOUNDED: Final = 22
GREW_BODY: Final = 23
GREW_POPULATION: Final = 24
ATTACK_FAILED: Final = 25

PLACE_ONLY = (("place", NUMBER),)
CARD_AT = (("place", NUMBER), ("card", CARD))
AMOUNT_AT = (("place", NUMBER), ("amount", NUMBER))

EVENTS = [
    EventKind("round-begins", (("round", NUMBER),)),
    EventKind("board"),
    EventKind("dealt", (("count", NUMBER),)),
    EventKind("last-round", (("round", NUMBER),)),
    EventKind("shuffled"),
    EventKind("revealed", (("place", NUMBER), ("trait", TRAIT))),
    EventKind("fertile-grew", PLACE_ONLY),
    EventKind("fat-moved", AMOUNT_AT),
    EventKind("food-shown", (("card", CARD),)),
    EventKind("hole-grows", (("amount", NUMBER),)),
    EventKind("hole-shrinks", (("amount", NUMBER),)),
    EventKind("ate-plants", (("place", NUMBER), ("amount", NUMBER), ("fat", NUMBER))),
    EventKind("ate-meat", (("place", NUMBER), ("amount", NUMBER), ("fat", NUMBER))),
    EventKind("gored", PLACE_ONLY),
    EventKind("bitten", PLACE_ONLY),
    EventKind("extinct", (("place", NUMBER), ("cards", NUMBER))),
    EventKind("starved", AMOUNT_AT),
    EventKind("passed"),
    EventKind("bagged", (("amount", NUMBER),)),
    EventKind("banked", (("amount", NUMBER),)),
    EventKind("played", (("species", NUMBER), ("cards", NUMBER))),
    EventKind("laid", PLACE_ONLY),
    EventKind("founded", CARD_AT),
    EventKind("grew-body", CARD_AT),
    EventKind("grew-population", CARD_AT),
    EventKind("attack-failed", PLACE_ONLY),
]
