"""Which process of a server has taken a connection, as the kernel knows it (Linux)."""

import os
import re
from pathlib import Path

INODE = re.compile(r"socket:\[(\d+)\]")


def owners(pids: list[int], port: int) -> dict[int, int]:
    """The process that serves a connection to a port, by the port at the other end."""
    sockets = {inode: pid for pid in pids for inode in inodes(pid)}
    found = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        here, there = (int(end.rpartition(":")[2], 16) for end in fields[1:3])
        if here == port and fields[9] in sockets:
            found[there] = sockets[fields[9]]
    return found


def inodes(pid: int) -> list[str]:
    found = []
    for name in os.listdir(f"/proc/{pid}/fd"):
        try:
            match = INODE.fullmatch(os.readlink(f"/proc/{pid}/fd/{name}"))
        except FileNotFoundError:  # closed meanwhile
            continue
        if match:
            found.append(match[1])
    return found
