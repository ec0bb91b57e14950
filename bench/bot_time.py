"""Processor time of whole games between bots: in the browser's process, beside the same games in the arena."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.lab.play import first_state, play_bots
from wunderkammer.match.match import Match
from wunderkammer.match.party import free_seats
from wunderkammer.shelf import game as shelf
from wunderkammer.table.bot_service.asked_process import BotProcess
from wunderkammer.table.bot_service.question import Question

SEED = 7
PATIENCE = 600.0
MOST = 1.2  # times the arena's processor time that the browser's process may need
GAMES = {"level3": 4, "level5": 1}  # played for one figure


class BotTime(NamedTuple):
    """Seconds of processor time for one game."""

    game: str
    level: str
    browser: float
    arena: float

    def ratio(self) -> float:
        return round(self.browser / self.arena, 2)


def bot_times() -> Iterator[BotTime]:
    """Every game with two players, and alone against an opponent of its own if one takes a seat."""
    for name in shelf.games():
        own = [option for option, about in shelf.game(name).options.items() if about.takes_seats]
        alone: list[dict[str, object]] = [{option: 1} for option in own]
        for options in ({}, *alone):
            for level in GAMES:
                yield asyncio.run(measure(name, options, level))


async def measure(name: str, options: dict[str, object], level: str) -> BotTime:
    seeds = [derived_seed(SEED, number) for number in range(GAMES[level])]
    seats = seating(name, options, level)
    browser = await in_the_browser(name, options, seats, seeds)
    arena = in_the_arena(name, options, seats, seeds)
    label = f"{name} alone" if options else name
    return BotTime(label, level, round(browser / len(seeds), 2), round(arena / len(seeds), 2))


def seating(name: str, options: dict[str, object], level: str) -> list[str]:
    free = free_seats(shelf.game(name).rules, first_state(name, 2, options))
    return [level if seat in free else "" for seat in range(2)]


async def in_the_browser(name: str, options: dict[str, object], seats: list[str], seeds: list[int]) -> float:
    """Processor seconds of the bots' process; what it needs to start is not counted."""
    process = BotProcess()
    await play(process, Match(name, 2, SEED, options), ["random", "random"], SEED)
    assert process.process is not None
    before = processor_seconds(process.process.pid)
    for seed in seeds:
        await play(process, Match(name, 2, seed, options), seats, seed)
    used = processor_seconds(process.process.pid) - before
    await process.stop()
    return used


async def play(process: BotProcess, match: Match, seats: list[str], seed: int) -> None:
    """A whole match as a table plays it, with the seeds that the bots would have in the arena."""
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        question = Question(str(seed), match, seat, seats[seat])
        question.seed = derived_seed(seed, seat + 1)
        match.play(seat, (await process.ask(question, PATIENCE))["key"])


def in_the_arena(name: str, options: dict[str, object], seats: list[str], seeds: list[int]) -> float:
    chosen = shelf.game(name)
    play_bots(chosen, first_state(name, 2, options), ["random" if one else "" for one in seats], SEED, options)
    before = time.process_time()
    for seed in seeds:
        play_bots(chosen, first_state(name, 2, options), seats, seed, options)
    return time.process_time() - before


def processor_seconds(pid: int) -> float:
    """What a process has used of the processor: a figure that a busy machine does not spoil."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
