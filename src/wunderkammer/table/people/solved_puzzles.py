"""The puzzles that people have solved."""

from __future__ import annotations

from collections.abc import Callable

from wunderkammer.table.storage.people import puzzle_rows
from wunderkammer.table.storage.store import Store


class SolvedPuzzles:
    """What everybody of the house has solved (house.solved_puzzles); each sees only their own."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def note(self, user_id: str, game: str, puzzle: str) -> None:
        """Remember that somebody has solved a puzzle."""
        now = self.now()
        await self.store.write(lambda connection: puzzle_rows.add(connection, user_id, game, puzzle, now))

    async def of_user(self, user_id: str | None, game: str) -> set[str]:
        """The names of the puzzles of a game that somebody has solved."""
        if user_id is None:
            return set()
        return await self.store.read(lambda connection: puzzle_rows.solved_names(connection, user_id, game))
