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
        self.view: dict[str, Any] = {}

    def reuse_equal_parts(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view in which whatever shows the same as in the last one is the very same object.

        Everything that is drawn compares what it shows now with what it showed then: so equal parts are found to be
        equal by their addresses, however often they are compared.
        """
        self.view = as_before(self.view, view)
        return self.view

    def reuse(self, thing: Hashable, shown: object, make: Callable[[], Drawn]) -> Drawn:
        """The latest drawing, if the thing shows the same as then: comparing is quicker than making a key of it."""
        found = self.latest.get(thing)
        if found is not None and found[0] == shown:
            same: Drawn = found[1]
            return same
        made = make()
        self.latest[thing] = (shown, made)
        return made


def as_before(old: Any, new: Any) -> Any:
    """The new value, which is another one, but with the old parts wherever they are equal."""
    if isinstance(new, dict) and isinstance(old, dict):
        for key, value in new.items():
            was = old.get(key)
            if was is not value:
                new[key] = was if was == value else as_before(was, value)
    elif isinstance(new, list) and isinstance(old, list):
        for at in range(min(len(old), len(new))):
            was, value = old[at], new[at]
            if was is not value:
                new[at] = was if was == value else as_before(was, value)
    return new
