"""Where a crew is, as it is typed after --on: local:8, ray:ADDRESS, dask:ADDRESS."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from wunderkammer.errors import BadCrew
from wunderkammer.lab.crew.crew import WorkCrew
from wunderkammer.lab.crew.local import LocalRoster
from wunderkammer.lab.crew.workers import Roster

LOCAL = "local"
MOST_PROCESSES = 1024
KNOCK_SECONDS = 5.0
# What must be importable, and the module here that reaches it. The names are those of the extras, too.
FAR = {"ray": ("ray", "ray_crew"), "dask": ("distributed", "dask_crew")}


def crew_on(where: str | int, tasks: int = MOST_PROCESSES) -> WorkCrew:
    """The crew at an address, or of so many processes here (0: one for each core), but no more than there are tasks."""
    kind, _, address = f"{LOCAL}:{where}".partition(":") if isinstance(where, int) else where.partition(":")
    if kind == LOCAL:
        processes = min(processes_in(address, str(where)), tasks)
        return WorkCrew(LocalRoster(processes)) if processes > 1 else WorkCrew()
    if kind not in FAR or not address:
        raise BadCrew("crew-address", given=str(where))
    return WorkCrew(far_roster(kind, address))


def processes_in(text: str, given: str) -> int:
    """The number after local:, where 0 or nothing means all cores."""
    if text and not (text.isascii() and text.isdigit() and int(text[:9]) <= MOST_PROCESSES):
        raise BadCrew("crew-address", given=given)
    return int(text or 0) or os.cpu_count() or 1


def knock(address: str) -> None:
    """An OSError at once if nobody listens there: Ray alone would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port[:5])), KNOCK_SECONDS).close()


def far_roster(kind: str, address: str) -> Roster:
    """Ray and Dask are heavy: they are imported only for those who ask for them."""
    package, module = FAR[kind]
    if find_spec(package) is None:
        raise BadCrew("crew-extra", extra=kind)
    join: Callable[[str], Roster] = import_module(f"wunderkammer.lab.crew.{module}").join
    try:
        knock(address)
        return join(address)
    except (OSError, ValueError, RuntimeError) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
        raise BadCrew("crew-unreachable", address=f"{kind}:{address}", reason=reason) from None
