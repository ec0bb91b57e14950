"""Many games in parallel processes; the same seed gives the same figures, however many processes there are."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import playout
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.errors import BadSimulation
from wunderkammer.lab.crew import Repertoire, crew_on
from wunderkammer.lab.crew.host_shares import HostShares, Measure
from wunderkammer.lab.play import Effort, PlayedGame, first_state, play_bots, rival_scores, with_pack_itself
from wunderkammer.lab.tally import Tally
from wunderkammer.match.party import check_bots, free_seats
from wunderkammer.shelf.game import Game, game

RANDOM = "random"
CHUNK_RANDOM = 2000  # games that a process plays before it reports
CHUNK_BOTS = 4


class Series(NamedTuple):
    """What to play: the bots, one for every seat that does not play by itself, are seated in turn."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    rotate: bool
    seed: int


class SeriesResult(NamedTuple):
    """What came out, and how long it took."""

    order: Series
    tally: Tally
    seconds: float
    processes: int
    hosts: HostShares | None = None  # of a crew on several machines


def simulate(
    order: Series, games: int, on: int | str = 0, progress: Callable[[int], None] | None = None
) -> SeriesResult:
    """Play a number of games on a crew (a number of processes, or an address); `progress` hears how many are done."""
    check_series(order, games)
    chunks = chunks_of(order, games)
    crew = crew_on(on, len(chunks))
    work = partial(play_chunk, order._replace(options=with_pack_itself(order.game, order.options)))
    tally = Tally(order.seats)
    began = time.perf_counter()
    for part in crew.run(work, chunks, Repertoire(order.game, tuple(order.bots)), chunk_figures):
        tally.add(part)
        if progress:
            progress(tally.games)
    return SeriesResult(order, tally, time.perf_counter() - began, crew.processes(), crew.hosts())


def chunk_figures(tally: Tally) -> Measure:
    """What hosts are compared by: points and decisions of a game."""
    points = sum(sums.total for sums in tally.seats)
    return Measure("", [points / tally.games, tally.decisions / tally.games])


def check_series(order: Series, games: int) -> None:
    first = first_state(order.game, order.seats, order.options)
    free = len(free_seats(game(order.game).rules, first))
    if len(order.bots) != free:
        raise BadSimulation("series-bots", seats=free, bots=len(order.bots))
    check_bots(order.bots)
    if games < 1:
        raise BadSimulation("no-games")


def chunks_of(order: Series, games: int) -> list[tuple[int, int]]:
    """Ranges of games: their size depends only on what is played, never on the number of processes."""
    size = CHUNK_RANDOM if all_random(order) else CHUNK_BOTS
    return [(begin, min(begin + size, games)) for begin in range(0, games, size)]


def all_random(order: Series) -> bool:
    return set(order.bots) == {RANDOM}


def play_chunk(order: Series, chunk: tuple[int, int]) -> Tally:
    """Play the games from the first number up to the second."""
    chosen = game(order.game)
    first = first_state(order.game, order.seats, order.options)
    free = free_seats(chosen.rules, first)
    tally = Tally(order.seats)
    buffer = Buffer()
    for number in range(*chunk):
        shift = number % len(free) if order.rotate else 0
        names = [""] * order.seats
        for seat, name in zip(free, order.bots[shift:] + order.bots[:shift], strict=True):
            names[seat] = name
        seed = derived_seed(order.seed, number)
        if all_random(order):
            played = play_out(chosen, first.clone(), seed, buffer)
        else:
            played = play_bots(chosen, first.clone(), names, seed, order.options)
        tally.count(played, names)
    return tally


def play_out(chosen: Game, state: State, seed: int, buffer: Buffer) -> PlayedGame:
    """A game between random bots, as the engine plays it by itself: the decisions all count for the first seat."""
    decisions = int(playout(state, Rng(seed), buffer))
    efforts = [Effort(decisions if seat == 0 else 0, 0.0, 0.0, []) for seat in range(state.seats)]
    return PlayedGame(chosen.rules.result(state), efforts, rival_scores(chosen.rules, state))
