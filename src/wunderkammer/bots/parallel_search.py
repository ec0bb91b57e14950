"""The search on several cores: forked copies of it try the same moves in other worlds, and what they find is added."""

from __future__ import annotations

import contextlib
import os
import time
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import NamedTuple

from wunderkammer.bots.search.descent import Search
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State


class Task(NamedTuple):
    """Moves to compare, in how many worlds at most (0: no limit) and for how many seconds at most (0: no limit)."""

    moves: list[int]
    worlds: int
    seconds: float


class Finding(NamedTuple):
    """What a search has found out about moves since it was last asked: sums, to be added to those of others."""

    moves: list[tuple[int, int, float, float, float]]  # move, visits, gain, points, chance


class Copy:
    """A process that began as this one and knows what its search knew; it ends with the decision it was made for."""

    def __init__(self, search: Search, possible: State, seed: int) -> None:
        self.line, far = Pipe()
        self.process = os.fork()
        if self.process:
            far.close()
            return
        # Nothing of what the process was doing before may go on here, whatever happens.
        try:
            self.line.close()
            search.rng = Rng(seed)
            serve(search, possible, far)
        finally:
            os._exit(0)

    def begin(self, task: Task) -> None:
        with contextlib.suppress(OSError):
            self.line.send(task)

    def finding(self) -> Finding | None:
        """What it found, or nothing if it has failed."""
        try:
            found = self.line.recv()
        except (OSError, EOFError):
            return None
        return found if isinstance(found, Finding) else None

    def end(self) -> None:
        self.line.close()
        os.waitpid(self.process, 0)


def serve(search: Search, possible: State, line: Connection) -> None:
    """Do what is asked until nobody is left to ask."""
    with contextlib.suppress(OSError, EOFError):
        while True:
            task: Task = line.recv()
            line.send(try_moves(search, possible, task))


def try_moves(search: Search, possible: State, task: Task) -> Finding:
    """Try moves, and report what that has added to what was known before."""
    before = findings_of(search, task.moves)
    compare(search, possible, task)
    after = findings_of(search, task.moves)
    moves = [
        (move, visits - old[1], gain - old[2], points - old[3], chance - old[4])
        for (move, visits, gain, points, chance), old in zip(after.moves, before.moves, strict=True)
    ]
    return Finding(moves)


def findings_of(search: Search, moves: list[int]) -> Finding:
    found = search.found
    return Finding(
        [(move, found.visits_of(move), found.gain_of(move), found.score[move], found.chance[move]) for move in moves]
    )


def compare(search: Search, possible: State, task: Task) -> None:
    """Compare moves in one world after the other, in at least one."""
    buffer = Buffer()
    for move in task.moves:
        buffer.add(move)
    end = time.perf_counter() + task.seconds
    done = 0
    while (done < task.worlds or not task.worlds) and not (task.seconds and done and time.perf_counter() > end):
        search.compare(possible, buffer)
        done += 1
