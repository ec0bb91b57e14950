"""A record is the match: a header, every move and chance outcome, and the result."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

from wunderkammer.errors import BadFile, BadRecord, WunderkammerError

FORMAT = 1
ENDING = ".jsonl"
LARGEST_RECORD = 20_000_000
RecordedEntry = tuple[int, str]


class Record:
    """A match as it can be saved: what was agreed on, every move and chance outcome, and the result."""

    def __init__(
        self, header: dict[str, Any], entries: list[RecordedEntry] | None = None, result: dict[str, Any] | None = None
    ) -> None:
        self.header = header  #: how the match was set up
        self.entries: list[RecordedEntry] = entries or []  #: seat and key of every move; seat −1 is chance
        self.result = result  #: scores, ranks and score sheet, once the match is over

    def dumps(self) -> str:
        """The record as JSON lines."""
        lines: list[object] = [self.header, *self.entries]
        if self.result is not None:
            lines.append({"result": self.result})
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)

    def save(self, path: str | Path) -> None:
        """Write the record; it replaces an older file only when it is written completely."""
        target = Path(path)
        scratch = target.with_name(f".{target.name}.part")
        try:
            scratch.write_text(self.dumps(), encoding="utf-8")
            scratch.replace(target)
        except OSError as error:
            with contextlib.suppress(OSError):  # a name that cannot be written cannot be removed either
                scratch.unlink()
            raise BadFile("record-not-written", path=str(path), reason=error.strerror or str(error)) from None

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record file; if it is not one, the error says why."""
        try:
            with Path(path).open("rb") as file:  # a device may have no end
                raw = file.read(LARGEST_RECORD + 1)
        except (OSError, ValueError, TypeError) as error:  # what is no name of a file at all is one of the latter two
            reason = getattr(error, "strerror", None) or str(error)
            raise BadFile("record-not-read", path=str(path), reason=reason) from None
        if len(raw) > LARGEST_RECORD:
            raise in_file(path, BadRecord("record-large", most=LARGEST_RECORD // 1_000_000))
        try:
            return cls.loads(raw.decode("utf-8"))
        except UnicodeDecodeError:
            raise in_file(path, BadRecord("record-text")) from None
        except BadRecord as error:
            raise in_file(path, error) from None

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record from JSON lines."""
        lines = RecordLines()
        for line in text.splitlines():
            lines.take(line)
        return lines.record()


class RecordLines:
    """A record that is read line by line; the first wrong one is an error at once."""

    def __init__(self) -> None:
        self.header: dict[str, Any] | None = None
        self.entries: list[RecordedEntry] = []
        self.result: dict[str, Any] | None = None
        self.taken = 0  # lines

    def take(self, line: str) -> None:
        """The next line."""
        self.taken += 1
        if self.header is None:
            self.header = header_in(line)
            return
        if self.result is not None:
            raise BadRecord("record-late", line=self.taken)
        value = parse_line(line, self.taken)
        if isinstance(value, dict) and list(value) == ["result"] and isinstance(value["result"], dict):
            self.result = value["result"]
        else:
            self.entries.append(entry(value, self.taken))

    def record(self) -> Record:
        """What has been read, when no line is left."""
        if self.header is None:
            raise BadRecord("record-empty")
        return Record(self.header, self.entries, self.result)


def header_in(line: str) -> dict[str, Any]:
    if not line.strip():
        raise BadRecord("record-empty")
    header = parse_line(line, 1)
    if not isinstance(header, dict) or header.get("wunderkammer") != FORMAT:
        raise BadRecord("record-start", format=FORMAT)
    return header


def in_file(path: str | Path, error: WunderkammerError) -> BadRecord:
    """What is wrong with a record, with the file that it stands in."""
    return BadRecord("record-file", path=str(path), reason=error.to_json())


def parse_line(line: str, number: int) -> object:
    try:
        return json.loads(line, object_pairs_hook=once)
    except BadRecord:
        raise BadRecord("record-twice", line=number) from None
    except (ValueError, RecursionError):
        if number == 1:
            raise BadRecord("record-start", format=FORMAT) from None
        raise BadRecord("record-json", line=number) from None


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object from its fields; Python would silently keep the last of two with the same name."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise BadRecord("record-twice")
    return fields


def entry(value: object, number: int) -> RecordedEntry:
    if isinstance(value, list) and len(value) == 2:
        seat, key = value
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(key, str):
            return seat, key
    raise BadRecord("record-entry", line=number)
