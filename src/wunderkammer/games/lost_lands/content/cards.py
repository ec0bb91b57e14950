"""How many cards and other things there are, and the numbers of the cards."""

from __future__ import annotations

from typing import Final

KINDS: Final = 3

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
