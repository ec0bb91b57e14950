"""The stored entries of a match beside the match itself: what they make of it, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.core.engine import acting, actor, apply, sample
from wunderkammer.core.frames import NATURE, NOBODY, SEALED
from wunderkammer.core.state import State
from wunderkammer.errors import BadRecord
from wunderkammer.match.known_entries import KnownEntries, stays_secret
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.match.records.replay import FIRST_LINE, possible_move
from wunderkammer.match.undo import entries_without_last
from wunderkammer.table.clocks import BESIDE, OPEN_BESIDE, STOOD_IN, UNDO
from wunderkammer.table.storage.rows import EntryRow

NO_MOVE = -1  # the number of what stands beside the game


class NewEntry(NamedTuple):
    """An entry that is about to be stored, and the seats to act after it."""

    seat: int
    key: str
    turn: int
    move: int = NO_MOVE


class Plan(NamedTuple):
    """What is about to be stored, and the result if that ends the match."""

    steps: list[NewEntry]
    result: dict[str, Any] | None = None


class EntryBook:
    """A match and its entries; the match is changed only by entries that have been stored."""

    def __init__(self, header: dict[str, Any], rows: Sequence[EntryRow]) -> None:
        self.rows = [*rows]
        played = effective(self.rows)
        record = Record(header, [(rows[at].seat, rows[at].key) for at in played])
        self.match = Match.from_record(record, len(played))
        # What today's rules no longer allow is taken back together with the next move.
        self.outdated = played[len(self.match.entries) :] if self.match.divergence is not None else []
        played = played[: len(played) - len(self.outdated)]
        if len(self.match.entries) != len(played) or (played and actor(self.match.state) == NATURE):
            raise BadRecord("record-no-chance")
        # Unlike the match's own, it counts what was taken back and what stands beside the game.
        self.known_entries = KnownEntries(self.match.seats)
        for row, secret in zip(self.rows, secrets_among(self.rows, played, self.match), strict=True):
            self.known_entries.add(row.seat, secret)
        self.stand_ins = {number for number, row in enumerate(self.rows) if row.key == STOOD_IN}

    def ahead(self, seat: int, key: str) -> Plan:
        """A move and the outcomes of chance after it, tried on a copy; raises IllegalMove if it is none."""
        match = self.match
        move, state = match.legal_move(seat, key), match.state.clone()
        apply(state, seat, move)
        steps = [*self.without_outdated(), NewEntry(seat, key, turn_of(state), move)]
        steps += self.outcomes(state, len(match.entries) + 1)
        return Plan(steps, match.rules.result(state).to_json() if actor(state) == NOBODY else None)

    def outcomes(self, state: State, number: int) -> list[NewEntry]:
        """What chance does next, from this entry of the match on; the state follows."""
        match, found = self.match, list[NewEntry]()
        while actor(state) == NATURE:
            outcome = sample(state, match.dice(number + len(found)))
            apply(state, NATURE, outcome)
            found.append(NewEntry(NATURE, match.vocabulary.key(outcome), turn_of(state), outcome))
        return found

    def plan_script(self, script: Sequence[tuple[int, str]]) -> Plan:
        """Moves and outcomes that are written down, tried on a copy; raises BadRecord if one is not possible."""
        match, trial = self.match, Match.from_record(self.match.record)
        steps: list[NewEntry] = []
        for seat, key in script:
            move = possible_move(trial, seat, key, len(trial.entries) + FIRST_LINE)
            trial.add(seat, move)
            steps.append(NewEntry(seat, key, turn_of(trial.state), move))
        return Plan(steps, match.rules.result(trial.state).to_json() if actor(trial.state) == NOBODY else None)

    def seals(self, seat: int, key: str) -> bool:
        """Whether a move is the last of a seat's secret choice while others still choose: they see that it was made."""
        match = self.match
        if match.state.top() & 255 < SEALED or len(acting(match.state)) == 1 or key not in match.legal(seat):
            return False
        state = match.state.clone()
        apply(state, seat, match.vocabulary.number(key))
        return not turn_of(state) >> seat & 1

    def undo_plan(self, seat: int) -> Plan:
        """The undo of a seat's last decision; raises UndoRefused if it is too late."""
        match = self.match
        match.check_undo(seat)
        state = match.setup.first_state()
        for entry in entries_without_last(match.entries, seat):
            apply(state, entry.seat, entry.move)
        return Plan([*self.without_outdated(), NewEntry(seat, UNDO, turn_of(state))])

    def without_outdated(self) -> list[NewEntry]:
        """The entries that take back what an earlier version of the rules allowed and today's do not."""
        return [self.beside(self.rows[at].seat, UNDO) for at in reversed(self.outdated)]

    def beside(self, seat: int, key: str) -> NewEntry:
        """Something that does not change the game."""
        return NewEntry(seat, key, turn_of(self.match.state))

    def read(self, rows: Sequence[EntryRow]) -> None:
        """Carry out entries that were found in the database: somebody else stored them, so they are checked."""
        match = self.match
        for row in rows:
            move = NO_MOVE
            if row.key == UNDO and not self.outdated:
                match.check_undo(row.seat)
            elif row.key not in BESIDE:
                move = possible_move(match, row.seat, row.key, len(match.entries) + FIRST_LINE)
            self.add(row, move)

    def add(self, row: EntryRow, move: int) -> None:
        """Carry out an entry that has been stored; it is known to be possible."""
        match = self.match
        if row.key == UNDO and self.outdated:
            secret = False
            self.outdated.pop()
        elif row.key == UNDO:
            secret = match.entries[match.last_of(row.seat)].sealed
            match.take_back(row.seat)
        elif row.key == STOOD_IN:  # anyone who may not know of the choice may not know of this either
            secret = match.state.top() & 255 >= SEALED
            self.stand_ins.add(len(self.rows))
        elif row.key in BESIDE:
            secret = False
        else:
            match.add(row.seat, move)
            secret = match.known_entries.is_secret(-1)
        self.rows.append(row)
        self.known_entries.add(row.seat, secret)

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
            (row.key == UNDO or row.key not in BESIDE) and self.known_entries.knows(seat, number)
            for number, row in enumerate(self.rows[revision:], revision)
        )

    def made(self, seat: int, key: str, revision: int) -> bool:
        """Whether the first thing that a seat may know of since a revision is this move of its own."""
        if not 0 <= revision <= len(self.rows):
            return False
        later = enumerate(self.rows[revision:], revision)
        known = (row for at, row in later if row.key not in OPEN_BESIDE and self.known_entries.knows(seat, at))
        first = next(known, None)
        return first is not None and (first.seat, first.key) == (seat, key)


def turn_of(state: State) -> int:
    """The seats to act as a mask."""
    return sum(1 << seat for seat in acting(state))


def secrets_among(rows: Sequence[EntryRow], played: Sequence[int], match: Match) -> list[bool]:
    """Whether each entry was a sealed choice that did not open the others, or took such a choice back.

    What was taken back had the same kind of decision before it as the next choice that stood.
    """
    standing = dict(zip(played, match.entries, strict=True))
    sealed, news = match.state.top() & 255 >= SEALED, match.state.news
    found: list[bool] = []
    for number in range(len(rows) - 1, -1, -1):
        entry = standing.get(number)
        if entry is not None:
            found.append(stays_secret(entry, news))
            sealed, news = entry.sealed, entry.news
        else:
            found.append(sealed and rows[number].key not in OPEN_BESIDE)
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
