"""What all who look at one table in one language have in common, from one change to the next."""

from __future__ import annotations

from wunderkammer.core.log_line import LogLine
from wunderkammer.table import Table
from wunderkammer.table.ending.agreement import agreed_seats
from wunderkammer.web.board.shared_position import SharedPosition
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.pieces.table_players import TablePlayers, players_at
from wunderkammer.web.live.viewpoint import names_at


class SharedTable(SharedPosition):
    """A table as it stands now, in one language; a new one is made for every change."""

    def __init__(self, table: Table, lang: str) -> None:
        super().__init__()
        self.table = table
        self.names = names_at(table, lang)
        self.public_stamp = f".{len(table.chat)}.{sum([seat.free for seat in table.seats])}.{table.status}"
        self.agreed = agreed_seats(table) if table.status == "playing" else set()  # who would end the match here
        self.table_players: TablePlayers | None = None
        self.sentences: dict[int, str] = {}  # by the identity of their lines, which the match keeps meanwhile
        self.event_lines: dict[int, tuple[str, bytes]] = {}  # by the identity of the pieces, which are kept meanwhile

    def stamp(self, seat: int | None) -> str:
        """The name of what is shown: all of it but the first number is the same for everybody."""
        return f"{self.table.entries_known(seat)}{self.public_stamp}"

    def players(self, sight: Sight) -> TablePlayers:
        """Everybody at the table."""
        if self.table_players is None:
            self.table_players = players_at(self.table, sight)
        return self.table_players

    def sentence(self, sight: Sight, line: LogLine) -> str:
        """A line of the log in words."""
        found = self.sentences.get(id(line))
        if found is None:
            found = self.sentences[id(line)] = sight.narrator.line(line)
        return found

    def encode(self, pieces: list[str]) -> bytes:
        """Pieces as lines of an event; what several viewers are sent is put into bytes once."""
        found: list[bytes] = []
        for piece in pieces:
            known = self.event_lines.get(id(piece))
            if known is None:
                known = piece, piece.encode().replace(b"\r", b" ").replace(b"\n", b"\ndata: ")
                self.event_lines[id(piece)] = known
            found.append(known[1])
        return b"".join(found)
