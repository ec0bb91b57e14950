"""What has just happened, for the eyes: effects that the page plays once on the elements they name (effects.js)."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import escape

from wunderkammer.core.log_line import LogLine
from wunderkammer.match.match import Match
from wunderkammer.web.board.sight import Sight


class BoardEffect(NamedTuple):
    """One thing to be seen: `kind` is strike, loss, end or meal; `at` and `by` are ids of elements of the board."""

    kind: str
    at: str
    by: str = ""


def latest_lines(match: Match, seat: int | None) -> list[LogLine]:
    """The latest decision that a viewer may know of, and all that came of it, as far as they may see it."""
    known = match.known_entries
    latest = len(match.entries) - 1
    while latest >= 0 and (match.entries[latest].seat < 0 or not known.knows(-1 if seat is None else seat, latest)):
        latest -= 1
    found: list[LogLine] = []
    for line in reversed(match.all_lines()):
        if line.entry < latest:
            break
        if line.seen_by(seat):
            found.append(line)
    return found[::-1]


def effects_part(sight: Sight, lines: list[LogLine], effects: list[BoardEffect]) -> str:
    """The effects of the latest decision; it comes first of all parts, while the page still shows what was before."""
    if not effects:
        return '<div id="effects" hidden></div>'
    number = sight.match.known_entries.number(lines[0].entry, sight.seat)
    marks = "".join(
        [
            f'<i data-effect="{escape(one.kind)}" data-at="{escape(one.at)}" data-by="{escape(one.by)}"></i>'
            for one in effects
        ]
    )
    return f'<div id="effects" hidden data-entry="{number}">{marks}</div>'
