"""A game whose own opponents stand under another option than those of the cabinet is played like any other."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.shelving import crumbs
from tests.terminal.table import Typist
from wunderkammer.errors import BadParty, BadSeats
from wunderkammer.match.party import check_seats
from wunderkammer.shelf.game import Game
from wunderkammer.terminal.menu import new_match
from wunderkammer.terminal.style import console

__all__ = ["crumbs"]


def test_sparrows_are_asked_for_seated_and_played_against_in_the_terminal(
    crumbs: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = io.StringIO()
    party = ["2", "Anna", "", "1"]  # two seats, nobody beside Anna, one sparrow
    crumbs_taken = ["2", "2", "1"]
    assert new_match(console(page, 100), Typist([*party, *crumbs_taken]), crumbs, "en") == 0
    text = page.getvalue()
    assert "Sparrows — They take the last seats and one crumb at a time." in text
    assert "Anna wins with 5 points!" in text
    assert "Sparrow" in text.partition("Score sheet")[2]


def test_sparrows_leave_a_seat_to_somebody_else(crumbs: Game) -> None:
    with pytest.raises(BadParty, match="2 AI opponents do not fit: with 2 seats"):
        check_seats(crumbs, 2, {"sparrows": 2})
    with pytest.raises(BadSeats, match="--option sparrows=1"):
        check_seats(crumbs, 1, {})
