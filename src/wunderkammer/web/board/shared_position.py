"""What all who look at one position in one language have in common: made by the first who needs it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Drawing = TypeVar("Drawing")


class SharedPosition:
    """Only what everybody may see goes here."""

    def __init__(self) -> None:
        self.public_view: dict[str, Any] | None = None
        self.waiting_sentence: str | None = None
        self.drawings: dict[Hashable, Any] = {}

    def draw_once(self, thing: Hashable, draw: Callable[[], Drawing]) -> Drawing:
        """A part of the board that looks the same to everybody."""
        found: Drawing | None = self.drawings.get(thing)
        if found is None:
            found = self.drawings[thing] = draw()
        return found
