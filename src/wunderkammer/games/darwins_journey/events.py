"""What the log of Darwin's Journey tells about automatic work, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import NUMBER, Domain, EventKind
from wunderkammer.games.darwins_journey.content.names import (
    ALFRED_ROW,
    BEAGLE_GOAL,
    CAMP,
    COLOUR,
    ENVELOPE,
    GOAL,
    ISLAND,
    SCROLL,
    SLOT,
    SOURCE,
    SPACE,
    SPECIMEN,
    SPOT,
)
from wunderkammer.games.darwins_journey.vocabulary import DEED

GAINED_COINS: Final = 0
GAINED_VP: Final = 1
GAINED_THEORY: Final = 2
GAINED_KNOWLEDGE: Final = 3
GAINED_WORKER: Final = 4
PAID: Final = 5
SPENT_KNOWLEDGE: Final = 6
LENS_COIN: Final = 7
LANDED: Final = 8
RIBBON: Final = 9
FIRST_ARRIVAL: Final = 10
NEW_ORDER: Final = 11
ENVELOPE_FIRST: Final = 12
ENVELOPE_SECOND: Final = 13
HALVED: Final = 14
BEAGLE_SCORED: Final = 15
ROUND_BEGINS: Final = 16
BEAGLE_MOVED: Final = 17
TOP_SCROLL: Final = 18
SET_UP_TILE: Final = 19
CREW_SEAL: Final = 20
AWARD_SILVER: Final = 21
AWARD_GOLD: Final = 22
ALFRED_RESTS: Final = 23
ALFRED_STRONGEST: Final = 24
ALFRED_CHEAPER: Final = 25
ALFRED_COLOUR: Final = 26
ALFRED_BUYS: Final = 27
ALFRED_FAILS_MAIN: Final = 28
ALFRED_FAILS_ACADEMY: Final = 29
ALFRED_FAILS_SPECIAL: Final = 30
ALFRED_FAILS_SMALL: Final = 31
ALFRED_FAILS_DELIVERY: Final = 32
ALFRED_SEAL_OWN: Final = 33
ALFRED_SEAL_THREE: Final = 34
ALFRED_SEAL_LEFT: Final = 35
ALFRED_NO_SEAL: Final = 36
ALFRED_STEALS: Final = 37
ALFRED_FRESH: Final = 38
ALFRED_FEWEST: Final = 39
ALFRED_SAILS: Final = 40
ALFRED_EXPLORES: Final = 41
ALFRED_CAMPS: Final = 42
ALFRED_NO_CAMP: Final = 43
ALFRED_STUDIES: Final = 44
ALFRED_DISCARDS: Final = 45
ALFRED_BONUS_MOVES: Final = 46
ALFRED_LAP: Final = 47
ALFRED_BONUS_CARD: Final = 48
ALFRED_UNLOCKS_COLOUR: Final = 49
ALFRED_UNLOCKS_MOST: Final = 50
ALFRED_UNLOCKS_LEFT: Final = 51
ALFRED_UNLOCKS_CHEAP: Final = 52
ALFRED_DELIVERS_SHARED: Final = 53
ALFRED_DELIVERS_COINS: Final = 54
ALFRED_DIVERSE: Final = 55
ALFRED_SHUFFLES: Final = 56
ALFRED_SCORES: Final = 57
NOTHING_TO_DO: Final = 58
ALFRED_DELIVERS_FIRST: Final = 59
ALFRED_TOTAL: Final = 60
ALFRED_SENDS: Final = 61
ALFRED_PASSES_OVER: Final = 62
ALFRED_PENALTY: Final = 63
ALFRED_SPECIAL: Final = 64
ALFRED_SMALL: Final = 65
ALFRED_ADDS: Final = 66
ALFRED_NO_ISLAND: Final = 67
ALFRED_STACK: Final = 68
ALFRED_TENT: Final = 69
ALFRED_COVERS: Final = 70
ALFRED_LASTING: Final = 71
ALFRED_ROW_LEFT: Final = 72
ALFRED_ROW_RIGHT: Final = 73
ALFRED_FOURTH: Final = 74
ALFRED_SAILED_OUT: Final = 75
ALFRED_EXPLORED_OUT: Final = 76
ALFRED_ACTS_ONE: Final = 77
ALFRED_ACTS_TWO: Final = 78
ALFRED_NO_GOAL: Final = 79
ALFRED_KNOWS: Final = 80
ALFRED_SURPLUS: Final = 81
ALFRED_NO_STAMPS: Final = 82
ALFRED_SECOND: Final = 83
ALFRED_ONE_ONLY: Final = 84
ALFRED_LEFT_OF_TWO: Final = 85
ALFRED_UNLOCKS_ONLY: Final = 86
ALFRED_UNLOCKS_TOPMOST: Final = 87
ALFRED_TIE: Final = 88

# Why a deed is passed over.
TOO_FEW_COINS: Final = 0
EXPLORERS_ARRIVED: Final = 1
SHIP_ARRIVED: Final = 2
NO_STAMPS: Final = 3
NO_SEALS: Final = 4
ROWS_FULL: Final = 5
NO_PURPLE: Final = 6
NOTHING_NEW: Final = 7
NO_TENTS: Final = 8
TENT_THERE: Final = 9
CAMP_FULL: Final = 10
NO_CAMP: Final = 11
NO_OPEN_GOAL: Final = 12
NO_SLOT: Final = 13
NO_OWN_GOAL: Final = 14
NO_KNOWLEDGE: Final = 15
ON_EVERY_ISLAND: Final = 16
NOTHING_LOCKED: Final = 17
NO_LENSES: Final = 18
AT_BEAGLE: Final = 19
CREW_DONE: Final = 20
NOT_DELIVERED: Final = 21
NOTHING_FOR_MUSEUM: Final = 22
OBSTACLE = Domain(
    "obstacle",
    labels=(
        "coins",
        "explorers_arrived",
        "ship_arrived",
        "stamps",
        "seals",
        "rows",
        "purple",
        "researched",
        "tents",
        "tent_there",
        "camp_full",
        "no_camp",
        "goals",
        "slots",
        "own_goals",
        "knowledge",
        "islands",
        "locked",
        "lenses",
        "beagle",
        "crew",
        "delivered",
        "museum",
    ),
)

# The first events have twins that speak of Alfred.
TOLD_OF_ALFRED: Final = 15
ALFRED_TWINS: Final = 89

PLAIN = [
    EventKind("gained-coins", (("amount", NUMBER),)),
    EventKind("gained-vp", (("amount", NUMBER),)),
    EventKind("gained-theory", (("amount", NUMBER),)),
    EventKind("gained-knowledge", (("amount", NUMBER),)),
    EventKind("gained-worker"),
    EventKind("paid", (("amount", NUMBER),)),
    EventKind("spent-knowledge", (("amount", NUMBER),)),
    EventKind("lens-coin"),
    EventKind("landed", (("island", ISLAND),)),
    EventKind("ribbon", (("space", SPACE), ("amount", NUMBER))),
    EventKind("first-arrival", (("space", SPACE), ("amount", NUMBER))),
    EventKind("new-order", (("place", NUMBER),)),
    EventKind("envelope-first", (("envelope", ENVELOPE), ("count", NUMBER))),
    EventKind("envelope-second", (("envelope", ENVELOPE), ("count", NUMBER))),
    EventKind("halved", (("envelope", ENVELOPE), ("count", NUMBER))),
    EventKind("beagle-scored", (("beagle_goal", BEAGLE_GOAL), ("amount", NUMBER), ("penalty", NUMBER))),
    EventKind("round-begins", (("round", NUMBER),)),
    EventKind("beagle-moved", (("space", SPACE),)),
    EventKind("top-scroll", (("count", NUMBER),)),
    EventKind("set-up-tile", (("specimen", SPECIMEN),)),
    EventKind("crew-seal", (("colour", COLOUR),)),
    EventKind("award-silver"),
    EventKind("award-gold"),
    EventKind("alfred-rests", (("row", ALFRED_ROW),)),
    EventKind("alfred-strongest", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-cheaper", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-colour", (("row", ALFRED_ROW), ("spot", SPOT), ("colour", COLOUR))),
    EventKind("alfred-buys", (("count", NUMBER), ("amount", NUMBER))),
    EventKind("alfred-fails-main"),
    EventKind("alfred-fails-academy", (("why", NUMBER),)),
    EventKind("alfred-fails-special"),
    EventKind("alfred-fails-small", (("why", NUMBER),)),
    EventKind("alfred-fails-delivery"),
    EventKind("alfred-seal-own", (("row", ALFRED_ROW), ("colour", COLOUR), ("scroll", SCROLL))),
    EventKind("alfred-seal-three", (("row", ALFRED_ROW), ("colour", COLOUR), ("full", COLOUR))),
    EventKind("alfred-seal-left", (("row", ALFRED_ROW), ("colour", COLOUR), ("scroll", SCROLL))),
    EventKind("alfred-no-seal", (("why", NUMBER),)),
    EventKind("alfred-steals", (("envelope", ENVELOPE), ("count", NUMBER))),
    EventKind("alfred-fresh", (("envelope", ENVELOPE), ("count", NUMBER))),
    EventKind("alfred-fewest", (("envelope", ENVELOPE), ("count", NUMBER), ("why", NUMBER))),
    EventKind("alfred-sails", (("space", SPACE),)),
    EventKind("alfred-explores", (("island", ISLAND), ("space", SPACE))),
    EventKind("alfred-camps", (("camp", CAMP), ("amount", NUMBER))),
    EventKind("alfred-no-camp", (("camp", CAMP), ("why", NUMBER))),
    EventKind("alfred-studies", (("specimen", SPECIMEN),)),
    EventKind("alfred-discards", (("goal", GOAL),)),
    EventKind("alfred-bonus-moves", (("count", NUMBER), ("place", NUMBER))),
    EventKind("alfred-lap", (("amount", NUMBER),)),
    EventKind("alfred-bonus-card", (("place", NUMBER),)),
    EventKind("alfred-unlocks-colour", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-unlocks-most", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-unlocks-left", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-unlocks-cheap", (("spot", SPOT), ("why", NUMBER))),
    EventKind("alfred-delivers-shared", (("specimen", SPECIMEN), ("why", NUMBER))),
    EventKind("alfred-delivers-coins", (("specimen", SPECIMEN), ("amount", NUMBER))),
    EventKind("alfred-diverse"),
    EventKind("alfred-shuffles"),
    EventKind("alfred-scores", (("amount", NUMBER), ("penalty", NUMBER))),
    EventKind("nothing-to-do", (("deed", DEED), ("obstacle", OBSTACLE))),
    EventKind("alfred-delivers-first", (("specimen", SPECIMEN), ("amount", NUMBER))),
    EventKind("alfred-total", (("amount", NUMBER),)),
    EventKind("alfred-sends", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-passes-over", (("row", ALFRED_ROW), ("why", NUMBER))),
    EventKind("alfred-penalty", (("amount", NUMBER),)),
    EventKind("alfred-special", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-small", (("row", ALFRED_ROW),)),
    EventKind("alfred-adds", (("island", ISLAND),)),
    EventKind("alfred-no-island"),
    EventKind("alfred-stack", (("stack", SOURCE),)),
    EventKind("alfred-tent", (("number", NUMBER),)),
    EventKind("alfred-covers", (("row", ALFRED_ROW), ("place", NUMBER))),
    EventKind("alfred-lasting", (("slot", SLOT),)),
    EventKind("alfred-row-left", (("row", ALFRED_ROW),)),
    EventKind("alfred-row-right", (("row", ALFRED_ROW),)),
    EventKind("alfred-fourth", (("scroll", SCROLL),)),
    EventKind("alfred-sailed-out"),
    EventKind("alfred-explored-out"),
    EventKind("alfred-acts-one", (("space", SPACE),)),
    EventKind("alfred-acts-two", (("space", SPACE), ("last", SPACE))),
    EventKind("alfred-no-goal"),
    EventKind("alfred-knows", (("count", NUMBER),)),
    EventKind("alfred-surplus", (("count", NUMBER), ("most", NUMBER))),
    EventKind("alfred-no-stamps"),
    EventKind("alfred-second", (("amount", NUMBER),)),
    EventKind("alfred-one-only", (("amount", NUMBER),)),
    EventKind("alfred-left-of-two"),
    EventKind("alfred-unlocks-only", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-unlocks-topmost", (("row", ALFRED_ROW), ("spot", SPOT))),
    EventKind("alfred-tie", (("why", NUMBER),)),
]
EVENTS = [*PLAIN, *(EventKind(f"alfred-{kind.code}", kind.arguments) for kind in PLAIN[:TOLD_OF_ALFRED])]
