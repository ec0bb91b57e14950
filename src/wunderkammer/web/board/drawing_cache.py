"""What has been drawn lately, so that several viewers of a table, and the next move, find it ready."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

Drawn = TypeVar("Drawn")


class DrawingCache(Generic[Drawn]):
    """Remembers drawings by everything that they depend on; when it is full it starts over."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[Hashable, Drawn] = {}

    def recall(self, key: Hashable, make: Callable[[], Drawn]) -> Drawn:
        """What was drawn for this key, or what is drawn for it now."""
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most:
                self.known.clear()
            found = self.known[key] = make()
        return found


class LatestDrawings:
    """The latest drawing of every thing on one board; nobody but those who see the same board may use it."""

    def __init__(self) -> None:
        self.latest: dict[Hashable, tuple[object, Any]] = {}

    def reuse(self, thing: Hashable, shown: object, make: Callable[[], Drawn]) -> Drawn:
        """The latest drawing, if the thing shows the same as then: comparing is quicker than making a key of it."""
        found = self.latest.get(thing)
        if found is not None and found[0] == shown:
            same: Drawn = found[1]
            return same
        made = make()
        self.latest[thing] = (shown, made)
        return made
