"""The board of Lost Lands: expeditions, initiative, market, and everybody's teams, as engraved plates."""

from __future__ import annotations

from functools import cache

from jinja2 import Template
from markupsafe import Markup

from wunderkammer.games.lost_lands.board.faces import Lore, lore
from wunderkammer.games.lost_lands.board.people import Person, people
from wunderkammer.games.lost_lands.board.places import Lot, Spot, lands, market, places
from wunderkammer.games.lost_lands.content.cards import COLOUR
from wunderkammer.shelf import Game
from wunderkammer.web.board import Board
from wunderkammer.web.drawing import environment
from wunderkammer.web.sight import Sight


@cache
def template(game: Game, name: str) -> Template:
    return environment(game).get_template(name)


@cache
def still(game: Game) -> Markup:
    """The engravings that the live layer refers to."""
    return Markup(template(game, "still.html").render())


def draw(sight: Sight) -> Board:
    """The engravings, and the table as this seat sees it."""
    found = lore(sight)
    sitting = people(sight, found)
    lots, hand = market(sight, found)
    live = template(sight.game, "board.html").render(
        sight=sight,
        table=sight.table,
        lore=found,
        words=found.words,
        people=sitting,
        own=next((person for person in sitting if person.own), None),
        lands=lands(sight, found, sitting),
        places=places(sight, found, sitting),
        lots=lots,
        hand=hand,
        picks=picks(sight, sitting),
        screens=screens(sight, sitting),
        charts=charts(sight, found),
        ladder=ladder(found),
        discard=sum(sight.table["discard"].values()),
        amounts=[choice for choice in sight.moves if choice.key.startswith(("bid:", "send:"))],
    )
    return Board(still(sight.game), Markup(live))
