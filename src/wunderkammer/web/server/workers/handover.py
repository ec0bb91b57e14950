"""Connections about one match go to one of the workers, which draws it for all who look at it.

The first request of a connection says what it is about; the worker that has taken it hands it on by a socket of the
system's. That only saves work: whatever stays elsewhere hears of all changes too.
"""

from __future__ import annotations

import array
import asyncio
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

FOLDER = "WK_HANDOVER"  # where the workers' sockets lie
PLACE = "WK_WORKER_PLACE"  # which of the workers this one is
ABOUT_A_MATCH = re.compile(rb"[A-Z]{3,7} (?:/api/v1/matches|/m)/([A-Za-z0-9_-]{16,40})[/? ]")
LONGEST = 60_000  # bytes that a message may hold
Take = Callable[[socket.socket, bytes], None]


class Handover:
    """The worker's way to the others."""

    def __init__(self, folder: Path, place: int, workers: int) -> None:
        self.folder = folder
        self.place = place
        self.workers = workers
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)

    def open(self, take: Take) -> None:
        """Take from now on what others hand over."""
        own = self.folder / str(self.place)
        own.unlink(missing_ok=True)  # of the worker whose place this one has taken
        self.socket.bind(str(own))
        asyncio.get_running_loop().add_reader(self.socket, self.receive, take)

    def receive(self, take: Take) -> None:
        with suppress(BlockingIOError):
            data, files, _, _ = socket.recv_fds(self.socket, LONGEST, 1)
            for number in files:
                take(socket.socket(fileno=number), data)

    def hand_over(self, connection: Any, data: bytes) -> bool:
        """Hand a connection with its first data to the worker that it concerns; whether that was another one."""
        place = place_of(data, self.workers)
        if place is None or place == self.place or len(data) > LONGEST:
            return False
        number = os.dup(connection.transport.get_extra_info("socket").fileno())
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [number]))]
        try:
            self.socket.sendmsg([data], rights, 0, str(self.folder / str(place)))
        except OSError:  # it is not there just now
            return False
        finally:
            os.close(number)
        connection.transport.abort()
        return True


def place_of(data: bytes, workers: int) -> int | None:
    """Which worker a request belongs to; None for one that is about no match."""
    found = ABOUT_A_MATCH.match(data)
    return crc32(found[1]) % workers if found else None


def handover(workers: int) -> Handover | None:
    """The way to the other workers, if there are any."""
    folder = os.environ.get(FOLDER, "")
    return Handover(Path(folder), int(os.environ[PLACE]), workers) if folder and workers > 1 else None
