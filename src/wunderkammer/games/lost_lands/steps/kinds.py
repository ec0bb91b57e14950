"""Every kind of frame of Lost Lands, numbered; the number says its nature (core.frames)."""

from __future__ import annotations

from typing import Final

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
