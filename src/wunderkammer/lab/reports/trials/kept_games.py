"""The file of a report's games: what they share, then one line for every game, so that none is played twice."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from wunderkammer.errors import BadFile
from wunderkammer.lab.reports.trials.trial import Side, WatchedGame

KIND = "wunderkammer_lab"
FORMAT = 1

GameKey = tuple[str, str, int]  # side, bot, number


class KeptGames:
    """All games of a report that have been played so far, here and in its file."""

    def __init__(self, path: Path | None, identity: dict[str, Any]) -> None:
        """Raises one sentence if the file holds other games."""
        self.path = path
        self.identity = identity
        self.games: dict[GameKey, WatchedGame] = {}
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        lines = whole_lines(path)
        if not lines:
            write(path, json.dumps({KIND: FORMAT, **self.identity}, ensure_ascii=False) + "\n", "w")
            return
        check_header(path, lines[0], self.identity)
        for number, line in enumerate(lines[1:], 2):
            self.hold(game_of(path, number, line))
        # What was being written when the program was killed is no game.
        write(path, "".join(f"{line}\n" for line in lines), "w")

    def hold(self, game: WatchedGame) -> None:
        self.games[game.side, game.bot, game.number] = game

    def keep(self, games: Iterable[WatchedGame]) -> None:
        """Add games; from now on they are not lost."""
        found = [*games]
        for game in found:
            self.hold(game)
        lines = [json.dumps(game.to_json(), ensure_ascii=False, separators=(",", ":")) for game in found]
        write(self.path, "".join(f"{line}\n" for line in lines), "a")

    def missing(self, side: Side, bot: str, numbers: Iterable[int], choices: bool) -> list[int]:
        """The numbers of games that are still to be played."""
        key = side.key()
        return [number for number in numbers if not fits(self.games.get((key, bot, number)), choices)]

    def of(self, side: Side, bot: str, numbers: Iterable[int]) -> dict[int, WatchedGame]:
        """By number, those of some games that have been played."""
        key = side.key()
        found = {number: self.games.get((key, bot, number)) for number in numbers}
        return {number: game for number, game in found.items() if game is not None}


def fits(game: WatchedGame | None, choices: bool) -> bool:
    return game is not None and (game.choices is not None or not choices)


def seed_in(path: Path) -> int | None:
    """The seed of the games in a file, None if there is none yet."""
    lines = whole_lines(path)
    seed = header_of(path, lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def whole_lines(path: Path) -> list[str]:
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadFile("not-read", path=str(path), reason=error.strerror or str(error)) from None
    try:
        return data[: data.rfind(b"\n") + 1].decode().split("\n")[:-1]
    except UnicodeDecodeError:
        raise BadFile("no-lab-games", path=str(path)) from None


def write(path: Path | None, text: str, mode: str) -> None:
    """Write to the file, if there is one."""
    if path is None:
        return
    try:
        with path.open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise BadFile("not-written", path=str(path), reason=error.strerror or str(error)) from None


def header_of(path: Path, line: str) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get(KIND) != FORMAT:
        raise BadFile("no-lab-games", path=str(path))
    return header


def check_header(path: Path, line: str, identity: dict[str, Any]) -> None:
    header = header_of(path, line)
    for name, mine in identity.items():
        if header.get(name) != mine:
            theirs = json.dumps(header.get(name), ensure_ascii=False)
            ours = json.dumps(mine, ensure_ascii=False)
            raise BadFile("other-lab-games", path=str(path), field=name, theirs=theirs, mine=ours)


def game_of(path: Path, number: int, line: str) -> WatchedGame:
    try:
        return WatchedGame.from_json(json.loads(line))
    except (ValueError, TypeError, KeyError):
        raise BadFile("lab-line", path=str(path), line=number) from None
