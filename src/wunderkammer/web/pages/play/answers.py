"""Answers: what the rules say about a word or a decision, what a bot would do."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from wunderkammer.match.obstacles import obstacles
from wunderkammer.text.rulebook import Rulebook, rulebook
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import go, wants_pieces
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.live.pieces.hint_piece import hint
from wunderkammer.web.live.request_viewpoint import actor_of, point_of, table_of
from wunderkammer.web.pages.learning.rule_text import prose
from wunderkammer.web.pages.play.what import explanation

LONGEST_WORD = 80
MOST_FOUND = 40
PER_MINUTE = 30


async def help_now(request: Request) -> Response:
    """The rules with a word; without one, what stands in the way of the present decision."""
    table = await table_of(request)
    point = await point_of(request, table)
    sight = point.sight(table)
    book = rulebook(sight.game.folder, sight.lang)
    word = plain(request.query_params.get("word", ""), LONGEST_WORD)
    inside = rules_with(book, word, sight) if word else situation(sight, book)
    if not wants_pieces(request):
        return go(f"/rules/{sight.game.id}?word={word}" if word.isalnum() else f"/rules/{sight.game.id}")
    return HTMLResponse(Markup('<div id="answers" class="answers">{}</div>').format(inside))


def rules_with(book: Rulebook, word: str, sight: Sight) -> Markup:
    paragraphs = book.find(word)[:MOST_FOUND]
    if not paragraphs:
        return Markup("<p>{}</p>").format(sight.say("ui-no-rule", word=word))
    return Markup("").join(prose(paragraph, sight.game.id) for paragraph in paragraphs)


def situation(sight: Sight, book: Rulebook) -> Markup:
    """The decision, and one example of everything that is not possible in it."""
    parts = [Markup("<p><strong>{}</strong></p>").format(sight.ask)]
    if sight.playing and sight.seat is not None:
        parts += [explanation(refusal, sight, book) for _, refusal in obstacles(sight.match, sight.seat)]
    if len(parts) == 1:
        parts.append(Markup("<p>{}</p>").format(sight.say("web-no-obstacle")))
    return Markup("").join(parts)


async def hint_now(request: Request) -> Response:
    """What a bot would do now, and why."""
    fields = await checked_form(request)
    await limit(request, "hint", PER_MINUTE)
    table = await table_of(request)
    table.check_hints()
    point = await actor_of(request, table, fields)
    assert point.seat is not None
    if not wants_pieces(request):
        return go(f"/m/{table.id}?as={point.seat}")
    return HTMLResponse(await hint(table, point.sight(table)))
