"""Rubbish is looked for when there is time: all tables stand still while it is looked through."""

from __future__ import annotations

import gc

from wunderkammer.web.server.idle import calm

EVERY = 1.0  # seconds
MANY = 5_000  # new things that are worth a look
# In bustle only so many new things are looked through. Hardly any of them are rubbish: most are keys of what is kept.
MOST = (1_000_000, 50, 100)
FULL = 60  # looks at what is new for one at everything


async def look_when_calm() -> None:
    """Look at what is new once in a while, and more rarely at everything."""
    gc.freeze()
    gc.set_threshold(*MOST)
    looks = 0
    while True:
        if await calm(EVERY) and gc.get_count()[0] > MANY:
            looks += 1
            gc.collect(2 if looks % FULL == 0 else 1)
