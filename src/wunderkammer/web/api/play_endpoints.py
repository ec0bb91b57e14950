"""At a table: how it stands, what one sees, what one can do and why not, moving, taking back, hints, the record."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from wunderkammer.core.refusal import Refusal
from wunderkammer.errors import HintRefused, IllegalMove, UndoRefused
from wunderkammer.table import Table
from wunderkammer.table.table_errors import Stale, Waiting
from wunderkammer.text.hint_words import hint_sentence
from wunderkammer.web.api.caller import Call
from wunderkammer.web.api.endpoint import LINES
from wunderkammer.web.api.shapes import Done, Explanation, Hint, LogPage, LogShown, MatchShown, Moves, SeatShown
from wunderkammer.web.live.pieces.log_html import LogItem, LogOnPage
from wunderkammer.web.live.shared_table import SharedTable


async def standing(call: Call) -> MatchShown:
    """How a match stands: who sits there, who has to act, and its result once it is over."""
    table = await call.table()
    return match_shown(call, table, call.seat(table))


def match_shown(call: Call, table: Table, seat: int | None) -> MatchShown:
    match, mine = table.match, table.seats_of(call.user.id)
    seats: list[SeatShown] = [
        {
            "seat": one.seat,
            "kind": one.kind,
            "name": one.name,
            "bot": one.bot,
            "free": one.free,
            "away": one.away,
            "yours": one.seat in mine,
        }
        for one in table.seats
    ]
    return {
        "id": table.id,
        "game": match.game.id,
        "name": table.name,
        "public": table.public,
        "state": table.status,
        "seat": seat,
        "revision": table.entries_known(seat),
        "to_act": [*match.to_act] if table.status == "playing" else [],
        "seats": seats,
        "luck_hash": table.luck_hash,
        "result": match.result.to_json() if match.result else None,
    }


async def view(call: Call) -> dict[str, Any]:
    """What a seat, or a spectator, may see."""
    table = await call.table()
    seat = call.seat(table)
    # What was taken back, and who came and went, are entries of a table too: its own count is the one that moves name.
    return {**table.match.view(seat), "revision": table.entries_known(seat)}


async def moves(call: Call) -> Moves:
    """All legal moves of a seat, in words too."""
    table = await call.table()
    seat = begun_seat(call, table)
    sight = call.sight(table, seat)
    return {
        "seat": seat,
        "revision": table.entries_known(seat),
        "ask": sight.view["ask"] if sight.playing else "",
        "question": sight.ask,
        "moves": [{"key": one.key, "text": one.text} for one in sight.moves],
    }


async def explain(call: Call) -> Explanation:
    """Whether a move is possible now, and if not, why: the reason in words and the rule behind it."""
    table = await call.table()
    seat = begun_seat(call, table)
    refusal = table.match.refusal(seat, call.query["move"])
    if refusal is None:
        return {"possible": True, "code": None, "rule": None, "reason": None}
    reason = call.sight(table, seat).why_not(refusal)
    return {"possible": False, "code": refusal.code, "rule": refusal.rule or None, "reason": reason}


async def play(call: Call) -> Done:
    """Make a move; when this is answered, it is stored. The same move at the same revision is made only once."""
    table = await call.table()
    seat, key = call.own_seat(table), call.body["move"]
    seen, repeated = await table.revision_seen(call.body["revision"], seat), False
    try:
        await table.play(seat, key, seen)
    except Stale:
        repeated = table.book.made(seat, key, seen)
        if not repeated:
            raise
    except IllegalMove as error:
        raise IllegalMove(error.refusal, call.sight(table, seat).why_not(error.refusal)) from None
    return move_answer(table, seat, repeated)


async def undo(call: Call) -> Done:
    """Take back the seat's last decision; possible until anybody has learnt something new."""
    table = await call.table()
    seat = call.own_seat(table)
    try:
        await table.undo(seat)
    except UndoRefused as error:
        raise UndoRefused(error.code, call.sight(table, seat).say(f"no-{error.code}")) from None
    return move_answer(table, seat, False)


def move_answer(table: Table, seat: int, repeated: bool) -> Done:
    over = table.status == "over"
    return {"revision": table.entries_known(seat), "to_act": [*table.match.to_act], "over": over, "repeated": repeated}


async def hint(call: Call) -> Hint:
    """What a bot would play for you, and why; it knows no more than your seat does."""
    table = await call.table()
    table.check_hints()
    seat = begun_seat(call, table)
    sight, revision = call.sight(table, seat), table.revision
    if not sight.playing:
        refusal = Refusal("hint-not-yet" if table.match.to_act else "hint-over")
        raise HintRefused(refusal, sight.refusal(refusal))
    texts = {choice.key: choice.text for choice in sight.moves}
    share = table.services.share_of(call.user.id)
    found = await table.services.bots.advise(table.id, table.match, seat, share)
    if table.book.is_stale(seat, revision) or any(one.key not in texts for one in found):
        raise Stale
    return {
        "revision": table.entries_known(seat),
        "sentence": hint_sentence(found, texts, sight.catalogue) if found else sight.say("web-no-hint"),
        "advice": [
            {"move": one.key, "text": texts[one.key], "chance": one.chance, "points": one.points} for one in found
        ],
    }


async def log(call: Call) -> LogPage:
    """What has happened, as far as you have seen it."""
    table = await call.table()
    seat = call.seat(table)
    shared = SharedTable(table, call.lang)
    added = LogOnPage(table, seat).update(call.sight(table, seat), shared).added
    since = call.query.get("since", 0)
    return {"revision": table.entries_known(seat), "lines": [log_line(item) for item in added if item.number >= since]}


def log_line(item: LogItem) -> LogShown:
    return {"number": item.number, "seat": item.line.seat, "text": item.sentence}


async def record(call: Call) -> Response:
    """The record of a finished match: one JSON object a line."""
    table = await call.table()
    return Response(table.record().dumps(), media_type=LINES)


def begun_seat(call: Call, table: Table) -> int:
    """The caller's seat at a table that is no longer waiting for players."""
    seat = call.own_seat(table)
    if table.status == "waiting":
        raise Waiting(free=sum(one.free for one in table.seats))
    return seat
