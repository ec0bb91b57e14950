"""How much processor time everybody's bots have used lately: anyone who has used much leaves the way to others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

HALF = 30.0  # seconds after which half of what was used is forgotten
MUCH = 1.0  # seconds, as by bots that use a fortieth of a processor all the time
MOST_REMEMBERED = 10_000


class ThinkingAccounts:
    """Seconds of processor time by share, of which less and less counts."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.now = now
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much, and at which moment

    def add(self, share: str, seconds: float) -> None:
        left = self.recent_seconds(share)
        self.used.pop(share, None)
        self.used[share] = (left + seconds, self.now())
        if len(self.used) > MOST_REMEMBERED:
            self.used.popitem(last=False)

    def recent_seconds(self, share: str) -> float:
        """What still counts."""
        seconds, at = self.used.get(share, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.now() - at) / HALF))

    def much(self, share: str) -> bool:
        return self.recent_seconds(share) > MUCH
