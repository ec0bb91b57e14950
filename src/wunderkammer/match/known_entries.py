"""How many entries of a match somebody may know of: the number of others' secret choices is a secret too."""

from __future__ import annotations

from bisect import bisect_right

from wunderkammer.match.entries import Entry

EVERYBODY = -1


def stays_secret(entry: Entry, news: int) -> bool:
    """Whether only its own seat may know of an entry after which there was so much news.

    A sealed choice is secret; the one that opens all of them is news to everybody.
    """
    return entry.sealed and entry.news == news


class KnownEntries:
    """Counts the entries for every seat, and for the spectators (None), as they come.

    A secret entry counts only for the seat that made it, even when it has been opened: so no count runs backwards,
    and none says how many steps a secret choice took.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.knowers: list[int] = []  # of each entry: the one seat that may know of it, or EVERYBODY
        self.after: list[tuple[int, ...]] = []  # the counts after each entry, as far as anybody has asked

    def add(self, seat: int, secret: bool) -> None:
        """Another entry; a secret one is known to its seat only."""
        self.knowers.append(seat if secret else EVERYBODY)

    def is_secret(self, entry: int) -> bool:
        """Whether an entry is known to its seat only."""
        return self.knowers[entry] != EVERYBODY

    def knows(self, seat: int, entry: int) -> bool:
        """Whether a seat may know of an entry."""
        return self.knowers[entry] in (EVERYBODY, seat)

    def count_for(self, viewer: int | None) -> int:
        """How many of all entries a viewer may know of."""
        return self.number(len(self.knowers) - 1, viewer) if self.knowers else 0

    def number(self, entry: int, viewer: int | None) -> int:
        """How many a viewer may know of up to this entry, itself included."""
        return self.counts()[entry][-1 if viewer is None else viewer]

    def entries_before(self, count: int, viewer: int | None) -> int:
        """How many entries there were before a viewer could know of more than `count`."""
        return bisect_right(self.counts(), count, key=lambda counts: counts[-1 if viewer is None else viewer])

    def counts(self) -> list[tuple[int, ...]]:
        """The counts after each entry by seat; those of the spectators stand last."""
        for knower in self.knowers[len(self.after) :]:
            before = self.after[-1] if self.after else (0,) * (self.seats + 1)
            if knower == EVERYBODY:
                self.after.append(tuple([count + 1 for count in before]))
            else:
                self.after.append((*before[:knower], before[knower] + 1, *before[knower + 1 :]))
        return self.after
