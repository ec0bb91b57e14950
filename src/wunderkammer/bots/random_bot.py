"""The bot that takes any legal move."""

from __future__ import annotations

from wunderkammer.bots.info import Info
from wunderkammer.core.rng import Rng


class RandomBot:
    """Every legal move is as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, info: Info) -> int:
        return info.legal[self.rng.below(len(info.legal))]
