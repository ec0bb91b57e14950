"""Which species is which: numbers by birth, so that a species looks the same wherever its row pushes it."""

from __future__ import annotations

from typing import Any

from wunderkammer.core.log_line import LogLine
from wunderkammer.match.match import Match
from wunderkammer.web.board.sight import Sight


class Lineage:
    """The species of every row, each by its number among all that its player has had."""

    def __init__(self, lengths: list[int]) -> None:
        """The rows of the first position, of these lengths."""
        self.rows = [[*range(length)] for length in lengths]
        self.born = lengths
        self.sealed: list[list[bool]] = [[] for _ in lengths]  # sides of species that nobody else knows of (EV-14)
        self.count = 0

    def read(self, lines: list[LogLine]) -> Lineage:
        """Follow the log, from where it was left."""
        for line in lines[self.count :]:
            self.follow(line)
        self.count = len(lines)
        return self

    def follow(self, line: LogLine) -> None:
        """A species is born at an end of its row, or dies anywhere in it (EV-04, EV-10, EV-29)."""
        seat, code = line.seat, line.code
        if code == "side" and line.kind == "move":
            left = line.arguments[0][2] == 0
            if line.sealed:
                self.sealed[seat].append(left)
            else:
                self.bear(seat, left)
        elif code == "board":
            self.bear(seat, False)
        elif code == "extinct":
            del self.rows[seat][line.arguments[0][2] - 1]
        elif code == "played":
            self.reveal(seat)

    def bear(self, seat: int, left: bool) -> None:
        self.rows[seat].insert(0 if left else len(self.rows[seat]), self.born[seat])
        self.born[seat] += 1

    def reveal(self, seat: int) -> None:
        """What was done in secret lies on the table."""
        for left in self.sealed[seat]:
            self.bear(seat, left)
        self.sealed[seat] = []

    def copy(self) -> Lineage:
        """The same rows, from which something else may come."""
        other = Lineage([*self.born])
        other.rows = [[*row] for row in self.rows]
        other.sealed = [[*sides] for sides in self.sealed]
        return other


def numbers(sight: Sight, seat: int) -> list[int]:
    """The species of a row from left to right, as far as the viewer knows of them."""
    lines = sight.match.all_lines()  # a log begun anew is another story
    first = sight.public_drawings.reuse("lineage", sight.match.story, lambda: first_lineage(sight.match))
    known = first.read(lines)
    if seat != sight.seat or not known.sealed[seat]:
        return known.rows[seat]
    own = known.copy()
    own.reveal(seat)
    return own.rows[seat]


def first_lineage(match: Match) -> Lineage:
    """The rows with which a match begins; what is only tried out begins with those of its table."""
    if match.parent is not None:
        return first_lineage(match.parent).read(match.parent.all_lines()).copy()
    shown: dict[str, Any] = match.rules.view(match.setup.first_state(), None)
    return Lineage([len(player["species"]) for player in shown["players"]])
