"""Puzzles: all of a game, and one at a time on the game's own board, with the answer to what was tried."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from wunderkammer.analysis.puzzle_words import PuzzleWords
from wunderkammer.match.learning.puzzle_match import next_puzzle, puzzle_match
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import Game, game
from wunderkammer.shelf.puzzles import Puzzle, puzzle_of, puzzles
from wunderkammer.table import User
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.graphics.icons import sprite
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.http.forms.form_check import checked_form
from wunderkammer.web.http.forms.form_fields import plain
from wunderkammer.web.http.render import go, page, texts_of
from wunderkammer.web.http.sessions import player_of, user_of
from wunderkammer.web.live.request_viewpoint import house_of

LONGEST_KEY = 400


class PuzzleLine(NamedTuple):
    """A puzzle in the list of all."""

    name: str
    number: int
    solved: bool


class PuzzleAnswer(NamedTuple):
    """What is said about a move that was tried, or about the solution."""

    heading: str
    sentences: list[str]
    follows: list[str]
    final: bool  # whether the solution is shown


async def all_puzzles(request: Request) -> Response:
    """The puzzles of a game, and which of them one has solved."""
    chosen = game(request.path_params["game"])
    user = await user_of(request)
    solved = await house_of(request).solved_puzzles.of_user(user.id if user else None, chosen.id)
    lines = [PuzzleLine(name, number, name in solved) for number, name in enumerate(puzzles(chosen), 1)]
    count = sum(line.solved for line in lines)
    return page(
        request,
        "puzzles.html",
        game=chosen,
        lines=lines,
        solved=count,
        following=next_puzzle(chosen, solved),
        forgets=forgets(request, user),
    )


async def one_puzzle(request: Request) -> Response:
    """A puzzle; with `tried` what is to be said about that move, with `show` the solution."""
    chosen = game(request.path_params["game"])
    puzzle = puzzle_of(chosen, plain(request.path_params["name"], LONGEST_KEY))
    match, texts = puzzle_match(chosen, puzzle), texts_of(request, chosen)
    words = PuzzleWords(match, puzzle, texts)
    answer = answer_to(request, match, words)
    final = answer is not None and answer.final
    sight = Sight(match, puzzle.seat, texts.lang, words.narrator.names, not final)
    user = await user_of(request)
    solved = await house_of(request).solved_puzzles.of_user(user.id if user else None, chosen.id)
    return page(
        request,
        "puzzle.html",
        game=chosen,
        puzzle=puzzle,
        number=[*puzzles(chosen)].index(puzzle.name) + 1,
        count=len(puzzles(chosen)),
        board=artist(chosen)(sight),
        signs=sprite(chosen),
        ask=words.narrator.ask(match.state, puzzle.seat),
        moves=sight.moves,
        answer=answer,
        following=next_puzzle(chosen, solved | {puzzle.name}, puzzle.name),
        all_solved=next_puzzle(chosen, solved) is None,
        forgets=forgets(request, user),
    )


def answer_to(request: Request, match: Match, words: PuzzleWords) -> PuzzleAnswer | None:
    """What there is to say; an address with a move that is not possible here asks nothing."""
    tried, puzzle, say = request.query_params.get("tried", ""), words.puzzle, words.texts.say
    if "show" in request.query_params or tried == puzzle.solution:
        heading = say("puzzle-right" if tried == puzzle.solution else "puzzle-was")
        return PuzzleAnswer(heading, words.why_best(), words.follows(), True)
    if tried not in match.legal(puzzle.seat):
        return None
    heading, *sentences = words.why_worse(tried)
    return PuzzleAnswer(heading, sentences, [], False)


async def try_move(request: Request) -> Response:
    """Try a move; a solution that was found is remembered."""
    fields = await checked_form(request)
    chosen = game(request.path_params["game"])
    puzzle = puzzle_of(chosen, plain(request.path_params["name"], LONGEST_KEY))
    key = plain(fields.get("move", ""), LONGEST_KEY)
    puzzle_match(chosen, puzzle).legal_move(puzzle.seat, key)
    if key == puzzle.solution:
        await remember(request, chosen, puzzle)
    return go(f"/puzzles/{chosen.id}/{puzzle.name}?{urlencode({'tried': key})}#answer")


async def remember(request: Request, chosen: Game, puzzle: Puzzle) -> None:
    """Note a solved puzzle; nobody has to sign in for it."""
    if forgets(request, await user_of(request)):
        return
    user = await player_of(request)
    await house_of(request).solved_puzzles.note(user.id, chosen.id, puzzle.name)


def forgets(request: Request, user: User | None) -> bool:
    """Whether solved puzzles are not remembered: on a shared server only people with a name have a memory."""
    return bool(request.app.state.settings.shared) and (user is None or user.guest)
