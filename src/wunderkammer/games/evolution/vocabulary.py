"""Every move of Evolution, every step and every event, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.frames import OVER
from wunderkammer.core.vocabulary import NUMBER, SEAT, Domain, EventKind, Verb, Vocabulary
from wunderkammer.games.evolution.content.cards import CARD, LEAF_TRAIT, TRAIT

LONGEST_ROW: Final = 64  # boards are not limited (EV-53), but moves are numbered: no game comes near it

# What a card is played for.
AS_TRAIT: Final = 0
AS_SPECIES: Final = 1
AS_BODY: Final = 2
AS_POPULATION: Final = 3

# Moves.
GROW: Final = 0
CARD_MOVE: Final = 99
USE: Final = 198
ONTO: Final = 202
SIDE: Final = 266
DROP: Final = 268
KEEP: Final = 1356
LEAF: Final = 1357
GRAZE: Final = 1549
STORE: Final = 1613
HUNT: Final = 1677
THINK: Final = 1741
PASS: Final = 1805
DONE: Final = 1806
PREY: Final = 1807
SILENCE: Final = 2319
SPEND: Final = 2336
START: Final = 2435
DEAL: Final = 2443
SURPLUS: Final = 2542
MOVES_END: Final = 2549

SPECIES = Domain("species", LONGEST_ROW)
PURPOSE = Domain("purpose", labels=("trait", "species", "body", "population"))
SIDES = Domain("side", labels=("left", "right"))
STORED = Domain("amount", 7)  # Fat Tissue holds no more than six tokens

OWN = ("species-{seat}-{species}",)
HAND = ("hand-{card}",)

VOCABULARY = Vocabulary(
    (
        Verb("grow", GROW, (("card", CARD),), HAND),
        Verb("card", CARD_MOVE, (("card", CARD),), HAND),
        Verb("use", USE, (("purpose", PURPOSE),), ("purpose-{purpose}",)),
        Verb("onto", ONTO, (("species", SPECIES),), OWN),
        Verb("side", SIDE, (("side", SIDES),), ("row-{seat}-{side}",)),
        Verb("drop", DROP, (("species", SPECIES), ("trait", TRAIT)), ("trait-{seat}-{species}-{trait}",)),
        Verb("keep", KEEP, (), ("keep",)),
        Verb("leaf", LEAF, (("species", SPECIES), ("trait", LEAF_TRAIT)), ("trait-{seat}-{species}-{trait}",)),
        Verb("graze", GRAZE, (("species", SPECIES),), OWN),
        Verb("store", STORE, (("species", SPECIES),), ("trait-{seat}-{species}-fat_tissue",)),
        Verb("hunt", HUNT, (("species", SPECIES),), OWN),
        Verb("think", THINK, (("species", SPECIES),), ("trait-{seat}-{species}-intelligence",)),
        Verb("pass", PASS, (), ("hole",)),
        Verb("done", DONE, (), ("hole",)),
        Verb("prey", PREY, (("owner", SEAT), ("species", SPECIES)), ("species-{owner}-{species}",)),
        Verb("silence", SILENCE, (("trait", TRAIT),), ("silence-{trait}",)),
        Verb("spend", SPEND, (("card", CARD),), HAND),
        Verb("start", START, (("owner", SEAT),), chance=True),
        Verb("deal", DEAL, (("card", CARD),), chance=True),
        Verb("surplus", SURPLUS, (("amount", STORED),), ("surplus-{amount}",)),
    )
)

# Steps: kinds of frames.
ROUND: Final = 8
DEALING: Final = 9
GROWING: Final = 10
PLAYING: Final = 11
REVEAL: Final = 12
LEAVES: Final = 13
FOOD_CARDS: Final = 14
TURN: Final = 15
BITE: Final = 16
MEAL: Final = 17
SCAVENGERS: Final = 18
ATTACK_END: Final = 19
STARVING: Final = 20
ROUND_END: Final = 21
CHOOSE_FOOD: Final = 88
PLAY_CARDS: Final = 89
USE_CARD: Final = 90
PLACE_CARD: Final = 91
ORDER_LEAVES: Final = 92
FEED: Final = 93
CHOOSE_PREY: Final = 94
SPEND_CARD: Final = 95
DIVIDE_SURPLUS: Final = 96
LOT: Final = 160
DRAW_CARD: Final = 161
FOOD_LANES: Final = 208
QUICK_LANES: Final = 209

STEP_NAMES = {
    OVER: "over",
    ROUND: "round",
    DEALING: "dealing",
    GROWING: "growing",
    PLAYING: "playing",
    REVEAL: "reveal",
    LEAVES: "leaves",
    FOOD_CARDS: "food-cards",
    TURN: "turn",
    BITE: "bite",
    MEAL: "meal",
    SCAVENGERS: "scavengers",
    ATTACK_END: "attack-end",
    STARVING: "starving",
    ROUND_END: "round-end",
    CHOOSE_FOOD: "food",
    PLAY_CARDS: "play",
    USE_CARD: "use",
    PLACE_CARD: "place",
    ORDER_LEAVES: "leaf",
    FEED: "feed",
    CHOOSE_PREY: "prey",
    SPEND_CARD: "spend",
    DIVIDE_SURPLUS: "surplus",
    LOT: "lot",
    DRAW_CARD: "draw-card",
    FOOD_LANES: "food-lanes",
    QUICK_LANES: "quick-lanes",
}

# Events; places in a row are counted from 1, from left to right.
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
