"""One of several processes of a server, as it sees the one that started it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable

CHANNEL = "WK_WORKER"  # the number of the socket between a worker and its starter
READY = b"r"


class SupervisorChannel:
    """The worker's end of its channel: says when it is ready, and hears when nobody looks after it any more."""

    def __init__(self, channel: socket.socket) -> None:
        self.channel = channel

    def ready(self) -> None:
        self.channel.send(READY)

    def when_alone(self, stop: Callable[[], None]) -> None:
        """Stop as soon as the process that started this one has gone, however that came about."""
        loop = asyncio.get_running_loop()

        def ended() -> None:
            loop.remove_reader(self.channel)
            stop()

        loop.add_reader(self.channel, ended)


def supervisor_channel() -> SupervisorChannel | None:
    """The channel of this process, if it is one of several."""
    number = os.environ.pop(CHANNEL, "")
    return SupervisorChannel(socket.socket(fileno=int(number))) if number else None
