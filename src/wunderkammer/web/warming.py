"""What every first page would have to wait for is made ready before: words, templates, drawings."""

from __future__ import annotations

import asyncio

from wunderkammer.match import Match
from wunderkammer.shelf import Game, all_games
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.drawing import artist
from wunderkammer.web.feeds import log_lines
from wunderkammer.web.names import given
from wunderkammer.web.render import templates
from wunderkammer.web.sight import Sight

SEED = 1
PAUSE = 0.3


def warm(lang: str) -> None:
    """All that is needed in one language; half a second before the server starts."""
    for name in templates().list_templates():
        templates().get_template(name)
    given()
    for game in all_games().values():
        draw(game, lang)


async def warm_others(lang: str) -> None:
    """The other languages, in a thread and with pauses: whoever is there already must not wait for them."""
    for other in LANGUAGES:
        for game in all_games().values():
            if other != lang:
                await asyncio.sleep(PAUSE)
                await asyncio.to_thread(draw, game, other)


def draw(game: Game, lang: str) -> None:
    """A new match, from a seat and from outside."""
    match = Match(game.id, max(game.seats), SEED)
    names = [str(seat + 1) for seat in range(match.seats)]
    for seat in (0, None):
        sight = Sight(match, seat, lang, names)
        artist(game)(sight)
        log_lines(sight, match.log(seat), "")
