"""The end of a match: who won, the score line by line, how the scores grew, what turned it, and a picture to share."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.core.result import Result
from wunderkammer.table import Table
from wunderkammer.table.table_errors import NotOver
from wunderkammer.web.board.graphics.portraits import large_portrait
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.render import page
from wunderkammer.web.live.pieces.score_sheet import history, picture, place_in_picture, sheet_of
from wunderkammer.web.live.request_viewpoint import point_of, table_of
from wunderkammer.web.pages.after.share_picture import share_picture
from wunderkammer.web.pages.after.turning_point import turning_entry


class Turning(NamedTuple):
    """The moment from which on the winner stayed ahead: its place in the picture and the replay, and what happened."""

    x: float
    at: int
    told: list[str]


async def finished_match(request: Request) -> tuple[Table, Result, Sight, tuple[int, ...]]:
    """A table whose match is over, as the viewer sees it, and their seats."""
    table = await table_of(request)
    point = await point_of(request, table)
    result = table.match.result
    if table.status != "over" or result is None:
        raise NotOver
    return table, result, point.sight(table), point.mine


async def end(request: Request) -> Response:
    """The score sheet line by line, how the scores grew, and what comes next."""
    table, result, sight, mine = await finished_match(request)
    scores = history(table.record())
    sheet = sheet_of(result, sight)
    return page(
        request,
        "end.html",
        game=sight.game,
        table=table,
        sheet=sheet,
        order=sorted(range(len(sheet.names)), key=lambda seat: sheet.ranks[seat]),
        faces=[large_portrait(name, seat) for seat, name in enumerate(sheet.names)],
        picture=picture(scores),
        turning=turning(table, sight, result, scores),
        mine=mine,
        match_url=f"/m/{table.id}",
    )


def turning(table: Table, sight: Sight, result: Result, scores: list[list[int]]) -> Turning | None:
    """What turned the match, if anything did before its last count."""
    entry = turning_entry(scores, result.ranks)
    if entry is None:
        return None
    known = table.match.known_entries
    told = [sight.narrator.line(line) for line in table.match.log(sight.seat) if line.entry == entry]
    return Turning(place_in_picture(entry + 1, len(scores)), known.number(entry, sight.seat), told)


async def shared_picture(request: Request) -> Response:
    """The result as one picture, made here: nothing of it comes from elsewhere."""
    table, result, sight, _ = await finished_match(request)
    sheet, curves = sheet_of(result, sight), picture(history(table.record()))
    return svg_answer(share_picture(sight, sheet, curves), table, sight)


def svg_answer(drawing: str, table: Table, sight: Sight) -> Response:
    name = f"{sight.game.id}-{table.id[:8]}.svg"
    return Response(drawing, media_type="image/svg+xml", headers={"content-disposition": f'inline; filename="{name}"'})
