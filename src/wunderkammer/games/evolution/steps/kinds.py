"""Every kind of frame of Evolution, numbered; the number says its nature (core.frames)."""

from __future__ import annotations

from typing import Final

ROUND: Final = 8
DEALING: Final = 9
GROWING: Final = 10
PLAYING: Final = 11
REVEAL: Final = 12
LEAVES: Final = 13
FOOD_CARDS: Final = 14
TURN: Final = 15
BITE: Final = 16
MEAL: Final = 17
SCAVENGERS: Final = 18
ATTACK_END: Final = 19
STARVING: Final = 20
ROUND_END: Final = 21
CHOOSE_FOOD: Final = 88
PLAY_CARDS: Final = 89
USE_CARD: Final = 90
PLACE_CARD: Final = 91
ORDER_LEAVES: Final = 92
FEED: Final = 93
CHOOSE_PREY: Final = 94
SPEND_CARD: Final = 95
DIVIDE_SURPLUS: Final = 96
LOT: Final = 160
DRAW_CARD: Final = 161
FOOD_LANES: Final = 208
QUICK_LANES: Final = 209
