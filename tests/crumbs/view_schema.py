"""What the view of a seat consists of: the keys, their types and what they mean (docs/views.md)."""

from __future__ import annotations

from typing import Annotated, TypedDict


class Player(TypedDict):
    """One player's part of the table."""

    crumbs: Annotated[int, "how many the player has taken"]


class View(TypedDict):
    """The table of Crumbs."""

    left: Annotated[int, "how many are left"]
    players: Annotated[list[Player], "by seat"]
