"""Steps per second of the environments for programs that learn, next to others', in one run: `scripts/bench --rl`.

Ours are measured on one core: moves chosen at random in compiled code, with masks only and with the whole observation
of the acting seat, and by a small network in NumPy.
"""

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is imported: one core

import numpy as np
from rich.console import Console
from run import HERE, IDLE, Sample, finish, progress, start, table

if TYPE_CHECKING:
    from wunderkammer.rl.batch import Batch

GAMES = 256
ROUNDS = 5
HIDDEN = 64
SEED = 7


def per_second(step: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time, in the best of five rounds: the others had to share the machine."""
    for _ in range(20):
        step()
    return max(one_round(step, seconds / ROUNDS) for _ in range(ROUNDS))


def one_round(step: Callable[[], int], seconds: float) -> float:
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        steps += step()
    return steps / spent


def random_steps(batch: "Batch") -> Callable[[], int]:
    from wunderkammer.core.rng import Rng

    dice = Rng(SEED)

    def step() -> int:
        batch.step(batch.random_actions(dice))
        return GAMES

    return step


def network_steps(batch: "Batch") -> Callable[[], int]:
    """One hidden layer, then the best of the possible actions."""
    from librt.vecs import vec
    from mypy_extensions import i64

    dice = np.random.default_rng(SEED)
    first = dice.standard_normal((batch.observer.size, HIDDEN), np.float32) * 0.01
    second = dice.standard_normal((HIDDEN, batch.actions.size), np.float32)
    seen = np.asarray(batch.observations).reshape(GAMES, -1)
    masks = np.asarray(batch.masks).reshape(GAMES, -1)

    def step() -> int:
        hidden = np.maximum(seen.astype(np.float32) @ first, 0)
        best = np.where(masks, hidden @ second, -np.inf).argmax(axis=1)
        batch.step(vec[i64](best.tolist()))
        return GAMES

    return step


def measure(game: str, seats: int, seconds: float) -> Sample:
    from wunderkammer.rl.setting import new_setting

    progress.print(f"Measuring {game} …")
    setting = new_setting(game, seats)
    bare, seeing = (setting.batch(GAMES, SEED, observing) for observing in (False, True))
    return {
        "game": game,
        "seats": seats,
        "actions": setting.actions.size,
        "observation": setting.observer.size,
        "masks": round(per_second(random_steps(bare), seconds)),
        "observations": round(per_second(random_steps(seeing), seconds)),
        "network": round(per_second(network_steps(setting.batch(GAMES, SEED)), seconds)),
    }


def show(report: Sample) -> None:
    console = Console(width=max(110, Console().width))
    ours = table(
        f"Wunderkammer: {GAMES} games on one core, steps per second of processor time",
        ["game"],
        ["seats", "actions", "numbers seen", "masks only", "with observation", "NumPy network"],
    )
    for one in report["games"]:
        counts = [one["seats"], one["actions"], one["observation"], one["masks"], one["observations"], one["network"]]
        ours.add_row(one["game"], *(f"{count:,}" for count in counts))
    console.print(ours)
    if report["load"] > IDLE:
        console.print(f"The machine was busy when this began (load {report['load']}).")
    if report["peers"]:
        theirs = table("Others, with masks and observations", ["library", "game"], ["steps/s"])
        for peer in report["peers"]:
            name = f"{peer['peer']} {peer['version']}"
            theirs.add_row(name, peer["game"], f"{peer['decisions_per_second']:,}")
        console.print(theirs)
    for peer in report["missing"]:
        console.print(f"{peer['peer']} was not measured ({peer['reason']}).")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --rl", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: the whole cabinet)")
    parser.add_argument("--rl", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--seats", type=int, help="at a table of so many (default: as few as can play)")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    parser.add_argument("--peers-python", type=Path, default=Path(), help=argparse.SUPPRESS)
    arguments = parser.parse_args()

    from wunderkammer.errors import WunderkammerError
    from wunderkammer.shelf import game as shelf

    report: Sample = {"load": round(os.getloadavg()[0], 1), "peers": [], "missing": []}
    try:
        games = [shelf.game(name) for name in arguments.games or shelf.games()]
        seats = {game.id: arguments.seats or max(2, min(game.seats)) for game in games}
        report["games"] = [measure(game.id, seats[game.id], arguments.seconds) for game in games]
    except WunderkammerError as error:
        parser.exit(2, f"{error}\n")
    if not arguments.no_peers:
        progress.print("Measuring the peers …")
        python, script = str(arguments.peers_python), str(HERE / "environment_peers.py")
        peers: dict[str, Any] = finish(start(python, script, "--seconds", str(arguments.seconds)))
        report |= peers
    print(json.dumps(report, indent=2)) if arguments.json else show(report)


if __name__ == "__main__":
    main()
