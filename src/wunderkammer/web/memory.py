"""What has been drawn lately, so that several viewers of a table, and the next move, find it ready."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Drawn = TypeVar("Drawn")


class Memory(Generic[Drawn]):
    """Remembers drawings by everything that they depend on; when it is full it starts anew."""

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
