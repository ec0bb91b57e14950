"""The time by which a house's clocks run: even within a process, the database's between processes.

Somebody may set the clock of the machine, or of the database's: no player's time must be gone because of that. So the
time is asked for once, and from then on counted by a clock that nobody can set. What differs little is followed
slowly, because two such clocks never run quite alike; what differs much is a clock that has been set.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable

from sqlalchemy import Connection, text

LOG = logging.getLogger("wunderkammer.table")
ANCHOR = "WK_CLOCK"  # how far the time is ahead of the counting clock, for the processes of one server
JUMP = 2.0  # seconds by which the time cannot be off unless a clock has been set
STEP = 0.02  # seconds by which it is put right at once
EVERY = 60.0  # seconds between two comparisons


def boot_seconds() -> float:
    """Seconds by a clock that nobody can set, the same for all processes of a machine; the machine's sleep counts."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class HouseClock:
    """The time, in seconds since 1970 as the database saw it at the start."""

    def __init__(self, ticks: Callable[[], float] = boot_seconds) -> None:
        self.ticks = ticks
        self.ahead: float | None = None  # of the ticks
        self.compared = 0.0  # when, by the ticks
        self.latest = 0.0
        self.jump = 0.0  # by how much the clocks differ; said once

    def __call__(self) -> float:
        self.latest = max(self.latest, self.ticks() + (self.ahead or 0.0))  # it never goes back
        return self.latest

    @property
    def due(self) -> bool:
        """Whether it is time to compare the clocks."""
        return self.ticks() - self.compared >= EVERY

    def inherit(self) -> None:
        """Go on with the time of the process that started this one."""
        given = os.environ.get(ANCHOR, "")
        self.ahead = float(given) if given else None

    def compare(self, connection: Connection) -> None:
        """Compare with the database's time: taken as it is at first, followed slowly afterwards."""
        before = self.ticks()
        found = database_time(connection) - (before + self.ticks()) / 2
        self.compared = before
        if self.ahead is None:
            self.ahead = found
        elif abs(found - self.ahead) > JUMP:
            if abs(found - self.ahead - self.jump) > JUMP:
                self.jump = found - self.ahead
                LOG.warning("A clock was set, by %.0f seconds: the tables go on with the time as it was.", self.jump)
        else:
            self.ahead += max(-STEP, min(STEP, found - self.ahead))


def database_time(connection: Connection) -> float:
    """The time that all processes of a database share; SQLite's is that of the machine."""
    if connection.dialect.name == "postgresql":
        return float(connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
    return time.time()
