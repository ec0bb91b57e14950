"""Players that see only what their seat sees."""

from __future__ import annotations

from wunderkammer.bots.company import Company
from wunderkammer.bots.contract import Bot
from wunderkammer.bots.external.external_bot import Occasion
from wunderkammer.bots.info import Info
from wunderkammer.bots.past import Past
from wunderkammer.bots.registry import BOTS, bot, is_bot
from wunderkammer.bots.seat import BotSeat

__all__ = ["BOTS", "Bot", "BotSeat", "Company", "Info", "Occasion", "Past", "bot", "is_bot"]
