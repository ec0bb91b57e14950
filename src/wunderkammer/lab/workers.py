"""Work in parallel processes, which end when they are told to."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from types import FrameType
from typing import TypeVar

AHEAD = 3  # tasks waiting for every process
PARTING_SECONDS = 3.0

T = TypeVar("T")
R = TypeVar("R")


def side_by_side(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The outcomes of all tasks in the order in which they end; with one job in this process itself."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    left = iter(tasks)
    running: set[Future[R]] = set()
    # Fresh processes, not forks: forking a program that draws a progress bar from a thread is not safe.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=listen)
    try:
        while True:
            for task in left:
                running.add(pool.submit(work, task))
                if len(running) >= jobs * AHEAD:
                    break
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        dismiss(pool)
        raise
    pool.shutdown()


def listen() -> None:
    """In a working process: whoever ends it, also with Ctrl-C, ends the work in an orderly way and in silence."""
    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGINT, leave)


def leave(number: int, frame: FrameType | None) -> None:
    sys.exit(0)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Stop at once, whatever is under way; programs that were started are ended with it."""
    children = multiprocessing.active_children()
    pool.shutdown(wait=False, cancel_futures=True)
    for child in children:
        child.terminate()
    until = time.monotonic() + PARTING_SECONDS
    for child in children:
        child.join(max(0.0, until - time.monotonic()))
        if child.is_alive():
            child.kill()
