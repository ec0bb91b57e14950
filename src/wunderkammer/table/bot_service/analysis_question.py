"""What a bot's process is asked about a finished match: some parts of its analysis."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from wunderkammer.analysis.analyst import Analyst, Wish
from wunderkammer.analysis.kept_analysis import part_json
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.table.bot_service.question import Entries, Question


class AnalysisQuestion(Question):
    """Some turns of a finished match, to be judged from what their seats knew."""

    def __init__(self, match_id: str, match: Match, look: str, depth: int, parts: Sequence[int]) -> None:
        super().__init__(match_id, match, 0, "")
        self.session = f"{match_id} {look} {depth}"
        self.wish = {"look": look, "depth": depth}
        self.parts = [*parts]

    def message(self, sent: Entries | None) -> bytes:
        """One line; the whole record for a process that has not been sent it."""
        asked: dict[str, Any] = {"session": self.session, "analysis": self.wish, "parts": self.parts}
        if sent != self.entries:
            record = self.match.record
            header = {name: value for name, value in record.header.items() if name not in ("seed", "luck")}
            asked |= {"header": header, "entries": record.entries}
        return json.dumps(asked, separators=(",", ":")).encode() + b"\n"


class AnalysisSession:
    """A match that is being analysed in this process."""

    def __init__(self, question: dict[str, Any]) -> None:
        entries = [(int(seat), str(key)) for seat, key in question["entries"]]
        match = Match.from_record(Record(question["header"], entries))
        self.analyst = Analyst(match, Wish(tuple(range(match.seats)), **question["analysis"]))

    def answer(self, parts: Sequence[int]) -> dict[str, Any]:
        return {"found": {str(at): part_json(self.analyst.part(at)) for at in parts}}
