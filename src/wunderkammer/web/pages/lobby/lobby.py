"""The shelf of games, and tables to join or to watch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.bots.levels import LEVELS
from wunderkammer.shelf.game import Game, all_games, game, number_range
from wunderkammer.shelf.lessons import lessons
from wunderkammer.shelf.puzzles import puzzles
from wunderkammer.table import ListedMatch
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.text.listed_names import waiting_sentence
from wunderkammer.web.board.graphics.portraits import portrait
from wunderkammer.web.http.render import page, texts_of
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.live.seat_names import seat_name
from wunderkammer.web.pages.lobby.match_progress import MatchProgress
from wunderkammer.web.pages.lobby.time_ago import ago

MOST_MINE = 4


class Box(NamedTuple):
    """A game as it stands on the shelf."""

    game: Game
    title: str
    blurb: str
    seats: str
    minutes: str
    rules: list[tuple[str, str]]  # languages, with the title in each
    offers_lesson: bool  # to anyone who has not played it here
    puzzles: bool  # whether there are any


class LobbyRow(NamedTuple):
    """A match in a list."""

    match: ListedMatch
    title: str
    players: str  # with the levels of the bots
    state: str  # whose turn it is, or what else there is to say
    when: str  # the last move: since then it is so
    course: MatchProgress = MatchProgress()  # where it is not known, nothing
    faces: tuple[Markup, ...] = ()


def boxes(lang: str, played: set[str]) -> list[Box]:
    """All games; those that somebody has not played here offer a lesson first."""
    found: list[Box] = []
    for one in all_games().values():
        say = catalogue(lang, one.folder).say
        titles = [(code, catalogue(code, one.folder).say("game-title")) for code in LANGUAGES]
        numbers = number_range(one.people), number_range(one.minutes)
        learns = bool(lessons(one)) and one.id not in played
        found.append(Box(one, say("game-title"), say("game-blurb"), *numbers, titles, learns, bool(puzzles(one))))
    return found


def easiest(shelf: list[Box]) -> Box | None:
    """With which game a newcomer begins: the lightest that teaches itself."""
    return min((box for box in shelf if box.offers_lesson), key=lambda box: box.game.weight, default=None)


def rows(
    listed: list[ListedMatch], lang: str, now: float, known: Mapping[str, MatchProgress] | None = None
) -> list[LobbyRow]:
    texts = catalogue(lang)
    found: list[LobbyRow] = []
    for one in listed:
        names = [seat_name(name, seat, lang) for seat, name in enumerate(one.players)]
        players = [player_label(name, bot, texts) for name, bot in zip(names, one.bots, strict=True)]
        title = catalogue(lang, game(one.game).folder).say("game-title")
        when = "" if one.state == "waiting" else ago(now - one.moved, texts)
        faces = tuple(portrait(name, seat) for seat, name in enumerate(names))
        course = (known or {}).get(one.match_id, MatchProgress())
        found.append(LobbyRow(one, title, ", ".join(players), state(one, names, texts), when, course, faces))
    return found


def state(one: ListedMatch, names: list[str], texts: Catalogue) -> str:
    """Whose turn it is; several people at one screen want to know which of them."""
    mine = [seat for seat in one.to_act if seat in one.yours]
    if one.your_turn and len(one.yours) > 1:
        return texts.say("web-turn-of", names=", ".join(names[seat] for seat in mine))
    if one.your_turn:
        return texts.say("web-your-turn")
    if one.state == "playing" and one.to_act:
        return waiting_sentence([names[seat] for seat in one.to_act], texts)
    return verdict(one, names, texts) if one.ranks else texts.say(f"web-state-{one.state}")


def verdict(one: ListedMatch, names: list[str], texts: Catalogue) -> str:
    """Who has won, and by how much."""
    winners = [seat for seat, rank in enumerate(one.ranks) if rank == 1]
    if len(one.ranks) == 1:
        return texts.say("web-alone-won" if winners else "web-alone-lost", score=one.scores[0])
    best = one.scores[winners[0]]
    if len(winners) > 1:
        return texts.say("web-draw", names=", ".join(names[seat] for seat in winners), score=best)
    second = max(score for seat, score in enumerate(one.scores) if seat != winners[0])
    return texts.say("web-won-by", name=names[winners[0]], score=best, second=second)


def player_label(name: str, bot: str, texts: Catalogue) -> str:
    """A player of a list; a bot with its level, if it has one."""
    if not bot:
        return name
    number = [*LEVELS].index(bot) + 1 if bot in LEVELS else 0
    return f"{name} ({texts.say('web-level', number=number) if number else texts.say('web-kind-bot')})"


async def lobby(request: Request) -> Response:
    """The first page: what there is to play, and what waits."""
    house = house_of(request)
    user = await user_of(request)
    lang, now = texts_of(request).lang, house.now()
    mine = await house.mine(user.id, limit=MOST_MINE) if user else []
    waiting = [one for one in mine if one.state != "over"]
    played = await house.games_of(user.id if user else None)
    shelf = boxes(lang, played)
    return page(
        request,
        "lobby.html",
        boxes=shelf,
        first=None if played else easiest(shelf),
        mine=rows(waiting, lang, now),
        open_tables=rows(await house.open_tables(12), lang, now),
        running=rows(await house.running(12), lang, now),
    )
