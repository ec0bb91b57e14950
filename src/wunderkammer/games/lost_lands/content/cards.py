"""Which cards there are: labels and kinds."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.vocabulary import Domain

KINDS: Final = 3
EXPLORER: Final = 0
CREW: Final = 1
TRANSPORT: Final = 2

# Card numbers: eight explorers, crews and transports, four patrons, then these.
PER_KIND: Final = 8
TEAM_CARDS: Final = 24
PATRON: Final = 24
RISKY_MOVE: Final = 28
JETPACK: Final = 29
LONG_OBSERVATION: Final = 30
CARTOGRAPHER: Final = 31
CARDS: Final = 32
NO_CARD: Final = -1

EXPEDITIONS: Final = 9
JOURNEYS: Final = 4  # expeditions in one game
BEGINNERS: Final = 3  # the first three expeditions are recommended for the first game
PLACES: Final = 4
TEAMS: Final = 2

KIND_NAMES = ("explorer", "crew", "transport")
EXPEDITION_NAMES = (
    "avalon",
    "kalahari",
    "iram",
    "shangri_la",
    "el_dorado",
    "agartha",
    "thule",
    "atlantis",
    "mu",
)

KIND = Domain("kind", labels=KIND_NAMES)
EXPEDITION = Domain("expedition", labels=EXPEDITION_NAMES)
COLOUR = Domain("colour", labels=("red", "blue", "green", "yellow"))
TEAM = Domain("team", labels=("first", "second"))
PLACE = Domain("place", labels=("i", "ii", "iii", "iv"))
CARD = Domain(
    "card",
    labels=(
        *(f"{kind}_{number}{letter}" for kind in KIND_NAMES for number in range(1, 5) for letter in "ab"),
        "patron_red",
        "patron_blue",
        "patron_green",
        "patron_yellow",
        "risky_move",
        "jetpack",
        "long_observation",
        "cartographer",
    ),
)
