"""A move that stands in quotation marks has those of the second level inside."""

from __future__ import annotations

import pytest

from wunderkammer.analysis.puzzle_words import PuzzleWords
from wunderkammer.match.learning.puzzle_match import puzzle_match
from wunderkammer.shelf.game import game
from wunderkammer.shelf.puzzles import puzzles
from wunderkammer.text.catalogue import LANGUAGES, catalogue

MARKS = {"en": ("“", "”"), "ru": ("«", "»"), "de": ("„", "“")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_quotation_stands_in_another_with_the_same_marks(lang: str) -> None:
    opens, closes = MARKS[lang]
    evolution = game("evolution")
    for puzzle in puzzles(evolution).values():
        words = PuzzleWords(puzzle_match(evolution, puzzle), puzzle, catalogue(lang, evolution.folder))
        for sentence in words.why_best():
            depth = 0
            for letter in sentence:
                depth += (letter == opens) - (letter == closes)
                assert 0 <= depth <= 1, sentence
