"""A drawn board: what never changes, and what does."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup


class Board(NamedTuple):
    """Two layers that lie on each other: `still` is sent once, `live` again after every change."""

    still: Markup
    live: Markup
