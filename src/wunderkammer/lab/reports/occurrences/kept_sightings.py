"""The file of what was seen: one line for every batch of games, so that none is played twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from wunderkammer.errors import BadFile
from wunderkammer.lab.reports.occurrences.sightings import Sightings
from wunderkammer.lab.reports.trials.kept_games import FORMAT, KIND, check_header, whole_lines, write
from wunderkammer.lab.reports.trials.trial import GameBatch


class KeptSightings:
    """Batches that have been played, here and in a file."""

    def __init__(self, path: Path | None, identity: dict[str, Any]) -> None:
        """Raises one sentence if the file holds something else."""
        self.path = path
        self.batches: dict[tuple[str, tuple[int, ...]], Sightings] = {}
        lines = whole_lines(path) if path else []
        if path and lines:
            check_header(path, lines[0], identity)
            for number, line in enumerate(lines[1:], 2):
                self.hold(sightings_of(path, number, line))
        # What was being written when the program was killed is no batch.
        write(path, "".join(f"{line}\n" for line in lines or [json.dumps({KIND: FORMAT, **identity})]), "w")

    def hold(self, sightings: Sightings) -> None:
        self.batches[sightings.bot, sightings.numbers] = sightings

    def of(self, batch: GameBatch) -> Sightings | None:
        return self.batches.get((batch.bot, batch.numbers))

    def keep(self, sightings: Sightings) -> None:
        self.hold(sightings)
        write(self.path, json.dumps(sightings._asdict(), ensure_ascii=False, separators=(",", ":")) + "\n", "a")


def sightings_of(path: Path, number: int, line: str) -> Sightings:
    try:
        data = json.loads(line)
        counts = {str(kind): Counter(keys) for kind, keys in data["counts"].items()}
        return Sightings(str(data["bot"]), tuple(map(int, data["numbers"])), counts)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadFile("lab-line", path=str(path), line=number) from None
