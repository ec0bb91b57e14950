"""What turned a match: the last moment at which the winner was not yet ahead."""

from __future__ import annotations

from collections.abc import Sequence


def turning_entry(scores: Sequence[Sequence[int]], ranks: Sequence[int]) -> int | None:
    """The entry after which the winner stayed ahead to the end; `scores` begins before the first entry.

    None if there is no one winner among several, or if they were ahead from the first score on.
    """
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) != 1 or len(ranks) < 2:
        return None
    winner = winners[0]
    behind = [
        at
        for at, row in enumerate(scores)
        if any(row) and row[winner] <= max(score for seat, score in enumerate(row) if seat != winner)
    ]
    return behind[-1] if behind and behind[-1] < len(scores) - 1 else None
