"""The shelf of games, and tables to join or to watch."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.bots.levels import LEVELS
from wunderkammer.errors import WunderkammerError
from wunderkammer.shelf import Game, all_games, dashed, game
from wunderkammer.table import House, Listed
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.web.ago import ago
from wunderkammer.web.names import named
from wunderkammer.web.render import page, texts_of
from wunderkammer.web.seated import house_of
from wunderkammer.web.who import user_of

MOST_MINE = 4
MOST_LAID = 12  # matches of a list whose tables are laid only to look at the round


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
    players: str  # with the levels of the bots
    state: str  # whose turn it is, or what else there is to say
    when: str  # the last move
    round: int = 0  # 0 where it is not known


def boxes(lang: str) -> list[Box]:
    found: list[Box] = []
    for one in all_games().values():
        say = catalogue(lang, one.folder).say
        titles = [(code, catalogue(code, one.folder).say("game-title")) for code in LANGUAGES]
        found.append(Box(one, say("game-title"), say("game-blurb"), dashed(one.people), dashed(one.minutes), titles))
    return found


def rows(listed: list[Listed], lang: str, now: float, rounds: Mapping[str, int] | None = None) -> list[Row]:
    texts = catalogue(lang)
    say = texts.say
    found: list[Row] = []
    for one in listed:
        names = [named(name, seat, lang) for seat, name in enumerate(one.players)]
        state = say(f"web-state-{one.state}")
        if one.your_turn:
            state = say("web-your-turn")
        elif one.state == "playing" and one.to_act:
            state = say("waiting-players", names=", ".join(names[seat] for seat in one.to_act))
        players = [introduced(name, bot, texts) for name, bot in zip(names, one.bots, strict=True)]
        title = catalogue(lang, game(one.game).folder).say("game-title")
        when = "" if one.state == "waiting" else ago(now - one.moved, texts)
        found.append(Row(one, title, ", ".join(players), state, when, (rounds or {}).get(one.match_id, 0)))
    return found


def introduced(name: str, bot: str, texts: Catalogue) -> str:
    """A player of a list; a bot with its level, if it has one."""
    if not bot:
        return name
    number = [*LEVELS].index(bot) + 1 if bot in LEVELS else 0
    return f"{name} ({texts.say('web-level', number=number) if number else texts.say('web-kind-bot')})"


async def rounds_of(house: House, listed: list[Listed]) -> dict[str, int]:
    """How far the first running matches have come, in those games that count rounds: their tables must be laid."""
    found: dict[str, int] = {}
    for one in [one for one in listed if one.state == "playing"][:MOST_LAID]:
        with contextlib.suppress(WunderkammerError):  # one that cannot be opened is listed all the same
            match = (await house.table(one.match_id)).match
            view: dict[str, Any] = match.game.rules.view(match.state, None)
            found[one.match_id] = view.get("round", 0)
    return found


async def lobby(request: Request) -> Response:
    """The first page: what there is to play, and what waits."""
    house = house_of(request)
    user = await user_of(request)
    lang, now = texts_of(request).lang, house.now()
    mine = await house.mine(user.id, limit=MOST_MINE) if user else []
    waiting = [one for one in mine if one.state != "over"]
    return page(
        request,
        "lobby.html",
        boxes=boxes(lang),
        mine=rows(waiting, lang, now),
        open_tables=rows(await house.open_tables(12), lang, now),
        running=rows(await house.running(12), lang, now),
    )


async def mine(request: Request) -> Response:
    """All matches of whoever asks: first those that wait for them."""
    user = await user_of(request)
    house, lang = house_of(request), texts_of(request).lang
    listed = await house.mine(user.id) if user else []
    return page(request, "mine.html", mine=rows(listed, lang, house.now(), await rounds_of(house, listed)))
