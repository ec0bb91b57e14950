"""Matches whose chance does what a test says, for the tests of every game."""

from __future__ import annotations

from collections.abc import Sequence

from wunderkammer.core.engine import actor, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.match.match import Match
from wunderkammer.match.setup import Setup


class FatedChance(Match):
    """A match whose chance first draws what the test has named, by the arguments of the outcome."""

    title = ""  # the game that a subclass plays

    def __init__(
        self,
        game_id: str = "",
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, object] | None = None,
        fate: Sequence[str] = (),
        *,
        setup: Setup | None = None,
    ) -> None:
        self.fate = [*fate]
        super().__init__(game_id or self.title, seats, seed, options, setup=setup)

    def let_chance_act(self) -> None:
        while self.fate and actor(self.state) == NATURE:
            key = self.game.vocabulary.key
            possible = {key(move).partition(":")[2]: move for move in legal_moves(self.state, NATURE)}
            self.add(NATURE, possible[self.fate.pop(0)])
        super().let_chance_act()
