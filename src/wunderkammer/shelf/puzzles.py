"""The puzzles of a game: files in its folder, each a position in which one move is clearly the best."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from wunderkammer.errors import BadPuzzle
from wunderkammer.shelf.game import Game

FOLDER = "puzzles"
UNTRIED = -1.0  # the chance of a move that did not look worth a try


@dataclass(frozen=True)
class PuzzleMove:
    """One of the possible moves, and what the search found out about it."""

    key: str
    chance: float  # to win
    points: float  # in the end
    line: tuple[tuple[int, str], ...]  # what was expected to follow, itself included; only the best moves have one


@dataclass(frozen=True)
class PuzzleProof:
    """What showed that the solution is the best: matches played on by bots in fresh worlds, side by side."""

    bot: str
    second: str  # the key of the next best move, which was played in the place of the solution
    worlds: int  # in each of which both were played on to the end
    lead: float  # of the solution, in matches won
    error: float  # one standard error of that lead
    rounds: int  # play-outs of the search that chose the two


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that has to decide, and the move that is clearly better than all others."""

    name: str
    seats: int
    seat: int
    solution: str
    position: object  # from JSON; what the seat cannot know was drawn anew
    moves: tuple[PuzzleMove, ...]  # all that can be played, best first
    proof: PuzzleProof

    def move(self, key: str) -> PuzzleMove | None:
        """What was found out about a move; None if it is not possible."""
        return next((move for move in self.moves if move.key == key), None)


@cache
def puzzles(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, the clearest first; a file more is a puzzle more."""
    found = [read_puzzle(file) for file in (game.folder / FOLDER).glob("*.toml")]
    return {puzzle.name: puzzle for puzzle in sorted(found, key=lambda one: (-one.proof.lead, one.name))}


def puzzle_of(game: Game, name: str) -> Puzzle:
    """A puzzle by its name; raises BadPuzzle if there is none."""
    found = puzzles(game).get(name)
    if found is None:
        raise BadPuzzle("no-such-puzzle", name=name)
    return found


def read_puzzle(file: Path) -> Puzzle:
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return Puzzle(
        file.stem,
        data["seats"],
        data["seat"],
        data["solution"],
        json.loads(data["position"]),
        tuple(move_from(*one) for one in data["moves"]),
        PuzzleProof(**data["proof"]),
    )


def move_from(key: str, chance: float, points: float, line: list[tuple[int, str]]) -> PuzzleMove:
    return PuzzleMove(key, chance, points, tuple((seat, move) for seat, move in line))


def write_puzzle(folder: Path, puzzle: Puzzle) -> None:
    """Put a puzzle beside the others of its game; the same one always gives the same file."""
    moves = [[one.key, one.chance, one.points, [[*step] for step in one.line]] for one in puzzle.moves]
    lines = [
        "# Found and proved by scripts/puzzles.",
        f"seats = {puzzle.seats}",
        f"seat = {puzzle.seat}",
        f"solution = {json.dumps(puzzle.solution)}",
        "moves = [",
        *(f"    {json.dumps(move)}," for move in moves),
        "]",
        f"position = {json.dumps(json.dumps(puzzle.position, separators=(',', ':')))}",
        "[proof]",
        *(f"{name} = {json.dumps(value)}" for name, value in vars(puzzle.proof).items()),
    ]
    folder.mkdir(exist_ok=True)
    (folder / f"{puzzle.name}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
