"""Many games in parallel processes; the same seed gives the same figures, however many processes there are."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import NamedTuple

from wunderkammer.bots import Bot, Info, Past, bot
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.engine import actor, apply, playout, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.tally import Tally
from wunderkammer.shelf import Game, game

RANDOM = "random"
CHUNK_RANDOM = 2000  # games that a process plays before it reports
CHUNK_BOTS = 4
AHEAD = 3  # chunks waiting for every process
GOLDEN = 0x9E3779B97F4A7C15
LOW = (1 << 64) - 1


class Order(NamedTuple):
    """What to play: the bots are seated in turn, so that each of them plays on every seat."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    rotate: bool
    seed: int


class Outcome(NamedTuple):
    """What came out, and how long it took."""

    order: Order
    tally: Tally
    seconds: float
    jobs: int


def simulate(order: Order, games: int, jobs: int = 0, progress: Callable[[int], None] | None = None) -> Outcome:
    """Play a number of games; `progress` hears how many are done."""
    checked(order, games)
    chunks = chunks_of(order, games)
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    tally = Tally(order.seats)
    began = time.perf_counter()
    played = alone(order, chunks) if jobs == 1 else side_by_side(order, chunks, jobs)
    for part in played:
        tally.add(part)
        if progress:
            progress(tally.games)
    return Outcome(order, tally, time.perf_counter() - began, jobs)


def checked(order: Order, games: int) -> None:
    first_state(order)
    if len(order.bots) != order.seats:
        raise WunderkammerError(
            f"There are {order.seats} seats but {len(order.bots)} bots; name one bot for all seats or one for each."
        )
    for name in order.bots:
        bot(name, 0)
    if games < 1:
        raise WunderkammerError(f"The number of games must be 1 or more, not {games}.")


def chunks_of(order: Order, games: int) -> list[tuple[int, int]]:
    """Ranges of games: their size depends only on what is played, never on the number of processes."""
    size = CHUNK_RANDOM if all_random(order) else CHUNK_BOTS
    return [(begin, min(begin + size, games)) for begin in range(0, games, size)]


def all_random(order: Order) -> bool:
    return set(order.bots) == {RANDOM}


def alone(order: Order, chunks: list[tuple[int, int]]) -> Iterator[Tally]:
    for begin, end in chunks:
        yield play_chunk(order, begin, end)


def side_by_side(order: Order, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """Every process gets new chunks as it ends old ones."""
    left = iter(chunks)
    running: set[Future[Tally]] = set()
    # Fresh processes, not forks: forking a program that draws a progress bar from a thread is not safe.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            while True:
                for begin, end in left:
                    running.add(pool.submit(play_chunk, order, begin, end))
                    if len(running) >= jobs * AHEAD:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_chunk(order: Order, begin: int, end: int) -> Tally:
    """Play the games from `begin` up to `end`."""
    chosen = game(order.game)
    first = first_state(order)
    tally = Tally(order.seats)
    buffer = Buffer()
    for number in range(begin, end):
        state = first.clone()
        seed = mixed(order.seed, number)
        if all_random(order):
            names = order.bots
            decisions = int(playout(state, Rng(seed), buffer))
        else:
            shift = number % order.seats if order.rotate else 0
            names = order.bots[shift:] + order.bots[:shift]
            decisions = play_bots(chosen, state, names, seed)
        result = chosen.rules.result(state)
        tally.count(result.scores, result.ranks, names, decisions)
    return tally


def first_state(order: Order) -> State:
    """A new game as ordered; raises one sentence if there is no such game."""
    chosen = game(order.game)
    options = {name: value for name, value in order.options.items() if name != "pack"}
    content = chosen.content(chosen.pack(order.options.get("pack")))
    return chosen.rules.new(order.seats, chosen.check(order.seats, options), content)


def play_bots(chosen: Game, state: State, names: list[str], seed: int) -> int:
    """Play one game with a bot on every seat; the number of decisions taken."""
    rng = Rng(seed)
    bots: list[Bot] = [bot(name, mixed(seed, seat + 1)) for seat, name in enumerate(names)]
    past = Past(chosen.rules, state.seats)
    decisions = 0
    while True:
        who = actor(state)
        if who == NOBODY:
            return decisions
        if who == NATURE:
            apply(state, who, sample(state, rng))
        else:
            move = bots[who].choose(Info(chosen.rules, state, who, past.seen[who]))
            past.note(state, who, move)
            apply(state, who, move)
            decisions += 1


def mixed(seed: int, number: int) -> int:
    """A seed of its own for every game: neighbouring numbers give unrelated ones (after Steele's SplitMix)."""
    z = (seed + (number + 1) * GOLDEN) & LOW
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & LOW
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & LOW
    return (z ^ z >> 31) >> 1
