"""Going through the entries of a record: each is carried out, if it is possible where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wunderkammer.core.engine import actor, is_legal
from wunderkammer.core.frames import NATURE
from wunderkammer.core.rng import Rng
from wunderkammer.core.vocabulary import BadKey
from wunderkammer.errors import BadRecord
from wunderkammer.match.records.divergence import divergence_of

if TYPE_CHECKING:
    from wunderkammer.match.match import Match
    from wunderkammer.match.records.record import Record, RecordedEntry

FIRST_LINE = 2  # of a record's file, after its header


def follow(match: Match, record: Record, upto: int | None) -> None:
    """Bring a match at its first position to where a record leads, or as far as today's rules can follow it."""
    try:
        repeat_all(match, record.entries[:upto])
    except BadRecord as error:
        stop(match, record, error)
    if upto is None and match.divergence is None:
        match.let_chance_act()
        check_result(match, record)


def stop(match: Match, record: Record, error: BadRecord) -> None:
    """A match of an earlier version is followed up to the last decision before a fault of the rules was mended."""
    divergence = divergence_of(match, error)
    if actor(match.state) == NATURE:  # what chance does now is stored only after a decision
        decided = [at for at, entry in enumerate(match.entries) if entry.seat != NATURE]
        match.begin(match.entries[: decided[-1] if decided else 0])
    match.divergence = divergence._replace(rest=tuple(record.entries[len(match.entries) :]))
    match.rng = luck_after(match)
    match.let_chance_act()


def repeat_all(match: Match, entries: Sequence[RecordedEntry]) -> None:
    """Bring a match at its first position to where these entries lead."""
    for number, (seat, key) in enumerate(entries, FIRST_LINE):
        match.add(seat, possible_move(match, seat, key, number))
    if entries:
        match.rng = luck_after(match)


def possible_move(match: Match, seat: int, key: str, number: int) -> int:
    """The move in this line of a record; raises BadRecord if it is not possible now."""
    due = NATURE if actor(match.state) == NATURE else seat
    try:
        move = match.game.vocabulary.number(key)
    except BadKey:
        raise impossible(seat, key, number) from None
    if seat != due or not NATURE <= seat < match.seats or not is_legal(match.state, seat, move):
        raise impossible(seat, key, number)
    return move


def impossible(seat: int, key: str, number: int) -> BadRecord:
    # People count seats from one; the file, which they may want to mend, counts from nought.
    code = "record-chance" if seat == NATURE else "record-move"
    return BadRecord(code, line=number, key=key, seat=seat + 1, written=seat)


def check_result(match: Match, record: Record) -> None:
    """The result that a record claims must be the one that its moves lead to."""
    if record.result is not None and (match.result is None or match.result.to_json() != record.result):
        last = len(record.entries) + FIRST_LINE
        match.divergence = divergence_of(match, BadRecord("record-result", line=last))


def luck_after(match: Match) -> Rng:
    """The random numbers of a match that goes on after some entries: not those already seen."""
    return Rng(match.seed + (len(match.entries) << 20) & (1 << 62) - 1)
