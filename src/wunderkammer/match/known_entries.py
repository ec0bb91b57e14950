"""How many entries of a match somebody may know of: the number of others' secret choices is a secret too."""

from __future__ import annotations

from bisect import bisect_right


class KnownEntries:
    """Counts the entries for every seat, and for the spectators (None), as they come.

    A sealed choice counts only for who made it; the one that opens all of them counts for everybody.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.after: list[tuple[int, ...]] = []  # the counts after each entry; those of the spectators stand last

    def add(self, seat: int, hidden: bool) -> None:
        """Another entry; a hidden one is known to its seat only."""
        before = self.after[-1] if self.after else (0,) * (self.seats + 1)
        if hidden:
            self.after.append((*before[:seat], before[seat] + 1, *before[seat + 1 :]))
        else:
            self.after.append(tuple([count + 1 for count in before]))

    def known(self, viewer: int | None) -> int:
        """How many of all entries a viewer may know of."""
        return self.number(len(self.after) - 1, viewer) if self.after else 0

    def number(self, entry: int, viewer: int | None) -> int:
        """How many a viewer may know of up to this entry, itself included."""
        return self.after[entry][-1 if viewer is None else viewer]

    def reached(self, count: int, viewer: int | None) -> int:
        """How many entries there were before a viewer could know of more than `count`."""
        return bisect_right(self.after, count, key=lambda counts: counts[-1 if viewer is None else viewer])
