"""Other people's pages while four addresses upload records of 2 MB, one after the other, as fast as they may.

`scripts/bench --uploads`; ends by itself, see --limit. The uploaders come from 127.0.0.2 to 127.0.0.5, the reader from
127.0.0.6, all over HTTP on this machine. A record of a whole match is padded with blanks: it is good to its last line,
so that the server reads and replays all of it.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from attack import end
from crowd import GAME, SEATS, gather
from rich.console import Console
from rich.table import Table
from web import LONG, TimeIsUp, answering, serve, stop

from wunderkammer.match.match import Match

MOST_SLOWER = 2.0  # times as long as usual that a page may take
UPLOADERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
READER = "127.0.0.6"
SIZE = 1_990_000  # bytes of a record
BOUNDARY = "a-boundary-of-uploads"
REST = 0.1  # seconds between two pages of the reader
progress = Console(stderr=True)


def whole_record() -> bytes:
    """A match played to its end, every line padded so that all come to nearly 2 MB."""
    match, chance = Match(GAME, SEATS, 1), random.Random(1)
    while match.to_act:
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.legal(seat)))
    lines = match.record.dumps().encode().splitlines()
    pad = (SIZE - sum(len(line) + 1 for line in lines)) // len(lines)
    return b"".join(line + b" " * pad + b"\n" for line in lines)


def ask(port: int, address: str, method: str, path: str, cookie: str, body: bytes = b"") -> tuple[int, bytes]:
    """One request from an address, on a connection of its own."""
    connection = HTTPConnection("127.0.0.1", port, timeout=120, source_address=(address, 0))
    headers = {"Cookie": cookie, "Content-Type": f"multipart/form-data; boundary={BOUNDARY}"}
    connection.request(method, path, body or None, headers)
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


def upload(port: int, address: str, cookie: str, record: bytes, answers: Counter[int]) -> None:
    """Send the record again and again; anyone who is told to wait, waits."""
    _, page = ask(port, address, "GET", "/records", cookie)
    token = page.decode().partition('name="token" value="')[2].partition('"')[0]
    field = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="token"\r\n\r\n{token}\r\n'
    file = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="record"; filename="x.jsonl"\r\n\r\n'
    body = (field + file).encode() + record + f"\r\n--{BOUNDARY}--\r\n".encode()
    while True:
        try:
            status, _ = ask(port, address, "POST", "/records", cookie, body)
        except OSError:
            status = 0  # refused before all was sent, or the server stops
        answers[status] += 1
        time.sleep(0.0 if status < 400 and status else 0.5)


def read_pages(port: int, path: str, cookie: str, pages: int) -> dict[str, float]:
    """How long a match page takes, from the first byte sent to the last one read."""
    times = []
    for _ in range(pages):
        time.sleep(REST)
        begun = time.perf_counter()
        status, _ = ask(port, READER, "GET", path, cookie)
        assert status == 200, status
        times.append(1000 * (time.perf_counter() - begun))
    return {"median_ms": median(times), "p90_ms": quantiles(times, n=10)[-1], "worst_ms": max(times)}


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="wunderkammer-uploads-") as name:
        folder, record = Path(name), whole_record()
        sittings, _ = asyncio.run(gather(folder, len(UPLOADERS) + 1, LONG))
        server, port = serve(folder)
        try:
            answering(port)
            path, cookies = sittings[-1]
            page = f"{path}?as=0"
            read_pages(port, page, cookies[0], 5)
            progress.print(f"{arguments.pages} pages of a match …")
            usual = read_pages(port, page, cookies[0], arguments.pages)
            progress.print(f"… and beside {len(UPLOADERS)} addresses that upload")
            answers: Counter[int] = Counter()
            for address, sitting in zip(UPLOADERS, sittings, strict=False):
                more = (port, address, sitting.cookies[0], record, answers)
                threading.Thread(target=upload, args=more, daemon=True).start()
            time.sleep(1.0)
            attacked = read_pages(port, page, cookies[0], arguments.pages)
            return {"usual": usual, "attacked": attacked, "answers": dict(answers)}
        finally:
            end(server)


def show(report: dict[str, Any]) -> None:
    table = Table(title=f"A page of somebody else (load average {os.getloadavg()[0]:.1f})", title_justify="left")
    table.add_column("measured")
    for heading in ("usual", "beside uploads", "ratio"):
        table.add_column(heading, justify="right")
    for name, usual in report["usual"].items():
        attacked = report["attacked"][name]
        table.add_row(name, f"{usual:.1f}", f"{attacked:.1f}", f"{attacked / usual:.2f} ×")
    console = Console(width=100)
    console.print(table)
    told = ", ".join(f"{count} × {status or 'broken off'}" for status, count in sorted(report["answers"].items()))
    console.print(f"Uploads were answered {told}. Wanted: at most {MOST_SLOWER:g} ×.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --uploads", description=__doc__)
    parser.add_argument("--uploads", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--pages", type=int, default=100, help="of the reader in each phase (default: 100)")
    parser.add_argument("--limit", type=int, default=300, help="seconds after which it ends in any case (default: 300)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped too
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(arguments.limit)
    try:
        report = measure(arguments)
    except TimeIsUp:
        sys.exit(f"The time was up after {arguments.limit} s: --limit allows for more.")
    print(json.dumps(report, indent=2)) if arguments.json else show(report)


if __name__ == "__main__":
    main()
