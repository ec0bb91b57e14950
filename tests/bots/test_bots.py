"""Bots: the same seed makes the same choice, a bot is told what its seat sees, and greedy plays better than chance."""

from __future__ import annotations

import pytest

from tests.bots.little_thought import thinking_little
from wunderkammer.bots import BOTS, Info, bot
from wunderkammer.core.engine import acting, actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE, NOBODY
from wunderkammer.core.rng import Rng
from wunderkammer.core.state import State
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.simulate import Series, simulate
from wunderkammer.shelf.game import game, games

EVERY = 11  # of the decisions of a game these are looked at
MOST = 4


def positions(name: str, seed: int) -> list[State]:
    """Some positions of a random game in which somebody has to decide."""
    state, rng = game(name).new(game(name).seats[-1]), Rng(seed)
    found: list[State] = []
    count = 0
    while actor(state) != NOBODY and len(found) < MOST:
        who = actor(state)
        if who == NATURE:
            apply(state, who, sample(state, rng))
            continue
        moves = legal_moves(state, who)
        if len(moves) > 1 and (count := count + 1) % EVERY == 0:
            found.append(state.clone())
        apply(state, who, moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize("name", games())
def test_info_tells_what_the_seat_sees(name: str) -> None:
    rules = game(name).rules
    for state in positions(name, 4):
        for seat in acting(state):
            info = Info(rules, state, seat)
            assert info.view == rules.view(state, seat)
            assert info.legal == legal_moves(state, seat)
            assert all(rules.view(world, seat) == info.view for world in info.worlds(2, Rng(1)))


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_makes_the_same_choices_and_a_choice_changes_nothing(kind: str) -> None:
    rules = game("lost_lands").rules
    for state in positions("lost_lands", 5):
        seat = acting(state)[0]
        before = rules.to_json(state)
        chosen = thinking_little(bot(kind, 9)).choose(Info(rules, state, seat))
        assert chosen in legal_moves(state, seat)
        assert chosen == thinking_little(bot(kind, 9)).choose(Info(rules, state, seat))
        assert rules.to_json(state) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_in_lost_lands(seats: int) -> None:
    order = Series("lost_lands", seats, {}, ["greedy"] + ["random"] * (seats - 1), True, 1)
    bots = simulate(order, 2, on=1).tally.bots
    assert bots["greedy"].win_rate().value == 1
    assert bots["greedy"].score().value > 2 * bots["random"].score().value


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(WunderkammerError, match=r"no bot “gredy”\. Did you mean greedy\?"):
        bot("gredy", 1)
