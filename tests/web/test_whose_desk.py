"""Whose desk lies in front of somebody: of the seat looked from; spectators and replays see that of the one to act."""

from __future__ import annotations

import pytest

from tests.browser.positions import play_to
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight

NAMES = ["Anna", "Ben", "Cora"]
GAMES = ("darwins_journey", "encyclopedia", "evolution", "lost_lands")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sits_at_the_table_has_the_own_desk_and_spectators_that_of_the_one_to_act(game: str) -> None:
    match = play_to(game, 3, until=lambda match: list(match.to_act) == [2])
    assert [Sight(match, seat, "en", NAMES).desk_seat for seat in (0, 1, 2, None)] == [0, 1, 2, 2]
    assert Sight(play_to(game, 3), None, "en", NAMES).desk_seat == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_desk_that_is_only_looked_at_cannot_be_used(game: str) -> None:
    match = play_to(game, 3, until=lambda match: list(match.to_act) == [2])
    watched = artist(match.game)(Sight(match, None, "en", NAMES)).live
    assert "data-moves" not in watched
    assert "data-moves" in artist(match.game)(Sight(match, 2, "en", NAMES)).live
