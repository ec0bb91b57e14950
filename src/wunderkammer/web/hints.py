"""Hints from the bots, if there are bots that give them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

from wunderkammer import bots
from wunderkammer.match import Match

Hint = Callable[[Match, int], str]


@cache
def adviser() -> Hint | None:
    """Whoever names the key of a good move; the match itself, or the bots."""
    own = getattr(Match, "hint", None)
    found: Hint | None = own or getattr(bots, "hint", None)
    return found


def has_hints() -> bool:
    return adviser() is not None


async def hint(match: Match, seat: int) -> str:
    """The key of the move that a bot would make; thinking does not hold up the server."""
    found = adviser()
    assert found is not None
    return str(await asyncio.to_thread(found, match, seat))
