"""Every move of Encyclopedia, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain, Verb, Vocabulary
from wunderkammer.games.encyclopedia.content.cards import ANIMAL, COLOUR, CONTINENT, EXPERT, GROUP, ROUND_TOKEN

# Moves.
SET_SLOT: Final = 0
TAKE_DIE: Final = 4
GO_EMBASSY: Final = 36
GO_BANK: Final = 37
GO_UNIVERSITY: Final = 38
GO_ACADEMY: Final = 53
GO_EXPEDITION: Final = 68
GO_PUBLISH: Final = 83
SOURCE: Final = 98
PAY_COINS: Final = 179
PAY_TOKEN: Final = 1180
PAY_SEAL: Final = 1181
EXCHANGE: Final = 1182
COMMIT: Final = 1183
USE: Final = 1184
TAKE_ANIMAL: Final = 1188
TAKE_EXPERT: Final = 1269
PLACE_FREE: Final = 1324
COVER: Final = 1325
TUCK: Final = 1329
SPEND_FREE: Final = 1333
SPEND_COVER: Final = 1334
SPEND_TUCK: Final = 1338
RESEARCH: Final = 1342
RELEASE: Final = 1666
ADD: Final = 1747
STOP: Final = 1828
END_TURN: Final = 1829
PASS: Final = 1830
RECALL: Final = 1831
RECALL_CELL: Final = 1851
DRAW_FIRST: Final = 1871
DRAW_RANK: Final = 1875
DEAL_EXPERT: Final = 1880
DEAL_ANIMAL: Final = 1935
DRAW_EXPERT: Final = 2016
DRAW_ANIMAL: Final = 2071
TURN_TOKEN: Final = 2152
ROLL: Final = 2158
REROLL: Final = 2188

PURSE: Final = 1000  # no game comes near it

PARTY = Domain("owner", 4, of_seats=True)
SLOT = Domain("slot", labels=("first", "second", "third", "fourth"))
WHICH = Domain("which", 2)
STACK = Domain("stack", 4)
CELL = Domain("cell", 4)
AMOUNT = Domain("amount", PURSE + 1)
VALUE_SHOWN = Domain("value", labels=("1", "2", "3", "4", "5", "6"))
PAYMENT = Domain("payment", labels=("none", "token", "seal"))
AREA = Domain("area", labels=("embassy", "bank", "university", "academy"))

# How the colour of the die is paid for.
AS_IT_IS: Final = 0
BY_TOKEN: Final = 1
BY_SEAL: Final = 2
WAYS: Final = 3

VOCABULARY = Vocabulary(
    (
        Verb("slot", SET_SLOT, (("slot", SLOT),), ("slot-{seat}-{slot}",), due="slots-after-roll EN-07"),
        Verb(
            "die",
            TAKE_DIE,
            (("owner", PARTY), ("slot", SLOT), ("which", WHICH)),
            ("die-{owner}-{slot}-{which}",),
            due="die-begins-turn EN-09",
        ),
        Verb("embassy", GO_EMBASSY, (), ("embassy",), due="action-after-die EN-10"),
        Verb("bank", GO_BANK, (), ("bank",), due="action-after-die EN-10"),
        Verb(
            "university",
            GO_UNIVERSITY,
            (("colour", COLOUR), ("payment", PAYMENT)),
            ("university",),
            due="action-after-die EN-10",
        ),
        Verb(
            "academy",
            GO_ACADEMY,
            (("colour", COLOUR), ("payment", PAYMENT)),
            ("academy",),
            due="action-after-die EN-10",
        ),
        Verb(
            "expedition",
            GO_EXPEDITION,
            (("continent", CONTINENT), ("payment", PAYMENT)),
            ("continent-{continent}",),
            due="action-after-die EN-10",
        ),
        Verb(
            "publish",
            GO_PUBLISH,
            (("continent", CONTINENT), ("payment", PAYMENT)),
            ("publications",),
            due="action-after-die EN-10",
        ),
        Verb("source", SOURCE, (("animal", ANIMAL),), ("animal-{animal}",), due="source-of-publication EN-20"),
        Verb("coins", PAY_COINS, (("amount", AMOUNT),), ("coins-{seat}",), due="pay-in-action EN-45"),
        Verb("token", PAY_TOKEN, (), ("tokens-{seat}",), due="pay-in-action EN-45"),
        Verb("seal", PAY_SEAL, (), ("seals-{seat}",), due="pay-in-action EN-45"),
        Verb("exchange", EXCHANGE, (), ("seals-{seat}",), due="pay-in-action EN-45"),
        Verb("commit", COMMIT, (), ("action",), due="pay-in-action EN-45"),
        Verb("use", USE, (("stack", STACK),), ("stack-{seat}-{stack}",), due="one-shot-in-turn EN-27"),
        Verb("take-animal", TAKE_ANIMAL, (("animal", ANIMAL),), ("animal-{animal}",), due="animal-when-due EN-16"),
        Verb("take-expert", TAKE_EXPERT, (("expert", EXPERT),), ("expert-{expert}",), due="expert-when-due EN-15"),
        Verb("place", PLACE_FREE, (), ("stacks-{seat}",), due="place-new-expert EN-26"),
        Verb("cover", COVER, (("stack", STACK),), ("stack-{seat}-{stack}",), due="place-new-expert EN-26"),
        Verb("tuck", TUCK, (("stack", STACK),), ("stack-{seat}-{stack}",), due="place-new-expert EN-26"),
        Verb("spend-place", SPEND_FREE, (), ("stacks-{seat}",), due="place-new-expert EN-26"),
        Verb("spend-cover", SPEND_COVER, (("stack", STACK),), ("stack-{seat}-{stack}",), due="place-new-expert EN-26"),
        Verb("spend-tuck", SPEND_TUCK, (("stack", STACK),), ("stack-{seat}-{stack}",), due="place-new-expert EN-26"),
        Verb(
            "research",
            RESEARCH,
            (("animal", ANIMAL), ("group", GROUP)),
            ("animal-{animal}",),
            due="research-in-expedition EN-18",
        ),
        Verb("release", RELEASE, (("animal", ANIMAL),), ("animal-{animal}",), due="publish-in-publication EN-21"),
        Verb("add", ADD, (("animal", ANIMAL),), ("animal-{animal}",), due="publish-in-publication EN-21"),
        Verb("stop", STOP, (), ("action",), due="nothing-to-stop EN-18"),
        Verb("end-turn", END_TURN, (), ("action",), due="turn-ends-itself EN-58"),
        Verb("pass", PASS, (), ("action",)),
        Verb("recall", RECALL, (("area", AREA), ("colour", COLOUR)), ("{area}",), due="recall-at-end EN-33"),
        Verb(
            "recall-cell",
            RECALL_CELL,
            (("continent", CONTINENT), ("cell", CELL)),
            ("cell-{continent}-{cell}",),
            due="recall-at-end EN-33",
        ),
        Verb("first-player", DRAW_FIRST, (("owner", PARTY),), chance=True),
        Verb("rank", DRAW_RANK, (("continent", CONTINENT),), chance=True),
        Verb("deal-expert", DEAL_EXPERT, (("expert", EXPERT),), chance=True),
        Verb("deal-animal", DEAL_ANIMAL, (("animal", ANIMAL),), chance=True),
        Verb("draw-expert", DRAW_EXPERT, (("expert", EXPERT),), chance=True),
        Verb("draw-animal", DRAW_ANIMAL, (("animal", ANIMAL),), chance=True),
        Verb("round-token", TURN_TOKEN, (("round-token", ROUND_TOKEN),), chance=True),
        Verb("roll", ROLL, (("colour", COLOUR), ("value", VALUE_SHOWN)), chance=True),
        Verb("reroll", REROLL, (("value", VALUE_SHOWN),), chance=True),
    )
)
