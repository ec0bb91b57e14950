"""A drawn board: what never changes, and what does."""

from __future__ import annotations

from itertools import chain, zip_longest
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.web.board.fragments import differences


class Nest(NamedTuple):
    """A part with an id that holds parts itself: of one whose frame is the same only those that have changed are sent.

    Every part inside must be an element with an id.
    """

    frame: tuple[str, ...]
    parts: tuple[str, ...]

    @property
    def html(self) -> str:
        return "".join(chain.from_iterable(zip_longest(self.frame, self.parts, fillvalue="")))

    def since(self, old: str | Nest) -> list[str]:
        """The elements that have changed since an older drawing: parts of it, or all of it."""
        if isinstance(old, str) or self.frame != old.frame or len(self.parts) != len(old.parts):
            return [self.html]
        return [part for was, part in zip(old.parts, self.parts, strict=True) if was != part]


class Board(NamedTuple):
    """Two layers that lie on each other: `still` is sent once, the live one is made of parts in a frame."""

    still: Markup
    frame: tuple[str, ...]  # what stands before, between and after the parts
    parts: tuple[str | Nest, ...]  # each an element with an id, or something with such elements inside
    small: bool = False  # the parts have ids, and looking for what has changed inside them costs more than it saves
    behind: tuple[str, ...] = ()  # which places, <!--place name--> to <!--end-->, cannot be seen at first

    @classmethod
    def of(cls, still: Markup, live: Markup) -> Board:
        """A board that is drawn in one go."""
        return cls(still, (), (live,))

    @property
    def live(self) -> Markup:
        """The whole changing layer."""
        parts = [part if isinstance(part, str) else part.html for part in self.parts]
        return Markup("".join(chain.from_iterable(zip_longest(self.frame, parts, fillvalue=""))))

    def since(self, old: Board) -> list[str] | None:
        """The elements that have changed since an older drawing; None if all of the live layer must be sent."""
        if self.frame != old.frame or len(self.parts) != len(old.parts):
            return None
        found: list[str] = []
        for was, part in zip(old.parts, self.parts, strict=True):
            if was is part:
                continue
            if isinstance(part, Nest):
                found += part.since(was)
            elif was != part:
                changed = [part] if (self.small and part) or isinstance(was, Nest) else differences(was, part)
                if changed is None:
                    return None
                found += changed
        return found
