"""Taking back: as far as allowed, said before anybody tries, and written down like a move."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from tests.table.company import mine, open_table, play_any, run
from wunderkammer.errors import UndoRefused
from wunderkammer.table import House, UndoState


def test_an_undo_is_an_entry_and_nothing_is_erased(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"), "encyclopedia")
            seat, before, legal = (
                table.match.to_act[0],
                table.match.state_json(),
                table.match.legal(table.match.to_act[0]),
            )
            key = await play_any(table, seat)
            await table.undo(seat)
            assert table.match.state_json() == before
            assert table.match.legal(seat) == legal
            query = text("SELECT seat, key FROM entries ORDER BY number DESC LIMIT 2")
            with house.services.store.engine.connect() as connection:
                assert [tuple(row) for row in connection.execute(query)] == [(seat, "undo"), (seat, key)]

    run(scenario())


def test_whether_it_is_possible_is_known_before(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            assert table.undo_state(0) == UndoState(False, "undo-nothing")
            await play_any(table, 0)
            assert table.undo_state(0) == UndoState(True, None)
            await play_any(table, 1)  # now the secret choices are open
            assert table.undo_state(0) == UndoState(False, "undo-all-chosen")
            revision = table.revision
            with pytest.raises(UndoRefused) as caught:
                await table.undo(0)
            assert (caught.value.code, table.revision) == ("undo-all-chosen", revision)

    run(scenario())


def test_after_an_undo_another_move_can_be_chosen_and_stays_after_a_restart(url: str) -> None:
    async def scenario() -> None:
        async with House(url) as house:
            table, _ = await open_table(house, mine("Anna", "Boris"))
            other = table.match.legal(0)[1]
            await play_any(table, 0)
            await table.undo(0)
            await table.play(0, other, table.revision)
            match_id = table.id
        async with House(url) as house:
            table = await house.table(match_id)
            key = table.match.game.vocabulary.key
            assert key(table.match.entries[-1].move) == other
            assert table.undo_state(0).can
            assert table.revision == len(table.match.entries) + 2

    run(scenario())
