"""What is stored about puzzles: who has solved which."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from wunderkammer.table.storage.schema import solved_puzzles

KEPT = solved_puzzles.c


def add(connection: Connection, user: str, game: str, puzzle: str, now: float) -> None:
    """Note that a puzzle is solved; one that is solved already stays as it was."""
    row = {"user": user, "game": game, "puzzle": puzzle, "at": now}
    with contextlib.suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(solved_puzzles), row)


def solved_names(connection: Connection, user: str, game: str) -> set[str]:
    """The names of the puzzles of a game that somebody has solved."""
    return set(connection.scalars(select(KEPT.puzzle).where(KEPT.user == user, KEPT.game == game)))
