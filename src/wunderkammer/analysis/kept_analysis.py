"""An analysis in a file beside its match, part by part: one that was stopped goes on where it ended."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wunderkammer.analysis.analyst import Analyst, Part
from wunderkammer.analysis.moments import FORMAT, CurvePoint, Moment, MoveOption
from wunderkammer.match.records.record import ENDING, Record

SUFFIX = f".analysis{ENDING}"


def place_beside(record: Path) -> Path:
    """Where the analysis of a record file is kept."""
    return record.with_name(record.name.removesuffix(ENDING) + SUFFIX)


class KeptAnalysis:
    """The parts of an analysis that are known, in memory and in a file if that can be written."""

    def __init__(self, path: Path | None, analyst: Analyst, record: Record) -> None:
        self.path = path
        self.heading = heading(analyst, record)
        self.parts: dict[int, Part] = {}
        if path is not None and path.is_file():
            self.read(path)

    def read(self, path: Path) -> None:
        """Take up what was found before, if it was found about this match in the same way."""
        try:
            heading, *lines = path.read_text(encoding="utf-8").splitlines()
            for line in lines if json.loads(heading) == self.heading else ():
                data = json.loads(line)
                self.parts[int(data["part"])] = part_from(data)
        except (OSError, ValueError, KeyError, TypeError):
            return  # from a line on that cannot be read, as one that broke off, all is found again

    def begin(self) -> None:
        """Write what is known so far; a file that cannot be written is done without."""
        lines = [self.heading, *({"part": at, **part_json(part)} for at, part in self.parts.items())]
        self.write("w", lines)

    def add(self, at: int, part: Part) -> None:
        self.parts[at] = part
        self.write("a", [{"part": at, **part_json(part)}])

    def write(self, mode: str, lines: list[dict[str, Any]]) -> None:
        if self.path is None:
            return
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.writelines(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        except OSError:
            self.path = None


def heading(analyst: Analyst, record: Record) -> dict[str, Any]:
    """What an analysis depends on: the match, the judge, and how."""
    digest = hashlib.sha256(record.dumps().encode()).hexdigest()[:32]
    return {
        "analysis": FORMAT,
        "match": digest,
        "seats": [*analyst.wish.seats],
        "judged": analyst.judge_note()._asdict(),
        "settings": [*analyst.how],
    }


def all_parts(analyst: Analyst, kept: KeptAnalysis) -> Iterator[int]:
    """Judge what is missing; how many parts are known after each."""
    kept.begin()
    yield len(kept.parts)
    for at in range(analyst.parts):
        if at not in kept.parts:
            kept.add(at, analyst.part(at))
            yield len(kept.parts)


def part_json(part: Part) -> dict[str, Any]:
    moment = part.moment
    kept = None if moment is None else {**moment._asdict(), "options": [[*option] for option in moment.options]}
    return {"moment": kept, "points": [[seat, *point] for seat, point in part.points]}


def part_from(data: dict[str, Any]) -> Part:
    """A part from JSON; raises TypeError, KeyError or ValueError for what this version has not written."""
    given = data["moment"]
    moment = None
    if given is not None:
        moment = Moment(**{**given, "options": [MoveOption(*option) for option in given["options"]]})
    return Part(moment, [(int(seat), CurvePoint(*point)) for seat, *point in data["points"]])
