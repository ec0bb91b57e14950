"""A program that is talked to in JSON lines; it may be slow, mad or dead, and we neither hang nor fail."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import time
from typing import IO

LONGEST_LINE = 1 << 16
MOST_OUTPUT = 1 << 20  # bytes while one answer is awaited
KEPT_NOISE = 4096  # of what it says on standard error, the end
PARTING_SECONDS = 1.0
BITE = 1 << 16
WAITS = 5
LOOK = 0.25  # seconds after which a silent program is looked at again: it may have died and left a child on the line


class Silent(Exception):
    """No answer in time."""


class TooMuchOutput(Exception):
    """More output than any answer needs."""


class ProgramEnded(Exception):
    """The program has ended; its last words, if any."""


class Process:
    """One running program in a process group of its own.

    All three of its streams are served together, so that it can never block us, whatever it reads or writes.
    """

    def __init__(self, words: list[str]) -> None:
        self.program = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        self.selector = selectors.DefaultSelector()
        self.unsent = bytearray()
        self.heard = bytearray()
        self.noise = b""
        self.amount = 0
        self.deadline = 0.0
        streams = (self.program.stdin, self.program.stdout, self.program.stderr)
        self.stdin, self.stdout, self.stderr = (stream for stream in streams if stream is not None)
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream.fileno(), False)
        self.selector.register(self.stdout, selectors.EVENT_READ)
        self.selector.register(self.stderr, selectors.EVENT_READ)

    def say(self, message: dict[str, object]) -> None:
        """Queue a message; it is sent while an answer is awaited."""
        self.unsent += json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        if self.stdin not in self.selector.get_map() and not self.stdin.closed:
            self.selector.register(self.stdin, selectors.EVENT_WRITE)
        self.serve(0)

    def allow(self, seconds: float) -> None:
        """Start the clock of an answer."""
        self.deadline = time.monotonic() + seconds
        self.amount = 0

    def line(self) -> bytes:
        """The next line that the program writes; raises Silent, Flooded or Crashed."""
        while True:
            if len(self.heard) > LONGEST_LINE or self.amount > MOST_OUTPUT:
                raise TooMuchOutput
            if b"\n" in self.heard:
                break
            left = self.deadline - time.monotonic()
            if left <= 0:
                raise Silent
            if self.stdout not in self.selector.get_map() or (self.has_ended() and not self.serve(0)):
                raise ProgramEnded(self.last_words())
            self.serve(min(left, LOOK))
        line, _, rest = bytes(self.heard).partition(b"\n")
        self.heard = bytearray(rest)
        return line

    def has_ended(self) -> bool:
        """Whether the program is dead; it is not buried yet, so that its group keeps its number."""
        return os.waitid(os.P_PID, self.program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def serve(self, seconds: float) -> bool:
        """Wait so long for any stream and serve those that are ready; whether any was."""
        events = self.selector.select(seconds) if self.selector.get_map() else []
        for key, _ in events:
            if key.fileobj is self.stdin:
                self.send()
            elif key.fileobj is self.stdout:
                self.heard += self.read(self.stdout)
            else:
                self.noise = (self.noise + self.read(self.stderr))[-KEPT_NOISE:]
        return bool(events)

    def send(self) -> None:
        try:
            del self.unsent[: os.write(self.stdin.fileno(), self.unsent[:BITE])]
        except BlockingIOError:
            return
        except OSError:
            self.unsent.clear()  # nobody reads any more
        if not self.unsent:
            self.selector.unregister(self.stdin)

    def read(self, stream: IO[bytes]) -> bytes:
        try:
            data = os.read(stream.fileno(), BITE)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:
            self.selector.unregister(stream)
        elif stream is self.stdout:
            self.amount += len(data)
        return data

    def last_words(self) -> str:
        """The last line on standard error that says anything; it may still be under way."""
        for _ in range(WAITS):
            if not self.serve(LOOK / WAITS):
                break
        lines = [line.strip() for line in self.noise.decode(errors="replace").splitlines()]
        return next((line for line in reversed(lines) if line), "")

    def end(self, in_peace: bool) -> None:
        """Wait a moment for the program to go by itself, then end its whole group and bury it."""
        until = time.monotonic() + (PARTING_SECONDS if in_peace else 0.0)
        while not self.has_ended() and time.monotonic() < until:
            self.heard.clear()
            self.serve(0.02)
            if not self.unsent and not self.stdin.closed:
                self.stdin.close()
        # The dead leader is not buried yet, so the number of its group is still its own.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.program.pid, signal.SIGKILL)
        self.program.wait()
        self.selector.close()
        for stream in (self.stdin, self.stdout, self.stderr):
            with contextlib.suppress(OSError):
                stream.close()
