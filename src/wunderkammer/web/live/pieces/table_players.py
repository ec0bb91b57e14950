"""Everybody at a table, as the header shows them."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.table import Table
from wunderkammer.table.seats import Seat
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.graphics.portraits import portrait
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.live.pieces.clock_time import HOUR, remaining
from wunderkammer.web.live.pieces.piece_template import render_piece
from wunderkammer.web.live.pieces.score_sheet import Sheet, sheet_of


class Player(NamedTuple):
    """A player as the header shows them."""

    seat: int
    name: str
    portrait: Markup
    kind: str
    acts: bool
    free: bool
    away: bool
    clock: str
    ends: int  # when the time is up, if the clock runs and shows minutes
    late: bool


class TablePlayers(NamedTuple):
    """Everybody at the table, and how it ended: the same for all who read one language."""

    players: tuple[Player, ...]
    labels: tuple[str, ...]  # the players as the header shows them
    absent: tuple[Player, ...]
    score_sheet: Sheet | None


def players_at(table: Table, sight: Sight) -> TablePlayers:
    """Everybody at the table, and those opponents of the game who take no seat."""
    acting = table.match.to_act if table.status == "playing" else ()
    seated = [seated_player(table, seat, sight, seat.seat in acting) for seat in table.seats]
    players = (*seated, *unseated_players(sight))
    absent = tuple([one for one in players if one.free or one.away])
    labels = tuple([player_label(one, False, sight.catalogue) for one in players])
    return TablePlayers(players, labels, absent, final_sheet(table, sight))


def seated_player(table: Table, one: Seat, sight: Sight, acts: bool) -> Player:
    face = table.clock(one.seat)
    clock = "" if face is None else remaining(face.left, sight.catalogue)
    ends = int(face.ends) if face is not None and face.ends and face.left < HOUR else 0
    late = face is not None and face.left < 0
    return Player(
        one.seat, sight.names[one.seat], sight.portrait(one.seat), one.kind, acts, one.free, one.away, clock, ends, late
    )


def unseated_players(sight: Sight) -> list[Player]:
    """The game's own opponents who take no seat."""
    rivals = sight.game.rules.rivals(sight.match.state)
    return [
        Player(seat, sight.say(f"opponent-{name}"), portrait(name, seat), "rival", False, False, False, "", 0, False)
        for seat, name in rivals.items()
        if seat >= sight.match.seats
    ]


def player_label(one: Player, you: bool, texts: Catalogue) -> str:
    """A player in the header; the viewer's own place says so."""
    return render_piece("player", texts, (("player", one), ("you", you)))


def final_sheet(table: Table, sight: Sight) -> Sheet | None:
    result = table.match.result if table.status == "over" else None
    return None if result is None else sheet_of(result, sight)
