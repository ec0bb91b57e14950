"""Every move, step and event of the voyage, and its effects."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.effects_book import (
    EffectBook,
    any_order,
    choose,
    do,
    gain,
    hook,
    maybe,
    pay,
    sequence,
    times,
    when,
)
from wunderkammer.core.frames import CHOOSE, EFFECT, MAYBE, ORDER, OVER
from wunderkammer.core.vocabulary import NUMBER, Domain, EventKind, Verb, Vocabulary, effect_verbs

# Steps.
ROUND: Final = 8
VOYAGE: Final = 9
STRIKE_CAMP: Final = 10
BLOW: Final = 11
SEARCH: Final = 12
PICK_CHART: Final = 88
STAKE: Final = 89
SAIL: Final = 90
CAMP: Final = 91
DEAL: Final = 160
WIND: Final = 161
DIG: Final = 162
DRAFT: Final = 208

STEP_NAMES = {
    OVER: "over",
    EFFECT: "effect",
    CHOOSE: "choose",
    MAYBE: "maybe",
    ORDER: "order",
    ROUND: "round",
    VOYAGE: "voyage",
    STRIKE_CAMP: "strike-camp",
    BLOW: "blow",
    SEARCH: "search",
    PICK_CHART: "pick-chart",
    STAKE: "stake",
    SAIL: "sail",
    CAMP: "camp",
    DEAL: "deal",
    WIND: "wind",
    DIG: "dig",
    DRAFT: "draft",
}

# What effects speak of.
COINS: Final = 0
POINTS: Final = 1
RICH: Final = 0  # condition: has so many coins
FLAG: Final = 0  # hooks
GOAL: Final = 1

BOOK = EffectBook()
BANNER = BOOK.add(any_order(gain(COINS, 1), do(BLOW), hook(FLAG, 1)))
TENT = BOOK.add(
    choose(
        sequence(hook(GOAL), gain(POINTS, 1)),
        pay(COINS, 2, sequence(gain(POINTS, 3), hook(GOAL))),
        do(SEARCH),
    )
)
REWARD = BOOK.add(when(RICH, 1, maybe(pay(COINS, 1, do(VOYAGE, 1))), times(2, gain(COINS, 1))))

# Moves.
PICK: Final = 64
STAKED: Final = 67
SAILED: Final = 70
PITCH: Final = 74
PASS: Final = 75
DEALT: Final = 76
BLOWN: Final = 79
DUG: Final = 82

CHART_KINDS: Final = 3
CHART = Domain("chart", labels=("coast", "reef", "ocean"))
WIND_NAME = Domain("wind", labels=("calm", "gust", "storm"))
HIGHEST_STAKE: Final = 2
GUST: Final = 1
STORM: Final = 2

VOCABULARY = Vocabulary(
    (
        *effect_verbs(BOOK),
        Verb("pick", PICK, (("chart", CHART),), ("chart-{seat}-{chart}",)),
        Verb("stake", STAKED, (("amount", Domain("stake", HIGHEST_STAKE + 1)),), ("purse-{seat}",)),
        Verb("sail", SAILED, (("spaces", Domain("spaces", 4)),), ("ship-{seat}",)),
        Verb("pitch", PITCH, (), ("camp",)),
        Verb("pass", PASS, (), ("ship-{seat}",)),
        Verb("deal", DEALT, (("chart", CHART),), chance=True),
        Verb("wind", BLOWN, (("wind", WIND_NAME),), chance=True),
        Verb("dig", DUG, (("chart", CHART),), chance=True),
    )
)

# Events.
SHOWN: Final = 0
ARRIVED: Final = 1
CROSSED: Final = 2
GAINED: Final = 3
COMPLETED: Final = 4
STRUCK: Final = 5
FOUND: Final = 6

EVENTS = [
    EventKind("shown", (("chart", CHART), ("stake", NUMBER))),
    EventKind("arrived", (("space", NUMBER),)),
    EventKind("crossed", (("space", NUMBER),)),
    EventKind("gained", (("coins", NUMBER), ("points", NUMBER))),
    EventKind("completed", (("goals", NUMBER),)),
    EventKind("struck"),
    EventKind("found", (("chart", CHART),)),
]
