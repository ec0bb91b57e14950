"""The museum as a cabinet of drawers: what has been delivered, what lies where, and who has researched it."""

from __future__ import annotations

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.things import drawn_thing, icon, panel
from wunderkammer.games.darwins_journey.board.words import COINS, boards, who
from wunderkammer.games.darwins_journey.content.names import KIND_NAMES, MUSEUM_ROWS
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight


def cabinet(sight: Sight, seat: int) -> str:
    """Four rows of drawers; a coin lies beside those that still have theirs."""
    rows = "".join(row(sight, seat, number, colour) for number, colour in enumerate(MUSEUM_ROWS))
    note = escape(sight.say("board-cabinet-note"))
    return panel("museum", "museum", sight.say("board-museum"), f'<div class="dj-cabinet" title="{note}">{rows}</div>')


def row(sight: Sight, seat: int, number: int, colour: str) -> str:
    drawers = "".join(drawer(sight, seat, f"{colour}_{kind}") for kind in KIND_NAMES)
    there = sight.shown["row_coins"][number]
    coin = (
        f'<span data-what="row-coin" title="{escape(sight.say("board-row-coin"))}">{icon(COINS)}</span>'
        if there
        else ""
    )
    return f'<div class="dj-shelf ink-{colour}">{drawers}<span class="dj-row-coin">{coin}</span></div>'


def drawer(sight: Sight, seat: int, label: str) -> str:
    """A drawer: the museum's tile, the viewer's research marker on it, and the others' signs."""
    delivered = label in sight.shown["museum"]
    told_state = sight.say("board-in-museum" if delivered else "board-not-in-museum")
    name = sight.label("specimen", label)
    mark = sight.mark(f"museum-{label}", f"{name}, {told_state}", f"dj-tile{' on' if delivered else ''}")
    picture = f'<svg class="dj-specimen" aria-hidden="true"><use href="#dj-{label}"/></svg>'
    tile = drawn_thing(mark, f"{name}, {told_state}", picture)
    plate = f'<span class="dj-plate-name" data-what="museum-{label}" aria-hidden="true">{escape(name)}</span>'
    return f'<div class="dj-drawer">{tile}{plate}{others(sight, seat, label)}{research(sight, seat, label)}</div>'


def research(sight: Sight, seat: int, label: str) -> str:
    """Whether the owner of the desk has researched the specimen."""
    done = label in sight.shown["players"][seat]["research"]
    name, state = sight.label("specimen", label), sight.say("board-researched" if done else "board-not-researched")
    words = f"{name}, {state}"
    css = f"dj-marker seat-{seat}{' on' if done else ''}"
    return drawn_thing(sight.mark(f"specimen-{seat}-{label}", words, css), words, icon("magnifying-glass"))


def others(sight: Sight, seat: int, label: str) -> str:
    """The signs of everybody else who has researched the specimen."""
    found = [other for other, data in enumerate(boards(sight)) if other != seat and label in data["research"]]
    names = [sentence(sight, "board-researched-by", player=who(sight, other)) for other in found]
    signs = "".join(
        f'<i class="sign sign-{other}" title="{escape(name)}"></i><span class="heard">{escape(name)}</span>'
        for other, name in zip(found, names, strict=True)
    )
    return f'<span class="dj-others">{signs}</span>'
