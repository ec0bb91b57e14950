"""Whether the server has time: what can wait is done when hardly anybody waits for it."""

from __future__ import annotations

import asyncio
from time import process_time

MOST = 0.1  # of the processor's time: a server that needs less has time


async def calm(seconds: float) -> bool:
    """Whether hardly anything is done in the seconds that follow."""
    before = process_time()
    await asyncio.sleep(seconds)
    return process_time() - before < MOST * seconds
