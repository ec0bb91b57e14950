"""The stored entries of a match beside the match itself: what they make of it, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.core.engine import acting, actor, apply, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.state import State
from wunderkammer.errors import BadRecord, IllegalMove, UndoRefused
from wunderkammer.match import Match
from wunderkammer.record import Record
from wunderkammer.table.clocks import BESIDE, UNDO
from wunderkammer.table.storage.rows import EntryRow


class Trace(NamedTuple):
    """What is remembered of an entry to tell whether it matters to somebody who has not seen it yet."""

    seat: int
    sealed: bool
    news: int


class Step(NamedTuple):
    """An entry that is about to be stored, and the seats to act after it."""

    seat: int
    key: str
    turn: int


class Plan(NamedTuple):
    """What is about to be stored, and the result if that ends the match."""

    steps: list[Step]
    result: dict[str, Any] | None = None


class Ledger:
    """A match and its entries; the match is changed only by entries that have been stored."""

    def __init__(self, header: dict[str, Any], rows: Sequence[EntryRow]) -> None:
        self.rows = [*rows]
        played = effective(self.rows)
        self.match = Match.from_record(Record(header, [(rows[at].seat, rows[at].key) for at in played]))
        if len(self.match.entries) != len(played):
            raise BadRecord("an outcome of chance is missing at its end.")
        # Of what was taken back before nobody knows whether it was sealed: whoever has not seen it looks again.
        self.traces = [Trace(row.seat, False, -1) for row in self.rows]
        for at, entry in zip(played, self.match.entries, strict=True):
            self.traces[at] = Trace(entry.seat, entry.sealed, entry.news)

    def ahead(self, seat: int, key: str) -> Plan:
        """A move and the outcomes of chance after it, tried on a copy; raises IllegalMove if it is none."""
        match = self.match
        refusal = match.refusal(seat, key)
        if refusal is not None:
            raise IllegalMove(refusal, match.sentence(refusal))
        state = match.state.clone()
        apply(state, seat, match.game.vocabulary.number(key))
        steps = [step(state, seat, key)]
        while actor(state) == NATURE:
            outcome = sample(state, match.rng)
            apply(state, NATURE, outcome)
            steps.append(step(state, NATURE, match.game.vocabulary.key(outcome)))
        return Plan(steps, match.game.rules.result(state).to_json() if actor(state) == NOBODY else None)

    def taken_back(self, seat: int) -> Plan:
        """The undo of a seat's last decision; raises UndoRefused if it is too late."""
        match = self.match
        code = match.undo_refusal(seat)
        if code is not None:
            raise UndoRefused(code, match.sentence(Refusal(code)))
        kept = [*match.entries]
        del kept[match.last_of(seat)]
        state = match.first_state()
        for entry in kept:
            apply(state, entry.seat, entry.move)
        return Plan([step(state, seat, UNDO)])

    def beside(self, seat: int, key: str) -> Step:
        """Something that does not change the game."""
        return step(self.match.state, seat, key)

    def add(self, rows: Sequence[EntryRow]) -> None:
        """Carry out entries that have been stored."""
        match = self.match
        for row in rows:
            if row.key == UNDO:
                sealed = match.entries[match.last_of(row.seat)].sealed
                match.undo(row.seat)
                self.traces.append(Trace(row.seat, sealed, match.state.news))
            elif row.key in BESIDE:
                self.traces.append(Trace(row.seat, False, -1))
            else:
                match.repeat(row.seat, row.key, len(match.entries) + 2)
                entry = match.entries[-1]
                self.traces.append(Trace(entry.seat, entry.sealed, entry.news))
            self.rows.append(row)

    def is_stale(self, seat: int, revision: int) -> bool:
        """Whether anything has happened since a revision that matters to a seat.

        Sealed choices of others do not, nor do seats that a bot takes over or gives back.
        """
        if not 0 <= revision <= len(self.rows):
            return True
        news = self.match.state.news
        for row, trace in zip(self.rows[revision:], self.traces[revision:], strict=True):
            if row.key in BESIDE and row.key != UNDO:
                continue
            if trace.seat == seat or not trace.sealed or trace.news != news:
                return True
        return False


def step(state: State, seat: int, key: str) -> Step:
    return Step(seat, key, turn_of(state))


def turn_of(state: State) -> int:
    """The seats to act as a mask."""
    return sum(1 << seat for seat in acting(state))


def effective(rows: Sequence[EntryRow]) -> list[int]:
    """The numbers of the entries that were moves or chance and have not been taken back."""
    kept: list[int] = []
    for number, row in enumerate(rows):
        if row.key == UNDO:
            kept.remove(next(other for other in reversed(kept) if rows[other].seat == row.seat))
        elif row.key not in BESIDE:
            kept.append(number)
    return kept
