"""Every puzzle that ships can be read and shown, its moves are those of its position, and its answers have words."""

from __future__ import annotations

import pytest

from tests.conformance.cases import nested
from wunderkammer.analysis.puzzle_words import PuzzleWords
from wunderkammer.bots.info import Info
from wunderkammer.match.learning.puzzle_match import puzzle_match
from wunderkammer.shelf.game import Game, all_games
from wunderkammer.shelf.puzzles import Puzzle, puzzles
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight

ALL = [(game, puzzle) for game in [*all_games().values(), nested()] for puzzle in puzzles(game).values()]
IDS = [f"{game.id}-{puzzle.name}" for game, puzzle in ALL]


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=IDS)
def test_its_moves_are_those_of_its_position_and_the_solution_leads(game: Game, puzzle: Puzzle) -> None:
    match = puzzle_match(game, puzzle)
    assert match.seats == puzzle.seats
    assert sorted(match.legal(puzzle.seat)) == sorted(move.key for move in puzzle.moves)
    best, second = puzzle.move(puzzle.solution), puzzle.move(puzzle.proof.second)
    assert best is not None
    assert second is not None
    assert best.chance > second.chance
    assert puzzle.proof.lead > 2 * puzzle.proof.error
    assert puzzle.proof.worlds >= 16
    assert all(move.chance <= second.chance for move in puzzle.moves if move != best)


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=IDS)
def test_the_position_holds_only_what_the_seat_may_know(game: Game, puzzle: Puzzle) -> None:
    match = puzzle_match(game, puzzle)
    possible = Info(game.rules, match.state, puzzle.seat).possible
    assert game.rules.view(possible, puzzle.seat) == game.rules.view(match.state, puzzle.seat)


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=IDS)
def test_it_is_drawn_and_every_answer_has_words_in_three_languages(game: Game, puzzle: Puzzle) -> None:
    for lang in LANGUAGES:
        match, texts = puzzle_match(game, puzzle), catalogue(lang, game.folder)
        words = PuzzleWords(match, puzzle, texts)
        told = [*words.why_best(), *words.follows()]
        told += [sentence for move in puzzle.moves[1:4] for sentence in words.why_worse(move.key)]
        assert not [sentence for sentence in told if "{" in sentence or not sentence.strip()]
        assert artist(game)(Sight(match, puzzle.seat, lang, words.narrator.names)).live


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_does_not_give_the_solution_away(lang: str) -> None:
    for game, puzzle in ALL:
        words = PuzzleWords(puzzle_match(game, puzzle), puzzle, catalogue(lang, game.folder))
        solution = words.move(puzzle.solution)
        for move in puzzle.moves[1:]:
            if solution not in words.move(move.key):
                assert solution not in " ".join(words.why_worse(move.key)), puzzle.name


def test_why_a_move_is_the_best_looks_to_the_end_of_the_turn() -> None:
    """“Take the Long Observation” alone changes nothing; selling it does."""
    words = [PuzzleWords(puzzle_match(game, puzzle), puzzle, catalogue("en", game.folder)) for game, puzzle in ALL]
    compared = [one for one in words if "compared with the next best" in " ".join(one.why_best())]
    assert len(compared) > 0.7 * len(words)


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles(nested()) == {}
