"""What opening a match page costs the browser, in this tree and in others, in turns: `scripts/bench --openings`.

Counted is the processor time of Chromium's main thread, which minds other work on the machine less than a clock does,
from the request until half a second after the page has loaded. Each tree needs a `.venv` of its own, as its scripts
make it, and serves the same new match of three; nothing is kept from one opening to the next.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.table import Table

from wunderkammer.shelf.game import all_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, StorageState

HERE = Path(__file__).resolve().parents[1]
SETTLING = 500  # milliseconds after the page has loaded: what scripts put off a little belongs to the opening
DESKTOP: Any = {"width": 1280, "height": 800}
# A match as a tree's own public door makes it: the rules of another tree may have another version.
NEW_RECORD = """import sys, wunderkammer
record = wunderkammer.Match(sys.argv[1], seats=3, seed=7).record
record.header["bots"] = ["", "level1", "level1"]
sys.stdout.write(record.dumps())"""
PHASES = {"TaskDuration": "all", "ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
Sample = dict[str, float]
progress = Console(stderr=True)


class Server(NamedTuple):
    """A tree that serves its own pages."""

    tree: Path
    address: str

    @property
    def name(self) -> str:
        return "this tree" if self.tree == HERE else str(self.tree)

    def record(self, game: str) -> bytes:
        command = [str(python_of(self.tree)), "-c", NEW_RECORD, game]
        return subprocess.run(command, env=environment(self.tree), check=True, stdout=subprocess.PIPE).stdout


def python_of(tree: Path) -> Path:
    python = tree / ".venv" / "bin" / "python"
    if not python.exists():
        sys.exit(f"{tree} has no .venv: run scripts/bench --no-peers there once.")
    return python


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


@contextmanager
def run_server(tree: Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="wunderkammer-bench-") as folder:
        words = ["-um", "wunderkammer", "serve", "--no-browser", "--port=0", "--lang=en", f"--data={folder}"]
        command, wishes = [str(python_of(tree)), *words], environment(tree)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=wishes, cwd=folder) as process:
            assert process.stdout
            found = re.search(r"http://[^/]+", process.stdout.readline())
            try:
                if not found:
                    sys.exit(f"The server of {tree} did not start: its message stands above.")
                yield Server(tree, found[0])
            finally:
                process.terminate()


def sit_down(browser: "Browser", server: Server, games: list[str]) -> tuple["StorageState", dict[str, str]]:
    """The browser's cookies, and the address of a table for each game."""
    with browser.new_context(base_url=server.address, locale="en-GB") as context:
        found = {}
        for game in games:
            page = context.new_page()
            page.goto("/records")
            file: Any = {"name": "match.jsonl", "mimeType": "text/plain", "buffer": server.record(game)}
            page.set_input_files("[type=file]", file)
            with page.expect_navigation():
                page.click("main button.main")
            found[game] = page.url
        return context.storage_state(), found


def open_page(browser: "Browser", cookies: "StorageState", url: str) -> Sample:
    """One opening with nothing kept from before: milliseconds of the main thread, and what came over the wire."""
    with browser.new_context(storage_state=cookies, locale="en-GB", viewport=DESKTOP) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Network.enable")
        weights: list[float] = []
        session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))

        def figures() -> Sample:
            return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}

        before = figures()
        page.goto(url, wait_until="load")
        page.wait_for_timeout(SETTLING)
        after = figures()
        phases = {name: (after[key] - before.get(key, 0)) * 1000 for key, name in PHASES.items()}
        return {**phases, "kB": sum(weights) / 1000, "requests": len(weights), "nodes": after["Nodes"]}


def measure(trees: list[Path], games: list[str], rounds: int) -> dict[str, dict[str, list[Sample]]]:
    """All openings of each game and tree but the first, which finds a server that has drawn nothing."""
    from playwright.sync_api import sync_playwright

    found: dict[str, dict[str, list[Sample]]] = {game: {} for game in games}
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with ExitStack() as stack, sync_playwright() as playwright:
        servers = [stack.enter_context(run_server(tree)) for tree in trees]
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=flags)
        tables = {server: sit_down(browser, server, games) for server in servers}
        for number in range(rounds + 1):
            progress.print(f"Round {number} of {rounds} …" if number else "Warming up …")
            for game in games:
                for server, (cookies, urls) in tables.items():
                    sample = open_page(browser, cookies, urls[game])
                    found[game].setdefault(server.name, []).extend([sample] if number else [])
        browser.close()
    return found


def show(found: dict[str, dict[str, list[Sample]]]) -> None:
    """Medians, the shortest opening, and how many times those of the last tree each is."""
    table = Table(title="Opening a match page, ms of the main thread", title_justify="left")
    table.add_column("game, tree")
    for heading in ("all", "×", "least", "×", "script", "style", "layout", "kB", "requests", "nodes"):
        table.add_column(heading, justify="right")
    for game, trees in found.items():
        last = [*trees.values()][-1]
        base, least = median(one["all"] for one in last), min(one["all"] for one in last)
        for name, samples in trees.items():
            middle = {key: median(one[key] for one in samples) for key in samples[0]}
            shortest = min(one["all"] for one in samples)
            rest = [f"{middle[key]:.0f}" for key in ("script", "style", "layout", "kB", "requests", "nodes")]
            times = f"{middle['all'] / base:.2f}", f"{shortest / least:.2f}"
            table.add_row(f"{game}, {name}", f"{middle['all']:.1f}", times[0], f"{shortest:.1f}", times[1], *rest)
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --openings", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--openings", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--beside", type=Path, action="append", default=[], metavar="DIR", help="another tree, prepared"
    )
    parser.add_argument("--rounds", type=int, default=9, help="openings of each page (default: 9)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    arguments = parser.parse_args()
    known = [*all_games()]
    if unknown := [name for name in arguments.games if name not in known]:
        parser.error(f"there is no game {unknown[0]}: {', '.join(known)}")
    trees = [HERE, *(tree.resolve() for tree in arguments.beside)]
    found = measure(trees, arguments.games or known, arguments.rounds)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
