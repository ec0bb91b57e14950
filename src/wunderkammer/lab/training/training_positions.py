"""Played positions on disk: kept as they come, so that training can be stopped and taken up again."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np

from wunderkammer.lab.crew import Repertoire, crew_on
from wunderkammer.lab.training.selfplay import Positions, TrainingSeries, join_positions, play_games
from wunderkammer.shelf.game import game

CHUNK = 4  # games that a process plays before it reports
SAVE_EVERY = 200  # games


def collect(
    series: TrainingSeries, games: int, on: int | str, folder: Path, progress: Callable[[int], None] | None = None
) -> Positions:
    """The positions of so many games; those that lie in the folder already are not played again."""
    path = folder / f"{series.game}-{series.seats}{'-alone' if series.alone else ''}.npz"
    parts = read_chunks(path, series)
    have = {int(number) for part in parts for number in np.unique(part.games)}
    missing = [number for number in range(games) if number not in have]
    unsaved = 0
    with closing(play_chunks(series, missing, on)) as results:
        for part in results:
            parts.append(part)
            have.update(int(number) for number in np.unique(part.games))
            unsaved += CHUNK
            if unsaved >= SAVE_EVERY:
                parts, unsaved = [save(path, series, parts)], 0
            if progress:
                progress(len(have))
    every = save(path, series, parts) if unsaved else join_positions(parts)
    every = every.only(every.games < games)
    return every.only(np.argsort(every.games, kind="stable"))


def play_chunks(series: TrainingSeries, missing: list[int], on: int | str) -> Generator[Positions]:
    """Chunks of games, by a crew, in the order in which they end."""
    chunks = [missing[begin : begin + CHUNK] for begin in range(0, len(missing), CHUNK)]
    crew = crew_on(on, len(chunks))
    yield from crew.run(partial(play_games, series), chunks, Repertoire(series.game, (series.bot,)))


def label(series: TrainingSeries) -> str:
    """What was played, by which rules and with which features: positions of anything else are of no use."""
    chosen = game(series.game)
    about = {**series._asdict(), "rules_version": chosen.rules_version, "features": chosen.rules.feature_names()}
    return json.dumps(about)


def read_chunks(path: Path, series: TrainingSeries) -> list[Positions]:
    """What lies there, if it was played as the series says."""
    if not path.is_file():
        return []
    with np.load(path) as data:
        if str(data["series"]) != label(series):
            return []
        return [Positions._make(data[name] for name in Positions._fields)]


def save(path: Path, series: TrainingSeries, parts: list[Positions]) -> Positions:
    every = join_positions(parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(unfinished, series=np.array(label(series)), **every._asdict())
    unfinished.replace(path)
    return every
