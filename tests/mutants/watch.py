"""What watches the tests of a mutant: which come first, how long one may take, and which fails."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping

import pytest

# A test hangs when it takes so many times the processor time that it takes with the right rules, and these seconds
# more. On a busy machine a clock on the wall would take slow tests for broken rules.
PATIENCE, SECONDS = 10, 5
IMPORTING = 60  # seconds before the first test
Order = Callable[[str], tuple[int, float]]


class Watch:
    """A plugin of pytest: puts tests in order, ends what hangs, and tells the first failure or the times of all."""

    def __init__(self, order: Order, times: Mapping[str, float], tell: Callable[[object], None]) -> None:
        self.order = order
        self.times = times
        self.tell = tell
        self.running = ""
        self.took: dict[str, float] = {}
        signal.signal(signal.SIGPROF, self.hangs)
        signal.setitimer(signal.ITIMER_PROF, IMPORTING)

    def hangs(self, *_: object) -> None:
        self.tell(self.running)
        os._exit(1)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.order(item.nodeid))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running = nodeid
        known = self.times.get(nodeid)
        signal.setitimer(signal.ITIMER_PROF, 0 if known is None else SECONDS + PATIENCE * known)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0) + report.duration

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Without a failure the times are told; what cannot even be imported fails before the first test."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.tell(self.took if exitstatus == pytest.ExitCode.OK else self.running)
