"""Wakes everybody who looks at a table when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable


class Subscription(AsyncIterator[int]):
    """Wakes on every change (entries, seats, chat) with the revision then; several changes may be one waking."""

    def __init__(self, bell: Bell) -> None:
        self.bell = bell
        self.rung = asyncio.Event()
        self.closed = False

    async def __anext__(self) -> int:
        await self.rung.wait()
        if self.closed:
            raise StopAsyncIteration
        self.rung.clear()
        return self.bell.revision()

    def __enter__(self) -> Subscription:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop looking; anyone who waits learns that it is over."""
        self.closed = True
        self.rung.set()
        self.bell.listeners.discard(self)


class Bell:
    """What is rung when a table changes."""

    def __init__(self, revision: Callable[[], int]) -> None:
        self.revision = revision
        self.listeners: set[Subscription] = set()

    def subscribe(self) -> Subscription:
        listener = Subscription(self)
        self.listeners.add(listener)
        return listener

    def ring(self) -> None:
        for listener in self.listeners:
            listener.rung.set()

    def close(self) -> None:
        for listener in [*self.listeners]:
            listener.close()
