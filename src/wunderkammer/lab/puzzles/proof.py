"""The proof of a puzzle: matches played on by strong bots in fresh worlds, once after each of two moves."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from wunderkammer.analysis.comparison import mean_of
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.info import Info
from wunderkammer.core.engine import apply
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.lab.play import play_bots
from wunderkammer.shelf.game import Game

FIRST_LOOK = 8  # worlds after which a move that does not lead is given up
SECOND_LOOK = 16  # worlds after which a move that leads by far, which is in more than every other one, needs no more
FRESH = 1 << 20  # no world of the search was drawn with these seeds


class Lead(NamedTuple):
    """By how many matches won one move leads another, on average over worlds."""

    worlds: int
    mean: float
    error: float

    @property
    def proved(self) -> bool:
        return self.mean > 2 * self.error and self.mean > 0

    @property
    def by_far(self) -> bool:
        """Whether it is twice as clear as a proof needs."""
        return self.mean > 4 * self.error and self.mean > 0


def prove(chosen: Game, info: Info, moves: tuple[int, int], bot: str, worlds: int) -> Lead:
    """Play on after each of two moves in the same fresh worlds.

    The number of worlds is fixed beforehand. Before that it is only left by a move that does not lead at all, or by
    one that leads twice as clearly as would be needed in the end, so that looking in between proves nothing by luck.
    """
    found: list[float] = []
    for number in range(worlds):
        won = [played_on(chosen, info, move, bot, number) for move in moves]
        found.append(won[0] - won[1])
        if len(found) == FIRST_LOOK and sum(found) <= 0:
            break
        if len(found) == SECOND_LOOK and Lead(SECOND_LOOK, *mean_of(found)).by_far:
            break
    return Lead(len(found), *mean_of(found))


def played_on(chosen: Game, info: Info, move: int, bot: str, number: int) -> float:
    """The seat's share of the win after a move, in the world of this number.

    Every bot has worlds of its own: those in which a quick one has chosen the candidates would favour them again.
    """
    own = derived_seed(FRESH, crc32(bot.encode()))
    state: State = info.world(Rng(derived_seed(own, number)))
    apply(state, info.seat, move)
    seats = [bot] * state.seats
    for rival in chosen.rules.rivals(state):
        seats[rival] = ""
    ranks = play_bots(chosen, state, seats, derived_seed(own + 1, number), {}).result.ranks
    return 1 / ranks.count(1) if ranks[info.seat] == 1 else 0.0
