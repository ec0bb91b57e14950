"""What every first page would have to wait for is made ready before: words, templates, drawings."""

from __future__ import annotations

import asyncio

from wunderkammer.match.match import Match
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.render import templates
from wunderkammer.web.live.seat_names import usual_names
from wunderkammer.web.server.idle import calm

SEED = 1
PAUSE = 0.3  # seconds


def warm(lang: str) -> None:
    """All that is needed in one language, and the words of the others: the shelf names every game in all of them."""
    for name in templates().list_templates():
        templates().get_template(name)
    usual_names()
    for game in all_games().values():
        for other in LANGUAGES:
            catalogue(other, game.folder)
        draw(game, lang)


async def warm_others(lang: str) -> None:
    """The drawings in the other languages, when nobody waits: beside this thread a page takes twice as long."""
    for other in LANGUAGES:
        for game in all_games().values():
            if other != lang:
                while not await calm(PAUSE):
                    pass
                await asyncio.to_thread(draw, game, other)


def draw(game: Game, lang: str) -> None:
    """A new match, from a seat and from outside, and the signs of its page."""
    match = Match(game.id, max(game.seats), SEED)
    names = [str(seat + 1) for seat in range(match.seats)]
    for seat in (0, None):
        sight = Sight(match, seat, lang, names)
        artist(game)(sight)
        for line in match.log(seat):
            sight.narrator.line(line)
    sprite(game)
