"""Positions to think about."""

from __future__ import annotations

from wunderkammer.bots import Past
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.shelf.game import game


def decision(
    name: str, seats: int, seed: int, number: int, options: dict[str, object] | None = None
) -> tuple[State, int, Past]:
    """The position before some decision of a random game that offers a choice."""
    chosen = game(name)
    state, rng, past = chosen.new(seats, options), Rng(seed), Past(chosen.rules, seats)
    while True:
        who = int(actor(state))
        assert who != NOBODY
        if who == NATURE:
            apply(state, who, sample(state, rng))
            continue
        moves = legal_moves(state, who)
        if len(moves) > 1 and (number := number - 1) < 0:
            return state, who, past
        move = moves[rng.below(len(moves))]
        past.note(state, who, move)
        apply(state, who, move)
