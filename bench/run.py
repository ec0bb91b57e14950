"""Every game of the cabinet next to other engines, measured in one run on one machine: one table, or --json."""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
Sample = dict[str, Any]
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
    together = sum(finish(process)["decisions_per_second"] for process in pair)
    sample["two_processes_ratio"] = round(together / sample["decisions_per_second"], 2)
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


def show(report: Sample) -> None:
    """Ours first, then theirs; the last columns say how far the slowest of ours is ahead of each peer."""
    console = Console()
    ours = Table(title="Wunderkammer: random play, one core")
    for heading in ("game", "seats", "decisions/s", "plain Python", "×", "two cores", "clone µs", "replay of 500, ms"):
        ours.add_column(heading, justify="left" if heading == "game" else "right")
    for game in report["games"]:
        speed, plain = game["decisions_per_second"], game["interpreted_decisions_per_second"]
        ours.add_row(
            game["game"] if game["compiled"] else f"{game['game']} (uncompiled)",
            str(game["seats"]),
            f"{speed:,}",
            f"{plain:,}",
            f"{speed / plain:.0f}",
            f"{game['two_processes_ratio']:.2f} ×",
            f"{game['clone_us']:.2f}",
            f"{game['replay_ms']:.1f}",
        )
    console.print(ours)
    console.print(f"wk --help: {report['help_seconds'] * 1000:.0f} ms")
    if report["peers"]:
        console.print(peers_table(report))
    for peer in report["missing"]:
        console.print(f"{peer['peer']} was not measured ({peer['reason']}).")


def peers_table(report: Sample) -> Table:
    slowest = min(report["games"], key=lambda game: game["decisions_per_second"])
    theirs = Table(title=f"Peers, and how many times faster our slowest game is ({slowest['game']})")
    for heading in ("engine", "game", "decisions/s", "clone µs", "decisions ×", "clones ×"):
        theirs.add_column(heading, justify="left" if heading in ("engine", "game") else "right")
    for peer in report["peers"]:
        clone = peer["clone_us"]
        theirs.add_row(
            f"{peer['peer']} {peer['version']}",
            peer["game"],
            f"{peer['decisions_per_second']:,}",
            "–" if clone is None else f"{clone:.2f}",
            f"{slowest['decisions_per_second'] / peer['decisions_per_second']:.1f}",
            "–" if clone is None else f"{clone / slowest['clone_us']:.1f}",
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

    import wunderkammer

    games = arguments.games or wunderkammer.games()
    report: Sample = {"games": [measure_game(game, arguments.seconds) for game in games]}
    report["help_seconds"] = round(help_seconds(), 3)
    report |= (
        {"peers": [], "missing": []}
        if arguments.no_peers
        else measure_peers(arguments.peers_python, arguments.seconds)
    )
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)


if __name__ == "__main__":
    main()
