"""A drawn board: what never changes, and what does."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup


class Board(NamedTuple):
    """Two layers that lie on each other: `still` is sent once, `live` again after every change."""

    still: Markup
    live: Markup
    frame: str = ""  # what holds the parts: as long as it is the same, …
    parts: tuple[str, ...] = ()  # … only the parts that have changed are sent; each is one element with an id
