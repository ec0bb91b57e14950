"""What is counted while the server runs; several processes add theirs up in a folder that they share."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from starlette.applications import Starlette

from wunderkammer.errors import BadFile
from wunderkammer.table import House
from wunderkammer.table.bot_service.pool import BotPool
from wunderkammer.web.live.hub import Hubs

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client looks for the numbers of several processes
PACKAGE = "prometheus_client"
BEAT = 1.0  # seconds between two looks at what is not counted by itself
LONG = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
HEARTBEAT = "wunderkammer_heartbeat_seconds"
FAILING = "wunderkammer_storage_failing"


@contextmanager
def shared_numbers() -> Iterator[None]:
    """A folder in which the processes that are started meanwhile count together."""
    check_installed()
    with tempfile.TemporaryDirectory(prefix="wunderkammer-numbers-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder
        yield


def check_installed() -> None:
    if find_spec(PACKAGE) is None:
        raise BadFile("no-driver", name=PACKAGE, extra="metrics")


class ServerNumbers:
    """The counters of one process."""

    def __init__(self) -> None:
        check_installed()
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = here = CollectorRegistry()
        self.requests = Counter("wunderkammer_requests", "Requests answered", ["method", "status"], registry=here)
        self.seconds = Histogram(
            "wunderkammer_request_seconds", "How long answers took, streams apart", buckets=LONG, registry=here
        )
        self.bot_failures = Counter("wunderkammer_bot_failures", "Bots that failed to choose", registry=here)
        self.waits = Histogram(
            "wunderkammer_thought_wait_seconds", "How long thoughts waited", ["pace"], buckets=LONG, registry=here
        )
        self.thoughts = Histogram(
            "wunderkammer_thought_seconds", "How long thoughts then took", ["pace"], buckets=LONG, registry=here
        )
        self.thinking = Counter(
            "wunderkammer_thought_processor_seconds", "Processor time of thoughts", ["pace"], registry=here
        )
        self.waiting = Gauge(
            "wunderkammer_thoughts_waiting", "Thoughts in the queue", registry=here, multiprocess_mode="livesum"
        )
        self.streams = Gauge(
            "wunderkammer_streams", "Streams that are open", registry=here, multiprocess_mode="livesum"
        )
        self.tables = Gauge("wunderkammer_tables", "Tables in memory", registry=here, multiprocess_mode="livesum")
        self.failing = Gauge(
            FAILING, "Whether nothing can be stored at the moment", registry=here, multiprocess_mode="livemax"
        )
        self.heartbeat = Gauge(
            HEARTBEAT,
            "When a process last had time, since 1970",
            registry=here,
            multiprocess_mode="liveall",
        )
        self.failures_known = 0

    def count(self, method: str, address: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        known = method if method in ("GET", "HEAD", "POST") else "other"
        self.requests.labels(known, str(status)).inc()
        if not address.endswith("/events"):
            self.seconds.observe(seconds)

    async def look(self, app: Starlette) -> None:
        """Look now and then at what is not counted by itself."""
        while True:
            self.take(app.state.house, app.state.hubs)
            await asyncio.sleep(BEAT)

    def take(self, house: House, hubs: Hubs) -> None:
        self.heartbeat.set(time.time())
        readers = [len(feed.readers) for hub in hubs.hubs.values() for feed in hub.feeds.values()]
        self.streams.set(sum(readers) + len(hubs.watchers))
        self.tables.set(len(house.tables))
        services = getattr(house, "services", None)
        if services is not None:
            self.failing.set(bool(services.store.writer.trouble.reason))
            self.bot_failures.inc(services.bots.failures - self.failures_known)
            self.failures_known = services.bots.failures
            self.waiting.set(len(services.bots.queue.waiting))
            self.take_thoughts(services.bots)

    def take_thoughts(self, bots: BotPool) -> None:
        """How long bots had to wait and to think since the last look."""
        while bots.thoughts:
            thought = bots.thoughts.popleft()
            pace = thought.pace.name.lower()
            self.waits.labels(pace).observe(thought.waited)
            self.thoughts.labels(pace).observe(thought.took)
            self.thinking.labels(pace).inc(thought.processor)


def all_numbers(own: ServerNumbers | None) -> CollectorRegistry:
    """The numbers of this process, or of all that count together."""
    from prometheus_client import CollectorRegistry
    from prometheus_client.multiprocess import MultiProcessCollector

    if own is not None:
        return own.registry
    found = CollectorRegistry()
    MultiProcessCollector(found, path=os.environ[FOLDER])  # type: ignore[no-untyped-call]
    return found


def forget_process(number: int) -> None:
    """A process has ended: what it was doing is no longer done."""
    if FOLDER in os.environ:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(number)  # type: ignore[no-untyped-call]
