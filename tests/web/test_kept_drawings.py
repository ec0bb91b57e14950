"""Drawings that are kept from move to move and shared between viewers show nobody more than their own view."""

from __future__ import annotations

from random import Random

import pytest

from wunderkammer.match.match import Match
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.board.shared_position import SharedPosition
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Boris", "Cleo", "Dora"]
CASES = [
    ("evolution", {}),
    ("evolution", {"quick_play": True}),
    ("lost_lands", {}),
    ("encyclopedia", {}),
    ("darwins_journey", {}),
]
MOST = 120


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_what_is_kept_is_what_would_be_drawn_anew(game: str, options: dict[str, object]) -> None:
    match, choose, public = Match(game, 4, 5, options), Random(5), LatestDrawings()
    own: dict[int | None, LatestDrawings] = {seat: LatestDrawings() for seat in (0, 1, 2, 3, None)}
    for _ in range(MOST):
        shared = SharedPosition()
        for seat in choose.sample([*own], choose.randint(1, 5)):  # some look away for a while, and come back
            kept = Sight(match, seat, "en", NAMES, True, shared, own[seat], public)
            assert artist(match.game)(kept) == artist(match.game)(Sight(match, seat, "en", NAMES)), seat
        if not match.to_act:
            return
        seat = choose.choice(match.to_act)
        match.play(seat, choose.choice(match.legal(seat)))


@pytest.mark.parametrize("game", ["evolution", "encyclopedia"])
def test_hands_that_are_drawn_first_leave_nothing_in_what_spectators_see(game: str) -> None:
    match, choose = Match(game, 4, 8), Random(8)
    public, own = LatestDrawings(), LatestDrawings()
    for _ in range(MOST // 2):
        for holder in range(4):  # the holder of a hand is drawn first and could leave something behind
            artist(match.game)(Sight(match, holder, "en", NAMES, public_drawings=public, own_drawings=LatestDrawings()))
        seen = artist(match.game)(Sight(match, None, "en", NAMES, public_drawings=public, own_drawings=own))
        assert seen == artist(match.game)(Sight(match, None, "en", NAMES))
        assert "el-hand-" not in seen.live
        seat = choose.choice(match.to_act)
        match.play(seat, choose.choice(match.legal(seat)))
