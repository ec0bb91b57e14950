"""Learning a game: its lessons, how far one has come in them, and the first free match after them."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.match.learning.lesson_progress import lesson_match
from wunderkammer.match.party import naturalists, person_name, rival_seats
from wunderkammer.shelf.game import Game, game
from wunderkammer.shelf.lessons import Lesson, lesson_of, lessons
from wunderkammer.shelf.puzzles import puzzles
from wunderkammer.table import House, SeatOrder, User
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import go, page, texts_of
from wunderkammer.web.http.request_limits import limit
from wunderkammer.web.http.sessions import player_of, user_of
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.lobby.new_match_form import GENTLE_BOT

LONGEST_WORD = 80


class LessonLine(NamedTuple):
    """A lesson as the page shows it, and one's own latest match of it."""

    name: str
    steps: int
    done: int
    finished: bool
    match_id: str  # "" for a lesson that one has not begun


async def learn(request: Request) -> Response:
    """All lessons of a game; without any, there is only a match to be begun."""
    chosen = game(request.path_params["game"])
    lines = await lesson_lines(house_of(request), chosen, await user_of(request))
    following = next((line for line in lines if not line.finished), None)
    return page(request, "learn.html", game=chosen, lines=lines, following=following, puzzles=bool(puzzles(chosen)))


async def lesson_lines(house: House, chosen: Game, user: User | None) -> list[LessonLine]:
    """The lessons with one's own progress; of several tries the latest counts, once done it stays done."""
    own = await house.own_matches(user.id if user else None, chosen.id)
    found = []
    for lesson in lessons(chosen).values():
        tables = [await house.table(one.id) for one in own if one.lesson == lesson.name]
        tried = [table.lesson for table in tables if table.lesson is not None]
        finished, latest = any(one.finished for one in tried), next(iter(tried), None)
        open_now = latest is not None and latest.step is not None
        match_id = tables[0].id if latest is not None and open_now else ""
        found.append(LessonLine(lesson.name, len(lesson.steps), latest.done if latest else 0, finished, match_id))
    return found


async def begin(request: Request) -> Response:
    """Open a table for a lesson and go there."""
    fields = await checked_form(request)
    chosen = game(request.path_params["game"])
    lesson = lesson_of(chosen, plain(fields.get("lesson", ""), LONGEST_WORD))
    await limit(request, "create", request.app.state.settings.matches_per_minute)
    user = await player_of(request)
    seats = lesson_seats(chosen, lesson, texts_of(request, chosen), user.name)
    opened = await house_of(request).learn(chosen, lesson.name, seats, user.id)
    return go(f"/m/{opened.match_id}")


def lesson_seats(chosen: Game, lesson: Lesson, texts: Catalogue, own_name: str) -> list[SeatOrder]:
    """The learner, and gentle bots on all other seats that the game does not play itself."""
    own = own_name or person_name(texts, lesson.learner + 1)
    names = naturalists(texts, [own])
    rivals = rival_seats(chosen.rules, lesson_match(chosen, lesson).state)
    return [
        SeatOrder("person", own, mine=True)
        if seat == lesson.learner
        else SeatOrder("rival", texts.say("web-rival-name", number=1))
        if seat in rivals
        else SeatOrder("bot", names.pop(0), GENTLE_BOT)
        for seat in range(lesson.seats)
    ]
