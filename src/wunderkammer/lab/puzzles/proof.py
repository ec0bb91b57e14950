"""The proof of a puzzle: matches played on by strong bots in fresh worlds, once after each of two moves."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.analysis.comparison import mean_of
from wunderkammer.bots.info import Info
from wunderkammer.bots.seeds import mixed
from wunderkammer.core.engine import apply
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.lab.play import play_bots
from wunderkammer.shelf.game import Game

FIRST_LOOK = 8  # worlds after which a move that does not lead is given up
FRESH = 1 << 20  # no world of the search was drawn with these seeds


class Lead(NamedTuple):
    """By how many matches won one move leads another, on average over worlds."""

    worlds: int
    mean: float
    error: float

    @property
    def proved(self) -> bool:
        return self.mean > 2 * self.error and self.mean > 0


def prove(chosen: Game, info: Info, moves: tuple[int, int], bot: str, worlds: int) -> Lead:
    """Play on after each of two moves in the same fresh worlds.

    The number of worlds is fixed beforehand; it is only ever left early by a move that does not lead at all, so that
    looking in between proves nothing by luck.
    """
    found: list[float] = []
    for number in range(worlds):
        won = [played_on(chosen, info, move, bot, number) for move in moves]
        found.append(won[0] - won[1])
        if len(found) == FIRST_LOOK and sum(found) <= 0:
            break
    return Lead(len(found), *mean_of(found))


def played_on(chosen: Game, info: Info, move: int, bot: str, number: int) -> float:
    """The seat's share of the win after a move, in the world of this number."""
    state: State = info.world(Rng(mixed(FRESH, number)))
    apply(state, info.seat, move)
    seats = [bot] * state.seats
    for rival in chosen.rules.rivals(state):
        seats[rival] = ""
    ranks = play_bots(chosen, state, seats, mixed(FRESH + 1, number), {}).result.ranks
    return 1 / ranks.count(1) if ranks[info.seat] == 1 else 0.0
