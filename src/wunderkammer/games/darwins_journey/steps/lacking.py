"""Seals that a row lacks, colour by colour (DJ-16, DJ-49)."""

from __future__ import annotations

from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import PURPLE_SEAL, SEAL_NAMES


def lacking_seals(held: int, need: list[int]) -> dict[str, int | str]:
    """For a tally of seals: how many each colour lacks, how many of them purple replaces, and what is still missing."""
    details: dict[str, int | str] = {}
    lack = 0
    for colour, name in enumerate(SEAL_NAMES):
        short = seals.lacking(held, colour, need[colour])
        details[name] = short
        lack += short
    replaced = min(lack, seals.count(held, PURPLE_SEAL))
    return details | {"purple": replaced, "missing": lack - replaced}
