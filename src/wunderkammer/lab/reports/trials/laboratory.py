"""Where a report has its games played: side by side, with progress, and only those that are not kept yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from wunderkammer.lab.crew import Repertoire, crew_on
from wunderkammer.lab.progress import Watch, chosen_seed
from wunderkammer.lab.reports.trials.kept_games import KeptGames, seed_in
from wunderkammer.lab.reports.trials.trial import Conditions, GameBatch, Side, WatchedGame, play_batch
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue

BATCH = 20  # games


class ReportWish(NamedTuple):
    """What a report was asked for."""

    game: str
    seats: int
    options: dict[str, object]  # without a pack
    pack: dict[str, object]
    bots: list[str]
    games: int  # of every side with every bot
    seed: int | None
    on: int | str  # a number of processes, or the address of a crew
    file: Path | None
    forbid: tuple[str, ...] = ()  # components; none: all that are ever offered
    figures: tuple[str, ...] = ()  # patterns of figures that may be changed; none: all
    screening: int = 40  # games of a first look at every figure
    aim: str = ""  # what is to be reached by changes
    changes: int = 3  # at most


class Laboratory:
    """The games of one report."""

    def __init__(self, wish: ReportWish, texts: Catalogue) -> None:
        seed = seed_in(wish.file) if wish.seed is None and wish.file else wish.seed
        self.wish = wish
        self.texts = texts
        self.conditions = Conditions(wish.game, wish.seats, wish.options, chosen_seed(seed))
        self.kept = KeptGames(wish.file, self.identity())
        self.stopped = False  # by Ctrl-C: what was played is kept, and nothing more is played

    def identity(self) -> dict[str, Any]:
        """Everything that games must share to be counted together."""
        chosen = game(self.wish.game)
        return {
            "game": chosen.id,
            "rules_version": chosen.rules_version,
            "content": chosen.editions[0].fingerprint({}),
            "seats": self.wish.seats,
            "options": chosen.check(self.wish.seats, self.wish.options),
            "seed": self.conditions.seed,
        }

    def play(
        self, sides: Sequence[Side], bots: Sequence[str], numbers: Iterable[int], choices: bool = False, note: str = ""
    ) -> None:
        """Play what is not kept yet; what comes first is spread over all sides, so that stopping leaves pairs."""
        wanted = [*numbers]
        batches = [
            batches_of(side, bot, self.kept.missing(side, bot, wanted, choices), choices)
            for side in {side.key(): side for side in sides}.values()
            for bot in bots
        ]
        order = [batch for row in zip_longest(*batches) for batch in row if batch is not None]
        if order and not self.stopped:
            self.run(order, note)

    def run(self, batches: list[GameBatch], note: str) -> None:
        total = sum(len(batch.numbers) for batch in batches)
        crew = crew_on(self.wish.on, len(batches))
        repertoire = Repertoire(self.wish.game, tuple(self.wish.bots))
        done = 0
        with Watch(total, 0, self.texts) as watch:
            watch.tell(0, note)
            try:
                for games in crew.run(partial(play_batch, self.conditions), batches, repertoire):
                    self.kept.keep(games)
                    done += len(games)
                    watch.tell(done, note)
            except KeyboardInterrupt:
                self.stopped = True

    def games(self, side: Side, bot: str, numbers: Iterable[int]) -> dict[int, WatchedGame]:
        """By number, what has been played of these."""
        return self.kept.of(side, bot, numbers)

    def pairs(self, side: Side, other: Side, bot: str, numbers: Iterable[int]) -> list[tuple[WatchedGame, WatchedGame]]:
        """Games of two sides with the same luck."""
        wanted = [*numbers]
        first, second = self.games(side, bot, wanted), self.games(other, bot, wanted)
        return [(first[number], second[number]) for number in wanted if number in first and number in second]


def file_for(file: Path | None, part: str) -> Path | None:
    """A file of its own for one part of a report's games."""
    return file.with_name(f"{file.stem}-{part}{file.suffix}") if file else None


def batches_of(side: Side, bot: str, numbers: list[int], choices: bool) -> list[GameBatch]:
    return [
        GameBatch(side, bot, tuple(numbers[begin : begin + BATCH]), choices) for begin in range(0, len(numbers), BATCH)
    ]
