"""Every game of the cabinet next to other engines, measured in one run on one machine: one table, or --json."""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
Sample = dict[str, Any]
IDLE = 0.5
progress = Console(stderr=True)


def start(*command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> Sample:
    output, _ = process.communicate()
    if process.returncode:
        sys.exit(f"{' '.join(map(str, process.args))} failed: its message stands above.")  # type: ignore[arg-type]
    sample: Sample = json.loads(output)
    return sample


def own(game: str, seconds: float, *options: str) -> subprocess.Popen[str]:
    return start(sys.executable, str(HERE / "own.py"), game, "--seconds", str(seconds), *options)


def measure_game(game: str, seconds: float) -> Sample:
    """One process, then two at once, then one that runs the plain sources."""
    progress.print(f"Measuring {game} …")
    sample = finish(own(game, seconds))
    pair = [own(game, seconds), own(game, seconds)]
    together = sum(finish(process)["decisions_per_wall_second"] for process in pair)
    sample["two_processes_ratio"] = round(together / sample["decisions_per_wall_second"], 2)
    interpreted = finish(own(game, seconds, "--interpreted"))
    sample["interpreted_decisions_per_second"] = interpreted["decisions_per_second"]
    return sample


def help_seconds() -> float:
    """The shortest of five starts of `wk --help`: the others had to wait for the machine."""
    program = Path(sys.executable).with_name("wk")

    def once() -> float:
        begin = time.perf_counter()
        subprocess.run([program, "--help"], check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - begin

    return min(once() for _ in range(5))


def measure_peers(python: Path, seconds: float) -> Sample:
    if not python.exists():
        return {"peers": [], "missing": [{"peer": "all", "reason": f"{python} is not there: start scripts/bench"}]}
    progress.print("Measuring the peers …")
    return finish(start(str(python), str(HERE / "peers.py"), "--seconds", str(seconds)))


def table(title: str, names: list[str], figures: list[str]) -> Table:
    empty = Table(title=title, title_justify="left", box=box.SIMPLE)
    for heading in names:
        empty.add_column(heading, no_wrap=True)
    for heading in figures:
        empty.add_column(heading, no_wrap=True, justify="right")
    return empty


def show(report: Sample) -> None:
    """Ours first, then theirs; the last columns say how far the slowest of ours is ahead of each peer."""
    console = Console(width=max(124, Console().width))
    ours = table(
        "Wunderkammer: random play on one core, per second of processor time",
        ["game"],
        ["seats", "decisions/s", "door/s", "plain Python", "gain", "two cores", "clone µs", "replay 500", "search/s"],
    )
    for game in report["games"]:
        speed, plain = game["decisions_per_second"], game["interpreted_decisions_per_second"]
        ours.add_row(
            game["game"] if game["compiled"] else f"{game['game']} (uncompiled)",
            str(game["seats"]),
            f"{speed:,}",
            f"{game['door_decisions_per_second']:,}",
            f"{plain:,}",
            f"{speed / plain:.0f} ×",
            f"{game['two_processes_ratio']:.2f} ×",
            f"{game['clone_us']:.2f}",
            f"{game['replay_ms']:.1f} ms",
            f"{game['search_rounds_per_second']:,}",
        )
    console.print(ours)
    console.print(
        "door/s: decisions of a plain Python loop over Match.legal and Match.play; search/s: rounds of level 5"
    )
    console.print(f"wk --help: {report['help_seconds'] * 1000:.0f} ms")
    if report["load"] > IDLE:
        console.print(f"The machine was busy when this began (load {report['load']}): two cores could not be had.")
    if report["peers"]:
        console.print(peers_table(report))
    for peer in report["missing"]:
        console.print(f"{peer['peer']} was not measured ({peer['reason']}).")


def peers_table(report: Sample) -> Table:
    slowest = min(report["games"], key=lambda game: game["decisions_per_second"])
    door = min(game["door_decisions_per_second"] for game in report["games"])
    theirs = table(
        f"Peers, and how many times faster our slowest game is ({slowest['game']})",
        ["engine", "game"],
        ["decisions/s", "clone µs", "we decide", "our slowest door", "we clone"],
    )
    for peer in report["peers"]:
        clone = peer["clone_us"]
        theirs.add_row(
            f"{peer['peer']} {peer['version']}",
            peer["game"],
            f"{peer['decisions_per_second']:,}",
            "–" if clone is None else f"{clone:.2f}",
            f"{slowest['decisions_per_second'] / peer['decisions_per_second']:.1f} ×",
            f"{door / peer['decisions_per_second']:.1f} ×",
            "–" if clone is None else f"{clone / slowest['clone_us']:.1f} ×",
        )
    return theirs


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: the whole cabinet)")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    parser.add_argument("--peers-python", type=Path, default=Path(), help=argparse.SUPPRESS)
    arguments = parser.parse_args()

    from wunderkammer.errors import WunderkammerError
    from wunderkammer.shelf import game as shelf

    try:
        games = [shelf.game(name).id for name in arguments.games or shelf.games()]
    except WunderkammerError as error:
        parser.exit(2, f"{error}\n")
    report: Sample = {"load": round(os.getloadavg()[0], 1)}
    report["games"] = [measure_game(game, arguments.seconds) for game in games]
    report["help_seconds"] = round(help_seconds(), 3)
    report |= {"peers": [], "missing": []}
    if not arguments.no_peers:
        report |= measure_peers(arguments.peers_python, arguments.seconds)
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
