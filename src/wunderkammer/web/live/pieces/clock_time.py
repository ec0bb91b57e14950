"""The time on a clock, as the header and the lists show it."""

from __future__ import annotations

from wunderkammer.text.catalogue import Catalogue

DAY, HOUR, MINUTE = 86400, 3600, 60


def remaining(seconds: float, texts: Catalogue) -> str:
    """Seconds in the largest unit that says something."""
    whole = max(0, int(seconds))
    if whole >= 2 * DAY:
        return texts.say("web-days", count=whole // DAY)
    if whole >= HOUR:
        return f"{whole // HOUR}:{whole // MINUTE % 60:02}\u202fh"
    return f"{whole // MINUTE}:{whole % MINUTE:02}"
