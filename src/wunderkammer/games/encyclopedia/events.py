"""What the rules of Encyclopedia tell of their automatic work, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import NUMBER, Domain, EventKind
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, CATEGORY, COLOUR, CONTINENT, EXPERT
from wunderkammer.games.encyclopedia.content.names import ACTION, GAIN

PARTY = Domain("owner", 4)

COINS_GAINED: Final = 0
TOKENS_GAINED: Final = 1
SEALS_GAINED: Final = 2
VP_GAINED: Final = 3
REPUTATION_GAINED: Final = 4
CARD_OWED: Final = 5
CARD_NONE: Final = 6
FIRST_PLAYER: Final = 7
ROUND_BEGINS: Final = 8
DECK_RENEWED: Final = 9
EXPERT_JOINS: Final = 10
EXPERT_COVERED: Final = 11
EXPERT_ACTS: Final = 12
POINTS_FIXED: Final = 13
MARKER_PUBLISHED: Final = 14
CARD_PUBLISHED: Final = 15
CARD_LEAVES: Final = 16
MARKERS_LOST: Final = 17
RIVAL_DICE: Final = 18
RIVAL_TAKES: Final = 19
RIVAL_ACTS: Final = 20
RIVAL_ANIMAL: Final = 21
RIVAL_EXPERT: Final = 22
RIVAL_TRAVELS: Final = 23
RIVAL_STAYS: Final = 24
RIVAL_PAID: Final = 25
FOSSIL_DISCARDED: Final = 26
END_MARKERS: Final = 27
LEFT_BEHIND: Final = 28
BOARD_CLEARED: Final = 29

EVENTS = [
    EventKind("coins-gained", (("amount", NUMBER),)),
    EventKind("tokens-gained", (("amount", NUMBER),)),
    EventKind("seals-gained", (("amount", NUMBER),)),
    EventKind("vp-gained", (("amount", NUMBER),)),
    EventKind("reputation-gained", (("amount", NUMBER), ("cell", NUMBER))),
    EventKind("card-owed", (("gain", GAIN),)),
    EventKind("card-none", (("gain", GAIN),)),
    EventKind("first-player"),
    EventKind("round-begins", (("round", NUMBER),)),
    EventKind("deck-renewed", (("gain", GAIN),)),
    EventKind("expert-joins", (("expert", EXPERT),)),
    EventKind("expert-covered", (("expert", EXPERT),)),
    EventKind("expert-acts", (("expert", EXPERT),)),
    EventKind("points-fixed", (("points", NUMBER),)),
    EventKind("marker-published", (("animal", ANIMAL), ("category", CATEGORY), ("amount", NUMBER))),
    EventKind("card-published", (("animal", ANIMAL), ("amount", NUMBER))),
    EventKind("card-leaves", (("animal", ANIMAL),)),
    EventKind("markers-lost", (("amount", NUMBER), ("animal", ANIMAL))),
    EventKind("rival-dice"),
    EventKind("rival-takes", (("owner", PARTY), ("colour", COLOUR), ("value", NUMBER))),
    EventKind("rival-acts", (("action", ACTION),)),
    EventKind("rival-animal", (("animal", ANIMAL),)),
    EventKind("rival-expert", (("expert", EXPERT),)),
    EventKind("rival-travels", (("continent", CONTINENT),)),
    EventKind("rival-stays"),
    EventKind("rival-paid", (("tokens", NUMBER), ("amount", NUMBER))),
    EventKind("fossil-discarded", (("animal", ANIMAL),)),
    EventKind("end-markers", (("expert", EXPERT), ("category", CATEGORY), ("amount", NUMBER))),
    EventKind("left-behind", (("amount", NUMBER),)),
    EventKind("board-cleared"),
]
