"""What every host of a crew has done, and whether what it found deviates from what the others found."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from statistics import NormalDist
from typing import NamedTuple

from wunderkammer.lab.crew.signature import as_phrases
from wunderkammer.lab.crew.workers import Worker

DOUBT = 0.01  # how often any host of a crew may be called deviating though none does
FEWEST = 5  # outcomes of one kind, on either side of a comparison


class Measure(NamedTuple):
    """Figures of one outcome; only outcomes of one kind are compared."""

    kind: Hashable
    figures: list[float]


class Moments:
    """Enough about some numbers to know their mean and their variance."""

    def __init__(self) -> None:
        self.count = 0
        self.total = self.squares = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self) -> float:
        return self.total / self.count

    def error(self) -> float:
        """The variance of the mean."""
        spread = self.squares - self.total * self.total / self.count
        return max(0.0, spread) / (self.count - 1) / self.count


class HostShare:
    """What one host has done."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.workers: set[str] = set()
        self.tasks = 0
        self.seconds = 0.0
        self.lost = 0
        self.refused: dict[str, list[str]] = {}  # by worker: what of its signature is different
        self.moments: dict[tuple[Hashable, int], Moments] = {}


class HostShares:
    """All hosts of a crew."""

    def __init__(self) -> None:
        self.hosts: dict[str, HostShare] = {}

    def of(self, host: str) -> HostShare:
        return self.hosts.setdefault(host, HostShare(host))

    def count(self, worker: Worker, tasks: int, seconds: float) -> None:
        share = self.of(worker.host)
        share.workers.add(worker.name)
        share.tasks += tasks
        share.seconds += seconds

    def lose(self, worker: Worker) -> None:
        self.of(worker.host).lost += 1

    def refuse(self, worker: Worker, differences: list[str]) -> None:
        self.of(worker.host).refused[worker.name] = differences

    def compare(self, host: str, measure: Measure) -> None:
        """Remember the figures of one outcome."""
        moments = self.of(host).moments
        for at, figure in enumerate(measure.figures):
            moments.setdefault((measure.kind, at), Moments()).add(figure)

    def workers(self) -> int:
        return sum(len(share.workers) for share in self.hosts.values())

    def deviating(self) -> dict[str, bool | None]:
        """By host: whether its outcomes differ by more than chance explains; None if there are too few to compare.

        The host that stands out most is set aside before the rest are compared, so that it does not make them suspect.
        """
        found: dict[str, bool | None] = dict.fromkeys(self.hosts)
        left = {host for host, share in self.hosts.items() if share.moments}
        while len(left) > 1:
            apart = {host: farthest(self.apart(host, left)) for host in sorted(left)}
            found |= {host: False for host in left if apart[host] is not None}
            worst = max(left, key=lambda host: (apart[host] or 0.0, host))
            if (apart[worst] or 0.0) <= self.bound():
                break
            outcasts = left if len(left) == 2 else {worst}  # of two that differ nobody knows which one is right
            found |= dict.fromkeys(outcasts, True)
            left = left - outcasts
        return found

    def bound(self) -> float:
        """Standard errors that no host exceeds by chance, but for the doubt that is left."""
        figures = {at for share in self.hosts.values() for _, at in share.moments}
        return NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, len(figures) * len(self.hosts)))

    def apart(self, host: str, hosts: set[str]) -> list[float]:
        """By figure: the standard errors between a host and the others, outcomes of one kind with their like."""
        found: dict[int, tuple[float, float]] = {}
        for (kind, at), own in self.hosts[host].moments.items():
            rest = total([self.hosts[other].moments.get((kind, at)) for other in hosts - {host}])
            if min(own.count, rest.count) >= FEWEST:
                weight = own.count * rest.count / (own.count + rest.count)
                apart, error = found.get(at, (0.0, 0.0))
                apart += weight * (own.mean() - rest.mean())
                found[at] = apart, error + weight * weight * (own.error() + rest.error())
        return [in_errors(apart, error) for apart, error in found.values()]

    def facts(self) -> list[dict[str, object]]:
        """For JSON: hosts by name."""
        tasks = sum(share.tasks for share in self.hosts.values())
        deviating = self.deviating()
        return [
            {
                "host": share.host,
                "workers": len(share.workers),
                "tasks": share.tasks,
                "share": round(share.tasks / max(1, tasks), 4),
                "seconds": round(share.seconds, 3),
                "deviates": deviating[share.host],
                "lost_workers": share.lost,
                "refused_workers": dict(sorted(share.refused.items())),
            }
            for _, share in sorted(self.hosts.items())
        ]

    def refusals(self) -> list[dict[str, object]]:
        """Every worker that was refused, as an error's values."""
        every = (one for share in self.hosts.values() for one in share.refused.items())
        return [{"worker": name, "parts": as_phrases(differences)} for name, differences in sorted(every)]


def in_errors(apart: float, error: float) -> float:
    if error > 0:
        return apart / math.sqrt(error)
    return math.copysign(math.inf, apart) if apart else 0.0


def total(parts: Iterable[Moments | None]) -> Moments:
    found = Moments()
    for part in filter(None, parts):
        found.count += part.count
        found.total += part.total
        found.squares += part.squares
    return found


def farthest(apart: list[float]) -> float | None:
    return max(map(abs, apart), default=None)
