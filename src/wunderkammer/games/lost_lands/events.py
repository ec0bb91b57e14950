"""Every event of Lost Lands, numbered: what is reported beside the moves."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import NUMBER, EventKind
from wunderkammer.games.lost_lands.content.names import CARD, EXPEDITION, KIND, PLACE, TEAM

BID_SHOWN: Final = 0
START_PAID: Final = 1
MOVED_UP: Final = 2
MOVED_DOWN: Final = 3
RECEIVED: Final = 4
LEFT_OVER: Final = 5
REPLACED: Final = 6
SHUFFLED: Final = 7
EXPEDITION_STARTS: Final = 8
EARNED: Final = 9
WON: Final = 10
UNCLAIMED: Final = 11
ARTEFACT: Final = 12
LOST: Final = 13
NEXT_ACTIVE: Final = 14
CHARTED: Final = 15
OBSERVED: Final = 16
TURNED: Final = 17
PLACED: Final = 18

EVENTS = [
    EventKind("bid-shown", (("amount", NUMBER),)),
    EventKind("start-paid", (("amount", NUMBER),)),
    EventKind("moved-up", (("place", PLACE),)),
    EventKind("moved-down", (("place", PLACE),)),
    EventKind("received", (("amount", NUMBER),)),
    EventKind("left-over", (("card", CARD),)),
    EventKind("replaced", (("card", CARD),)),
    EventKind("shuffled"),
    EventKind("expedition-starts", (("expedition", EXPEDITION),)),
    EventKind("earned", (("team", TEAM), ("strength", NUMBER), ("amount", NUMBER))),
    EventKind("won", (("team", TEAM), ("expedition", EXPEDITION), ("points", NUMBER))),
    EventKind("unclaimed", (("expedition", EXPEDITION),)),
    EventKind("artefact", (("team", TEAM), ("points", NUMBER))),
    EventKind("lost", (("team", TEAM), ("card", CARD))),
    EventKind("next-active", (("expedition", EXPEDITION),)),
    EventKind("charted", (("count", NUMBER),)),
    EventKind("observed"),
    EventKind("turned", (("team", TEAM), ("kind", KIND))),
    EventKind("placed", (("place", PLACE),)),
]
