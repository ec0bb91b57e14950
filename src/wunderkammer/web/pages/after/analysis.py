"""The analysis of a finished match: everybody's chances, what decided it, and all turns to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.analysis.analysis_words import AnalysisWords
from wunderkammer.analysis.analyst import HONEST, LOOKS
from wunderkammer.analysis.curves import picture_of, points_of
from wunderkammer.analysis.moments import MOST_MOMENTS, Analysis, Moment, SeatAnalysis
from wunderkammer.compiling import is_plain
from wunderkammer.errors import BadAnalysis
from wunderkammer.table import Table
from wunderkammer.table.analyses import DEPTHS, AnalysisProgress
from wunderkammer.table.table_errors import NotSeated
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import number, seat_wish
from wunderkammer.web.http.render import go, page, wants_pieces
from wunderkammer.web.http.request_errors import BadField
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of
from wunderkammer.web.live.request_viewpoint import house_of, own_seats, table_of
from wunderkammer.web.live.viewpoint import Viewpoint

PER_MINUTE = 6  # analyses that somebody may ask for
PLAIN_SECONDS = 6  # that a turn takes uncompiled, about


class AnalysisView(NamedTuple):
    """Which analysis is looked at, and whose turns."""

    look: str
    depth: int
    seat: int
    mine: tuple[int, ...]

    def query(self, **changes: object) -> str:
        """The part of an address that says the same, or nearly."""
        other = self._replace(**changes)  # type: ignore[arg-type]
        return f"look={other.look}&depth={other.depth}&as={other.seat}"


class ToldTurn(NamedTuple):
    """A turn in words, and where it can be looked at."""

    moment: Moment
    player: str
    verdict: str
    sentence: str
    address: str


async def view_of(request: Request, table: Table) -> AnalysisView:
    """What the address asks for; otherwise the deepest honest look there is, at one's own seat."""
    fields, mine = request.query_params, await own_seats(request, table)
    look = fields.get("look", HONEST)
    if look not in LOOKS:
        raise BadField(name="look")
    if table.status != "over":
        raise BadAnalysis("analysis-running")
    seat = seat_wish(fields)
    if seat is None:
        seat = next(iter(mine), 0)
    if seat >= len(table.seats):
        raise BadField(name="as")
    known = await house_of(request).analyses.depths(table, look)
    depth = number(fields, "depth", 1, DEPTHS[-1], usual=max(known, default=1))
    return AnalysisView(look, depth, seat, mine)


async def analysis(request: Request) -> Response:
    """How far it has come or what was found; only the progress for the script that waits for it."""
    table = await table_of(request)
    view = await view_of(request, table)
    analyses = house_of(request).analyses
    progress = await analyses.progress(table, view.look, view.depth)
    sight = Viewpoint(view.seat, visitor_of(request).lang, view.mine).sight(table)
    shown: dict[str, Any] = {
        "table": table,
        "view": view,
        "progress": progress,
        "minutes": minutes_of(progress),
        "names": sight.names,
        "looks": LOOKS,
        "deeper": next((depth for depth in DEPTHS if depth > view.depth), None),
        "match_url": f"/m/{table.id}",
    }
    if progress is None or not progress.complete:
        template = "pieces/analysis-progress.html" if wants_pieces(request) else "analysis.html"
        return page(request, template, game=sight.game, **shown)
    found = await analyses.finished_analysis(table, view.look, view.depth)
    told = await table.services.store.aside(lambda: told_analysis(found, view, sight, table))
    return page(request, "analysis.html", game=sight.game, **shown, **told)


def minutes_of(progress: AnalysisProgress | None) -> int:
    """How long it will take where the rules are not compiled; 0 where they are."""
    if progress is None or not is_plain():
        return 0
    return max(1, round((progress.parts - progress.done) * PLAIN_SECONDS / 60))


def told_analysis(found: Analysis, view: AnalysisView, sight: Sight, table: Table) -> dict[str, Any]:
    """All that the page tells."""
    words = AnalysisWords(table.match, sight.catalogue, sight.names)
    own = found.of(view.seat) or SeatAnalysis(view.seat, [], [])
    decisive = words.decisive(found)
    words.look_up([*decisive, *own.moments])
    base = f"/m/{table.id}/analysis"
    return {
        "judged": words.judge_sentence(found.judged),
        "picture": picture_of(own, found.seats),
        "decisive": told_turns(decisive, words, view, base),
        "summaries": [(words.narrator.name(one.seat), one.seat, words.summary(one)) for one in found.found],
        "dearest": told_turns(own.dearest(MOST_MOMENTS), words, view, base),
        "turns": told_turns([one for one in own.moments if one.decisions], words, view, base),
        "points": points_of(own, found.seats),
    }


def told_turns(moments: Sequence[Moment], words: AnalysisWords, view: AnalysisView, base: str) -> list[ToldTurn]:
    found: list[ToldTurn] = []
    for one in moments:
        sentence = words.moment(one) if one.sure else words.played_sentence(one)
        address = f"{base}/{one.seat}/{one.number}?{view.query(seat=one.seat)}"
        found.append(ToldTurn(one, words.narrator.name(one.seat), words.verdict(one), sentence, address))
    return found


async def begin(request: Request) -> Response:
    """Judge a match, or judge it again."""
    fields = await checked_form(request)
    await limit(request, "analyse", PER_MINUTE)
    table = await table_of(request)
    user = await player_of(request)
    look, depth = fields.get("look", HONEST), number(fields, "depth", 1, DEPTHS[-1], usual=1)
    analyses = house_of(request).analyses
    if fields.get("again"):
        if request.app.state.settings.shared and not await own_seats(request, table):
            raise NotSeated  # it takes away what others have waited for
        await analyses.judge_again(table, look, depth, user.id)
    else:
        await analyses.begin(table, look, depth, user.id)
    seat = number(fields, "as", 0, len(table.seats) - 1, usual=0)
    return go(f"/m/{table.id}/analysis?look={look}&depth={depth}&as={seat}")
