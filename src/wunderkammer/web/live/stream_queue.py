"""One browser that listens to a table."""

from __future__ import annotations

import asyncio

MOST_BEHIND = 64  # updates that may wait for a slow reader before it gets the whole page instead


class StreamQueue:
    """Messages that wait for one stream; whatever waits goes out together."""

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.rung = asyncio.Event()
        self.behind = False  # it has missed something
        self.ended = False

    def give(self, message: bytes) -> None:
        if len(self.waiting) < MOST_BEHIND:
            self.waiting.append(message)
        else:
            self.behind = True
        self.rung.set()

    def end(self) -> None:
        """Nothing more will come."""
        self.ended = True
        self.rung.set()

    async def take(self) -> bytes:
        """What has come since the last time; empty when something is missing or nothing more will come."""
        await self.rung.wait()
        self.rung.clear()
        found = b"" if self.behind else b"".join(self.waiting)
        self.waiting.clear()
        self.behind = False
        return found
