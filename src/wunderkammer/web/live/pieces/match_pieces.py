"""The pieces of a match page that change: whose turn it is, the board, the moves, undo, seats, chat and result."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from wunderkammer.match.undo import undo_offer
from wunderkammer.table import ChatLine, Table
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.verdict import winner_sentence
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.address import is_local
from wunderkammer.web.live.pieces.hint_piece import empty_hint
from wunderkammer.web.live.pieces.lesson_piece import lesson_piece, tip_piece
from wunderkammer.web.live.pieces.move_list import ThinkingNote, Undo, moves_html, turn_html, undo_html
from wunderkammer.web.live.pieces.piece_template import Content, render_piece
from wunderkammer.web.live.pieces.table_players import TablePlayers, player_label
from wunderkammer.web.live.shared_table import SharedTable
from wunderkammer.web.live.viewpoint import Viewpoint

MOST_CHAT = 60
REMEMBERED = 4096


class EndingWish(NamedTuple):
    """Those who would end the match by agreement, and whether the viewer can still agree."""

    names: str
    open: bool


class MatchPieces(NamedTuple):
    """Everything that changes on a page: the pieces by their ids, the board, and what is asked as it is spoken."""

    by_id: dict[str, str]
    board: Board
    question: str

    @property
    def live_layer(self) -> str:
        """The changing layer of the board as a whole."""
        return f'<div class="live" id="live">{self.board.live}</div>'

    def since(self, old: MatchPieces | None) -> list[str]:
        """The pieces that have changed; of a board whose frame is the same only the elements that have changed."""
        if old is None:
            return [*self.by_id.values(), self.live_layer]
        found = [html for name, html in self.by_id.items() if old.by_id[name] != html]
        changed = self.board.since(old.board)
        return found + ([self.live_layer] if changed is None else changed)


def match_pieces(table: Table, point: Viewpoint, sight: Sight, shared: SharedTable) -> MatchPieces:
    """All changing pieces; what was drawn before from the same things is not drawn again."""
    there, known = shared.players(sight), table.entries_known(point.seat)
    question = question_of(table, sight, there)
    drawn = {
        "turn": turn_piece(point, sight, there, question),
        "moves": moves_piece(table, point, sight, there, question),
        "undo": undo_piece(table, point, sight),
        "lesson": lesson_piece(table, point, sight),
        "tip": tip_piece(point, sight),
        **rare_pieces(table, point, sight, shared),
        "revision": f'<input type="hidden" id="revision" form="act" name="revision" value="{known}">',
    }
    if point.seat is not None:
        drawn["hint"] = empty_hint(known)  # advice for a position that is no longer there goes
    return MatchPieces(drawn, board_of(sight), spoken_question(sight, question))


def question_of(table: Table, sight: Sight, there: TablePlayers) -> str:
    """The decision that the viewer has to make, or what the table waits for."""
    if table.status == "waiting":
        return sight.say("web-waiting-seats", count=sum(one.free for one in there.absent))
    return sight.say("people-ended") if table.ended else sight.ask


def spoken_question(sight: Sight, question: str) -> str:
    """The question for those who hear the page: whose turn it is comes first; at the end, who has won."""
    result = sight.match.result
    if result is not None:
        return f"{question} {winner_sentence(result, sight.narrator)}"
    return sight.say("web-asked", question=question) if sight.playing else question


def board_of(sight: Sight) -> Board:
    """The board; for who only looks on it is the same as long as the table looks the same."""
    draw = artist(sight.game)
    if sight.playing:
        return draw(sight)
    shown = (sight.view["to_act"], sight.view["result"], sight.names, sight.shown)
    return sight.own_drawings.reuse("board", shown, lambda: draw(sight))


def turn_piece(point: Viewpoint, sight: Sight, there: TablePlayers, question: str) -> str:
    """What has to be decided, and everybody at the table; the viewer's own place says so."""

    def draw() -> str:
        labels = [*there.labels]
        if point.seat is not None:
            labels[point.seat] = player_label(there.players[point.seat], True, sight.catalogue)
        return turn_html(question, sight.playing, labels, None if sight.playing else thinking_note(sight, there))

    return sight.own_drawings.reuse("turn", (question, sight.playing, there.players), draw)


def thinking_note(sight: Sight, there: TablePlayers) -> ThinkingNote | None:
    """The bots that think now, if any do."""
    minds = [one for one in there.players if one.acts and (one.kind == "bot" or one.away)]
    if not minds:
        return None
    names, seats = ", ".join([one.name for one in minds]), "-".join([str(one.seat) for one in minds])
    return ThinkingNote(sight.say("web-thinks", names=names, count=len(minds), seconds="#"), seats)


def rare_pieces(table: Table, point: Viewpoint, sight: Sight, shared: SharedTable) -> dict[str, str]:
    """Who is missing, what was said, how it ended: hardly a move changes any of that."""
    there, links, chat = shared.players(sight), invites(table, point), heard_chat(table, point)
    count, wish = len(chat), ending_wish(shared.agreed, point, sight)

    def draw() -> dict[str, str]:
        invitations: Content = (("invites", links), ("local", is_local(point.base)))

        def piece(name: str, *content: tuple[str, object]) -> str:
            seen = (("mine", point.mine), ("match_url", f"/m/{table.id}"))
            return render_piece(name, sight.catalogue, (*content, *seen))

        return {
            "seats": piece("seats", ("players", there.absent), ("public", table.public), ("wish", wish), *invitations),
            "chat-lines": piece("chat-lines", ("chat", tuple(chat[-MOST_CHAT:])), ("count", count)),
            "result": piece("result", ("sheet", there.score_sheet), ("ended", table.ended)),
        }

    shown = (there.absent, links, table.public, count, there.score_sheet, wish, table.ended)
    return sight.own_drawings.reuse("around", shown, draw)


def heard_chat(table: Table, point: Viewpoint) -> list[ChatLine]:
    """What was said, without those whom the viewer has muted."""
    if not point.muted:
        return table.chat
    return [one for one in table.chat if one.user not in point.muted]


def ending_wish(agreed: set[int], point: Viewpoint, sight: Sight) -> EndingWish | None:
    """Who would end the match here, while others still have to agree."""
    if not agreed:
        return None
    names = ", ".join([sight.name(seat) for seat in sorted(agreed)])
    return EndingWish(names, point.seat is not None and point.seat not in agreed)


def moves_piece(table: Table, point: Viewpoint, sight: Sight, there: TablePlayers, question: str) -> str:
    """The moves under their question, or what stands in their place when there are none."""
    if sight.playing:
        return moves_html(sight.moves, question)
    after = point.next_at_screen(table)
    name, end = sight.name(after or 0), there.score_sheet.verdict if there.score_sheet else ""

    def draw() -> str:
        shown = {"question": question, "after": after, "after_name": name, "state": table.status, "verdict": end}
        seen = {"mine": point.mine, "match_url": f"/m/{table.id}"}
        return render_piece("moves", sight.catalogue, (*shown.items(), *seen.items()))

    return sight.own_drawings.reuse("moves", (question, after, name, table.status, end), draw)


def invites(table: Table, point: Viewpoint) -> tuple[tuple[int, str], ...]:
    """The links to free seats, for those who sit at the table."""
    if not point.mine or table.status == "playing":
        return ()
    return tuple((seat.seat, f"{point.base}/m/{table.id}/join/{seat.invite}") for seat in table.seats if seat.free)


def undo_piece(table: Table, point: Viewpoint, sight: Sight) -> str:
    """The button that takes back; nothing for spectators, and nothing once the match is over."""
    if point.seat is None or table.status != "playing":
        return undo_html(None, sight.catalogue)
    state = table.undo_state(point.seat)
    if not state.can:  # hardly anybody can who does not act, and it is the same reason for long
        return no_undo(sight.catalogue, state.code or "")
    return undo_html(Undo(undo_offer(table.match, point.seat, sight.narrator), ""), sight.catalogue)


@lru_cache(maxsize=REMEMBERED)
def no_undo(texts: Catalogue, code: str) -> str:
    return undo_html(Undo("", texts.say(f"no-{code}")), texts)
