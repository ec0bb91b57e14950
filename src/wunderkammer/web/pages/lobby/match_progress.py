"""How far running matches have come, and how much time is left in them: what a list shows beside the names."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from wunderkammer.errors import WunderkammerError
from wunderkammer.table import House, ListedMatch, Table
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.web.live.pieces.clock_time import remaining

MOST_LAID = 12  # matches of a list whose tables are laid only to look at them


class MatchProgress(NamedTuple):
    """How far a match has come and what its clock shows, in words; "" where there is nothing to tell."""

    stage: str = ""
    clock: str = ""


async def courses(house: House, listed: list[ListedMatch], lang: str) -> dict[str, MatchProgress]:
    """The courses of the first running matches: their tables must be laid."""
    found: dict[str, MatchProgress] = {}
    for one in [one for one in listed if one.state == "playing"][:MOST_LAID]:
        with contextlib.suppress(WunderkammerError):  # one that cannot be opened is listed all the same
            table = await house.table(one.match_id)
            texts = catalogue(lang, table.match.game.folder)
            found[one.match_id] = MatchProgress(stage(table, texts), clock(table, one.yours, texts))
    return found


def stage(table: Table, texts: Catalogue) -> str:
    number = table.match.game.rules.stage(table.match.state)
    return texts.say("web-stage", number=number) if number >= 0 else ""


def clock(table: Table, yours: tuple[int, ...], texts: Catalogue) -> str:
    """The shortest time that runs now; while bots think, what is left of one's own."""
    faces = [(seat, face) for seat in range(table.match.seats) if (face := table.clock(seat)) is not None]
    running = [face.left for _, face in faces if face.running]
    own = [face.left for seat, face in faces if seat in yours]
    left = min(running or own, default=None)
    if left is None:
        return ""
    return texts.say("web-clock-over") if left < 0 else texts.say("web-clock-left", time=remaining(left, texts))
