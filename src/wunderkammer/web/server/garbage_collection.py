"""Rubbish is looked for when there is time: all tables stand still while it is looked through."""

from __future__ import annotations

import gc

from wunderkammer.web.server.idle import calm

EVERY = 1.0  # seconds
MANY = 5_000  # new things that are worth a look
# The collector itself never comes to it: in bustle new things are set aside unseen, which takes no time.
NEVER = (1_000_000, 50, 100)
FULL = 60  # looks at what is new for one at all that came since the start
ASIDE = 100_000  # things set aside that are worth a look at everything as soon as there is time …
MOST_ASIDE = 4_000_000  # … and at last without: closed tables are among them


async def look_when_calm() -> None:
    """Look at what is new once in a while, more rarely at more, and after a bustle at everything."""
    gc.freeze()
    gc.set_threshold(*NEVER)
    looks = aside = 0
    while True:
        idle, fresh = await calm(EVERY), gc.get_count()[0]
        if not idle:
            aside += fresh
            gc.freeze()
        elif fresh > MANY:
            looks += 1
            gc.collect(2 if looks % FULL == 0 else 1)
        if aside > (ASIDE if idle else MOST_ASIDE):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            aside = 0
