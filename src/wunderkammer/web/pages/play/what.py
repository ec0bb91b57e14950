"""What is this? One card about anything that is drawn, from what the asker may know."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from wunderkammer.core.refusal import Refusal
from wunderkammer.match.why_not import why_not
from wunderkammer.text.rulebook import Rulebook, rulebook
from wunderkammer.web.board.cards import face, on_thing, thing_meaning
from wunderkammer.web.board.sight import Choice, Sight
from wunderkammer.web.live.request_viewpoint import screen_of, table_of
from wunderkammer.web.pages.learning.rule_text import link_rules, prose

LONGEST_NAME = 80
MOST_SIGNS = 8
MOST_MOVES = 6


async def what(request: Request) -> Response:
    """The card of a thing: picture, name, meaning, rule; then what a click does, or why nothing can be done now."""
    table = await table_of(request)
    point = await screen_of(request, table)
    return HTMLResponse(card(point.sight(table), *thing_asked_about(request)))


def thing_asked_about(request: Request) -> tuple[str, list[str]]:
    """The thing that a request asks about, and the signs that stand on it."""
    thing = request.query_params.get("thing", "")[:LONGEST_NAME]
    return thing, request.query_params.get("signs", "").split(",")[:MOST_SIGNS]


def card(sight: Sight, thing: str, signs: list[str]) -> Markup:
    """The whole card; for a name that no thing has, only what can be said about a move."""
    found = thing_meaning(sight, thing)
    book = rulebook(sight.game.folder, sight.lang)
    return about(sight, thing, signs) + now(sight, thing, book, found.rule if found else "")


def about(sight: Sight, thing: str, signs: list[str]) -> Markup:
    """What a thing is, and its rule; nothing for a name that no thing has."""
    found = thing_meaning(sight, thing)
    if found is None:
        return Markup("")
    return face(sight, found, signs) + rule(rulebook(sight.game.folder, sight.lang), found.rule, sight)


def rule(book: Rulebook, number: str, sight: Sight) -> Markup:
    """The rule behind a thing."""
    paragraph = book.rule(number) if number else None
    return Markup('<div class="rule">{}</div>').format(prose(paragraph, sight.game.id)) if paragraph else Markup("")


def now(sight: Sight, thing: str, book: Rulebook, told: str) -> Markup:
    """What a click does, or why nothing can be done; nothing for spectators, and about what no move ever touches."""
    if sight.seat is None or sight.view["over"]:
        return Markup("")
    moves = on_thing(sight, thing)
    if moves:
        return Markup('<div class="now">{}</div>').format(click_words(moves, sight))
    refusal = why_not(sight.match, sight.seat, thing)
    if refusal is None:
        return Markup("")
    # What has to be decided first is often the whole reason, and always what to do instead.
    instead = Markup("<p>{}</p>").format(sight.ask)
    known = told == refusal.rule
    return Markup('<div class="now">{}{}</div>').format(explanation(refusal, sight, book, known), instead)


def click_words(moves: list[Choice], sight: Sight) -> Markup:
    """What a click does; of many moves only how many there are."""
    if len(moves) > MOST_MOVES:
        return Markup("<p>{}</p>").format(sight.say("web-several-moves", count=len(moves)))
    return Markup("").join(Markup("<p>{}</p>").format(move.text) for move in moves)


def explanation(refusal: Refusal, sight: Sight, book: Rulebook, known: bool = False) -> Markup:
    """The reason, and the rule behind it in full, unless it stands there already."""
    sentence = Markup('<p class="brief"><strong>{}</strong></p>').format(
        link_rules(sight.refusal(refusal), sight.game.id)
    )
    paragraph = book.rule(refusal.rule) if refusal.rule and not known else None
    return sentence + (prose(paragraph, sight.game.id) if paragraph else Markup(""))
