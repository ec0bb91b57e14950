"""A puzzle as a match that begins in its position."""

from __future__ import annotations

from collections.abc import Collection

from wunderkammer.match.match import Match
from wunderkammer.match.setup import new_setup
from wunderkammer.shelf.game import Game
from wunderkammer.shelf.puzzles import Puzzle, puzzles


def puzzle_match(game: Game, puzzle: Puzzle) -> Match:
    """A match at the decision that a puzzle asks about."""
    return Match(game.id, setup=new_setup(game.id, puzzle.seats, None, None)._replace(start=puzzle.position))


def next_puzzle(game: Game, solved: Collection[str], after: str = "") -> Puzzle | None:
    """The first puzzle after one that is not solved, beginning anew at the end; None when all are."""
    names = [*puzzles(game)]
    first = names.index(after) + 1 if after in names else 0
    return next((puzzles(game)[name] for name in names[first:] + names[:first] if name not in solved), None)
