"""Whatever can happen at a table can be written down and read back, also while chance is about to act."""

from __future__ import annotations

from wunderkammer import game
from wunderkammer.core import engine
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng


def read_back(name: str, seats: int, seed: int, **options: object) -> int:
    """Play a random game and write down and read back each of its positions; how many there were."""
    chosen, dice, count = game(name), Rng(seed), 0
    rules, content = chosen.rules, chosen.content()
    state = rules.new(seats, chosen.check(seats, options), content)
    while (seat := engine.actor(state)) != NOBODY:
        written = rules.to_json(state)
        assert rules.to_json(rules.from_json(written, content)) == written
        count += 1
        if seat == NATURE:
            engine.apply(state, seat, engine.sample(state, dice))
        else:
            seat = engine.acting(state)[0]
            legal = engine.legal_moves(state, seat)
            engine.apply(state, seat, legal[dice.below(len(legal))])
    return count
