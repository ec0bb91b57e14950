"""What goes out to those who watch a table: every change is drawn once for each way to look at it."""

from __future__ import annotations

from json.encoder import encode_basestring as quoted

from wunderkammer.table import Table
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.pieces.log_html import LogChange, LogItem, LogOnPage, log_piece
from wunderkammer.web.live.pieces.match_pieces import MatchPieces, match_pieces
from wunderkammer.web.live.pieces.spoken_news import SpokenNews, spoken_news
from wunderkammer.web.live.shared_table import SharedTable
from wunderkammer.web.live.stream_queue import StreamQueue
from wunderkammer.web.live.viewpoint import Viewpoint

NOTHING = SpokenNews("")


class Feed:
    """One viewpoint of one table: what its page shows, and what all who look from there are sent."""

    def __init__(
        self, table: Table, point: Viewpoint, public_drawings: LatestDrawings | None = None, recent: int = 0
    ) -> None:
        """`public_drawings` are those that the feeds of one language have in common; `recent` is as in `LogOnPage`."""
        self.table = table
        self.point = point
        self.own_drawings = LatestDrawings()
        self.public_drawings = public_drawings or LatestDrawings()
        self.log = LogOnPage(table, point.seat, recent)
        self.readers: set[StreamQueue] = set()
        self.stamp = ""
        self.names: list[str] = []
        self.shown, _ = self.compose(SharedTable(table, point.lang))

    def compose(self, shared: SharedTable) -> tuple[MatchPieces, LogChange]:
        """All that is shown from here now: the one place where pieces, log and stamp are put together."""
        sight = self.sight(shared)
        if shared.names != self.names:
            self.names = shared.names
            self.log.forget()
        self.stamp = shared.stamp(self.point.seat)
        return match_pieces(self.table, self.point, sight, shared), self.log.update(sight, shared)

    def sight(self, shared: SharedTable) -> Sight:
        table, point = self.table, self.point
        playing, own, public = table.status == "playing", self.own_drawings, self.public_drawings
        return Sight(table.match, point.seat, point.lang, shared.names, playing, shared, own, public)

    def update(self, shared: SharedTable) -> bytes | None:
        """The message for everybody who had seen the state before; None if nothing has changed for them."""
        before = self.shown
        self.shown, (added, removed) = self.compose(shared)
        changed = self.shown.since(before)
        if not changed and not added:
            return None
        news = added or removed
        first = news[0].number if news else self.table.match.known_entries.count_for(self.point.seat) + 1
        changed.append(log_piece(first, added))
        asks = self.shown.question if news or self.shown.question != before.question else ""
        said, acting = self.spoken(added, shared), self.table.match.to_act
        return message(self.stamp, shared.encode(changed), said, added, acting, asks)

    def spoken(self, added: list[LogItem], shared: SharedTable) -> SpokenNews:
        """What is said of new lines to those who look from here."""
        if not added:
            return NOTHING
        match, words = self.table.match, catalogue(self.point.lang, self.table.match.game.folder)
        return spoken_news(added, match, self.point.seat, Narrator(match.rules, words, shared.names), shared)

    def pieces(self) -> list[str]:
        """Everything, for those who have seen nothing or too little."""
        return [*self.shown.since(None), log_piece(0, self.log.items)]

    def whole(self) -> bytes:
        """Everything as one message."""
        body = SharedTable(self.table, self.point.lang).encode(self.pieces())
        return message(self.stamp, body, NOTHING, [], (), self.shown.question)


def message(
    stamp: str, body: bytes, said: SpokenNews, added: list[LogItem], acting: tuple[int, ...], asks: str
) -> bytes:
    """An event: its first line says what it is, the others are the pieces as they stand."""
    movers = [item.line.seat for item in added if item.line.kind == "move" and item.line.seat >= 0]
    seat = movers[-1] if movers else None
    head = headline(said, asks, seat, seat in acting)
    return b"".join([f"id: {stamp}\ndata: {head}\ndata: ".encode(), body, b"\n\n"])


def headline(said: SpokenNews, asks: str, seat: int | None, more: bool) -> str:
    """What a message tells the page's script, as JSON: sentences, what the table waits for now, whose move it was, and
    whether their turn goes on.
    """
    shorter = f', "brief": {quoted(said.brief)}, "lead": {quoted(said.lead)}' if said.lead else ""
    mover, goes_on = "null" if seat is None else seat, "true" if more else "false"
    return f'{{"said": {quoted(said.said)}{shorter}, "asks": {quoted(asks)}, "seat": {mover}, "more": {goes_on}}}'
