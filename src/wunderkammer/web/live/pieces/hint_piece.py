"""Hints: what a bot would play, and why, as a piece of the page."""

from __future__ import annotations

from markupsafe import Markup

from wunderkammer.bots.advice import Advice
from wunderkammer.table import Table
from wunderkammer.text.hint_words import hint_outlook, hint_sentence
from wunderkammer.web.board.sight import Sight


async def hint(table: Table, sight: Sight) -> Markup:
    """The advice of a bot that thinks in a process of its own; meanwhile the match may have gone on."""
    found: list[Advice] = []
    if sight.playing and sight.seat is not None:
        # Moves are worded in the position that the question is about.
        moves, revision = {choice.key: choice.text for choice in sight.moves}, table.revision
        share = table.services.share_of(table.seats[sight.seat].user)
        found = await table.services.bots.advise(table.id, table.match, sight.seat, share)
        if found and not table.book.is_stale(sight.seat, revision) and all(one.key in moves for one in found):
            return hint_html(found, moves, sight)
    return hint_frame(Markup("<p>{}</p>").format(sight.say("web-no-hint")))


def hint_html(found: list[Advice], moves: dict[str, str], sight: Sight) -> Markup:
    """The reason for the best move, and all that are worth a thought, best first."""
    sentence = Markup("<p>{}</p>").format(hint_sentence(found, moves, sight.catalogue))
    line = Markup('<li>{} <span class="small">{}</span></li>')
    lines = [line.format(moves[one.key], hint_outlook(one, sight.catalogue)) for one in found]
    return hint_frame(sentence + (Markup("<ol>{}</ol>").format(Markup("").join(lines)) if len(found) > 1 else ""))


def empty_hint(revision: int) -> str:
    """Where a hint will stand; it is another piece in every position."""
    return f'<div id="hint" class="advice" role="status" data-revision="{revision}"></div>'


def hint_frame(inside: Markup) -> Markup:
    return Markup('<div id="hint" class="advice" role="status">{}</div>').format(inside)
