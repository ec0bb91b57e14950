"""The rules answer as they did: along pinned walks, and to every change of pinned positions."""

from __future__ import annotations

import pytest

from tests.games.pins.comparing import compare_positions, compare_walk, pinned_positions, pinned_walks

GAME = "darwins_journey"


@pytest.mark.parametrize("number", pinned_walks(GAME))
def test_a_walk_goes_as_it_went(number: int) -> None:
    compare_walk(GAME, number)


@pytest.mark.parametrize("number", pinned_positions(GAME))
def test_changed_positions_are_answered_as_they_were(number: int) -> None:
    compare_positions(GAME, number)
