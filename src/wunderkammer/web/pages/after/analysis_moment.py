"""One moment of an analysis: the position before it, what was found there, and the chance to find better oneself."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.analysis.analysis_words import AnalysisWords
from wunderkammer.analysis.moments import Moment, MoveOption
from wunderkammer.analysis.positions import place_of
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.http.cookies import visitor_of
from wunderkammer.web.http.forms.form_fields import number
from wunderkammer.web.http.render import page
from wunderkammer.web.http.request_errors import BadField
from wunderkammer.web.live.request_viewpoint import house_of, table_of
from wunderkammer.web.live.viewpoint import Viewpoint
from wunderkammer.web.pages.after.analysis import view_of

MOST_OPTIONS = 8  # that are shown with what they would have led to
LONGEST_KEY = 200


class ToldOption(NamedTuple):
    """A move that could have been made."""

    key: str
    words: str
    outlook: str
    line: str
    sign: str  # best, played or ""


async def moment(request: Request) -> Response:
    """The position before a turn, with what was played and what would have been better."""
    table = await table_of(request)
    view = await view_of(request, table)
    seat, which = (number(request.path_params, name) for name in ("seat", "number"))
    analyses = house_of(request).analyses
    progress = await analyses.progress(table, view.look, view.depth)
    if progress is None or not progress.complete:
        raise BadField(name="depth")
    found = await analyses.finished_analysis(table, view.look, view.depth)
    judged = found.of(seat)
    if judged is None or not 0 <= which < len(judged.moments):
        raise BadField(name="number")
    one = judged.moments[which]
    place = place_of(table.match, seat, one.at)
    sight = Viewpoint(seat, visitor_of(request).lang, view.mine).sight(table, await table.at(place))
    words = AnalysisWords(table.match, sight.catalogue, sight.names)
    finding = request.query_params.get("find") == "1" and bool(one.options)
    tried = tried_option(one, request.query_params.get("try", "")[:LONGEST_KEY])
    return page(
        request,
        "analysis-moment.html",
        game=sight.game,
        table=table,
        view=view,
        moment=one,
        board=artist(sight.game)(sight),
        signs=sprite(sight.game),
        player=sight.names[seat],
        stage=words.stage(one),
        verdict=words.verdict(one),
        sentence=words.moment(one) if one.sure else words.played_sentence(one),
        differs=words.difference(one, one.best, one.played) if one.sure else [],
        options=told_options(one, words, found.alone),
        choices=sorted((words.move(one, option.key), option.key) for option in one.options) if finding else [],
        finding=finding,
        tried=told_trial(one, tried, words, found.alone) if tried is not None else None,
        neighbours=neighbours(judged.moments, which),
        place=place,
        moment_url=f"/m/{table.id}/analysis/{seat}/{which}",
        query=view.query(seat=seat),
        match_url=f"/m/{table.id}",
    )


def tried_option(moment: Moment, key: str) -> MoveOption | None:
    return next((option for option in moment.options if option.key == key), None)


def told_options(moment: Moment, words: AnalysisWords, alone: bool) -> list[ToldOption]:
    """The best moves with what they would have led to; the played one is always among them."""
    seen = [option for option in moment.options if option.visits]
    shown = [option for at, option in enumerate(seen) if at < MOST_OPTIONS or option.key == moment.played[0]]
    return [
        ToldOption(
            option.key,
            words.move(moment, option.key),
            words.outlook(option, alone),
            " → ".join(words.line(moment, option.line)[1:]),
            "played" if option.key == moment.played[0] else "best" if option.key == moment.best[0] else "",
        )
        for option in shown
    ]


class ToldTrial(NamedTuple):
    """What somebody found who stood before a moment again."""

    words: str
    answer: str
    differs: list[str]  # what the best move would bring beside it
    solved: bool = False  # whether nothing is left to find


def told_trial(moment: Moment, tried: MoveOption, words: AnalysisWords, alone: bool) -> ToldTrial:
    """Whether a move is the best that was found, or better than the played one, and what differs afterwards."""
    say, best = words.texts.say, moment.options[0]
    move = words.move(moment, tried.key)
    if tried.key == moment.best[0]:
        return ToldTrial(move, say("analysis-tried-best", outlook=words.outlook(tried, alone)), [], True)
    if not tried.visits:
        return ToldTrial(move, say("analysis-tried-unseen"), words.difference(moment, moment.best, [tried.key]))
    played = tried_option(moment, moment.played[0])
    better = played is not None and tried.key != moment.played[0] and tried.chance > played.chance
    code = "played" if tried.key == moment.played[0] else "better" if better else "worse"
    answer = say(f"analysis-tried-{code}", outlook=words.outlook(tried, alone), best=words.outlook(best, alone))
    line = [str(key) for seat, key in tried.line if seat == moment.seat] or [tried.key]
    return ToldTrial(move, answer, words.difference(moment, moment.best, line))


def neighbours(moments: list[Moment], which: int) -> tuple[int | None, int | None]:
    """The turns before and after one that left a choice."""
    before = [one.number for one in moments[:which] if one.decisions]
    after = [one.number for one in moments[which + 1 :] if one.decisions]
    return (before[-1] if before else None), (after[0] if after else None)
