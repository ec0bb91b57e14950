"""Forty tables against level 5 from two addresses, and how long another table's bot lets its player wait meanwhile.

`scripts/bench --attack`; ends by itself, see --limit. Everything happens over HTTP on this machine: the attackers come
from 127.0.0.2 and 127.0.0.3, the player from 127.0.0.4. Beside the player's own clock stands what the server has
counted: on a machine that others use too only waiting in the queue and processor time tell the server's part.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table
from web import STOPPING, TimeIsUp, answering, serve, stop

from wunderkammer.table import House
from wunderkammer.web.server.listener import open_listener
from wunderkammer.web.server.startup import DATABASE

MOST_SLOWER = 2.0  # times as long as usual that the answer may take
ATTACKERS = ("127.0.0.2", "127.0.0.3")
PLAYER = "127.0.0.4"
REST = 0.2  # seconds in which the player looks at the table: somebody who thinks, not a program
TOO_FAST = 429
SCOPES = ("read", "open", "play")
Answer = dict[str, Any]
progress = Console(stderr=True)


class Caller:
    """A program at one address with an account's token."""

    def __init__(self, port: int, address: str, token: str) -> None:
        self.port, self.address = port, address
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.connection = self.connect()

    def connect(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=600, source_address=(self.address, 0))

    def ask(self, path: str, **body: object) -> Answer:
        self.connection.request(
            "POST" if body else "GET", f"/api/v1{path}", json.dumps(body) if body else None, self.headers
        )
        answer = self.connection.getresponse()
        found: Answer = json.loads(answer.read())
        if answer.status == TOO_FAST:
            time.sleep(1.0)
            return self.ask(path, **body)
        if answer.status >= 400:
            raise HTTPException(f"{path}: {answer.status} {found.get('code')}")
        return found

    def open(self, game: str, level: str) -> str:
        return str(self.ask("/matches", game=game, seats=[{"kind": "me"}, {"kind": "bot", "bot": level}])["id"])


class Sitter:
    """Plays the first move against a bot whenever it can, and notes how long the bot's answers took."""

    def __init__(self, caller: Caller, game: str, level: str) -> None:
        self.caller, self.game, self.level = caller, game, level
        self.waits: list[float] = []

    def play(self, answers: int, rest: float) -> None:
        """Play on, in new matches too, until the bot has answered so often."""
        most = len(self.waits) + answers
        while len(self.waits) < most:
            self.play_match(most, rest)

    def play_match(self, most: int, rest: float) -> None:
        match = self.caller.open(self.game, self.level)
        listening_to = self.caller.connect()
        listening_to.request("GET", f"/api/v1/matches/{match}/events?seat=0", headers=self.caller.headers)
        lines = listening_to.getresponse()
        moved = 0.0
        while len(self.waits) < most and (line := lines.readline()):
            event = json.loads(line)
            if event["type"] == "match" and 0 in event["to_act"]:
                if moved:
                    self.waits.append(time.perf_counter() - moved)
                time.sleep(rest)
                moved = self.move(match)
        listening_to.close()

    def move(self, match: str) -> float:
        """Make a move; when, if the bot has to answer it."""
        found = self.caller.ask(f"/matches/{match}/moves?seat=0")
        if not found["moves"]:
            return 0.0
        begun = time.perf_counter()
        self.caller.ask(f"/matches/{match}/play", move=found["moves"][0]["key"], revision=found["revision"], seat=0)
        waits_for_bot = self.caller.ask(f"/matches/{match}")["to_act"] != [0]
        return begun if waits_for_bot else 0.0


def attack(port: int, tokens: list[str], tables: int, game: str) -> None:
    """Sit down at all tables at once, and play on for ever."""

    def sit(address: str, token: str) -> None:
        while True:
            try:
                Sitter(Caller(port, address, token), game, "level5").play(1000, 0.0)
            except (HTTPException, OSError, ValueError):
                time.sleep(1.0)  # the server stops

    for number in range(tables):
        which = number % len(ATTACKERS)
        threading.Thread(target=sit, args=(ATTACKERS[which], tokens[which]), daemon=True).start()


async def gather(folder: Path) -> list[str]:
    """Accounts with tokens: two for the attackers, one for the player."""
    async with House(str(folder / DATABASE), bot_processes=1) as house:
        users = [await house.accounts.register(f"Naturalist {number}", "a long password") for number in range(3)]
        return [await house.api_tokens.create(user.id, "attack", SCOPES) for user in users]


def numbers(port: int) -> dict[str, float]:
    """What the server has counted of its bots' thoughts, by pace."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
        text = answer.read().decode()
    found = re.findall(r'^wunderkammer_thought_(\w+?)(?:_total)?{pace="(\w+)"} (\S+)$', text, re.MULTILINE)
    return {f"{pace} {name}": float(value) for name, pace, value in found}


def difference(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """Of each pace: how many thoughts, and the milliseconds that each waited, took, and had a processor."""
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    report: dict[str, float] = {}
    for pace in ("prompt", "patient"):
        thoughts = grown.get(f"{pace} wait_seconds_count", 0.0)
        report[f"{pace} thoughts"] = thoughts
        for name, kept in (("waited", "wait_seconds_sum"), ("took", "seconds_sum"), ("processor", "processor_seconds")):
            report[f"{pace} {name} ms"] = round(1000 * grown.get(f"{pace} {kept}", 0.0) / max(1.0, thoughts), 2)
    return report


def phase(sitter: Sitter, answers: int, metrics: int) -> Answer:
    """Some answers of the player's bot, by the player's clock and by the server's numbers."""
    sitter.waits.clear()
    time.sleep(1.5)  # numbers are taken once a second
    before = numbers(metrics)
    sitter.play(answers, REST)
    time.sleep(1.5)
    return {
        "median_ms": round(1000 * median(sitter.waits), 1),
        "p90_ms": round(1000 * quantiles(sitter.waits, n=10)[-1], 1),
        "worst_ms": round(1000 * max(sitter.waits), 1),
        **difference(before, numbers(metrics)),
    }


def free_port() -> int:
    _, listener = open_listener("127.0.0.1", 0, strict=False)
    with listener:
        port: int = listener.getsockname()[1]
        return port


def measure(arguments: argparse.Namespace) -> Answer:
    with tempfile.TemporaryDirectory(prefix="wunderkammer-attack-") as name:
        folder, metrics = Path(name), free_port()
        tokens = asyncio.run(gather(folder))
        server, port = serve(folder, arguments=("--shared", "--metrics-port", str(metrics)))
        try:
            answering(port)
            sitter = Sitter(Caller(port, PLAYER, tokens[2]), arguments.game, "level2")
            sitter.play(5, 0.0)
            progress.print(f"{arguments.answers} answers of a level 2 bot …")
            usual = phase(sitter, arguments.answers, metrics)
            progress.print(f"… and beside {arguments.tables} tables against level 5")
            attack(port, tokens, arguments.tables, arguments.game)
            time.sleep(arguments.settle)
            return {"usual": usual, "attacked": phase(sitter, arguments.answers, metrics)}
        finally:
            end(server)


def end(server: subprocess.Popen[str]) -> None:
    server.terminate()
    try:
        server.wait(STOPPING)
    except subprocess.TimeoutExpired:
        server.kill()


def show(report: Answer) -> None:
    table = Table(title=f"Another table's level 2 bot (load average {os.getloadavg()[0]:.1f})", title_justify="left")
    table.add_column("measured")
    for heading in ("usual", "attacked", "ratio"):
        table.add_column(heading, justify="right")
    usual, attacked = report["usual"], report["attacked"]
    for name in usual:
        ratio = f"{attacked[name] / usual[name]:.2f} ×" if usual[name] else ""
        table.add_row(name, f"{usual[name]:g}", f"{attacked[name]:g}", ratio)
    console = Console(width=100)
    console.print(table)
    console.print(f"Wanted: at most {MOST_SLOWER:g} ×, on a machine that nobody else uses.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --attack", description=__doc__)
    parser.add_argument("--attack", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=40, help="of the attackers (default: 40)")
    parser.add_argument("--answers", type=int, default=60, help="of the player's bot in each phase (default: 60)")
    parser.add_argument("--settle", type=float, default=30.0, help="seconds of attack before (default: 30)")
    parser.add_argument("--game", default="evolution", help="which all play (default: evolution)")
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
