"""The file of a tournament: what identifies it, then one line for every game, so that it can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from wunderkammer.errors import BadFile
from wunderkammer.lab.tournament.arena import Fixture, GameFacts

FORMAT = 1
KIND = "wunderkammer_arena"
BEGINNING = f'{{"{KIND}": '.encode()


def seed_in(path: Path) -> int | None:
    """The seed of the tournament that a file holds, None if there is no such file yet."""
    lines = lines_of(path)
    seed = header_of(path, lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def played_in(path: Path, identity: dict[str, Any]) -> list[GameFacts]:
    """The games in a file; raises one sentence if they belong to another tournament."""
    lines = lines_of(path)
    if not lines:
        return []
    header = header_of(path, lines[0])
    for name, mine in identity.items():
        if header.get(name) != mine:
            theirs = json.dumps(header.get(name), ensure_ascii=False)
            raise BadFile(
                "other-tournament",
                path=str(path), field=name, theirs=theirs, mine=json.dumps(mine, ensure_ascii=False),
            )  # fmt: skip
    return [game_of(path, number, line) for number, line in enumerate(lines[1:], 2)]


@contextmanager
def writing(path: Path, identity: dict[str, Any]) -> Iterator[IO[str]]:
    """The file, open at its end; a new one begins with what identifies the tournament."""
    try:
        whole = "".join(f"{line}\n" for line in lines_of(path))
        with path.open("r+" if path.exists() else "w", encoding="utf-8", newline="\n") as file:
            # What was being written when the program was killed is no game.
            file.truncate(len(whole.encode()))
            file.seek(0, 2)
            if not whole:
                file.write(json.dumps({KIND: FORMAT, **identity}, ensure_ascii=False) + "\n")
                file.flush()
            yield file
    except OSError as error:
        raise BadFile("not-written", path=str(path), reason=error.strerror or str(error)) from None


def keep(file: IO[str], facts: GameFacts) -> None:
    """Add a game; from now on it is not lost."""
    data = {**facts.fixture._asdict(), **facts._asdict()}
    del data["fixture"]
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
    file.flush()


def lines_of(path: Path) -> list[str]:
    """All whole lines of a file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadFile("not-read", path=str(path), reason=error.strerror or str(error)) from None
    if data and b"\n" not in data and not data.startswith(BEGINNING[: len(data)]):
        raise line_error(path, 1)  # somebody's file, not a first line that was being written
    try:
        return data[: data.rfind(b"\n") + 1].decode().split("\n")[:-1]
    except UnicodeDecodeError as error:
        raise line_error(path, data.count(b"\n", 0, error.start) + 1) from None


def header_of(path: Path, line: str) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get(KIND) != FORMAT:
        raise line_error(path, 1)
    return header


def line_error(path: Path, number: int) -> BadFile:
    """What to say of a line that cannot be understood; without its first one a file is no tournament at all."""
    if number == 1:
        return BadFile("no-tournament", path=str(path))
    return BadFile("bad-line", path=str(path), line=number)


def game_of(path: Path, number: int, line: str) -> GameFacts:
    try:
        data = json.loads(line)
        fixture = Fixture(data.pop("meeting"), data.pop("number"), data.pop("turn"), tuple(data.pop("names")))
        facts = GameFacts(fixture, **data)
        seats = len(fixture.names)
        by_seat = (facts.scores, facts.wins, facts.ranks, facts.decisions, facts.seconds, facts.slowest)
        if any(len(values) != seats or not all(isinstance(one, int | float) for one in values) for values in by_seat):
            raise ValueError
        rivals = [(int(at), str(name), int(score), float(win)) for at, name, score, win in facts.rivals]
        faults = [(int(seat), str(code), str(example)) for seat, code, example in facts.faults]
        return facts._replace(rivals=rivals, faults=faults)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise line_error(path, number) from None
