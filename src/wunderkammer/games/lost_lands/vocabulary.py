"""Every move of Lost Lands, every step and every event, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import NUMBER, Domain, EventKind, Verb, Vocabulary
from wunderkammer.games.lost_lands.content.cards import CARD, COLOUR, EXPEDITION, KIND, PLACE, TEAM

# Moves.
SCREEN: Final = 0
BID: Final = 4
TAKE: Final = 516
SELL: Final = 548
PERFORM: Final = 549
JOIN: Final = 550
FIT: Final = 552
TURN: Final = 558
SEND: Final = 576
CROWN: Final = 580
LOSE: Final = 582
DRAW_EXPEDITION: Final = 606
PLACE_MARKER: Final = 615
REVEAL: Final = 619
RISKED: Final = 651

MONEY_LIMIT: Final = 511  # no game comes near it

SENT = Domain("sent", labels=("none", "first", "second", "both"))
PARTY = Domain("owner", 4)

VOCABULARY = Vocabulary(
    (
        Verb("screen", SCREEN, (("colour", COLOUR),), ("screen-{colour}",)),
        Verb("bid", BID, (("amount", Domain("bid", MONEY_LIMIT + 1)),), ("purse-{seat}",)),
        Verb("take", TAKE, (("card", CARD),), ("market-{card}",)),
        Verb("sell", SELL, (), ("bank",)),
        Verb("perform", PERFORM, (), ("discard",)),
        Verb("join", JOIN, (("team", TEAM),), ("team-{seat}-{team}",)),
        Verb("fit", FIT, (("team", TEAM), ("kind", KIND)), ("team-{seat}-{team}-{kind}",)),
        Verb("turn", TURN, (("team", TEAM), ("from", KIND), ("kind", KIND)), ("team-{seat}-{team}-{from}",)),
        Verb("send", SEND, (("sent", SENT),), ("expedition-active",)),
        Verb("crown", CROWN, (("team", TEAM),), ("team-{seat}-{team}",)),
        Verb("lose", LOSE, (("owner", PARTY), ("team", TEAM), ("kind", KIND)), ("team-{owner}-{team}-{kind}",)),
        Verb("expedition", DRAW_EXPEDITION, (("expedition", EXPEDITION),), chance=True),
        Verb("place", PLACE_MARKER, (("owner", PARTY),), chance=True),
        Verb("reveal", REVEAL, (("card", CARD),), chance=True),
        Verb("risk", RISKED, (("card", CARD),), chance=True),
    )
)

# Steps: kinds of frames.
START_PAYMENT: Final = 8
ROUND: Final = 9
OPEN_AUCTION: Final = 10
ROUND_END: Final = 11
EXPEDITION_START: Final = 12
REWARDS: Final = 13
PRIZE: Final = 14
ARTEFACTS: Final = 15
LOSSES: Final = 16
NEXT: Final = 17
NEXT_PLACE: Final = 18
OPEN_START_AUCTION: Final = 19
RISK: Final = 20
DISCARD_USED: Final = 21
CHOOSE_SCREEN: Final = 88
MAKE_BID: Final = 89
CHOOSE_CARD: Final = 90
USE_CARD: Final = 91
SEND_TEAMS: Final = 92
CROWN_TEAM: Final = 93
LOSE_CARD: Final = 94
START_BID: Final = 95
LAY_EXPEDITION: Final = 160
DRAW_PLACE: Final = 161
MARKET: Final = 162
DRAW_RISK: Final = 163
AUCTION: Final = 208
START_AUCTION: Final = 209

# What effects of cards talk about.
MONEY_OF: Final = 0  # the only thing to gain
OWN_SCREEN: Final = 0  # the only condition: the patron of this colour is on the seat's screen
OBSERVE: Final = 0  # the only hook

# Events.
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
