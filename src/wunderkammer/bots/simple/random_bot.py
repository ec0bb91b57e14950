"""The bot that takes any legal move."""

from __future__ import annotations

from wunderkammer.bots.derived_seeds import dice_for
from wunderkammer.bots.info import Info


class RandomBot:
    """Every legal move is as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, info: Info) -> int:
        return info.legal[dice_for(self.seed, info).below(len(info.legal))]
