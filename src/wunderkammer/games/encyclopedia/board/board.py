"""The table of Encyclopedia: the world and its city, the halls, the book, and one's own study, which never leaves."""

from __future__ import annotations

from markupsafe import Markup, escape

from wunderkammer.games.encyclopedia.board.book import book
from wunderkammer.games.encyclopedia.board.chart import expeditions, world
from wunderkammer.games.encyclopedia.board.city import halls, houses
from wunderkammer.games.encyclopedia.board.clock import STAGES, clock, in_front, picks, piles
from wunderkammer.games.encyclopedia.board.company import desks, panels
from wunderkammer.games.encyclopedia.board.legend import legend
from wunderkammer.games.encyclopedia.board.pen import pen
from wunderkammer.games.encyclopedia.board.signs import shape
from wunderkammer.games.encyclopedia.board.study import own_study
from wunderkammer.games.encyclopedia.board.track import track
from wunderkammer.games.encyclopedia.content.cards import COLOUR
from wunderkammer.web.board.board import Board
from wunderkammer.web.board.graphics.dice import faces
from wunderkammer.web.board.graphics.zoom import zoom_frame
from wunderkammer.web.board.sight import Sight

SIGNS = tuple((colour, shape(colour)) for colour in COLOUR.labels)


def draw(sight: Sight) -> Board:
    """Everything that lies on the table; nothing in this game is hidden but the decks."""
    own = sight.desk_seat
    world_region = region(pen(sight).say("board-stage-world"))
    window, end_of_window = zoom_frame(sight.catalogue, "en-window")
    others = [seat for seat in range(sight.match.seats) if seat != own]
    front = in_front(sight)
    return framed(
        ("legend", *(stage for stage in STAGES if stage != front)),
        f'<div class="en-table en-seats-{sight.match.seats}" data-sheet><div class="en-top">',
        [clock(sight), legend(sight), picks(sight)],
        '</div><div class="en-company">',
        panels(sight, others),
        '</div><div class="en-stages"><!--place world-->'
        f'<div class="en-stage en-world" {world_region}>{window}<div class="en-chart">',
        [world(sight), *expeditions(sight)],
        f'</div>{end_of_window}<div class="en-city">',
        houses(sight),
        "</div>",
        [track(sight)],
        '</div><!--end--><!--place halls--><div class="en-stage en-halls">',
        [*halls(sight), piles(sight)],
        '</div><!--end--><!--place book--><div class="en-stage en-book">',
        book(sight),
        '</div><!--end--><!--place desks--><div class="en-stage en-desks">',
        desks(sight, others),
        f'</div><!--end--></div><div class="en-study" {region(sight.name(own))}>',
        own_study(sight, own),
        "</div></div>",
    )


def region(name: str) -> str:
    """What makes a part of the table one stop for the keyboard, with a name."""
    return f'role="group" aria-label="{escape(name)}"'


def framed(behind: tuple[str, ...], *table: str | list[Markup]) -> Board:
    """A board of parts with what stands around them; stages that do not lie in front come later to a page."""
    frame, parts = [""], list[str]()
    for piece in table:
        if isinstance(piece, str):
            frame[-1] += piece
        else:
            parts += piece
            frame += [""] * len(piece)
    return Board(faces(SIGNS), tuple(frame), tuple(parts), behind=behind)
