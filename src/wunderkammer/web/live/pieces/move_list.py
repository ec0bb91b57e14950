"""The pieces that change with nearly every move, for every viewer: there a template would cost most."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.sight import Choice

REMEMBERED = 16384
MANY = 6  # moves of a verb; more are set beside each other


class Undo(NamedTuple):
    """What can be taken back, said before the click; without a sentence, nothing can."""

    sentence: str
    why_not: str


class ThinkingNote(NamedTuple):
    """The bots that think now, in words with # for the seconds; `seats` tells others from those before them."""

    words: str
    seats: str


def thinking_html(minds: ThinkingNote | None) -> str:
    """A place where the page's script shows anyone who waits long how long it has been.

    People who listen to the page have already heard whom it waits for; the seconds are not read out to them.
    """
    if minds is None:
        return ""
    words = escape(minds.words)
    return f' <span id="thinks-{minds.seats}" class="thinks" aria-hidden="true" data-thinks="{words}"></span>'


def turn_html(ask: str, yours: bool, players: list[str], minds: ThinkingNote | None) -> str:
    """What has to be decided, and everybody at the table; listeners find the question above the moves."""
    return (
        f'<div id="turn" class="turn{" yours" if yours else ""}">\n'
        f'<p class="ask" aria-hidden="true">{escape(ask)}{thinking_html(minds)}</p>\n'
        f'<ul class="players">\n{"".join(players)}</ul>\n</div>'
    )


def moves_html(moves: list[Choice], question: str) -> str:
    """Buttons for all moves under the question that they answer; those of one verb in one group, in their order."""
    groups: list[list[str]] = []
    last = ""
    for move in moves:
        verb = move.key.partition(":")[0]
        if not groups or verb != last:
            groups.append([])
            last = verb
        groups[-1].append(move_button(move.key, move.text))
    lists = [f'<ul class="choices{" short" if len(one) > MANY else ""}">\n{"".join(one)}</ul>\n' for one in groups]
    return (
        '<section id="moves" class="moves" aria-labelledby="moves-title">\n'
        f'<h2 id="moves-title" tabindex="-1" data-hotkey="m">{escape(question)}</h2>\n'
        f"{''.join(lists)}</section>"
    )


@lru_cache(REMEMBERED)
def move_button(key: str, text: str) -> str:
    name = escape(key)
    return f'<li id="move-{name}"><button form="act" name="move" value="{name}">{escape(text)}</button></li>\n'


def undo_html(offer: Undo | None, texts: Catalogue) -> str:
    """The button that takes back, with what it would do, or why there is nothing to be done."""
    if offer is None:
        return '<div id="undo" class="undo">\n</div>'
    words = escape(texts.say("web-undo"))
    if offer.why_not:
        press = f'<button type="button" disabled aria-describedby="undo-limit">{words}</button>'
        limit = offer.why_not
    else:
        press = (
            f'<button form="act" name="undo" value="1" data-hotkey="u" aria-describedby="undo-limit">{words}</button>'
        )
        limit = offer.sentence
    return f'<div id="undo" class="undo">\n{press}\n<p id="undo-limit">{escape(limit)}</p>\n</div>'
