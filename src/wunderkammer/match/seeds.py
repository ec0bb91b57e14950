"""Seeds: the one number that all chance of a match comes from."""

from __future__ import annotations

import secrets

from wunderkammer.core.reader import short_form
from wunderkammer.errors import BadSeed

SEED_BITS = 48
LARGEST_SEED = (1 << 63) - 1


def checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise BadSeed(most=LARGEST_SEED, given=short_form(seed))
    return seed
