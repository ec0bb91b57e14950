"""A record that somebody brings along: read as it arrives, refused at the first line that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from wunderkammer.errors import BadRecord, WunderkammerError
from wunderkammer.match.match import Match
from wunderkammer.match.records.divergence import divergence_of
from wunderkammer.match.records.record import Record, RecordLines
from wunderkammer.match.records.replay import possible_move
from wunderkammer.table.table_errors import RecordRefused

T = TypeVar("T")
LARGEST_UPLOAD = 2_000_000  # bytes


class RecordUpload:
    """The lines that have come, and the match that they make up to now."""

    def __init__(self) -> None:
        self.lines = RecordLines()
        self.size = 0
        self.unfinished = b""  # the beginning of a line
        self.match: Match | None = None  # that follows, as long as today's rules can

    def feed(self, data: bytes) -> None:
        """Some more of the file; raises RecordRefused if it cannot be one."""
        read_or_refuse(lambda: self.take(data))

    def take(self, data: bytes) -> None:
        self.size += len(data)
        if self.size > LARGEST_UPLOAD:
            raise BadRecord("record-large", most=LARGEST_UPLOAD // 1_000_000)
        *whole, self.unfinished = (self.unfinished + data).split(b"\n")
        for line in whole:
            self.take_line(line)

    def take_line(self, line: bytes) -> None:
        lines, before = self.lines, len(self.lines.entries)
        lines.take(line.decode("utf-8").removesuffix("\r"))
        if lines.taken == 1 and lines.header is not None:
            self.match = Match.from_record(Record(lines.header), 0)
        elif len(lines.entries) > before and self.match is not None:
            self.follow(self.match, *lines.entries[-1])

    def follow(self, match: Match, seat: int, key: str) -> None:
        """Carry out what the line says; a match of an earlier version may lead elsewhere, which is looked at later."""
        try:
            match.add(seat, possible_move(match, seat, key, self.lines.taken))
        except BadRecord as error:
            divergence_of(match, error)
            self.match = None

    def finish(self) -> tuple[Record, Match]:
        """The record and its match, when all has come."""
        return read_or_refuse(self.record_and_match)

    def record_and_match(self) -> tuple[Record, Match]:
        if self.unfinished:
            self.take_line(self.unfinished)
        record = self.lines.record()
        return record, Match.from_record(record, len(record.entries) if record.result is None else None)


def read_or_refuse(work: Callable[[], T]) -> T:
    """Do something with a record; whatever is wrong with it is said in one sentence."""
    try:
        return work()
    except UnicodeDecodeError:
        raise RecordRefused(reason=BadRecord("record-text").to_json()) from None
    except WunderkammerError as error:
        raise RecordRefused(reason=error.to_json()) from None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        # A header can hold anything; what the rules did not think of is still only a bad file.
        raise RecordRefused(reason=BadRecord("record-header-odd").to_json()) from None
