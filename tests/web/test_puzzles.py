"""Puzzles in the browser: set on the game's board, answered, and remembered for anyone who solved them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest
from starlette.applications import Starlette

from tests.shelving import crumbs
from tests.web.browser import Browser
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.shelf.puzzles import Puzzle, puzzles

__all__ = ["crumbs"]

SETS = [game for game in all_games().values() if puzzles(game)]
GAME: Game = SETS[0]


def first(game: Game = GAME) -> Puzzle:
    return next(iter(puzzles(game).values()))


def address(puzzle: Puzzle, game: Game = GAME) -> str:
    return f"/puzzles/{game.id}/{puzzle.name}"


def wrong(puzzle: Puzzle) -> str:
    return puzzle.proof.second


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
@pytest.mark.parametrize("game", SETS, ids=[game.id for game in SETS])
def test_a_puzzle_shows_the_board_and_offers_every_move(anna: Browser, game: Game, lang: str) -> None:
    puzzle = first(game)
    anna.open("/")
    anna.send("/settings", lang=lang, back="/")
    page = anna.open(address(puzzle, game))
    assert page.status_code == 200
    assert sorted(anna.moves()) == sorted(move.key for move in puzzle.moves)
    assert 'id="live"' in page.text


def test_a_wrong_move_is_explained_and_may_be_followed_by_the_right_one(anna: Browser) -> None:
    puzzle = first()
    anna.open(address(puzzle))
    page = unescape(anna.send(address(puzzle), move=wrong(puzzle)).text)
    assert "is not the best move here" in page
    assert "Right!" not in page
    page = unescape(anna.send(address(puzzle), move=puzzle.solution).text)
    assert "Right!" in page
    assert "fresh worlds" in page
    assert not anna.moves()
    anna.open(f"/puzzles/{GAME.id}")
    assert f"1 of {len(puzzles(GAME))} solved" in anna.text


def test_a_solution_that_was_shown_is_not_solved_and_nobody_else_has_solved_mine(
    anna: Browser, visit: Callable[[], Browser]
) -> None:
    puzzle, boris = first(), visit()
    boris.open(address(puzzle))
    boris.send(address(puzzle), move=puzzle.solution)
    anna.open(f"{address(puzzle)}?show=1")
    assert "The solution" in anna.text
    anna.open(f"/puzzles/{GAME.id}")
    assert f"0 of {len(puzzles(GAME))} solved" in anna.text


def test_the_next_puzzle_is_one_that_is_not_solved_and_in_the_end_there_is_none(anna: Browser) -> None:
    for puzzle in puzzles(GAME).values():
        anna.open(f"/puzzles/{GAME.id}")
        assert f'class="button main" href="{address(puzzle)}"' in anna.text
        anna.open(address(puzzle))
        anna.send(address(puzzle), move=puzzle.solution)
    assert "You have solved them all." in anna.text
    anna.open(f"/puzzles/{GAME.id}")
    assert "You have solved them all." in anna.text


def test_what_is_no_move_is_refused_in_a_sentence(anna: Browser) -> None:
    puzzle = first()
    anna.open(address(puzzle))
    for key in ("", "nonsense", "<script>", "x" * 5000):
        answer = anna.send(address(puzzle), move=key)
        assert answer.status_code == 400
        assert "<script>" not in answer.text.partition("</head>")[2]
    assert "Which move is the best?" in anna.open(f"{address(puzzle)}?tried=nonsense").text


def test_an_unknown_puzzle_and_an_unknown_game_are_not_found(anna: Browser) -> None:
    assert anna.open(f"/puzzles/{GAME.id}/nothing").status_code == 404
    assert anna.open("/puzzles/chess").status_code == 404


def test_shelf_and_lessons_lead_to_the_puzzles(anna: Browser) -> None:
    for page in ("/", f"/learn/{GAME.id}"):
        assert f'href="/puzzles/{GAME.id}"' in anna.open(page).text


def test_a_game_without_puzzles_says_so(crumbs: Game, anna: Browser) -> None:
    assert "There are no puzzles for this game yet." in anna.open("/puzzles/crumbs").text
    assert "/puzzles/crumbs" not in anna.open("/").text


def test_on_a_shared_server_a_stranger_may_try_but_nothing_is_remembered(anna: Browser, app: Starlette) -> None:
    app.state.settings = replace(app.state.settings, shared=True)
    puzzle = first()
    anna.open(address(puzzle))
    assert "Right!" in anna.send(address(puzzle), move=puzzle.solution).text
    assert "Sign in" in anna.text
    anna.open(f"/puzzles/{GAME.id}")
    assert f"0 of {len(puzzles(GAME))} solved" in anna.text
