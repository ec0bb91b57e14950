"""A Ray head and further nodes, real processes on 127.0.0.1: prints where it is and its raylets, ends with its input.

Usage: RAY_TMPDIR=… python ray_nodes.py SOURCES…, one further node for each folder of sources.
"""

from __future__ import annotations

import json
import sys

from ray.cluster_utils import Cluster

MEMORY = 80 * 1024 * 1024  # Ray's least for its objects


def main(*sources: str) -> None:
    common = {"node_ip_address": "127.0.0.1", "object_store_memory": MEMORY, "num_cpus": 1, "include_dashboard": False}
    cluster = Cluster()
    nodes = [cluster.add_node(**common)]
    nodes += [cluster.add_node(env_vars={"PYTHONPATH": path}, **common) for path in sources]
    raylets = [node.all_processes["raylet"][0].process.pid for node in nodes]
    print(json.dumps({"address": cluster.address, "raylets": raylets}), flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
