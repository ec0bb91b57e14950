"""Bots that think as they always do, only not for long."""

from __future__ import annotations

from typing import Any

from wunderkammer.bots import Bot

ROUNDS = 12  # of the search: what these tests look for does not depend on how long one thinks


def thinking_little(mind: Bot) -> Bot:
    """The same bot with a small budget, if it has one."""
    thinking: Any = getattr(mind, "thinking", None)
    if thinking is not None:
        mind.thinking = thinking._replace(rounds=ROUNDS, seconds=0.0)  # type: ignore[attr-defined]
    return mind
