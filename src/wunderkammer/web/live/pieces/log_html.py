"""The lines of a table's log as HTML, for one way to look at it."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import escape

from wunderkammer.core.log_line import LogLine
from wunderkammer.match.match import Match
from wunderkammer.table import Table
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.shared_table import SharedTable


class LogItem(NamedTuple):
    """A line as the page shows it; `number` is its entry's among those that its reader may know of."""

    line: LogLine
    number: int
    html: str
    sentence: str


class LogChange(NamedTuple):
    """The items that have come, and those that are no longer true."""

    added: list[LogItem]
    removed: list[LogItem]


class LogOnPage:
    """What one seat (None: a spectator) has read of a table's log; of a long one perhaps only the most recent lines."""

    def __init__(self, table: Table, seat: int | None, recent: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.recent = recent
        self.earlier = 0  # lines that were left out
        self.items: list[LogItem] = []
        self.count = 0  # lines of the match at the last look, seen or not …
        self.last: LogLine | None = None  # … and the last of them

    def forget(self) -> None:
        """Somebody has sat down: the lines that name their seat read otherwise."""
        self.count, self.items = 0, []

    def update(self, sight: Sight, shared: SharedTable) -> LogChange:
        """Read on; all lines of an entry come together."""
        lines, count, last = sight.match.all_lines(), self.count, self.last
        self.count, self.last = len(lines), lines[-1] if lines else None
        if 0 < count <= len(lines) and lines[count - 1] is last:
            standing, fresh = len(self.items), [line for line in lines[count:] if line.seen_by(self.seat)]
        else:
            visible = [line for line in lines if line.seen_by(self.seat)]
            standing = self.standing(visible, sight.match)
            fresh = visible[standing:]
        above = self.items[standing - 1].line.entry if standing else -1
        if self.recent and len(fresh) > self.recent:
            self.earlier = len(fresh) - self.recent
            above, fresh = fresh[self.earlier - 1].entry, fresh[self.earlier :]
        change = LogChange(log_items(sight, shared, fresh, above), self.items[standing:])
        self.items[standing:] = change.added
        return change

    def standing(self, visible: list[LogLine], match: Match) -> int:
        """How many items are still true; whatever others took back in secret moves entries, not known numbers."""
        same, seat, known = 0, self.seat, match.known_entries
        for item, line in zip(self.items, visible, strict=False):
            if item.number != known.number(line.entry, seat) or item.line[1:] != line[1:]:
                break
            same += 1
        while 0 < same < len(visible) and known.number(visible[same].entry, seat) == self.items[same - 1].number:
            same -= 1
        return same


def log_items(sight: Sight, shared: SharedTable, lines: list[LogLine], above: int) -> list[LogItem]:
    """Lines as list items; a click on one shows the position after it. `above` is the entry of the line before them.

    Where another bot decided for one that had failed, a note says so with the first line that can be seen of that
    entry or after it.
    """
    link = f"/m/{shared.table.id}/replay?" + ("" if sight.seat is None else f"as={sight.seat}&amp;")
    substituted = shared.table.book.stood_in() if lines else []
    found: list[LogItem] = []
    for line in lines:
        number, sentence = sight.match.known_entries.number(line.entry, sight.seat), shared.sentence(sight, line)
        css = f"{line.kind} seat-{line.seat}" if line.seat >= 0 else line.kind
        html = f'<li data-entry="{number}" class="{css}"><a href="{link}at={number}">{escape(sentence)}</a></li>'
        for entry in substituted:
            if above < entry <= line.entry:
                seat = sight.match.entries[entry].seat
                note = sight.say("web-stood-in", name=sight.name(seat))
                html = f'<li data-entry="{number}" class="event seat-{seat}"><a>{escape(note)}</a></li>{html}'
                sentence = f"{note} {sentence}"
        above = line.entry
        found.append(LogItem(line, number, html, sentence))
    return found


def log_piece(since: int, items: list[LogItem]) -> str:
    """The items from an entry on; whatever the page shows of that entry and later ones goes."""
    return f'<ol id="log-new" data-from="{since}">{"".join([one.html for one in items])}</ol>'
