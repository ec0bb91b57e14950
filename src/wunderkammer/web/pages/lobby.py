"""The shelf of games, and tables to join or to watch."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.shelf import Game, all_games, dashed, game
from wunderkammer.table import Listed
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.web.names import named
from wunderkammer.web.render import page, texts_of
from wunderkammer.web.seated import house_of
from wunderkammer.web.who import user_of

MOST_MINE = 4


class Box(NamedTuple):
    """A game as it stands on the shelf."""

    game: Game
    title: str
    blurb: str
    seats: str
    minutes: str
    rules: list[tuple[str, str]]  # languages, with the title in each


class Row(NamedTuple):
    """A match in a list."""

    match: Listed
    title: str
    players: str
    state: str  # whose turn it is, or what else there is to say


def boxes(lang: str) -> list[Box]:
    found: list[Box] = []
    for one in all_games().values():
        say = catalogue(lang, one.folder).say
        titles = [(code, catalogue(code, one.folder).say("game-title")) for code in LANGUAGES]
        found.append(Box(one, say("game-title"), say("game-blurb"), dashed(one.people), dashed(one.minutes), titles))
    return found


def rows(listed: list[Listed], lang: str) -> list[Row]:
    say = catalogue(lang).say
    found: list[Row] = []
    for one in listed:
        names = [named(name, seat, lang) for seat, name in enumerate(one.players)]
        state = say(f"web-state-{one.state}")
        if one.your_turn:
            state = say("web-your-turn")
        elif one.state == "playing" and one.to_act:
            state = say("waiting-players", names=", ".join(names[seat] for seat in one.to_act))
        found.append(Row(one, catalogue(lang, game(one.game).folder).say("game-title"), ", ".join(names), state))
    return found


async def lobby(request: Request) -> Response:
    """The first page: what there is to play, and what waits."""
    house = house_of(request)
    user = await user_of(request)
    lang = texts_of(request).lang
    mine = await house.mine(user.id, limit=MOST_MINE) if user else []
    waiting = [one for one in mine if one.state != "over"]
    return page(
        request,
        "lobby.html",
        boxes=boxes(lang),
        mine=rows(waiting, lang),
        open_tables=rows(await house.open_tables(12), lang),
        running=rows(await house.running(12), lang),
    )


async def mine(request: Request) -> Response:
    """All matches of whoever asks: first those that wait for them."""
    user = await user_of(request)
    listed = await house_of(request).mine(user.id) if user else []
    return page(request, "mine.html", mine=rows(listed, texts_of(request).lang))
