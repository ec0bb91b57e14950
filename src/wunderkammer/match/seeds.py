"""Seeds: the one number that all chance of a match comes from."""

from __future__ import annotations

import secrets

from wunderkammer.errors import WunderkammerError

SEED_BITS = 48


def checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
        raise WunderkammerError(f"A seed must be a whole number from 0 to {(1 << 63) - 1}, not {seed!r}.")
    return seed
