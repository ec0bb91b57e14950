"""The table in the browser served by several processes on one PostgreSQL: `scripts/bench --web --workers 1,2`."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from crowd import gather
from rich.console import Console
from rich.table import Table
from web import STOPPING, answering, audience, serve

ROOT = Path(__file__).resolve().parents[1]
LONG = 50  # entries of the matches that nobody plays
MOST_DEARER = 1.2  # times the processor time of one process that a move may cost
MEDIAN, LATE = (
    30,
    100,
)  # milliseconds after which another process shows a move, at the median and at the 95th percentile
QUIET = 20.0  # moves each second at which that is measured: the machine should have time
Figures = dict[str, Any]
progress = Console(stderr=True)


def children(pid: int) -> list[int]:
    """The workers that a server has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=True)
    return [int(line) for line in found.stdout.split()]


def measure(workers: int, tables: int, seconds: float, rate: float) -> Figures:
    """Quiet, paced, and as fast as it can, on a database of its own."""
    sys.path.insert(0, str(ROOT))
    from tests.table.postgres import Server, programs

    found = programs()
    if found is None:
        sys.exit("PostgreSQL is not installed here: apt-get install postgresql")
    postgres = Server(found, survives=True)
    try:
        with postgres.database() as url, tempfile.TemporaryDirectory(prefix="wunderkammer-bench-") as name:
            return at_tables(workers, Path(name), url, tables, seconds, rate)
    finally:
        postgres.stop()


def at_tables(workers: int, folder: Path, url: str, tables: int, seconds: float, rate: float) -> Figures:
    progress.print(f"{workers} × wk serve: setting {tables} tables …")
    sittings, _ = asyncio.run(gather(folder, tables, LONG, url))
    plan = folder / "plan.json"
    plan.write_text(json.dumps(sittings))
    server, port = serve(folder, arguments=("--database", url, "--workers", str(workers)))
    try:
        answering(port)
        pids = children(server.pid) if workers > 1 else [server.pid]
        os.environ["WK_BENCH_PIDS"] = " ".join(map(str, pids))
        paced, saturated = audience(pids, port, plan, seconds, [rate, 0.0])
        os.environ["WK_BENCH_SPREAD"] = "1"  # last: from now on both processes have all tables
        [quiet] = audience(pids, port, plan, seconds, [QUIET])
        del os.environ["WK_BENCH_SPREAD"]
        return {"workers": workers, "quiet": quiet, "paced": paced, "saturated": saturated}
    finally:
        server.terminate()
        server.wait(STOPPING)


def show(reports: list[Figures]) -> None:
    table = Table(title=f"Several processes on one PostgreSQL (load average {os.getloadavg()[0]:.1f})")
    table.title_justify = "left"
    table.add_column("processes", justify="right")
    for heading in ("moves/s at most", "processor ms a move", "… against one", "another process after, ms", "… 95 %"):
        table.add_column(heading, justify="right")
    one = reports[0]["paced"]["server_cpu_ms_per_move"]
    for report in reports:
        cost, lag = report["paced"]["server_cpu_ms_per_move"], report["quiet"]["to_another_process_ms"]
        rate = report["saturated"]["moves_per_second"]
        late = [f"{lag[name]:g}" if lag else "" for name in ("p50", "p95")]
        table.add_row(str(report["workers"]), f"{rate:g}", f"{cost:g}", f"{cost / one:.2f} ×", *late)
    console = Console(width=110)
    console.print(table)
    console.print(
        f"Wanted: at most {MOST_DEARER} ×, {MEDIAN} ms and {LATE} ms. Time of PostgreSQL itself is not counted."
    )


def compare(counts: list[int], tables: int, seconds: float, rate: float, as_json: bool) -> None:
    reports = [measure(workers, tables, seconds, rate) for workers in counts]
    if as_json:
        print(json.dumps(reports, indent=2))
    else:
        show(reports)
