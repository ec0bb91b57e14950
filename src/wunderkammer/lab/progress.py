"""A simulation that one can watch."""

from __future__ import annotations

import secrets
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wunderkammer.lab.simulate import Order, Outcome, simulate
from wunderkammer.shelf import Game

SEED_BITS = 32


def watched(
    game: Game,
    seats: int,
    options: dict[str, object],
    bots: list[str],
    rotate: bool,
    seed: int | None,
    games: int,
    jobs: int,
) -> Outcome | None:
    """Play with a progress bar on standard error; None if it was stopped with Ctrl-C."""
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    order = Order(game.id, seats, options, bots, rotate, chosen)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    try:
        with bar:
            task = bar.add_task("", total=games)
            return simulate(order, games, jobs, lambda done: bar.update(task, completed=done))
    except KeyboardInterrupt:
        return None
