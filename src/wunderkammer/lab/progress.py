"""Work that one can watch: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from wunderkammer.lab.simulate import Series, SeriesResult, simulate
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import Catalogue

SEED_BITS = 32
LINE_SECONDS = 30.0


class Watch:
    """Tells on standard error how far the work has come."""

    def __init__(
        self,
        total: int,
        done: int,
        texts: Catalogue,
        clock: Callable[[], float] = time.monotonic,
        pieces: str = "games",
        at_most: bool = False,
    ) -> None:
        """The work consists of so many games, or turns (at most, if it may end sooner); some are done already."""
        self.message = "ui-progress-at-most" if at_most else "ui-progress"
        self.pieces = pieces
        self.total = total
        self.begun_with = done
        self.texts = texts
        self.clock = clock
        self.began = self.told = clock()
        self.bar = Progress(
            BarColumn(),
            TextColumn("{task.description}"),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=Console(file=sys.stderr),
            disable=not sys.stderr.isatty(),
            transient=True,
        )
        self.task = self.bar.add_task("", total=total, completed=done)

    def __enter__(self) -> Watch:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def tell(self, done: int, note: str = "") -> None:
        self.bar.update(self.task, completed=done, description=note)
        now = self.clock()
        if self.bar.disable and now - self.told >= LINE_SECONDS:
            self.told = now
            left = (now - self.began) / max(1, done - self.begun_with) * (self.total - done)
            minutes = round(left / 60)
            amounts = {"done": done, "total": self.total, "pieces": self.pieces}
            sentence = self.texts.say(self.message, minutes=minutes, **amounts)
            print(f"{sentence} {note}".rstrip(), file=sys.stderr, flush=True)


def chosen_seed(seed: int | None) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else seed


def with_progress(
    game: Game,
    seats: int,
    options: dict[str, object],
    bots: list[str],
    rotate: bool,
    seed: int | None,
    games: int,
    on: int | str,
    texts: Catalogue,
) -> SeriesResult | None:
    """A simulation with its progress on standard error; None if it was stopped with Ctrl-C."""
    order = Series(game.id, seats, options, bots, rotate, chosen_seed(seed))
    try:
        with Watch(games, 0, texts) as watch:
            return simulate(order, games, on, watch.tell)
    except KeyboardInterrupt:
        return None
