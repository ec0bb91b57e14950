"""The theory of evolution as a track with its books."""

from __future__ import annotations

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.things import icon, panel
from wunderkammer.games.darwins_journey.board.words import boards, figures, who
from wunderkammer.games.darwins_journey.content.names import KIND_NAMES, MUSEUM_ROWS
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight


def theory(sight: Sight) -> str:
    """All steps in order; a book stands on those that count."""
    printed = figures(sight)["theory"]
    here: dict[int, list[int]] = {}
    for seat, data in enumerate(boards(sight)):
        here.setdefault(min(data["theory"], printed["steps"]), []).append(seat)
    steps = "".join(step(sight, at, at in printed["books"], here.get(at, [])) for at in range(printed["steps"] + 1))
    note = f'<p class="dj-note">{icon("book-cover")}<span>{escape(worth(sight))}</span></p>'
    return panel("theory", "theory", sight.say("board-evolution"), f'<ol class="dj-steps">{steps}</ol>{note}')


def worth(sight: Sight) -> str:
    """What a book counts at the end as the museum stands now (DJ-61)."""
    museum, factor = sight.shown["museum"], figures(sight)["theory"]["factor"]
    rows = sum(all(f"{colour}_{kind}" in museum for kind in KIND_NAMES) for colour in MUSEUM_ROWS)
    return sentence(sight, "board-theory-note", points=factor + rows, factor=factor, rows=rows)


def step(sight: Sight, at: int, book: bool, seats: list[int]) -> str:
    pieces = "".join(
        f'<span id="tok-theory-{seat}" class="dj-theory seat-{seat}" title="{escape(owner(sight, seat, at))}">'
        f'<i class="sign sign-{seat}"></i><span class="heard">{escape(owner(sight, seat, at))}</span></span>'
        for seat in seats
    )
    shelf = f'{icon("book-cover")}<span class="heard">{escape(sight.say("board-book"))}</span>' if book else ""
    css = "dj-step book" if book else "dj-step"
    number = f'<span class="dj-number">{at}</span>'
    return f'<li class="{css}" data-what="step-{at}">{number}{shelf}{pieces}</li>'


def owner(sight: Sight, seat: int, at: int) -> str:
    return sentence(sight, "board-theory-of", player=who(sight, seat), steps=at)
