"""The entries of a table: checked once, and counted in the same way as they come and when they are read again."""

from __future__ import annotations

import random

import pytest

from tests.conformance.cases import nested
from wunderkammer.core.state import State
from wunderkammer.errors import BadRecord, UndoRefused
from wunderkammer.match.match import Match
from wunderkammer.shelf import game as shelf
from wunderkammer.table.clocks import AWAY, BACK, STOOD_IN
from wunderkammer.table.entry_book import EntryBook, NewEntry, Plan
from wunderkammer.table.storage.rows import EntryRow

QUICK = {"quick_play": True}
MOVES = 150


def book_of(match: Match) -> EntryBook:
    key = match.vocabulary.key
    return EntryBook(match.record.header, [EntryRow(one.seat, key(one.move), 0.0, 0) for one in match.entries])


def keep(book: EntryBook, *entries: NewEntry) -> None:
    """As a room does after it has stored them."""
    for one in entries:
        book.add(EntryRow(one.seat, one.key, 0.0, one.turn), one.move)


def step(book: EntryBook, chance: random.Random) -> None:
    """Something that can happen at a table."""
    match = book.match
    seat = chance.choice(match.to_act)
    if chance.random() < 0.2:
        keep(book, book.beside(seat, chance.choice((AWAY, BACK))))
    if chance.random() < 0.3 and match.undo_refusal(seat) is None:
        keep(book, *book.undo_plan(seat).steps)
        return
    stood_in = [book.beside(seat, STOOD_IN)] if chance.random() < 0.1 else []
    keep(book, *stood_in, *book.ahead(seat, chance.choice(match.legal(seat))).steps)


@pytest.mark.parametrize(
    ("game", "options"),
    [("lost_lands", {}), ("evolution", {}), ("evolution", QUICK), ("encyclopedia", {}), ("darwins_journey", {})],
)
def test_entries_count_the_same_as_they_come_and_read_again(game: str, options: dict[str, object]) -> None:
    book, chance = book_of(Match(game, 3, 2, options)), random.Random(2)
    for number in range(MOVES):
        if not book.match.to_act:
            break
        step(book, chance)
        if number % 10 == 0:
            again = EntryBook(book.match.record.header, book.rows)
            assert again.known_entries.knowers == book.known_entries.knowers
            assert again.match.state_json() == book.match.state_json()


def test_a_move_is_checked_once_between_the_request_and_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    every = {**shelf.all_games(), nested().id: nested()}
    monkeypatch.setattr(shelf, "all_games", lambda: every)
    book = book_of(Match(nested().id, seed=1))
    asked, table = [], type(book.match.state)
    legal = table.legal

    def counted(state: State, f: int, buffer: object) -> None:
        asked.append(f)
        legal(state, f, buffer)  # type: ignore[arg-type]

    key = book.match.legal(0)[0]
    monkeypatch.setattr(table, "legal", counted)
    plan = book.ahead(0, key)
    assert len(asked) == 1
    keep(book, *plan.steps)
    assert len(asked) == 1
    assert len(book.match.entries) >= len(plan.steps)


def stored(plan: Plan) -> list[EntryRow]:
    return [EntryRow(one.seat, one.key, 0.0, one.turn) for one in plan.steps]


def test_what_another_process_stored_is_checked() -> None:
    book, other = book_of(Match("evolution", 2, 3)), book_of(Match("evolution", 2, 3))
    seat = book.match.to_act[0]
    rows = stored(book.ahead(seat, book.match.legal(seat)[0]))
    other.read(rows)
    assert len(other.rows) == len(book.rows) + len(rows)
    with pytest.raises(BadRecord, match="cannot play"):
        other.read(rows)
    with pytest.raises(UndoRefused):
        other.read([EntryRow(1 - seat, "undo", 0.0, 0)])
