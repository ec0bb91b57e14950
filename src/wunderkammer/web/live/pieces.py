"""The pieces of a match page that change: whose turn it is, the board, the moves, undo, seats, chat and result."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from wunderkammer.match.undo import undo_offer
from wunderkammer.table import Table
from wunderkammer.table.seats import Seat
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.address import is_local
from wunderkammer.web.http.render import templates
from wunderkammer.web.live import move_list
from wunderkammer.web.live.clock_time import HOUR, remaining
from wunderkammer.web.live.hint import empty_hint
from wunderkammer.web.live.move_list import ThinkingNote, Undo
from wunderkammer.web.live.score_sheet import Sheet, sheet_of
from wunderkammer.web.live.viewpoint import Viewpoint

Content = tuple[tuple[str, object], ...]

MOST_CHAT = 60
REMEMBERED = 4096


class Player(NamedTuple):
    """A player as the header shows them."""

    seat: int
    name: str
    kind: str
    acts: bool
    free: bool
    away: bool
    clock: str
    ends: int  # when the time is up, if the clock runs and shows minutes
    late: bool


class Drawn(NamedTuple):
    """Everything that changes on a page: the pieces by their ids, and the board."""

    pieces: dict[str, str]
    board: Board


class TablePlayers(NamedTuple):
    """Everybody at the table, and how it ended: the same for all who read one language."""

    players: tuple[Player, ...]
    names: tuple[str, ...]  # the players as the header shows them
    absent: tuple[Player, ...]
    verdict: Sheet | None


def pieces(table: Table, point: Viewpoint, sight: Sight) -> Drawn:
    """All changing pieces; what was drawn before from the same things is not drawn again."""
    there, known = company(table, sight), table.known(point.seat)
    drawn = {
        "turn": turn(table, point, sight, there),
        "moves": move_list.choices(sight.moves, sight.catalogue) if sight.playing else idle(table, point, sight, there),
        "undo": undo(table, point, sight),
        **around(table, point, sight, there),
        "revision": f'<input type="hidden" id="revision" form="act" name="revision" value="{known}">',
    }
    if point.seat is not None:
        drawn["hint"] = empty_hint(known)  # advice for a position that is no longer there goes
    return Drawn(drawn, board(sight))


def board(sight: Sight) -> Board:
    """The board; for who only looks on it is the same as long as the table looks the same."""
    draw = artist(sight.game)
    if sight.playing:
        return draw(sight)
    shown = (sight.view["to_act"], sight.view["result"], sight.names, sight.shown)
    return sight.kept.again("board", shown, lambda: draw(sight))


def company(table: Table, sight: Sight) -> TablePlayers:
    """Everybody at the table, found once for all who look at one position in one language."""
    found: TablePlayers | None = sight.shared.get("company")
    if found is None:
        players = (*[player(table, seat, sight) for seat in table.seats], *unseated(sight))
        absent = tuple([one for one in players if one.free or one.away])
        names = tuple([named(one, False, sight.catalogue) for one in players])
        found = sight.shared["company"] = TablePlayers(players, names, absent, sheet(table, sight))
    return found


def turn(table: Table, point: Viewpoint, sight: Sight, there: TablePlayers) -> str:
    """What has to be decided, and everybody at the table; the viewer's own place says so."""
    waiting = table.status == "waiting"
    ask = sight.say("web-waiting-seats", count=sum(one.free for one in there.absent)) if waiting else sight.ask

    def draw() -> str:
        names = [*there.names]
        if point.seat is not None:
            names[point.seat] = named(there.players[point.seat], True, sight.catalogue)
        return move_list.turn(ask, sight.playing, names, None if sight.playing else thinking(sight, there))

    return sight.kept.again("turn", (ask, sight.playing, there.players), draw)


def thinking(sight: Sight, there: TablePlayers) -> ThinkingNote | None:
    """The bots that think now, if any do."""
    minds = [one for one in there.players if one.acts and (one.kind == "bot" or one.away)]
    if not minds:
        return None
    names, seats = ", ".join([one.name for one in minds]), "-".join([str(one.seat) for one in minds])
    return ThinkingNote(sight.say("web-thinks", names=names, count=len(minds), seconds="#"), seats)


def around(table: Table, point: Viewpoint, sight: Sight, there: TablePlayers) -> dict[str, str]:
    """Who is missing, what was said, how it ended: hardly a move changes any of that."""
    links, count = invites(table, point), len(table.chat)
    invitations: Content = (("invites", links), ("local", is_local(point.base)))

    def draw() -> dict[str, str]:
        def piece(name: str, *content: tuple[str, object]) -> str:
            return rendered(name, sight.catalogue, (*content, ("mine", point.mine), ("match_url", f"/m/{table.id}")))

        return {
            "seats": piece("seats", ("players", there.absent), ("public", table.public), *invitations),
            "chat-lines": piece("chat-lines", ("chat", tuple(table.chat[-MOST_CHAT:])), ("count", count)),
            "result": piece("result", ("sheet", there.verdict)),
        }

    return sight.kept.again("around", (there.absent, links, table.public, count, there.verdict), draw)


def idle(table: Table, point: Viewpoint, sight: Sight, there: TablePlayers) -> str:
    """What stands in the place of the moves when there are none."""
    after = point.next_at_screen(table)
    name, end = sight.name(after or 0), there.verdict.verdict if there.verdict else ""

    def draw() -> str:
        shown = {"after": after, "after_name": name, "state": table.status, "verdict": end}
        seen = {"mine": point.mine, "match_url": f"/m/{table.id}"}
        return rendered("moves", sight.catalogue, (*shown.items(), *seen.items()))

    return sight.kept.again("moves", (after, name, table.status, end), draw)


def live(board: Board) -> str:
    """The changing layer of a board as a whole."""
    return f'<div class="live" id="live">{board.live}</div>'


@lru_cache(maxsize=REMEMBERED)
def rendered(name: str, texts: Catalogue, content: Content) -> str:
    return templates().get_template(f"pieces/{name}.html").render(say=texts.say, **dict(content))


def invites(table: Table, point: Viewpoint) -> tuple[tuple[int, str], ...]:
    """The links to free seats, for those who sit at the table."""
    if not point.mine or table.status == "playing":
        return ()
    return tuple((seat.seat, f"{point.base}/m/{table.id}/join/{seat.invite}") for seat in table.seats if seat.free)


def named(one: Player, you: bool, texts: Catalogue) -> str:
    return rendered("player", texts, (("player", one), ("you", you)))


def player(table: Table, one: Seat, sight: Sight) -> Player:
    face = table.clock(one.seat)
    clock = "" if face is None else remaining(face.left, sight.catalogue)
    ends = int(face.ends) if face is not None and face.ends and face.left < HOUR else 0
    late = face is not None and face.left < 0
    acts = table.status == "playing" and one.seat in table.match.to_act
    return Player(one.seat, sight.names[one.seat], one.kind, acts, one.free, one.away, clock, ends, late)


def unseated(sight: Sight) -> list[Player]:
    """The game's own opponents who take no seat."""
    rivals = sight.game.rules.rivals(sight.match.state)
    return [
        Player(seat, sight.say(f"opponent-{name}"), "rival", False, False, False, "", 0, False)
        for seat, name in rivals.items()
        if seat >= sight.match.seats
    ]


def undo(table: Table, point: Viewpoint, sight: Sight) -> str:
    """The button that takes back; nothing for spectators, and nothing once the match is over."""
    if point.seat is None or table.status != "playing":
        return move_list.undo(None, sight.catalogue)
    state = table.undo_state(point.seat)
    if not state.can:  # hardly anybody can who does not act, and it is the same reason for long
        return no_undo(sight.catalogue, state.code or "")
    return move_list.undo(Undo(undo_offer(table.match, point.seat, sight.narrator), ""), sight.catalogue)


@lru_cache(maxsize=REMEMBERED)
def no_undo(texts: Catalogue, code: str) -> str:
    return move_list.undo(Undo("", texts.say(f"no-{code}")), texts)


def sheet(table: Table, sight: Sight) -> Sheet | None:
    result = table.match.result if table.status == "over" else None
    return None if result is None else sheet_of(result, sight)
