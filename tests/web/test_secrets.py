"""Whole games over HTTP: no byte that a seat or a spectator is sent depends on what they may not know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.table.company import fix_luck, run
from tests.web.conftest import SECRET
from tests.web.spied_room import HINTS, SpiedRoom
from wunderkammer import games
from wunderkammer.games.evolution.board.board import draw
from wunderkammer.match.match import Match
from wunderkammer.table import House
from wunderkammer.table.bot_service import pool as bot_pool
from wunderkammer.web.app import create_app
from wunderkammer.web.board.shared_position import SharedPosition
from wunderkammer.web.board.sight import Sight
from wunderkammer.web.settings import Settings

LIMITS = Settings(SECRET, matches_per_minute=1000, calls_per_minute=10**9)


async def spy_on_a_whole_game(game: str, folder: Path) -> SpiedRoom:
    app = create_app(House(str(folder / "tables.sqlite"), bot_processes=1), LIMITS)
    async with app.router.lifespan_context(app):
        room = SpiedRoom(app, 11)
        room.thrifty = True
        await room.sit_down(game)
        moves = 0
        while room.table.match.to_act:
            room.check_streams()
            await room.spy((0, 1, None)[moves % 3])
            if moves % HINTS == HINTS // 2:
                await room.hint()
            await room.move()
            moves += 1
        await room.leave()
    return room


@pytest.mark.parametrize("game", games())
def test_nothing_hidden_is_sent(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT_SECONDS", 0.05)
    fix_luck(monkeypatch)
    room = run(spy_on_a_whole_game(game, tmp_path))
    assert room.table.match.result is not None
    # There was something to hide all the time, or nothing of this is worth anything.
    assert (
        min(
            room.seen[kind]
            for kind in ("act", "page", "stream", "what", "help", "replay", "record", "hint", "api view", "api log")
        )
        > 0
    )
    assert room.worlds > 100 or game not in ("evolution", "lost_lands")  # the others hide nothing but piles


@pytest.mark.parametrize("quick_play", [False, True])
def test_what_is_drawn_for_all_together_is_what_each_would_see_alone(quick_play: bool) -> None:
    match, choose = Match("evolution", 4, 5, {"quick_play": quick_play}), Random(5)
    names = ["Ada", "Boris", "Cleo", "Dora"]
    while match.to_act:
        shared = SharedPosition()
        for seat in choose.sample([0, 1, 2, 3, None], 5):
            together, alone = (Sight(match, seat, "en", names, shared=kept) for kept in (shared, None))
            assert draw(together) == draw(alone), seat
        seat = choose.choice(match.to_act)
        match.play(seat, choose.choice(match.legal(seat)))
