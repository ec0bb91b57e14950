"""The table in the browser under load, on this machine only: `scripts/bench --web`; stops by itself within a minute."""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from crowd import Sitting, gather
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
LONG = 500  # entries of the match that is opened
FILES = 4096  # two connections for each of 500 viewers, at both ends
THROTTLE = 6
Sample = dict[str, Any]
progress = Console(stderr=True)


def serve(folder: Path, *wrapper: str) -> tuple[subprocess.Popen[str], int]:
    """The server as people start it; the port that it found."""
    command = [sys.executable, *wrapper, "-m", "wunderkammer", "serve", "--lang", "en", "--no-browser"]
    server = subprocess.Popen([*command, "--port", "8700", "--data", str(folder)], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    for line in server.stdout:
        found = re.search(r"http://[^:/]+:(\d+)/", line)
        if found:
            return server, int(found[1])
    sys.exit("The server did not start: its message stands above.")


def fetched(port: int, path: str, cookie: str) -> float:
    """Seconds until a page has come."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie})
    begin = time.perf_counter()
    with urllib.request.urlopen(request, timeout=20) as answer:
        answer.read()
    return time.perf_counter() - begin


def answering(port: int) -> None:
    for _ in range(200):
        try:
            fetched(port, "/", "")
            return
        except OSError:
            time.sleep(0.05)
    sys.exit("The server does not answer.")


def processor_seconds(process: subprocess.Popen[str]) -> float:
    """What a process has used of the processor: a figure that a busy machine does not spoil."""
    stat = Path(f"/proc/{process.pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def audience(server: subprocess.Popen[str], port: int, plan: Path, seconds: float, rate: float) -> Sample:
    command = [sys.executable, str(HERE / "audience.py"), str(port), str(plan), str(seconds), str(rate)]
    watching = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert watching.stdout
    watching.stdout.readline()  # everybody has sat down
    before = processor_seconds(server)
    output, _ = watching.communicate(timeout=seconds + 60)
    if watching.returncode:
        sys.exit("The audience has left: its message stands above.")
    sample: Sample = json.loads(output)
    used = processor_seconds(server) - before
    sample["server_cpu_ms_per_move"] = round(used * 1000 / max(1, sample.pop("moves")), 2)
    return sample


def looked_at(port: int, sitting: Sitting) -> Sample:
    """A page opened by Chromium on a slow processor, without anything kept from before."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return {"missing": "Playwright is not installed"}
    name, _, value = sitting.cookies[0].partition("=")
    opened: list[dict[str, float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for _ in range(3):
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_cookies([{"name": name, "value": value, "url": f"http://127.0.0.1:{port}"}])
            page = context.new_page()
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            weights: list[float] = []
            session.on("Network.loadingFinished", lambda event, kept=weights: kept.append(event["encodedDataLength"]))
            session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
            page.goto(f"http://127.0.0.1:{port}{sitting.path}?as=0", wait_until="load")
            page.wait_for_timeout(500)
            figures = page.evaluate(
                "() => ({ load: performance.timing.loadEventEnd - performance.timing.navigationStart,"
                " ready: performance.timing.domContentLoadedEventEnd - performance.timing.navigationStart,"
                " paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime || 0 })"
            )
            opened.append({**figures, "weight": sum(weights)})
            context.close()
        browser.close()
    return {
        "load_ms": sorted(round(one["load"]) for one in opened),
        "dom_ready_ms": sorted(round(one["ready"]) for one in opened),
        "first_paint_ms": sorted(round(one["paint"]) for one in opened),
        "page_kb": round(max(one["weight"] for one in opened) / 1000),
    }


def measure(arguments: argparse.Namespace) -> Sample:
    report: Sample = {"load_average": [round(one, 1) for one in os.getloadavg()]}
    with tempfile.TemporaryDirectory(prefix="wunderkammer-bench-") as name:
        folder = Path(name)
        progress.print(f"Setting {arguments.tables} tables …")
        sittings, long = asyncio.run(gather(folder, arguments.tables, LONG))
        plan = folder / "plan.json"
        plan.write_text(json.dumps(sittings))
        server, port = serve(folder, *(["-m", "cProfile", "-o", arguments.profile] if arguments.profile else []))
        try:
            answering(port)
            fetched(port, f"{sittings[0].path}?as=0", sittings[0].cookies[0])
            report["open_500_entries_ms"] = round(fetched(port, f"{long.path}?as=0", long.cookies[0]) * 1000, 1)
            if arguments.pages:
                progress.print("Opening pages with a slow processor …")
                report["page"] = looked_at(port, sittings[1])
            if arguments.load:
                progress.print(f"{arguments.rate} moves each second for {arguments.seconds} s …")
                report["paced"] = audience(server, port, plan, arguments.seconds, arguments.rate)
                progress.print(f"As many moves as it can for {arguments.seconds} s …")
                report["saturated"] = audience(server, port, plan, arguments.seconds, 0)
        finally:
            server.terminate()
            server.wait(20)
    return report


def show(report: Sample) -> None:
    table = Table(title=f"The table in the browser (load average {report['load_average']})", title_justify="left")
    table.add_column("measured")
    table.add_column("figures", justify="right")
    for name, value in report.items():
        inside = value.items() if isinstance(value, dict) else [("", value)]
        for part, figure in inside:
            table.add_row(f"{name} {part}".strip().replace("_", " "), str(figure))
    Console(width=110).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --web", description=__doc__)
    parser.add_argument("--web", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--tables", type=int, default=100, help="tables of five (default: 100)")
    parser.add_argument("--seconds", type=float, default=8.0, help="time for each of the two measurements (default: 8)")
    parser.add_argument(
        "--rate", type=float, default=300.0, help="moves per second, when they are paced (default: 300)"
    )
    parser.add_argument("--no-pages", dest="pages", action="store_false", help="without Chromium")
    parser.add_argument("--no-load", dest="load", action="store_false", help="only the pages")
    parser.add_argument("--profile", default="", metavar="FILE", help="profile the server into a file")
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES)), hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped too
    report = measure(arguments)
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
