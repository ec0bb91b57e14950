"""Bots that think as they always do, only not for long."""

from __future__ import annotations

from wunderkammer.bots import Bot
from wunderkammer.bots.levels import Level

ROUNDS = 12  # of the search: what these tests look for does not depend on how long one thinks


def thinking_little(mind: Bot) -> Bot:
    """The same bot with a small budget, if it has one."""
    if isinstance(mind, Level):
        mind.rounds = ROUNDS
    return mind
