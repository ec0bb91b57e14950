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
    there = [seated_player(table, seat, sight, seat.seat in acting) for seat in table.seats]
    there += [(one, player_label(one, False, sight.catalogue)) for one in unseated_players(sight)]
    players, labels = tuple([one for one, _ in there]), tuple([label for _, label in there])
    absent = tuple([one for one in players if one.free or one.away])
    return TablePlayers(players, labels, absent, final_sheet(table, sight))


def seated_player(table: Table, one: Seat, sight: Sight, acts: bool) -> tuple[Player, str]:
    """A player and how the header shows them: both are as before but for the two whose turn ends or begins."""
    face, name = table.clock(one.seat), sight.names[one.seat]
    clock = "" if face is None else remaining(face.left, sight.catalogue)
    ends = int(face.ends) if face is not None and face.ends and face.left < HOUR else 0
    late = face is not None and face.left < 0

    def draw() -> tuple[Player, str]:
        image = portrait(name, one.seat)
        player = Player(one.seat, name, image, one.kind, acts, one.free, one.away, clock, ends, late)
        return player, player_label(player, False, sight.catalogue)

    return sight.public_drawings.reuse(("player", one.seat), (one, name, acts, clock, ends, late), draw)


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
