"""One way to look at a table: as a seat or as a spectator, in a language."""

from __future__ import annotations

from dataclasses import dataclass

from wunderkammer.match.match import Match
from wunderkammer.table import Table
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.seat_names import seat_name


@dataclass(frozen=True)
class Viewpoint:
    """`seat` is the one looked from (None: a spectator); `mine` are all seats of the viewer: several at one screen."""

    seat: int | None
    lang: str
    mine: tuple[int, ...] = ()
    base: str = ""  # the server as the browser calls it, for links that are passed on
    tips: bool = False  # whether a tip stands beside every decision
    muted: tuple[str, ...] = ()  # the users whose chat is not shown

    def sight(self, table: Table, match: Match | None = None) -> Sight:
        """What can be seen from here now, or in an earlier position of the match."""
        playing = match is None and table.status == "playing"
        return Sight(match or table.match, self.seat, self.lang, names_at(table, self.lang), playing)

    def next_at_screen(self, table: Table) -> int | None:
        """The seat at the same screen that must act while this one need not."""
        others = [seat for seat in self.mine if seat != self.seat]
        if not others or table.status != "playing" or self.seat in table.match.to_act:
            return None
        return next((seat for seat in table.match.to_act if seat in others), None)


def names_at(table: Table, lang: str) -> list[str]:
    """The players' names; a free seat says so."""
    return [seat_name(seat.name, seat.seat, lang) for seat in table.seats]
