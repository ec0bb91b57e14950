"""The stored entries of a match beside the match itself: what they make of it, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.core.engine import acting, actor, apply, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.state import State
from wunderkammer.errors import BadRecord, IllegalMove, UndoRefused
from wunderkammer.match.known_entries import KnownEntries
from wunderkammer.match.match import Match
from wunderkammer.match.record import Record
from wunderkammer.table.clocks import AWAY, BACK, BESIDE, STOOD_IN, UNDO
from wunderkammer.table.storage.rows import EntryRow


class NewEntry(NamedTuple):
    """An entry that is about to be stored, and the seats to act after it."""

    seat: int
    key: str
    turn: int


class Plan(NamedTuple):
    """What is about to be stored, and the result if that ends the match."""

    steps: list[NewEntry]
    result: dict[str, Any] | None = None


class EntryBook:
    """A match and its entries; the match is changed only by entries that have been stored."""

    def __init__(self, header: dict[str, Any], rows: Sequence[EntryRow]) -> None:
        self.rows = [*rows]
        played = effective(self.rows)
        self.match = Match.from_record(Record(header, [(rows[at].seat, rows[at].key) for at in played]))
        # What today's rules no longer allow is taken back together with the next move.
        self.outdated = played[len(self.match.entries) :] if self.match.divergence is not None else []
        played = played[: len(played) - len(self.outdated)]
        if len(self.match.entries) != len(played):
            raise BadRecord("an outcome of chance is missing at its end.")
        self.hidden = hidden_ones(self.rows, played, self.match)  # from all but the seat that made the entry
        self.tally = KnownEntries(self.match.seats)  # other than the match's own, it counts what was taken back
        for row, hidden in zip(self.rows, self.hidden, strict=True):
            self.tally.add(row.seat, hidden)
        self.stand_ins = {number for number, row in enumerate(self.rows) if row.key == STOOD_IN}

    def ahead(self, seat: int, key: str) -> Plan:
        """A move and the outcomes of chance after it, tried on a copy; raises IllegalMove if it is none."""
        match = self.match
        refusal = match.refusal(seat, key)
        if refusal is not None:
            raise IllegalMove(refusal, match.sentence(refusal))
        state = match.state.clone()
        apply(state, seat, match.game.vocabulary.number(key))
        steps = [*self.without_outdated(), step(state, seat, key)]
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
        return Plan([*self.without_outdated(), step(state, seat, UNDO)])

    def without_outdated(self) -> list[NewEntry]:
        """The entries that take back what an earlier version of the rules allowed and today's do not."""
        return [step(self.match.state, self.rows[at].seat, UNDO) for at in reversed(self.outdated)]

    def beside(self, seat: int, key: str) -> NewEntry:
        """Something that does not change the game."""
        return step(self.match.state, seat, key)

    def add(self, rows: Sequence[EntryRow]) -> None:
        """Carry out entries that have been stored."""
        match = self.match
        for row in rows:
            if row.key == UNDO and self.outdated:
                hidden = False
                self.outdated.pop()
            elif row.key == UNDO:
                hidden = match.entries[match.last_of(row.seat)].sealed
                match.undo(row.seat)
            elif row.key == STOOD_IN:  # whoever may not know of the choice may not know of this either
                hidden = match.state.top() & 255 >= SEALED
                self.stand_ins.add(len(self.rows))
            elif row.key in BESIDE:
                hidden = False
            else:
                match.repeat(row.seat, row.key, len(match.entries) + 2)
                hidden = match.is_hidden(match.entries[-1], None)
            self.rows.append(row)
            self.hidden.append(hidden)
            self.tally.add(row.seat, hidden)

    def stood_in(self) -> list[int]:
        """The entries of the match, by their numbers in it, that were made for a bot that had failed."""
        if not self.stand_ins:
            return []
        return [at for at, number in enumerate(effective(self.rows)) if number - 1 in self.stand_ins]

    def is_stale(self, seat: int, revision: int) -> bool:
        """Whether anything has happened since a revision that matters to a seat.

        Sealed choices of others do not until they are open, nor do seats that a bot takes over or gives back.
        """
        if not 0 <= revision <= len(self.rows):
            return True
        return any(
            (row.key == UNDO or row.key not in BESIDE) and (row.seat == seat or not hidden)
            for row, hidden in zip(self.rows[revision:], self.hidden[revision:], strict=True)
        )


def step(state: State, seat: int, key: str) -> NewEntry:
    return NewEntry(seat, key, turn_of(state))


def turn_of(state: State) -> int:
    """The seats to act as a mask."""
    return sum(1 << seat for seat in acting(state))


def hidden_ones(rows: Sequence[EntryRow], played: Sequence[int], match: Match) -> list[bool]:
    """Whether each entry was a sealed choice that did not open the others, or took such a choice back.

    What was taken back had the same kind of decision before it as the next choice that stood.
    """
    standing = dict(zip(played, match.entries, strict=True))
    sealed, news = match.state.top() & 255 >= SEALED, match.state.news
    found: list[bool] = []
    for number in range(len(rows) - 1, -1, -1):
        entry = standing.get(number)
        if entry is not None:
            found.append(entry.sealed and entry.news == news)
            sealed, news = entry.sealed, entry.news
        else:
            found.append(sealed and rows[number].key not in (AWAY, BACK))
    return found[::-1]


def effective(rows: Sequence[EntryRow]) -> list[int]:
    """The numbers of the entries that were moves or chance and have not been taken back."""
    kept: list[int] = []
    for number, row in enumerate(rows):
        if row.key == UNDO:
            kept.remove(next(other for other in reversed(kept) if rows[other].seat == row.seat))
        elif row.key not in BESIDE:
            kept.append(number)
    return kept
