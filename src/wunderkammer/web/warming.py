"""What every first page would have to wait for is made ready while nobody waits: words, templates, drawings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

from wunderkammer.match import Match
from wunderkammer.shelf import Game, all_games
from wunderkammer.text.catalogue import LANGUAGES
from wunderkammer.web.drawing import artist
from wunderkammer.web.feeds import log_lines
from wunderkammer.web.render import templates
from wunderkammer.web.sight import Sight

SEED = 1


async def warm(lang: str) -> None:
    """One thing after the other in a thread, first in the language of whoever starts the server."""
    for step in steps(lang):
        await asyncio.to_thread(step)


def steps(lang: str) -> Iterator[Callable[[], object]]:
    yield compile_templates
    for one in sorted(LANGUAGES, key=lambda other: other != lang):
        for game in all_games().values():
            yield partial(draw, game, one)


def compile_templates() -> None:
    for name in templates().list_templates():
        templates().get_template(name)


def draw(game: Game, lang: str) -> None:
    """A new match, from a seat and from outside."""
    match = Match(game.id, max(game.seats), SEED)
    names = [str(seat + 1) for seat in range(match.seats)]
    for seat in (0, None):
        sight = Sight(match, seat, lang, names)
        artist(game)(sight)
        log_lines(sight, match.log(seat), "")
