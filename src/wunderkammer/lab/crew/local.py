"""A crew of processes on this machine, which end when they are told to."""

from __future__ import annotations

import multiprocessing
import os
import platform
import signal
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from wunderkammer.lab.crew.work_pieces import WorkPiece, WorkReport, perform
from wunderkammer.lab.crew.workers import Worker

PARTING_SECONDS = 3.0
PIECE_SECONDS = 1.0  # handing over costs next to nothing here, and the bar moves


class LocalWorker:
    """One process of this machine."""

    def __init__(self, number: int) -> None:
        self.host = platform.node()
        self.name = f"{self.host}#{number}"
        self.left = False
        # A fresh process, not a fork: forking a program that draws a progress bar from a thread is not safe.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(1, context, initializer=listen)

    def submit(self, piece: WorkPiece[Any, Any]) -> Future[WorkReport[Any]]:
        try:
            return self.pool.submit(perform_until_told, piece)
        except BrokenProcessPool as error:  # it died a moment ago: said where all deaths are read
            dead: Future[WorkReport[Any]] = Future()
            dead.set_exception(error)
            return dead

    def leave(self) -> None:
        self.left = True
        self.pool.shutdown(wait=False, cancel_futures=True)


class LocalRoster:
    """So many processes, each started when there is something for it to do; one that dies is replaced."""

    seconds = PIECE_SECONDS
    far = False

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.started = 0
        self.workers: list[LocalWorker] = []

    def arrivals(self) -> list[Worker]:
        self.workers = [worker for worker in self.workers if not worker.left]
        if len(self.workers) >= self.processes:
            return []
        self.started += 1
        self.workers.append(LocalWorker(self.started))
        return [self.workers[-1]]

    def is_gone(self, worker: Worker) -> bool:
        return False  # the process pool reports it by itself

    def dismiss(self, at_once: bool) -> None:
        children = multiprocessing.active_children() if at_once else []
        for worker in self.workers:
            worker.pool.shutdown(wait=not at_once, cancel_futures=at_once)
        self.workers = []
        end(children)


def perform_until_told(piece: WorkPiece[Any, Any]) -> WorkReport[Any]:
    """Do a piece; if asked to leave meanwhile, end what the work has started, and the process with it."""
    try:
        return perform(piece)
    except SystemExit:
        os._exit(0)  # the pool would swallow the exit and begin the next piece


def listen() -> None:
    """In a working process: however it is ended, even with Ctrl-C, the work ends in good order and in silence."""
    signal.signal(signal.SIGTERM, leave_quietly)
    signal.signal(signal.SIGINT, leave_quietly)


def leave_quietly(number: int, frame: FrameType | None) -> None:
    sys.exit(0)


def end(children: list[BaseProcess]) -> None:
    """Stop at once, whatever is under way; programs that were started are ended with it."""
    for child in children:
        child.terminate()
    until = time.monotonic() + PARTING_SECONDS
    for child in children:
        child.join(max(0.0, until - time.monotonic()))
        if child.is_alive():
            child.kill()
