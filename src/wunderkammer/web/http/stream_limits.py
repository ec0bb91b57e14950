"""How many streams somebody may have open at the same time."""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import Iterator

from wunderkammer.web.http.request_errors import TooManyStreams
from wunderkammer.web.settings import Settings


class StreamLimits:
    """The open streams of this process by address and by account.

    Every process may have its part of what is allowed: however they are spread, together there are never more.
    """

    def __init__(self, settings: Settings) -> None:
        self.per_address = self.per_user = math.inf  # on one's own machine
        if settings.shared:
            self.per_address = max(1, settings.streams_per_address // settings.workers)
            self.per_user = max(1, settings.streams_per_user // settings.workers)
        self.open: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, address: str, user: str | None) -> Iterator[None]:
        """A place for a stream, for as long as it is open; raises TooManyStreams if there is none."""
        places: list[tuple[str, float]] = [(f"address {address}", self.per_address)]
        if user is not None:
            places.append((f"user {user}", self.per_user))
        if any(self.open[name] >= most for name, most in places):
            raise TooManyStreams
        self.open.update(name for name, _ in places)
        try:
            yield
        finally:
            self.open.subtract(name for name, _ in places)
            self.open += Counter()  # forget those at nought
