"""The pieces of a match page that change: whose turn it is, the board, the moves, undo, seats, chat and result."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from wunderkammer.questions import undo_steps
from wunderkammer.table import Table
from wunderkammer.table.seats import Seat
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board import Board
from wunderkammer.web.drawing import artist
from wunderkammer.web.hints import empty_hint
from wunderkammer.web.render import templates
from wunderkammer.web.scores import Sheet, sheet_of
from wunderkammer.web.sight import Choice, Sight
from wunderkammer.web.viewpoint import Viewpoint

Content = tuple[tuple[str, object], ...]

MOST_CHAT = 60
REMEMBERED = 16384  # pieces, and their buttons and names
DAY, HOUR, MINUTE = 86400, 3600, 60


class Player(NamedTuple):
    """A player as the header shows them."""

    seat: int
    name: str
    kind: str
    acts: bool
    mine: bool
    free: bool
    away: bool
    clock: str
    ends: int  # when the time is up, if the clock runs and shows minutes
    late: bool


class Undo(NamedTuple):
    """What can be taken back, told before the click; without a sentence nothing can."""

    sentence: str
    steps: int
    why_not: str


class Drawn(NamedTuple):
    """Everything that changes on a page: what the pieces were made of, the pieces by their ids, and the board."""

    contents: dict[str, Content]
    pieces: dict[str, str]
    board: Board


def pieces(table: Table, point: Viewpoint, sight: Sight, before: Drawn | None = None) -> Drawn:
    """All changing pieces; what was drawn before from the same things is not drawn again."""
    people = players(table, point, sight)
    absent = tuple([player for player in people if player.free or player.away])
    free = sum([player.free for player in absent])
    after = point.next_at_screen(table)
    verdict = sheet(table, sight)
    place = (("match_url", f"/m/{table.id}"), ("state", table.state), ("seat", point.seat), ("mine", point.mine))
    contents: dict[str, Content] = {
        "turn": (("players", shown(people, point, sight)), ("free", free), ("ask", sight.ask),
                 ("yours", sight.playing), *place[1:3]),
        "moves": (("groups", grouped(sight.moves, sight.catalogue)), ("after", after),
                  ("after_name", sight.name(after or 0)), ("verdict", verdict.verdict if verdict else ""), *place[:3]),
        "undo": (("undo", undo(table, point, sight)),),
        "seats": (("players", absent), ("invites", invites(table, point)), ("public", table.public), *place[:1]),
        "chat-lines": (("chat", tuple(table.chat[-MOST_CHAT:])),),
        "result": (("sheet", verdict), *place[:1], *place[3:]),
    }  # fmt: skip
    drawn: dict[str, str] = {}
    for name, content in contents.items():
        same = before is not None and before.contents[name] == content
        drawn[name] = before.pieces[name] if before and same else rendered(name, sight.catalogue, content)
    drawn["revision"] = f'<input type="hidden" id="revision" form="act" name="revision" value="{table.revision}">'
    if point.seat is not None:
        drawn["hint"] = empty_hint(table.revision)  # advice for a position that is no longer there goes
    return Drawn(contents, drawn, artist(sight.game)(sight))


def live(board: Board) -> str:
    """The changing layer of a board as a whole."""
    return f'<div class="live" id="live">{board.live}</div>'


@lru_cache(maxsize=REMEMBERED)
def rendered(name: str, texts: Catalogue, content: Content) -> str:
    return templates().get_template(f"pieces/{name}.html").render(say=texts.say, **dict(content))


def invites(table: Table, point: Viewpoint) -> tuple[tuple[int, str], ...]:
    """The links to free seats, for those who sit at the table."""
    if not point.mine:
        return ()
    return tuple((seat.seat, f"{point.base}/m/{table.id}/join/{seat.invite}") for seat in table.seats if seat.free)


def players(table: Table, point: Viewpoint, sight: Sight) -> tuple[Player, ...]:
    """The players as everybody sees them, with those marked who are the viewer's own."""
    everybody: tuple[Player, ...] | None = sight.shared.get("players")
    if everybody is None:
        everybody = sight.shared["players"] = tuple(player(table, seat, sight) for seat in table.seats)
    return tuple(one._replace(mine=True) if one.seat in point.mine else one for one in everybody)


def shown(people: tuple[Player, ...], point: Viewpoint, sight: Sight) -> tuple[Markup, ...]:
    """The players of the header, each drawn once as long as nothing about them changes."""
    return tuple(
        [
            Markup(rendered("player", sight.catalogue, (("player", one), ("you", one.seat == point.seat))))
            for one in people
        ]
    )


def player(table: Table, one: Seat, sight: Sight) -> Player:
    face = table.clock(one.seat)
    clock = "" if face is None else left_over(sight, face.left)
    ends = int(face.ends) if face is not None and face.ends and face.left < HOUR else 0
    late = face is not None and face.left < 0
    acts = table.state == "playing" and one.seat in table.match.to_act
    return Player(one.seat, sight.names[one.seat], one.kind, acts, False, one.free, one.away, clock, ends, late)


def left_over(sight: Sight, seconds: float) -> str:
    """The time on a clock, in the largest unit that says something."""
    whole = max(0, int(seconds))
    if whole >= 2 * DAY:
        return sight.say("web-days", count=whole // DAY)
    if whole >= HOUR:
        return f"{whole // HOUR}:{whole // MINUTE % 60:02}\u202fh"
    return f"{whole // MINUTE}:{whole % MINUTE:02}"


def grouped(moves: list[Choice], texts: Catalogue) -> tuple[tuple[Markup, ...], ...]:
    """The buttons of moves; those of the same verb beside each other in one group, in their order."""
    groups: list[list[Markup]] = []
    last = ""
    for choice in moves:
        verb = choice.key.partition(":")[0]
        if not groups or verb != last:
            groups.append([])
            last = verb
        groups[-1].append(Markup(rendered("choice", texts, (("key", choice.key), ("text", choice.text)))))
    return tuple([tuple(group) for group in groups])


def undo(table: Table, point: Viewpoint, sight: Sight) -> Undo | None:
    """Nothing for spectators, and nothing once the match is over."""
    if point.seat is None or table.state != "playing":
        return None
    state = table.undo_state(point.seat)
    if not state.can:
        return Undo("", 0, sight.say(f"no-{state.code}"))
    match = table.match
    last = match.last_of(point.seat)
    told = reversed(match.lines or match.log(point.seat))
    line = next((line for line in told if line.entry == last and line.kind == "move"), None)
    return Undo(sight.narrator.line(line) if line else "", undo_steps(match, point.seat), "")


def sheet(table: Table, sight: Sight) -> Sheet | None:
    result = table.match.result if table.state == "over" else None
    return None if result is None else sheet_of(result, sight)
