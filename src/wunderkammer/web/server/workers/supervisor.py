"""Several processes of one server: started on one socket, started again when they die, renewed one after the other."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from importlib import invalidate_caches
from time import monotonic

from wunderkammer.compiling import is_compiled, is_compiling
from wunderkammer.table.processes.house_clock import ANCHOR
from wunderkammer.web.server.restart import LISTENER, PLAIN
from wunderkammer.web.server.workers.handover import FOLDER, PLACE
from wunderkammer.web.server.workers.worker import CHANNEL, READY

LOG = logging.getLogger("wunderkammer.server")
LOOK = 0.2  # seconds between two looks at the workers
STARTING = 60.0  # seconds that a worker may take until it answers
STOPPING = 8.0  # seconds until a worker that was asked to stop is killed
SHORT_LIFE = 5.0  # seconds: a worker that lived no longer will not live longer the next time either …
LONGEST_PAUSE = 5.0  # … and is started again after a pause that grows to so many


class WorkerProcess:
    """One process, seen from its starter."""

    def __init__(self, listener: socket.socket, settings: dict[str, str], place: int) -> None:
        self.channel, other = socket.socketpair()
        with other:
            numbers = {LISTENER: str(listener.fileno()), CHANNEL: str(other.fileno()), PLACE: str(place)}
            self.process = subprocess.Popen(
                [sys.executable, *sys.orig_argv[1:]],
                env={**settings, **numbers},
                pass_fds=(listener.fileno(), other.fileno()),
            )
        self.begun = monotonic()

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def until_ready(self) -> bool:
        """Wait until it answers; whether it does."""
        self.channel.settimeout(STARTING)
        try:
            return self.channel.recv(1) == READY
        except OSError:
            return False

    def ask_to_stop(self) -> None:
        if self.alive:
            self.process.terminate()

    def end(self) -> None:
        """Wait until it has stopped; one that does not is killed."""
        try:
            self.process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.channel.close()


class Supervisor:
    """Looks after the workers until somebody stops the server; SIGHUP renews them, for instance by a new version."""

    def __init__(
        self, count: int, listener: socket.socket, ahead: float, ended: Callable[[int], None] = lambda _: None
    ) -> None:
        """`ahead` is how far the house's time is ahead of the counting clock, the same for all workers.

        `ended` is told the number of every process that has ended.
        """
        self.ended = ended
        self.count = count
        self.listener = listener
        self.folder = tempfile.mkdtemp(prefix="wk-")  # for the operator only
        self.settings = {**os.environ, ANCHOR: repr(ahead), FOLDER: self.folder}
        self.workers: list[WorkerProcess] = []
        self.stopping = self.renewing = False
        self.compiling = is_compiling()
        self.pause = 0.0
        self.woken = threading.Event()

    def start(self) -> bool:
        """Start all workers; whether every one of them answers."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.ask_to_stop)
        signal.signal(signal.SIGHUP, self.ask_to_renew)
        self.workers = [self.fresh(at) for at in range(self.count)]
        return all(worker.until_ready() for worker in self.workers)

    def fresh(self, place: int) -> WorkerProcess:
        return WorkerProcess(self.listener, self.settings, place)

    def ask_to_stop(self, *_: object) -> None:
        self.stopping = True
        self.woken.set()

    def ask_to_renew(self, *_: object) -> None:
        self.renewing = True
        self.woken.set()

    def run(self) -> None:
        """Look after the workers until the server is to stop."""
        while not self.stopping:
            self.woken.wait(LOOK)
            self.woken.clear()
            self.look_at_compiler()
            if self.renewing:
                self.renewing = False
                self.renew()
            self.replace_dead()

    def replace_dead(self) -> None:
        for at, worker in enumerate(self.workers):
            if worker.alive or self.stopping:
                continue
            LOG.warning("A worker ended with %s; another one takes its place.", worker.process.returncode)
            short = monotonic() - worker.begun < SHORT_LIFE
            self.pause = min(LONGEST_PAUSE, self.pause * 2 or LOOK) if short else 0.0
            self.woken.wait(self.pause)
            worker.end()
            self.ended(worker.process.pid)
            self.workers[at] = self.fresh(at)

    def renew(self) -> None:
        """A new worker for each, one after the other: the old one stops when the new one answers."""
        for at, worker in enumerate(self.workers):
            fresh = self.fresh(at)
            if not fresh.until_ready():
                LOG.error("The new worker did not start: the old ones go on.")
                fresh.ask_to_stop()
                fresh.end()
                return
            worker.ask_to_stop()
            worker.end()
            self.ended(worker.process.pid)
            self.workers[at] = fresh

    def look_at_compiler(self) -> None:
        """Take the compiled rules as soon as there are any."""
        if self.compiling and not is_compiling():
            self.compiling = False
            invalidate_caches()
            if is_compiled():
                self.settings = {name: value for name, value in self.settings.items() if name not in PLAIN}
                self.renewing = True

    def stop(self) -> None:
        """Let all workers end what they are doing."""
        for worker in self.workers:
            worker.ask_to_stop()
        for worker in self.workers:
            worker.end()
        shutil.rmtree(self.folder, ignore_errors=True)
