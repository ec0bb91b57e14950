"""Every move of Lost Lands, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain, Verb, Vocabulary
from wunderkammer.games.lost_lands.content.names import CARD, COLOUR, EXPEDITION, KIND, TEAM

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
PARTY = Domain("owner", 4, of_seats=True)
JETPACK_TURN = (("team", TEAM), ("from", KIND), ("kind", KIND))
TEAM_CARD = (("owner", PARTY), ("team", TEAM), ("kind", KIND))

VOCABULARY = Vocabulary(
    (
        Verb("screen", SCREEN, (("colour", COLOUR),), ("screen-{colour}",), due="screens-at-start LL-03"),
        Verb("bid", BID, (("amount", Domain("bid", MONEY_LIMIT + 1)),), ("purse-{seat}",), due="bids-in-auction LL-11"),
        Verb("take", TAKE, (("card", CARD),), ("market-{card}",), due="take-after-bids LL-15"),
        Verb("sell", SELL, (), ("bank",), due="no-card-in-hand LL-16"),
        Verb("perform", PERFORM, (), ("discard",), due="no-card-in-hand LL-16"),
        Verb("join", JOIN, (("team", TEAM),), ("team-{seat}-{team}",), due="no-card-in-hand LL-16"),
        Verb("fit", FIT, (("team", TEAM), ("kind", KIND)), ("team-{seat}-{team}-{kind}",), due="no-card-in-hand LL-16"),
        Verb("turn", TURN, JETPACK_TURN, ("team-{seat}-{team}-{from}",), due="no-jetpack-yet LL-25"),
        Verb("send", SEND, (("sent", SENT),), ("expedition-active",), due="send-at-expedition LL-27"),
        Verb("crown", CROWN, (("team", TEAM),), ("team-{seat}-{team}",), due="crown-own-tie LL-29"),
        Verb("lose", LOSE, TEAM_CARD, ("team-{owner}-{team}-{kind}",), due="lose-after-expedition LL-31"),
        Verb("expedition", DRAW_EXPEDITION, (("expedition", EXPEDITION),), chance=True),
        Verb("place", PLACE_MARKER, (("owner", PARTY),), chance=True),
        Verb("reveal", REVEAL, (("card", CARD),), chance=True),
        Verb("risk", RISKED, (("card", CARD),), chance=True),
    )
)
