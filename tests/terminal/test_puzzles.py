"""Puzzles in the terminal: tried, explained, solved and remembered."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.shelving import crumbs
from tests.terminal.table import Typist
from wunderkammer.errors import BadPuzzle
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.shelf.puzzles import puzzles
from wunderkammer.terminal.learning.puzzle_screen import SolvedFile, list_puzzles, solve_puzzles
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import LANGUAGES, catalogue

__all__ = ["crumbs"]

SETS = [game for game in all_games().values() if puzzles(game)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def page_after(chosen: Game, lines: list[str], name: str = "", lang: str = "en") -> str:
    page = io.StringIO()
    assert solve_puzzles(console(page, 100), Typist(lines), chosen, lang, name) == 0
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chosen", SETS, ids=[game.id for game in SETS])
def test_a_wrong_move_is_explained_the_right_one_remembered(chosen: Game, lang: str) -> None:
    puzzle, say = next(iter(puzzles(chosen).values())), catalogue(lang, chosen.folder).say
    page = page_after(chosen, ["nonsense", puzzle.proof.second, puzzle.solution, "", "q"], lang=lang)
    assert say("ui-puzzle-unknown") in page
    assert say("puzzle-right") in page
    assert page.index(say("ui-puzzle-unknown")) < page.index(say("puzzle-right"))
    assert SolvedFile(chosen).names() == {puzzle.name}
    assert say("puzzles-count", solved=1, count=len(puzzles(chosen))) in page


def test_a_solution_that_was_shown_does_not_count_and_the_next_puzzle_follows() -> None:
    chosen = SETS[0]
    names = [*puzzles(chosen)]
    page = page_after(chosen, ["?", "", "q"], names[-1])
    assert "The solution" in page
    assert f"Puzzle {len(names)} of {len(names)}" in page
    assert f"Puzzle 1 of {len(names)}" in page
    assert SolvedFile(chosen).names() == set()


def test_when_all_are_solved_it_says_so() -> None:
    chosen = SETS[0]
    for name in puzzles(chosen):
        SolvedFile(chosen).add(name)
    assert "You have solved them all." in page_after(chosen, [])


def test_a_broken_memory_is_an_empty_one_and_the_list_names_every_game_with_puzzles() -> None:
    chosen = SETS[0]
    SolvedFile(chosen).add("x")
    SolvedFile(chosen).path.write_text("{broken")
    assert SolvedFile(chosen).names() == set()
    page = io.StringIO()
    list_puzzles(console(page, 100), "en")
    assert all(f"  {game.id}" in page.getvalue() for game in SETS)


def test_an_unknown_puzzle_is_refused_and_a_game_without_any_says_so(crumbs: Game) -> None:
    with pytest.raises(BadPuzzle):
        page_after(SETS[0], [], "nothing")
    assert "There are no puzzles" in page_after(crumbs, [])
