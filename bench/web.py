"""The table in the browser under load, on this machine only: `scripts/bench --web`; ends by itself, see --limit."""

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
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from bot_time import MOST, BotTime, bot_times, processor_seconds
from crowd import SEATS, Sitting, gather
from rich.console import Console
from rich.table import Table
from waiting import wait_lines, waits_in_all_games

HERE = Path(__file__).resolve().parent
LONG = 500  # entries of the match that is opened
FILES = 4096  # two connections for each of 500 viewers, at both ends
PROFILED = Path(__file__).with_name("profiled.py")
THROTTLE = 6
RATE = 300.0  # moves per second that one process must carry
OFFERED = 1.02  # of them are made: who offers exactly as many can never see them all carried
FASTEST = "As many moves as it can …"
STOPPING = 10
SETTLING = 3  # seconds: a server that has just started is still making words and drawings ready
WINDOW = 1500  # milliseconds in which a new window of Chromium loads pages of its own, on the same processors
Sample = dict[str, Any]
progress = Console(stderr=True)


def serve(folder: Path, *wrapper: str, arguments: tuple[str, ...] = ()) -> tuple[subprocess.Popen[str], int]:
    """The server as people start it; the port that it found."""
    command = [sys.executable, *wrapper, "-m", "wunderkammer", "serve", "--lang", "en", "--no-browser"]
    server = subprocess.Popen(
        [*command, "--port", "8700", "--data", str(folder), *arguments], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout
    for line in server.stdout:
        found = re.search(r"http://[^:/]+:(\d+)/", line)
        if found:
            return server, int(found[1])
    sys.exit("The server did not start: its message stands above.")


def seconds_to_fetch(port: int, path: str, cookie: str) -> float:
    """Seconds until a page has come."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie})
    begin = time.perf_counter()
    with urllib.request.urlopen(request, timeout=20) as answer:
        answer.read()
    return time.perf_counter() - begin


def answering(port: int) -> None:
    for _ in range(200):
        try:
            seconds_to_fetch(port, "/", "")
            return
        except OSError:
            time.sleep(0.05)
    sys.exit("The server does not answer.")


def audience(servers: list[int], port: int, plan: Path, seconds: float, rates: list[float]) -> Iterator[Sample]:
    """Everybody sits down once; then one measurement for each rate, told as soon as it is made."""
    command = [sys.executable, str(HERE / "audience.py"), str(port), str(plan), str(seconds), *map(str, rates)]
    watching = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert watching.stdout
    try:
        for rate in rates:
            ready = watching.stdout.readline()
            progress.print(f"{rate:g} moves each second for {seconds:g} s …" if rate else FASTEST)
            before = sum(map(processor_seconds, servers))
            figures = watching.stdout.readline()
            if not ready or not figures:
                sys.exit("The audience has left: its message stands above.")
            sample: Sample = json.loads(figures)
            used = sum(map(processor_seconds, servers)) - before
            sample["server_cpu_ms_per_move"] = round(used * 1000 / max(1, sample.pop("moves")), 2)
            yield sample
    finally:
        watching.kill()
        watching.wait()


def look_at(port: int, sitting: Sitting) -> Sample:
    """A page opened by Chromium on a slow processor, without anything kept from before: loaded and to be seen."""
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
            page.wait_for_timeout(WINDOW)
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
        "open_ms": round(median(max(one["load"], one["paint"]) for one in opened)),
        "load_ms": round(median(one["load"] for one in opened)),
        "dom_ready_ms": round(median(one["ready"] for one in opened)),
        "first_paint_ms": round(median(one["paint"] for one in opened)),
        "page_kb": round(max(one["weight"] for one in opened) / 1000),
    }


def measure(arguments: argparse.Namespace, report: Sample) -> None:
    """Everything that was asked for; what has been measured stands in the report even if the time is up."""
    if arguments.load or arguments.pages:
        measure_tables(arguments, report)
    if arguments.bots:
        progress.print("Bots play whole games …")
        report["bots"] = []
        for one in bot_times():
            report["bots"].append(one._asdict())


def measure_tables(arguments: argparse.Namespace, report: Sample) -> None:
    with tempfile.TemporaryDirectory(prefix="wunderkammer-bench-") as name:
        folder = Path(name)
        progress.print(f"Setting {arguments.tables} tables …")
        sittings, (first, second) = asyncio.run(gather(folder, arguments.tables, LONG))
        plan = folder / "plan.json"
        plan.write_text(json.dumps(sittings))
        server, port = serve(folder, *([str(PROFILED), arguments.profile] if arguments.profile else []))
        try:
            answering(port)
            report["cold_ms"] = opening_time(port, first)
            seconds_to_fetch(port, f"{sittings[0].path}?as=0", sittings[0].cookies[0])
            if arguments.pages:
                progress.print("Opening pages with a slow processor …")
                report["page"] = look_at(port, sittings[1])
            if arguments.decisions:
                progress.print(f"{arguments.decisions} decisions in every game against two bots …")
                report["waiting"] = waits_in_all_games(port, arguments.decisions)
            time.sleep(SETTLING)
            report["open_ms"] = opening_time(port, second)
            if arguments.load:
                progress.print(f"{arguments.tables * SEATS} people sit down …")
                rates = [arguments.rate, 0.0]
                samples = audience([server.pid], port, plan, arguments.seconds, rates)
                for name, sample in zip(("paced", "saturated"), samples, strict=True):
                    report[name] = sample
        finally:
            server.terminate()
            try:
                server.wait(STOPPING)
            except subprocess.TimeoutExpired:
                server.kill()


def opening_time(port: int, sitting: Sitting) -> float:
    return round(seconds_to_fetch(port, f"{sitting.path}?as=0", sitting.cookies[0]) * 1000, 1)


def lines(report: Sample) -> Iterator[tuple[str, Any, str, bool | None]]:
    """What is shown: the name of a figure, the figure, its target, and whether that is reached."""
    for name, key in (("a match of 500 entries opened, ms", "open_ms"), ("… right after the start, ms", "cold_ms")):
        if key in report:
            yield name, report[key], "< 100", report[key] < 100
    page = report.get("page", {})
    if "missing" in page:
        yield "a page in Chromium", page["missing"], "", None
    elif page:
        yield f"a page opened, processor {THROTTLE} × slower, ms", page["open_ms"], "< 1000", page["open_ms"] < 1000
        yield "… its first sight, ms", page["first_paint_ms"], "", None
        yield "… its weight, kB", page["page_kb"], "< 300", page["page_kb"] < 300
    yield from wait_lines(report.get("waiting", {}))
    for name, key in (("paced", "paced"), ("as fast as it can", "saturated")):
        sample = report.get(key)
        if not sample:
            continue
        rate, late = sample["moves_per_second"], sample["sent_to_shown_ms"].get("p95", 0.0)
        paced = key == "paced"
        yield f"{name}: moves per second", rate, f"≥ {RATE:g}" if paced else "", rate >= RATE if paced else None
        yield "… sent to shown to the others, 95 %, ms", late, "< 50" if paced else "", late < 50 if paced else None
        yield "… server's processor time for a move, ms", sample["server_cpu_ms_per_move"], "", None
        yield "… bytes of an update", sample["bytes_per_update"], "", None
        yield "… processors that the audience used", sample["audience_core"], "", None
    for one in [BotTime(**figures) for figures in report.get("bots", [])]:
        name = f"{one.game}, {one.level}: processor time of a game, s"
        yield name, f"{one.browser:g} (arena {one.arena:g})", f"≤ {MOST:g} ×", one.ratio() <= MOST


def show(report: Sample) -> None:
    table = Table(title=f"The table in the browser (load average {report['load_average']})", title_justify="left")
    table.add_column("measured")
    for heading in ("figure", "target", ""):
        table.add_column(heading, justify="right")
    for name, figure, target, reached in lines(report):
        table.add_row(name, str(figure), target, "" if reached is None else "reached" if reached else "missed")
    console = Console(width=100)
    console.print(table)
    if "unfinished" in report:
        console.print(report["unfinished"])


class TimeIsUp(Exception):
    """The whole measurement has taken as long as it may."""


def stop(*_: object) -> None:
    raise TimeIsUp


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --web", description=__doc__)
    parser.add_argument("--web", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--tables", type=int, default=100, help="tables of five (default: 100)")
    parser.add_argument("--seconds", type=float, default=8.0, help="time for each of the two measurements (default: 8)")
    parser.add_argument("--rate", type=float, default=RATE * OFFERED, help="moves offered a second (default: 306)")
    parser.add_argument("--no-pages", dest="pages", action="store_false", help="without Chromium")
    parser.add_argument("--no-load", dest="load", action="store_false", help="only the pages and the bots")
    parser.add_argument("--no-bots", dest="bots", action="store_false", help="without whole games between bots")
    parser.add_argument("--decisions", type=int, default=30, help="of a person in each game; 0 for none (default: 30)")
    parser.add_argument("--limit", type=int, default=300, help="seconds after which it ends in any case (default: 300)")
    parser.add_argument("--workers", default="", metavar="1,2", help="compare so many processes on one PostgreSQL")
    parser.add_argument("--profile", default="", metavar="FILE", help="profile the server into a file")
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES)), hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped too
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(arguments.limit)
    if arguments.workers:
        from workers import compare

        counts = [int(count) for count in arguments.workers.split(",")]
        compare(counts, arguments.tables, arguments.seconds, arguments.rate, arguments.json)
        return
    report: Sample = {"load_average": [round(one, 1) for one in os.getloadavg()]}
    try:
        measure(arguments, report)
    except TimeIsUp:
        report["unfinished"] = f"The time was up after {arguments.limit} s: --limit allows for more."
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
