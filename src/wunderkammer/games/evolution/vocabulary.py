"""Every move of Evolution, numbered."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import SEAT, Domain, Verb, Vocabulary
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
