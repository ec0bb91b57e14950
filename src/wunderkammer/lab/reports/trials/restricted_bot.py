"""A bot that may not do everything: what it loses by that is what the forbidden thing is worth."""

from __future__ import annotations

import copy
from collections.abc import Callable

from wunderkammer.bots.contract import Bot
from wunderkammer.bots.info import Info
from wunderkammer.bots.simple.greedy import GreedyBot


class RestrictedBot:
    """Plans by the true rules, as everybody does, but chooses only among the moves that it is allowed.

    So it may plan for a thing that it will not get: what is measured is the loss of a player who does not adapt
    further ahead than the present decision. Where everything is forbidden, everything is allowed.
    """

    def __init__(self, bot: Bot, forbidden: Callable[[int], bool], seed: int) -> None:
        self.bot = bot
        self.name = bot.name
        self.forbidden = forbidden
        self.fallback = GreedyBot(seed)

    def choose(self, info: Info) -> int:
        allowed = [move for move in info.legal if not self.forbidden(move)]
        if not allowed or len(allowed) == len(info.legal):
            return self.bot.choose(info)
        narrow = copy.copy(info)
        narrow.legal = allowed
        move = self.bot.choose(narrow)
        # A bot that plans whole turns begins them as the rules allow: then the best allowed move takes its place.
        return move if move in allowed else self.fallback.choose(narrow)
