"""A page of one's own: results by game and opponent, puzzles solved, and what a decision cost from match to match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.analysis.analysis_words import GAMES, decimal
from wunderkammer.bots.levels import LEVELS
from wunderkammer.shelf.game import all_games, game
from wunderkammer.shelf.puzzles import puzzles
from wunderkammer.table import House, ListedMatch
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.web.http.render import page, texts_of
from wunderkammer.web.http.sessions import user_of
from wunderkammer.web.live.request_viewpoint import house_of
from wunderkammer.web.pages.lobby.time_ago import ago

MOST_MATCHES = 500  # the latest ones, of which the results count …
MOST_SHOWN = 50  # … and of which what they cost is shown
PEOPLE, ALONE, RIVAL, BOT = "people", "alone", "rival", "bot"  # opponents that have no level


class ResultLine(NamedTuple):
    """How often one has won a game against opponents of one kind."""

    title: str
    opponent: str
    played: int
    won: int


class LossLine(NamedTuple):
    """A finished match and what a decision of one's own cost in it."""

    match_id: str
    title: str
    when: str
    place: int
    seats: int
    loss: float  # of a hundred chances; below 0 if the match has not been analysed
    told: str


class SolvedLine(NamedTuple):
    """How many puzzles of a game one has solved."""

    game_id: str
    title: str
    solved: int
    puzzles: int


async def own_progress(request: Request) -> Response:
    """What one has played and how well; nobody sees anybody else's."""
    user, house, texts = await user_of(request), house_of(request), texts_of(request)
    user_id = user.id if user else None
    listed = await house.mine(user_id, limit=MOST_MATCHES) if user_id else []
    finished = sorted((one for one in listed if counts(one)), key=lambda one: -one.moved)
    shown = finished[:MOST_SHOWN]
    losses = await house.analyses.losses([one.match_id for one in shown])
    return page(
        request,
        "progress.html",
        results=result_lines(finished, texts),
        losses=[loss_line(one, losses, house.now(), texts) for one in shown],
        solved=await solved_lines(house, user_id, texts.lang),
    )


def counts(one: ListedMatch) -> bool:
    """Whether a match says how well somebody plays: it is over, whole, no lesson, and they had one seat of it."""
    whole = not one.lesson and not one.played_on
    return one.state == "over" and whole and len(one.yours) == 1 and bool(one.ranks)


def opponent(one: ListedMatch) -> str:
    """Who was played against: people, the strongest bot, or the game itself."""
    others = [bot for seat, bot in enumerate(one.bots) if seat not in (*one.yours, *one.rivals)]
    if not others:
        return RIVAL if one.rivals else ALONE
    if not all(others):
        return PEOPLE
    levels = [*LEVELS]
    return max((bot for bot in others if bot in LEVELS), key=levels.index, default=BOT)


def result_lines(finished: Sequence[ListedMatch], texts: Catalogue) -> list[ResultLine]:
    """Matches by game and opponent, the games by name, stronger opponents below weaker ones."""
    found: dict[tuple[str, str], list[bool]] = {}
    for one in finished:
        found.setdefault((title(one.game, texts.lang), opponent(one)), []).append(one.ranks[one.yours[0]] == 1)
    return [
        ResultLine(name, opponent_words(against, texts), len(won), sum(won))
        for (name, against), won in sorted(found.items())
    ]


def opponent_words(against: str, texts: Catalogue) -> str:
    if against in LEVELS:
        return texts.say("web-level", number=[*LEVELS].index(against) + 1)
    return texts.say(f"progress-{against}")


def loss_line(one: ListedMatch, losses: Mapping[str, list[list[float]]], now: float, texts: Catalogue) -> LossLine:
    seat, known = one.yours[0], losses.get(one.match_id)
    loss = GAMES * known[seat][1] if known is not None and seat < len(known) else -1.0
    told = decimal(f"{loss:.1f}", texts) if loss >= 0 else ""
    when = ago(now - one.moved, texts)
    return LossLine(one.match_id, title(one.game, texts.lang), when, one.ranks[seat], places(one), round(loss, 1), told)


def places(one: ListedMatch) -> int:
    """How many places there were; somebody who plays alone may come second, behind the game itself."""
    return max(2, len(one.ranks))


async def solved_lines(house: House, user_id: str | None, lang: str) -> list[SolvedLine]:
    found = []
    for one in all_games().values():
        every = puzzles(one)
        if every:
            solved = await house.solved_puzzles.of_user(user_id, one.id)
            found.append(SolvedLine(one.id, title(one.id, lang), len(solved & every.keys()), len(every)))
    return found


def title(game_id: str, lang: str) -> str:
    return catalogue(lang, game(game_id).folder).say("game-title")
