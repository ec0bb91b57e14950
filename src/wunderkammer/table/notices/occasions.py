"""Which notice is due: only from what the person themselves may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.table.clocks import ClockRule, Clocks
from wunderkammer.table.storage.rows import EntryRow

CHANNELS = ("mail", "push")
KINDS = ("turn", "begin", "end", "clock")
LOW = 0.15  # of a clock's time is little …
MOST_LOW = 12 * 3600.0  # … but never more than half a day
NEVER = float("inf")


class NoticeOccasion(NamedTuple):
    """Something that somebody may want to hear of, from a given moment on."""

    kind: str
    since: float


def wishes_of(text: str) -> set[str]:
    """What somebody wants notices of, and how: mail-turn, push-end …"""
    return set(text.split())


def occasions(row: Any, entries: Sequence[EntryRow], people: set[int], seats: int) -> list[NoticeOccasion]:
    """What has happened at a match, as far as it concerns one seat, that its player has not seen."""
    found: list[NoticeOccasion] = []
    if row.state == "over":
        found.append(NoticeOccasion("end", row.moved))
    elif row.state == "playing":
        found.append(NoticeOccasion("begin", row.started or row.created))
        if row.turn >> row.seat & 1 and not row.bots >> row.seat & 1:
            found.append(NoticeOccasion("turn", turn_since(entries, row.seat, row.started or row.created)))
            found += clock_low(row, entries, people, seats)
    return [one for one in found if one.since > row.seen]


def turn_since(entries: Sequence[EntryRow], seat: int, started: float) -> float:
    """When a seat's turn began: others' secret choices since then change nothing about it."""
    since, acts = started, True
    for entry in entries:
        acted, acts = acts, bool(entry.turn >> seat & 1)
        if acts and not acted:
            since = entry.at
    return since


def clock_low(row: Any, entries: Sequence[EntryRow], people: set[int], seats: int) -> list[NoticeOccasion]:
    """When a player's own clock comes to its last part, if a bot takes over at its end."""
    rule = ClockRule(**row.clock) if row.clock else None
    if rule is None or not rule.bot:
        return []
    clocks = Clocks(rule, seats, people, row.started)
    for entry in entries:
        clocks.note(*entry)
    if row.seat not in clocks.ticking():
        return []
    return [NoticeOccasion("clock", clocks.ends(row.seat) - min(MOST_LOW, LOW * rule.seconds))]
