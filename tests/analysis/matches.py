"""Matches to analyse, and a teacher who thinks little."""

from __future__ import annotations

import pytest

from wunderkammer.analysis import analyst
from wunderkammer.analysis.judge_settings import JudgeSettings
from wunderkammer.bots import Company, Occasion, bot
from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match

LITTLE = JudgeSettings(rounds=24, worlds=6, survey=2)


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """A teacher who looks at a few worlds only."""
    monkeypatch.setattr(analyst, "settings_for", lambda rules: LITTLE)


def play_match(
    game: str,
    seats: int,
    seed: int,
    name: str = "quick",
    options: dict[str, object] | None = None,
    start: object = None,
) -> Match:
    """A match between equal bots, from its beginning or from a position."""
    match = Match(game, seats, seed, options) if start is None else Match.from_state(game, start, seed)
    bots = [bot(name, seed + seat) for seat in range(match.seats)]
    with Company(match.rules, bots, Occasion(game, match.seats, match.options)) as company:
        while match.result is None:
            seat = match.to_act[0]
            move = company.choose(match.state, seat)
            company.see(match.state, seat, move)
            match.add(seat, move)
            match.let_chance_act()
    return match


def finish(match: Match, seed: int) -> None:
    """Play a match to its end by chance."""
    rng = Rng(seed)
    while match.result is None:
        seat = match.to_act[0]
        keys = match.legal(seat)
        match.play(seat, keys[int(rng.below(len(keys)))])
