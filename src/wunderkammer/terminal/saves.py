"""Matches that are kept to be resumed, in the user's data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from wunderkammer.errors import BadFile, WunderkammerError
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import ENDING, Record
from wunderkammer.paths import data_home


def data_folder() -> Path:
    return data_home() / "matches"


class SavedMatch(NamedTuple):
    """A match that can be resumed."""

    path: Path
    game: str
    players: list[str]
    decisions: int
    when: datetime


def place_for(match: Match) -> Path:
    """A file name of its own for a new match."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / f"{match.game.id}-{stamp}-{match.seed % 1000:03}{ENDING}"


def file_named(typed: str) -> Path:
    """Where a match goes that is saved under this name."""
    name = os.path.expanduser(typed)
    if os.path.isdir(name):
        raise BadFile("is-folder", path=name, example=os.path.join(name, f"match{ENDING}"))
    return Path(name if os.path.splitext(name)[1] else f"{name}{ENDING}")


def keep(match: Match, bots: list[str], path: Path, more: dict[str, object] | None = None) -> None:
    """Write a match with the bots on its seats ("" is a person), and what else its header is to say."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("folder-not-made", path=str(path.parent), reason=error.strerror or str(error)) from None
    record = match.record
    record.header |= {"bots": bots, **(more or {})}
    record.save(path)


def bots_of(record: Record, seats: int) -> list[str]:
    """The bots on the seats of a kept match; a foreign record has people on all of them."""
    bots = record.header.get("bots")
    if isinstance(bots, list) and len(bots) == seats and all(isinstance(name, str) for name in bots):
        return [*bots]
    return [""] * seats


def kept_matches(most: int = 9) -> list[SavedMatch]:
    """Unfinished matches, the latest first; files that are no records are passed over."""
    found: list[SavedMatch] = []
    for path in newest_first(data_folder()):
        try:
            record = Record.load(path)
        except WunderkammerError:
            continue
        players = record.header.get("players")
        names = [str(name) for name in players] if isinstance(players, list) else []
        if record.result is None:
            when = datetime.fromtimestamp(path.stat().st_mtime)
            decisions = sum(seat >= 0 for seat, _ in record.entries)
            found.append(SavedMatch(path, str(record.header.get("game")), names, decisions, when))
        if len(found) == most:
            break
    return found


def newest_first(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def short_path(path: Path) -> str:
    """A path as people write it."""
    try:
        return f"~/{path.relative_to(Path.home())}"
    except ValueError:
        return str(path)
