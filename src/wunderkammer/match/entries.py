"""The entries of a match, and the log that is made of them."""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.core.engine import apply
from wunderkammer.core.frames import SEALED
from wunderkammer.core.log import Log
from wunderkammer.core.log_line import LogLine
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State


class Entry(NamedTuple):
    """A move or a chance outcome, with the news counter before it and whether it was a sealed choice."""

    seat: int
    move: int
    news: int
    sealed: bool


def carry_out(state: State, seat: int, move: int) -> Entry:
    """Make a move, or let chance have an outcome; the entry that it becomes."""
    entry = Entry(seat, move, state.news, state.top() & 255 >= SEALED)
    apply(state, seat, move)
    return entry


def lines_of(rules: Rules, state: State, entries: list[Entry], begin: int = 0) -> list[LogLine]:
    """Carry out entries on a state and report what happens."""
    lines: list[LogLine] = []
    for number, entry in enumerate(entries, begin):
        lines.append(move_line(rules, state, entry, number))
        state.log = Log()
        apply(state, entry.seat, entry.move)
        for audience, code, seat, *numbers in state.log.rows():
            kind = rules.events[code]
            arguments = [(name, domain, value) for (name, domain), value in zip(kind.arguments, numbers, strict=False)]
            lines.append(LogLine(number, "event", kind.code, seat, arguments, audience, False))
        state.log = None
    return lines


class MatchLog:
    """The log of a match, made only as far as somebody reads it, on a state of its own."""

    def __init__(self, rules: Rules, first: State) -> None:
        self.rules = rules
        self.state = first
        self.lines: list[LogLine] = []
        self.count = 0  # entries that the lines cover

    def read(self, entries: list[Entry]) -> list[LogLine]:
        """All lines of a match that has come to these entries; the list stays the same and grows."""
        if self.count < len(entries):
            self.lines += lines_of(self.rules, self.state, entries[self.count :], self.count)
            self.count = len(entries)
        return self.lines


def decisions_seen(entries: list[Entry], lines: list[LogLine], seat: int) -> list[tuple[int, int]]:
    """The decisions (seat, move) that a seat has seen: its own, and those that others made openly."""
    moves = [(entries[line.entry], line) for line in lines if line.kind == "move" and line.seat >= 0]
    return [(entry.seat, entry.move) for entry, line in moves if entry.seat == seat or line.seen_by(seat)]


def move_line(rules: Rules, state: State, entry: Entry, number: int) -> LogLine:
    sealed = state.top() & 255 >= SEALED
    audience = 1 << entry.seat if sealed else rules.audience(state, entry.seat, entry.move)
    arguments = rules.vocabulary.arguments(entry.move) + rules.context(state, entry.seat, entry.move)
    return LogLine(number, "move", rules.vocabulary.verb_of(entry.move).name, entry.seat, arguments, audience, sealed)
