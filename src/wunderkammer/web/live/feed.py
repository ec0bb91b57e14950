"""What goes out to those who watch a table: every change is drawn once for each way to look at it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from wunderkammer.core.log_line import LogLine
from wunderkammer.table import Table
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.board.sight import Shared, Sight
from wunderkammer.web.live.pieces import Drawn, live, pieces
from wunderkammer.web.live.stream_queue import StreamQueue
from wunderkammer.web.live.viewpoint import Viewpoint, names_at

MOST_SENTENCES = 400
REMEMBERED = 1024
HEAD = json.JSONEncoder(ensure_ascii=False).encode


class Told(NamedTuple):
    """A line of the log, and how it reads; its entry's number among those that its reader may know of."""

    line: LogLine
    number: int
    html: str
    text: str


class Sentence(NamedTuple):
    """A line of the log in words; the line is kept beside them, so that its identity stays its own."""

    line: LogLine
    text: str
    css: str
    html: str


class Sentences:
    """Lines of one match's log in words: told once, however many seats may read them."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], Sentence] = {}

    def told(self, sight: Sight, line: LogLine) -> Sentence:
        found = self.known.get((sight.lang, id(line)))
        if found is None or found.line is not line:
            if len(self.known) > MOST_SENTENCES:
                self.known.clear()
            text = sight.narrator.line(line)
            css = f"{line.kind} seat-{line.seat}" if line.seat >= 0 else line.kind
            found = self.known[sight.lang, id(line)] = Sentence(line, text, css, str(escape(text)))
        return found


def log_lines(
    sight: Sight,
    lines: list[LogLine],
    match_id: str,
    sentences: Sentences | None = None,
    stood_in: Sequence[int] = (),
    after: int = -1,
) -> list[Told]:
    """Lines as list items; a click on one shows the position after it.

    Entries that another bot made for one that failed (`stood_in`) are told of with the first line that can be seen of
    them or after them; `after` is the entry of the line above.
    """
    link = f"/m/{match_id}/replay?" + ("" if sight.seat is None else f"as={sight.seat}&amp;")
    known = sentences or Sentences()
    found: list[Told] = []
    for line in lines:
        words = known.told(sight, line)
        number = sight.match.known_entries.number(line.entry, sight.seat)
        item = f'<li data-entry="{number}" class="{words.css}"><a href="{link}at={number}">{words.html}</a></li>'
        text = words.text
        for entry in stood_in:
            if after < entry <= line.entry:
                seat = sight.match.entries[entry].seat
                note = sight.say("web-stood-in", name=sight.name(seat))
                item = f'<li data-entry="{number}" class="event seat-{seat}"><a>{escape(note)}</a></li>{item}'
                text = f"{note} {text}"
        after = line.entry
        found.append(Told(line, number, item, text))
    return found


class Feed:
    """One viewpoint of one table, shared by all who look from there."""

    def __init__(
        self, table: Table, point: Viewpoint, sentences: Sentences | None = None, public: LatestDrawings | None = None
    ) -> None:
        self.table = table
        self.point = point
        self.sentences = sentences or Sentences()
        self.kept = LatestDrawings()
        self.public = public or LatestDrawings()  # drawings that the feeds of one language have in common
        self.count = 0  # lines of the match at the last look, seen or not …
        self.last: LogLine | None = None  # … and the last of them
        self.stamp = ""
        self.names: list[str] = []
        self.drawn: Drawn | None = None
        self.log: list[Told] = []
        self.readers: set[StreamQueue] = set()
        self.update({})

    def update(self, shared: Shared) -> bytes | None:
        """Draw what has changed; the message for everybody who had seen the state before."""
        table, before = self.table, self.drawn
        sight = self.sight(shared)
        drawn = pieces(table, self.point, sight)
        if sight.names != self.names:  # somebody has sat down: the lines that name their seat are told anew
            self.sentences.known.clear()
            self.names, self.count, self.log = sight.names, 0, []
        changed = changes(before, drawn)
        kept, fresh = self.new_lines(sight)
        gone = self.log[kept:]
        del self.log[kept:]
        self.log += fresh
        self.drawn, self.stamp = drawn, self.stamped(shared)
        if not changed and not fresh:
            return None
        movers = [told.line.seat for told in fresh if told.line.kind == "move" and told.line.seat >= 0]
        own = bool(movers) and self.point.seat is not None and movers[-1] == self.point.seat
        since = (fresh or gone)[0].number if fresh or gone else table.match.known_entries.known(self.point.seat) + 1
        changed.append(log_piece(since, fresh))
        return message(self.stamp, wired(changed, shared), fresh, bool(movers) and not own, own)

    def stamped(self, shared: Shared) -> str:
        """The name of what is shown: all of it but the first number is the same for everybody."""
        rest: str | None = shared.get("stamp")
        if rest is None:
            rest = shared["stamp"] = standing(self.table)
        return f"{self.table.known(self.point.seat)}{rest}"

    def sight(self, shared: Shared) -> Sight:
        table, point = self.table, self.point
        names: list[str] | None = shared.get("names")
        if names is None:
            names = shared["names"] = names_at(table, point.lang)
        playing = table.status == "playing"
        return Sight(table.match, point.seat, point.lang, names, playing, shared, self.kept, self.public)

    def new_lines(self, sight: Sight) -> tuple[int, list[Told]]:
        """How many of the lines still stand, and those that follow; all lines of an entry are told together."""
        match, seat = self.table.match, self.point.seat
        lines, count, last = match.all_lines(), self.count, self.last
        self.count, self.last = len(lines), lines[-1] if lines else None
        if 0 < count <= len(lines) and lines[count - 1] is last:
            fresh = [line for line in lines[count:] if line.seen_by(seat)]
            return len(self.log), self.told(sight, fresh, len(self.log))
        visible = [line for line in lines if line.seen_by(seat)]
        numbers = [match.known_entries.number(line.entry, seat) for line in visible]
        same = 0
        for told, line, number in zip(self.log, visible, numbers, strict=False):
            # What others took back in secret moves the entries, not the numbers that this reader knows.
            if told.number != number or told.line[1:] != line[1:]:
                break
            same += 1
        while 0 < same < len(visible) and numbers[same] == numbers[same - 1]:
            same -= 1
        return same, self.told(sight, visible[same:], same)

    def told(self, sight: Sight, lines: list[LogLine], above: int) -> list[Told]:
        """Lines in words; so many stand above them."""
        after = self.log[above - 1].line.entry if above else -1
        stood_in = self.table.book.stood_in() if lines else []
        return log_lines(sight, lines, self.table.id, self.sentences, stood_in, after)

    def whole(self) -> bytes:
        """Everything, for those who have seen nothing or too little."""
        assert self.drawn is not None
        whole = [*changes(None, self.drawn), log_piece(0, self.log)]
        return message(self.stamp, wired(whole, {}), [], False, False)


def changes(before: Drawn | None, now: Drawn) -> list[str]:
    """The pieces that have changed; of a board whose frame is the same only the elements that have changed."""
    if before is None:
        return [*now.pieces.values(), live(now.board)]
    found = [html for name, html in now.pieces.items() if before.pieces[name] != html]
    since = now.board.since(before.board)
    return found + ([live(now.board)] if since is None else since)


def everything(table: Table, point: Viewpoint) -> Markup:
    """All pieces of a page as the table stands now, and the whole log."""
    feed = Feed(table, point)
    assert feed.drawn is not None
    return Markup("".join(changes(None, feed.drawn)) + log_piece(0, feed.log))


def stamp(table: Table, seat: int | None) -> str:
    """Names what a table shows to a seat: moves, words and who has sat down."""
    return f"{table.known(seat)}{standing(table)}"


def standing(table: Table) -> str:
    """What of a stamp everybody may know."""
    return f".{len(table.chat)}.{sum([seat.free for seat in table.seats])}.{table.status}"


def log_piece(since: int, told: list[Told]) -> str:
    """The lines from an entry on; whatever the page shows of that entry and later ones goes."""
    return f'<ol id="log-new" data-from="{since}">{"".join(one.html for one in told)}</ol>'


def wired(parts: list[str], shared: Shared) -> bytes:
    """Pieces as lines of an event; what several viewers of a position are sent is put into bytes once."""
    ready: dict[str, bytes] | None = shared.get("wired")
    if ready is None:
        ready = shared["wired"] = {}
    found: list[bytes] = []
    for part in parts:
        lines = ready.get(part)
        if lines is None:
            lines = ready[part] = part.encode().replace(b"\r", b" ").replace(b"\n", b"\ndata: ")
        found.append(lines)
    return b"".join(found)


def message(mark: str, body: bytes, told: list[Told], paced: bool, own: bool) -> bytes:
    """An event: its first line says what it is, the others are the pieces as they stand."""
    head = heading(" ".join([one.text for one in told]), paced, own)
    return b"".join([f"id: {mark}\ndata: {head}\ndata: ".encode(), body, b"\n\n"])


@lru_cache(REMEMBERED)
def heading(said: str, paced: bool, own: bool) -> str:
    """What a message tells the page's script; the same for everybody who looks on."""
    return HEAD({"said": said, "paced": paced, "own": own})
