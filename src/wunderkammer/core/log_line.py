"""One line of the log as data."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.log import EVERYBODY
from wunderkammer.core.vocabulary import Domain


class LogLine(NamedTuple):
    """What a move or an event shows in the log; sentences are made of it elsewhere."""

    entry: int  #: the number of the entry that it belongs to
    kind: str  #: "move" or "event"
    code: str  #: the verb, or the event's code
    seat: int  #: who did it, or whom it concerns
    arguments: list[tuple[str, Domain, int]]  #: name, domain and value of each argument
    audience: int  #: a mask of seats, −1 for everybody
    sealed: bool  #: whether the move is a secret choice

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this line."""
        return self.audience == EVERYBODY or (seat is not None and self.audience >> seat & 1 == 1)
