"""Every step of Encyclopedia: the kinds of frames on the agenda, numbered and named."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.frames import OVER

LAY_OUT: Final = 8
REFILL: Final = 9
START_PURSES: Final = 10
DRAFT: Final = 11
ROUND: Final = 12
DICE: Final = 13
NEXT_TURN: Final = 14
RIVAL_TURN: Final = 15
RIVAL_ACT: Final = 16
AFTER_CARD: Final = 17
RIVAL_SPENDS: Final = 18
ADVANCE: Final = 19
OWED: Final = 20
OWN_OWED: Final = 21
GIVE_EXPERT: Final = 22
GIVE_ANIMAL: Final = 23
RAISE: Final = 24
NEXT_GROUP: Final = 25
GROUP_ZERO: Final = 26
PUBLISHED: Final = 27
CLOSE_TURN: Final = 28
END_OF_ROUND: Final = 29
OFFER_END_ACTION: Final = 30
CLEAR_BOARD: Final = 31
FINAL: Final = 32
CHOOSE_ANIMAL: Final = 88
CHOOSE_EXPERT: Final = 89
PLACE_EXPERT: Final = 90
ARRANGE: Final = 91
CHOOSE_DIE: Final = 92
CHOOSE_ACTION: Final = 93
CHOOSE_SOURCE: Final = 94
PAY: Final = 95
PLACE_MARKERS: Final = 96
RELEASE_MORE: Final = 97
ADD_CARDS: Final = 98
LAST_MOMENT: Final = 99
END_ACTION: Final = 100
CHOOSE_FIRST: Final = 160
CHOOSE_RANK: Final = 161
FILL_UNIVERSITY: Final = 162
FILL_ACADEMY: Final = 163
TOP_EXPERT: Final = 164
TOP_ANIMAL: Final = 165
REVEAL_TOKEN: Final = 166
ROLL_DICE: Final = 167
ROLL_AGAIN: Final = 168

STEP_NAMES = {
    OVER: "over",
    LAY_OUT: "lay-out",
    REFILL: "refill",
    START_PURSES: "start-purses",
    DRAFT: "draft",
    ROUND: "round",
    DICE: "dice",
    NEXT_TURN: "next-turn",
    RIVAL_TURN: "rival-turn",
    RIVAL_ACT: "rival-act",
    AFTER_CARD: "after-card",
    RIVAL_SPENDS: "rival-spends",
    ADVANCE: "advance",
    OWED: "owed",
    OWN_OWED: "own-owed",
    GIVE_EXPERT: "give-expert",
    GIVE_ANIMAL: "give-animal",
    RAISE: "raise",
    NEXT_GROUP: "next-group",
    GROUP_ZERO: "group-zero",
    PUBLISHED: "published",
    CLOSE_TURN: "close-turn",
    END_OF_ROUND: "end-of-round",
    OFFER_END_ACTION: "offer-end-action",
    CLEAR_BOARD: "clear-board",
    FINAL: "final",
    CHOOSE_ANIMAL: "animal",
    CHOOSE_EXPERT: "expert",
    PLACE_EXPERT: "place",
    ARRANGE: "arrange",
    CHOOSE_DIE: "die",
    CHOOSE_ACTION: "action",
    CHOOSE_SOURCE: "source",
    PAY: "pay",
    PLACE_MARKERS: "research",
    RELEASE_MORE: "release",
    ADD_CARDS: "add",
    LAST_MOMENT: "last-moment",
    END_ACTION: "end-action",
    CHOOSE_FIRST: "choose-first",
    CHOOSE_RANK: "choose-rank",
    FILL_UNIVERSITY: "fill-university",
    FILL_ACADEMY: "fill-academy",
    TOP_EXPERT: "top-expert",
    TOP_ANIMAL: "top-animal",
    REVEAL_TOKEN: "reveal-token",
    ROLL_DICE: "roll-dice",
    ROLL_AGAIN: "roll-again",
}
