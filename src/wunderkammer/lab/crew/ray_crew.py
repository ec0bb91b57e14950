"""A crew of Ray actors, one for every core of every node: ray:ADDRESS is the address of the head, or auto."""

from __future__ import annotations

import logging
import os
import sys
import time
from concurrent.futures import Future
from contextlib import redirect_stdout
from typing import Any

# Read by Ray when it is imported: it must not send statistics about its use to anybody.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from wunderkammer.lab.crew.work_pieces import WorkPiece, WorkReport, perform
from wunderkammer.lab.crew.workers import Worker

PIECE_SECONDS = 10.0
NEWS_SECONDS = 1.0  # between two lists of nodes from the head


def join(address: str) -> RayRoster:
    """Connect to a cluster through the node of this machine; a ConnectionError if there is none."""
    ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    return RayRoster()


class PieceActor:
    """In Ray's process: does one piece after the other."""

    def perform(self, piece: WorkPiece[Any, Any]) -> WorkReport[Any]:
        return perform(piece)


class RayWorker:
    """One actor, bound to its node; it dies with it and is not restarted elsewhere."""

    def __init__(self, node: dict[str, Any], number: int) -> None:
        self.node = str(node["NodeID"])
        self.host = str(node["NodeManagerAddress"])
        self.name = f"{self.host}/{self.node[:8]}#{number}"
        there = NodeAffinitySchedulingStrategy(self.node, soft=False)
        bound = ray.remote(PieceActor).options(num_cpus=1, max_restarts=0, scheduling_strategy=there)
        self.actor = bound.remote()

    def submit(self, piece: WorkPiece[Any, Any]) -> Future[WorkReport[Any]]:
        future: Future[WorkReport[Any]] = self.actor.perform.remote(piece).future()
        return future

    def leave(self) -> None:
        ray.kill(self.actor)


class RayRoster:
    """As many workers on every node as it has cores to give."""

    seconds = PIECE_SECONDS
    far = True

    def __init__(self) -> None:
        # Ray prints what happens to nodes on standard output, where the figures will go.
        self.aside = redirect_stdout(sys.stderr)
        self.aside.__enter__()
        self.workers: list[RayWorker] = []
        self.nodes: dict[str, dict[str, Any]] = {}
        self.asked = -NEWS_SECONDS

    def alive(self) -> dict[str, dict[str, Any]]:
        if time.monotonic() - self.asked >= NEWS_SECONDS:
            self.nodes = {str(node["NodeID"]): node for node in ray.nodes() if node["Alive"]}
            self.asked = time.monotonic()
        return self.nodes

    def arrivals(self) -> list[Worker]:
        known = {worker.node for worker in self.workers}
        nodes = [node for name, node in sorted(self.alive().items()) if name not in known]
        came = [RayWorker(node, number) for node in nodes for number in range(1, cores_of(node) + 1)]
        self.workers += came
        return [*came]

    def is_gone(self, worker: Worker) -> bool:
        return isinstance(worker, RayWorker) and worker.node not in self.alive()

    def dismiss(self, at_once: bool) -> None:
        for worker in self.workers:
            worker.leave()
        ray.shutdown()
        self.aside.__exit__(None, None, None)


def cores_of(node: dict[str, Any]) -> int:
    return int(node["Resources"].get("CPU", 0))
