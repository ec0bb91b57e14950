"""Fit every game's values to games that a bot plays against itself: scripts/train [GAME …] [--help]."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wunderkammer.bots import bot
from wunderkammer.bots.levels import judged_by_estimate
from wunderkammer.bots.weights import ALONE_FILE, FILE, Weights, weights_in
from wunderkammer.errors import BadSimulation, WunderkammerError
from wunderkammer.lab.training.fit import ALONE_BY_POINTS, Fit, fit, fit_estimate
from wunderkammer.lab.training.selfplay import Positions, TrainingSeries
from wunderkammer.lab.training.training_positions import collect
from wunderkammer.shelf.game import Game, game, games

# For each number of seats: the quick bot plays 10 to 40 games a second on one core.
GAMES = 2000
DIGITS = 5


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="scripts/train", description=(__doc__ or "").split(":")[0] + ".")
    found.add_argument("games", nargs="*", metavar="GAME", help=f"default: all ({', '.join(games())})")
    found.add_argument("--games", dest="count", type=int, help=f"for each number of seats (default: {GAMES})")
    found.add_argument("--seats", type=int, action="append", help="only for this number of seats; others stay")
    found.add_argument("--bot", default="quick", help="who plays (default: quick)")
    found.add_argument("--alone", action="store_true", help="against the game's own opponents: weights for plans there")
    found.add_argument("--random", type=float, default=0.15, help="share of turns made by chance (default: 0.15)")
    found.add_argument("--seed", type=int, default=1)
    crew = found.add_mutually_exclusive_group()
    crew.add_argument("--jobs", dest="on", type=int, default=2, help="processes (default: 2)")
    crew.add_argument("--on", default=2, help="a crew: local:8, ray:ADDRESS or dask:ADDRESS")
    found.add_argument("--data", type=Path, default=Path("build/training"), help="where played positions are kept")
    found.add_argument("--dry", action="store_true", help="only report; leave the weights as they are")
    return found


def main(arguments: list[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        bot(given.bot, 0)
        if given.count is not None and given.count < 10:
            raise BadSimulation("few-games", least=10, given=given.count)
        for name in given.games or games():
            train(game(name), given)
    except WunderkammerError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. What was played is kept; the next start goes on from there.", file=sys.stderr)
        return 130
    return 0


def train(chosen: Game, given: argparse.Namespace) -> None:
    """Play, fit, report and write the weights of one game."""
    count: int = given.count or GAMES
    fits: dict[int, Fit] = {}
    for seats in given.seats or chosen.seats:
        chosen.check(seats, {})
        series = TrainingSeries(chosen.id, seats, given.bot, given.random, given.seed, given.alone)
        fits[seats] = fit_series(chosen, series, play_with_progress(series, count, given.on, given.data))
    Console().print(report(chosen, fits))
    if not given.dry:
        write(chosen, fits, given, count)


def fit_series(chosen: Game, series: TrainingSeries, positions: Positions) -> Fit:
    if series.alone:
        return fit(positions, ALONE_BY_POINTS)
    return fit_estimate(positions) if judged_by_estimate(chosen.rules) else fit(positions)


def play_with_progress(series: TrainingSeries, count: int, on: int | str, folder: Path) -> Positions:
    """Play with a progress bar on standard error."""
    bar = Progress(
        TextColumn(f"{series.game}, {series.seats} seats"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=count)
        return collect(series, count, on, folder, lambda done: bar.update(task, completed=done))


def report(chosen: Game, fits: dict[int, Fit]) -> Table:
    """How well held-out games were foretold, beside the estimate alone (in brackets)."""
    table = Table("seats", "ridge", "R² of points", "R² of margins", "loss", "right", title=chosen.id)
    for seats, one in fits.items():
        pairs = zip(one.quality, one.estimate, strict=True)
        table.add_row(str(seats), f"{one.ridge:g}", *(f"{mine:.3f} ({theirs:.3f})" for mine, theirs in pairs))
    return table


def write(chosen: Game, fits: dict[int, Fit], given: argparse.Namespace, count: int) -> None:
    """Weights go beside the rules; numbers of seats that were not trained keep theirs."""
    path = chosen.folder / (ALONE_FILE if given.alone else FILE)
    names = chosen.rules.feature_names()
    try:
        every = dict(weights_in(path, tuple(names)))
    except WunderkammerError:
        every = {}  # fitted to features that the game had once
    every |= {seats: one.weights for seats, one in fits.items()}
    who = "--alone" if given.alone else f"--bot {given.bot}"
    command = f"scripts/train {chosen.id} --games {count} {who} --random {given.random} --seed {given.seed}"
    data: dict[str, object] = {
        "made": {"command": command, "games": count, "date": datetime.date.today().isoformat()},
        "features": names,
        "seats": {str(seats): short_weights(every[seats]) for seats in sorted(every)},
    }
    path.write_text(pretty(data), encoding="utf-8")
    weights_in.cache_clear()


def short_weights(weights: Weights) -> dict[str, object]:
    """A few digits are enough, and make a file that one can read."""
    short = short_number
    early, late = [short(x) for x in weights.early], [short(x) for x in weights.late]
    return Weights(short(weights.bias), early, late, short(weights.wide), short(weights.narrow)).to_json()


def short_number(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def pretty(data: dict[str, object]) -> str:
    """JSON with one line for every list of weights."""
    lists: list[str] = []

    def fold(value: object) -> object:
        if isinstance(value, dict):
            return {key: fold(one) for key, one in value.items()}
        if isinstance(value, list):
            lists.append(json.dumps(value))
            return f"@{len(lists) - 1}@"
        return value

    text = json.dumps(fold(data), indent=2)
    for number, line in enumerate(lists):
        text = text.replace(f'"@{number}@"', line)
    return text + "\n"


if __name__ == "__main__":
    sys.exit(main())
